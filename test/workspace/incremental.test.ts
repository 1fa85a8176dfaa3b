import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkPage } from '../../server/src/core/analysis/report.ts';
import { parseJson } from '../../server/src/core/config/json/jsonTree.ts';
import { beginMark, endMark } from '../../server/src/core/generators/rulesFile/marks.ts';
import { completePage } from '../../server/src/core/features/page/completion/completion.ts';
import { symbolsNamed } from '../../server/src/core/features/site/workspaceSymbols.ts';
import { readPage } from '../../server/src/core/page/readPage.ts';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import type { ReportedFinding } from '../../server/src/core/rules/engine/reportedFindings.ts';
import { checkConfig } from '../../server/src/core/rules/engine/runRules.ts';
import { repeatCounts, repeatsText } from '../../server/src/core/rules/engine/repeats.ts';
import { defaultRuleSettings } from '../../server/src/core/settings/ruleSettings.ts';
import { pageContextOf } from '../../server/src/core/site/siteSnapshot.ts';
import type { FileChange } from '../../server/src/workspace/files/fileSystem.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { fromUri, join, type ResourcePath } from '../../server/src/workspace/files/resourcePath.ts';
import type { Site } from '../../server/src/workspace/site.ts';
import { runs } from '../support/thorough.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { configuredRules } from '../../server/src/core/rules/engine/activeRules.ts';

// Whatever happens to a site, in whichever order, its problems are those that a fresh start finds.

const root = fromUri('file:///work');

const run = { rules: configuredRules(defaultRuleSettings), onCrash: failOnCrash };

function failOnCrash(rule: string, error: unknown): void {
  throw new Error(`the rule ${rule} failed`, { cause: error });
}

function newWorkspace(disk: MemoryFileSystem, mostWaitedFor: number): Workspace {
  return new Workspace(disk, {
    mostWaitedFor,
    onError: (error) => {
      throw error;
    },
    onCrash: failOnCrash,
  });
}

/** The findings of every file as they are kept and shown, open documents as the editor has them. */
async function cachedFindings(workspace: Workspace): Promise<readonly string[]> {
  await workspace.loaded();
  await workspace.checked();
  return workspace.sites.flatMap((site) => {
    const pages = site.state.pages.flatMap((file) => site.diagnostics.all(file));
    return show(site, pages);
  });
}

/** What the rules find in the same texts when each is read now, and nothing was kept. */
async function freshFindings(
  workspace: Workspace,
  open: ReadonlyMap<ResourcePath, string>,
): Promise<readonly string[]> {
  await workspace.loaded();
  const all: string[] = [];
  for (const site of workspace.sites) {
    const found: ReportedFinding[] = [];
    for (const file of site.state.pages) {
      const text = await site.readText(file);
      const page = text === undefined ? undefined : pageContextOf(site.takeSnapshot(), file, readPage(text));
      if (page === undefined) continue;
      found.push(...checkPage(page, run, open.has(join(site.root, file)) ? 'open' : { unlistedPages: 'errors' }));
    }
    all.push(...show(site, found));
  }
  return all;
}

/** What is reported of closed files, with the copies of each finding. */
async function reported(workspace: Workspace): Promise<readonly string[]> {
  await workspace.loaded();
  await workspace.checked();
  return workspace.sites.flatMap((site) =>
    site.state.pages.flatMap((file) =>
      site.diagnostics.all(file).map((finding) => {
        const { rule, range, message, repeatOf } = finding;
        const said = `${message}${repeatsText(repeatCounts(finding))}`;
        return `${file} ${rule.id} ${range.start} ${said} ${repeatOf?.file ?? ''} ${repeatOf?.range.start ?? ''}`;
      }),
    ),
  );
}

/** What is offered of the whole site, in its order: symbols, and links of a page to others and their sections. */
function offered(workspace: Workspace): readonly string[] {
  return workspace.sites.flatMap((site) => {
    const snapshot = site.takeSnapshot();
    const symbols = symbolsNamed(snapshot, 'e').map(({ name, file, range }) => `${file} ${range.start} ${name}`);
    const links = ['[a](/', '[a](#', '[a](/guides/c#', '[a](/a#', '<'].flatMap((begun) => {
      const page = pageContextOf(snapshot, 'a.mdx' as SitePath, readPage(`## Setup\n\n## Usage\n\n${begun}`));
      if (page === undefined) return [];
      const { items } = completePage(page, page.page.text.length, { isTyped: false, hasMarkdownSupport: false });
      return items.map(({ label }) => `${begun} ${label}`);
    });
    return [...symbols, ...links];
  });
}

function show(site: Site, pages: readonly ReportedFinding[]): readonly string[] {
  const all = [...checkConfig(site.takeSnapshot(), run), ...pages];
  return all.map(({ file, rule, range, message }) => `${site.root}/${file} ${rule.id} ${range.start} ${message}`);
}

function hasSyntaxError(json: string): boolean {
  return parseJson(json).problems.some(({ kind }) => kind === 'other');
}

/** Numbers that look like chance and are the same at each run. */
function chance(seed: number): <T>(choices: readonly T[]) => T {
  let state = seed * 7919 + 17;
  return (choices) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const choice = choices[Math.floor(state / 7) % choices.length];
    assert.ok(choice !== undefined);
    return choice;
  };
}

const files = [
  'a.mdx',
  'b.mdx',
  'guides/b.mdx',
  'guides/c.mdx',
  'guides/index.mdx',
  'guides/deep/d.md',
  'snippets/part.mdx',
  'shared/piece.mdx',
  'snippets/Box.jsx',
  'components/Tag.jsx',
  'README.md',
  'images/one.png',
];
const folders = ['guides', 'guides/deep', 'shared', 'moved', 'snippets'];

const front = (title: string, operation = ''): string =>
  `---\ntitle: ${title}\ndescription: About it.\n${operation}---\n\n`;
const operations = ['', '', '', 'openapi: GET /users\n', 'openapi: other.json GET /user\n'];
const pieces = [
  '## Setup\n\n',
  '## Usage\n\nSome *prose* about it.\n\n',
  '# Top\n\n',
  'See [that](/guides/c#setup) and [this](./b).\n\n',
  'See [the guide](/guides), [deep](guides/deep/d#usage) and [moved](/moved/c).\n\n',
  '![](/images/one.png)\n\n',
  '![One](/images/one.png)\n\n'.repeat(7),
  '<Frame>\n  ![One](/images/one.png)\n</Frame>\n\n'.repeat(9),
  "import Part from '/snippets/part.mdx';\n\n<Part />\n\n",
  "import Piece from '/shared/piece.mdx';\n\n<Piece />\n\n",
  "import { Box, Gone } from '/snippets/Box.jsx';\n\n<Box /><Gone />\n\n",
  "import { Tag, Gone } from '/components/Tag.jsx';\n\n<Tag /><Gone />\n\n",
  '<Snippet file="part.mdx" />\n\n',
  '<Snippet file="prat.mdx" />\n\n',
  'Ask {{api-host}}, see [there](/docs/b) and <Icon icon="alarm-clock" />.\n\n',
  '<Note>\n  See [up](#usage) and [a page](/a#setup).\n</Note>\n\n',
  '<Unknown />\n\n{/* docsight-disable-next-line link/not-found */}\n[gone](/gone)\n\n',
];
const configs = [
  { navigation: [{ group: 'G', pages: ['a', 'b', 'guides/c'] }] },
  {
    navigation: [{ group: 'G', pages: ['a', 'README', 'shared/piece'] }],
    redirects: [{ source: '/gone', destination: '/a' }],
  },
  { navigation: [{ group: 'G', pages: ['moved/c', 'guides/index'] }], openapi: '/api.yaml' },
  {
    navigation: [
      { group: 'H', pages: ['b'] },
      { group: 'G', pages: ['a', 'guides/c', 'guides/deep/d'] },
    ],
  },
  {
    navigation: [
      { group: 'G', version: 'v1', pages: ['a', 'guides/c'] },
      { group: 'G', version: 'v2', pages: ['a', 'b', 'guides/deep/d'] },
    ],
    redirects: [{ source: '/guides/c', destination: '/b' }],
    anchors: [{ name: 'More', url: 'guides/index' }],
  },
  {
    navigation: {
      versions: ['1', '2'].map((version, at) => ({
        version,
        pages: [
          ['a', 'b'],
          ['guides/c', 'a'],
        ][at],
      })),
    },
    redirects: [{ source: '/moved/:name', destination: '/a' }],
  },
  { navigation: { pages: ['a', 'b', 'guides/cc', 'guides/deep/d'], groups: [{ group: 'G', pages: ['README'] }] } },
  { navigation: { pages: ['a', 'b', { $ref: './parts/one.json' }] }, variables: { 'api-host': 'api.example' } },
  {
    navigation: {
      versions: [
        { version: '2', pages: ['b', 'a', 'guides/deep/d'] },
        { version: '1', pages: ['guides/b', 'guides/c'] },
      ],
    },
  },
  { navigation: [{ group: 'G', pages: ['build/a', 'build/b', 'build/guides/c'] }] },
  { navigation: { groups: [{ $ref: './parts/one.json' }] }, icons: { library: 'lucide' } },
].map((part) => JSON.stringify({ name: 'Acme', ...part }));
const fragmentTexts = [
  { group: 'P', pages: ['guides/c', 'README'] },
  { group: 'P', pages: ['guides/index', { $ref: './none.json' }] },
  { group: 'P', page: ['b'] },
].map((part) => JSON.stringify(part));
const dataTexts: Readonly<Record<string, readonly string[]>> = {
  'docs.json': [...configs, ...configs.slice(0, 4).map(halfTyped)],
  'parts/one.json': [...fragmentTexts, ...fragmentTexts.slice(0, 1).map(halfTyped)],
};

/** A text with a syntax error, whose rest is lost to a reader that doesn't know an earlier text. */
function halfTyped(text: string): string {
  return text.slice(0, text.lastIndexOf('[') + 3);
}
const settings = [
  '{}',
  '{ "rules": { "link/*": "off" } }',
  '{ "ignore": ["guides/**"] }',
  '{ "unlistedPages": "all", "rules": { "image/frame": "info" } }',
  '{ "components": { "Unknown": {} } }',
  '{ "docsUrl": "https://docs.example", "rules": { "page/index-note": ["warning", { "required": true }] } }',
];
const ignored = ['', 'guides/deep\n', 'b.mdx\n', '/AGENTS.md\n'];
const assistantFiles = ['AGENTS.md', '.cursor/rules.md'];
const assistantTexts = ['Mine.\n', `${beginMark('')}\nOld.\n${endMark}\n`];

class Play {
  readonly disk = new MemoryFileSystem();
  readonly open = new Map<ResourcePath, string>();
  readonly #pick: ReturnType<typeof chance>;
  readonly #workspace: Workspace;
  readonly #mostWaitedFor: number;
  readonly #done: string[] = [];

  constructor(seed: number, mostWaitedFor: number) {
    this.#pick = chance(seed);
    this.#mostWaitedFor = mostWaitedFor;
    this.#workspace = newWorkspace(this.disk, mostWaitedFor);
    this.#write('docs.json', configs[0] ?? '');
    for (const file of files) this.#write(file, this.#textFor(file));
  }

  async run(steps: number): Promise<void> {
    void this.#workspace.addFolder(root);
    for (let step = 1; step <= steps; step++) {
      this.#step();
      // Now and then everything is let settle; between that, one thing comes upon another.
      if (this.#pick([true, false, false])) await this.#compare();
    }
    for (const [file, [text = '']] of Object.entries(dataTexts)) this.#setText(file, text);
    await this.#compare();
    assert.ok(offered(this.#workspace).length > 10);
  }

  async #compare(): Promise<void> {
    // Meanwhile pages are checked with an earlier text, which a fresh start doesn't know.
    const texts = await Promise.all(Object.keys(dataTexts).map((file) => this.#textOf(file)));
    if (texts.some(hasSyntaxError)) return;
    const fresh = newWorkspace(this.disk, this.#mostWaitedFor);
    await fresh.addFolder(root);
    for (const [path, text] of this.open) fresh.setOpenText(path, text);
    const kept = await cachedFindings(this.#workspace);
    assert.deepEqual(kept, await freshFindings(fresh, this.open), this.#done.join('\n'));
    assert.deepEqual(await reported(this.#workspace), await reported(fresh), this.#done.join('\n'));
    assert.deepEqual(offered(this.#workspace), offered(fresh), this.#done.join('\n'));
  }

  #step(): void {
    const changes: FileChange[] = [];
    for (const action of this.#pick([
      ['type'],
      ['type'],
      ['close'],
      ['disk'],
      ['disk', 'disk', 'disk'],
      ['move'],
      ['other'],
    ])) {
      if (action === 'type') this.#type();
      else if (action === 'close') this.#close();
      else if (action === 'disk') changes.push(this.#changeFile(this.#pick(files)));
      else if (action === 'move') changes.push(...this.#move());
      else changes.push(this.#changeOther());
    }
    if (changes.length > 0) void this.#workspace.applyChanges(changes);
  }

  #type(): void {
    const pages = files.filter((name) => /\.mdx?$/.test(name));
    const file = this.#pick([...pages, ...assistantFiles, ...Object.keys(dataTexts)]);
    this.#setText(file, this.#pick(dataTexts[file] ?? [this.#textFor(file)]));
  }

  #setText(file: string, text: string): void {
    this.open.set(join(root, file), text);
    this.#workspace.setOpenText(join(root, file), text);
    this.#done.push(`type ${file}`);
  }

  #close(): void {
    const path = [...this.open.keys()][0];
    if (path === undefined) return;
    this.open.delete(path);
    this.#workspace.closeText(path);
    this.#done.push(`close ${path}`);
  }

  #changeFile(file: string): FileChange {
    const path = join(root, file);
    const existed = this.disk.has(path);
    if (existed && this.#pick([true, false, false])) {
      this.disk.remove(path);
      this.#done.push(`remove ${file}`);
      return { path, kind: 'deleted' };
    }
    this.#write(file, this.#textFor(file));
    this.#done.push(`write ${file}`);
    return { path, kind: existed ? 'changed' : 'created' };
  }

  #move(): readonly FileChange[] {
    const from = join(root, this.#pick(folders));
    const to = join(root, this.#pick(folders));
    if (from === to || `${from}/`.startsWith(`${to}/`) || `${to}/`.startsWith(`${from}/`)) return [];
    if (!this.disk.move(from, to)) return [];
    this.#done.push(`move ${from} ${to}`);
    return [
      { path: from, kind: 'deleted' },
      { path: to, kind: 'created' },
    ];
  }

  #changeOther(): FileChange {
    const [file, texts] = this.#pick<readonly [string, readonly string[]]>([
      ...Object.entries(dataTexts),
      ['.docsight.json', settings],
      ['.mintignore', ignored],
      ['.gitignore', ['', '/build/\n']],
      ['guides/mkdocs.yml', ['site_name: Acme\n']],
      ...assistantFiles.map((name) => [name, assistantTexts] as const),
      ['api.yaml', ['openapi: 3.1.0\n', 'nothing: 1\n', 'openapi: 3.1.0\npaths: { /users: { get: {} } }\n']],
      ['other.json', ['{ "openapi": "3.1.0", "paths": { "/users": { "get": {} } } }', '{}', '{ "openapi"']],
    ]);
    const path = join(root, file);
    const existed = this.disk.has(path);
    this.#write(file, this.#pick(texts));
    this.#done.push(`write ${file}`);
    return { path, kind: existed ? 'changed' : 'created' };
  }

  async #textOf(file: string): Promise<string> {
    return this.open.get(join(root, file)) ?? (await this.disk.readFile(join(root, file))) ?? '{}';
  }

  #write(file: string, text: string): void {
    this.disk.write(join(root, file), text);
  }

  #textFor(file: string): string {
    if (file.endsWith('.png')) return '';
    if (assistantFiles.includes(file)) return this.#pick(assistantTexts);
    if (file.endsWith('.jsx'))
      return this.#pick([
        'export const Box = () => <b />;\n',
        'export const Tag = 1;\n',
        'export function Gone() {}\n',
        "import Part from './part.mdx';\nexport const Box = () => <Part />;\n",
        '',
      ]);
    const parts = Array.from({ length: this.#pick([0, 1, 2, 4]) }, () => this.#pick(pieces)).join('');
    return this.#pick([front('Same title'), front(`Page ${file}`, this.#pick(operations)), '']) + parts;
  }
}

// DOCSIGHT_SEED=N plays other games.
const firstSeed = Number(process.env['DOCSIGHT_SEED'] ?? 1);

describe('after anything that happened the problems are those of a fresh start', () => {
  it('where little is to be read', async () => {
    for (let seed = firstSeed; seed < firstSeed + runs(1, 100); seed++) await new Play(seed, 1_000).run(runs(17, 40));
  });

  it('where pages are read while other things happen', async () => {
    for (let seed = firstSeed + 100; seed < firstSeed + 100 + runs(1, 100); seed++)
      await new Play(seed, 2).run(runs(17, 40));
  });
});
