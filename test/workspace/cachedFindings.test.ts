import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { repeatCounts, repeatsText } from '../../server/src/core/rules/engine/repeats.ts';
import type { CachedFindings, CachedPage, CachedSite } from '../../server/src/workspace/diagnostics/cachedFindings.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import type { PageReader, ReadingJob } from '../../server/src/workspace/pages/pageReader.ts';
import { hashOfRead } from '../../server/src/workspace/files/fileState.ts';
import { hashOfShared, readAlone, unreadPage, type PageReading } from '../../server/src/workspace/pages/pageReading.ts';
import { hashOf } from '../../server/src/workspace/files/hash.ts';
import type { FileChange } from '../../server/src/workspace/files/fileSystem.ts';
import { fromUri, join } from '../../server/src/workspace/files/resourcePath.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { Random } from '../fuzz/random.ts';
import { runs } from '../support/thorough.ts';

// A run that takes over what an earlier one kept finds the same as one that doesn't, whatever has changed between them.

const root = fromUri('file:///work');
const seed = Number(process.env['DOCSIGHT_SEED'] ?? 20261121);

const pageCount = 30;
const names = Array.from({ length: pageCount }, (_, at) => `${at % 2 === 0 ? 'guides' : 'fr/guides'}/page-${at >> 1}`);

let disk: MemoryFileSystem;
/** What was kept, by the state in which it was. */
let kept: { readonly state: string; readonly site: CachedSite } | undefined;

/** Reads pages as threads with a cache do. */
const reader: PageReader = {
  async read(job) {
    const { root: siteRoot, pages, site, take, ...checking } = job;
    const state = stateOf(job);
    for (const file of pages) {
      const text = await disk.readFile(join(siteRoot, file));
      const hash = hashOfRead({ bytes: text === undefined ? text : Buffer.from(text) });
      const reading =
        text === undefined
          ? unreadPage(file)
          : memoized(JSON.stringify([state, file, text]), () => readAlone(site, file, text, checking));
      take([{ ...reading, hashes: { text: hash, shared: hashOfShared(reading) } }]);
    }
  },
};

/** Readings by all that they follow from, so that a page is read once in each state of its site. */
const readings = new Map<string, PageReading>();

function memoized(key: string, read: () => PageReading): PageReading {
  const reading = readings.get(key) ?? read();
  readings.set(key, reading);
  return reading;
}

/** Returns what a thread is told of a site: it reads pages knowing nothing else. */
function stateOf({ site, fileList, settingsFiles, rules }: ReadingJob): string {
  const { tree, composed } = site.config;
  return hashOf(
    JSON.stringify([
      ...[tree.text, composed.fragments.map((fragment) => [fragment.file, fragment.tree.text])],
      ...[fileList.files, fileList.unknownFolders, [...site.imported]],
      ...[settingsFiles.map(({ path, text }) => [path, text]), rules.overrides, rules.lowest],
    ]),
  );
}

interface Run {
  readonly findings: readonly string[];
  /** How many pages' findings were taken over. */
  readonly taken: number;
}

interface RunOptions {
  readonly isKept: boolean;
  /** The pages that are open, with the texts on the disk. */
  readonly open?: readonly string[];
  /** Changes the disk while the workspace is there. */
  readonly change?: () => Promise<void>;
}

async function run(isKept: boolean, options: Omit<RunOptions, 'isKept'> = {}): Promise<Run> {
  const { workspace, taken } = await start({ isKept, ...options });
  return { findings: findingsIn(workspace), taken: taken() };
}

/** Starts a workspace, and ends it as a server does. */
async function start({ isKept, open = [], change }: RunOptions) {
  let taken = 0;
  const counted = ({ notes, pages }: CachedSite): CachedSite => {
    const count = ({ hashes, inSite }: CachedPage): CachedPage => ({
      hashes,
      get inSite() {
        if (inSite !== undefined) taken++;
        return inSite;
      },
    });
    return { notes, pages: new Map([...pages].map(([file, page]) => [file, count(page)])) };
  };
  const cachedFindings = (): CachedFindings => ({
    read: (state) => (state === kept?.state ? counted(kept.site) : undefined),
    write: (state, site) => {
      kept = structuredClone({ state, site });
    },
  });
  const fail = (error: unknown): never => {
    throw error;
  };
  const workspace = new Workspace(disk, {
    onError: fail,
    onCrash: (_rule, error) => fail(error),
    readMany: reader,
    many: 25,
    mostWaitedFor: 1000,
    countsFixes: true,
    ...(isKept && { cachedFindings }),
  });
  const folder = workspace.addFolder(root);
  for (const name of open) {
    const file = join(root, `${name}.mdx`);
    workspace.setOpenText(file, (await disk.readFile(file)) ?? '');
  }
  await folder;
  await workspace.loaded();
  await workspace.checked();
  if (change !== undefined) {
    changes = [];
    await change();
    await workspace.applyChanges(changes);
    await workspace.loaded();
    await workspace.checked();
  }
  for (const { diagnostics } of workspace.sites) diagnostics.keep();
  return { workspace, taken: () => taken };
}

function findingsIn({ sites: [site] }: Workspace): readonly string[] {
  assert.ok(site);
  const { diagnostics } = site;
  const files = [...diagnostics.configFiles(), ...diagnostics.pages()];
  return files.flatMap((file) =>
    diagnostics.all(file).map((finding) => {
      const { rule, severity, message, range, hasFix, repeatOf } = finding;
      const said = `${message}${repeatsText(repeatCounts(finding))}`;
      return JSON.stringify([file, rule.id, severity, said, range, hasFix, repeatOf]);
    }),
  );
}

const pieces = [
  '## Setup\n\n',
  '## Usage\n\nSome *prose* about it, e.g. colour.\n\n',
  'See [that](/guides/page-3#setup), [this](./page-4#usage) and [gone](/guides/gone).\n\n',
  'See [there](/moved/page-1) and [here](/moved/page-2) and [more](/moved/page-3).\n\n',
  '![](/images/one.png)\n\n',
  "import Part from '/snippets/part.mdx';\n\n<Part />\n\n",
  "import Other from '/guides/page-5.mdx';\n\n<Other />\n\n",
  "import { Box, Gone } from '/snippets/Box.jsx';\n\n<Box /><Gone />\n\n",
  '<Snippet file="part.mdx" />\n\n',
  '{/* docsight-disable */}\n\n',
  'Hi {{name}}.\n\n',
  '<Tab title="x">\n',
];

function pageText(random: Random): string {
  const title = `title: ${random.pick(['Setup', 'Usage', `Page ${random.below(80)}`])}\n`;
  const more = random.pick([
    '',
    'description: About it.\n',
    'hidden: true\n',
    'icon: rocket\n',
    'url: https://a.example\n',
  ]);
  const count = random.below(4);
  return `---\n${title}${more}---\n\n${Array.from({ length: count }, () => random.pick(pieces)).join('')}`;
}

function config(random: Random): string {
  const listed = names.filter(() => !random.oneIn(40));
  const versions = ['en', 'fr'].map((language) => ({
    language,
    groups: [{ group: 'All', pages: listed.filter((name) => name.startsWith('fr/') === (language === 'fr')) }],
  }));
  const redirects = random.oneIn(2) ? [{ source: '/guides/gone', destination: '/guides/page-1' }] : [];
  return JSON.stringify({
    theme: 'mint',
    name: 'Acme',
    colors: { primary: '#123456' },
    navigation: { languages: versions },
    redirects,
  });
}

/** What has changed on the disk. */
let changes: FileChange[] = [];

const write = (name: string, text: string): void => {
  const path = join(root, name);
  changes.push({ path, kind: disk.has(path) ? 'changed' : 'created' });
  disk.write(path, text);
};

const remove = (name: string): void => {
  const path = join(root, name);
  changes.push({ path, kind: 'deleted' });
  disk.remove(path);
};

/** Changes a page: mostly its prose, sometimes what others may depend on. */
async function changePage(random: Random): Promise<void> {
  const name = `${random.pick(names)}.mdx`;
  const text = (await disk.readFile(join(root, name))) ?? '';
  const pick = random.below(4);
  if (pick < 2) write(name, `${text}\nOne more line.\n${pick === 0 ? `[A link](#gone-${random.below(9)})` : ''}\n`);
  else if (pick === 2) write(name, pageText(random));
  else write(name, text.replace('---\n\n', '---\n\nFirst. '));
}

/** Changes something else. */
function changeElse(random: Random): void {
  const changes: readonly (() => void)[] = [
    () => {
      remove(`${random.pick(names)}.mdx`);
    },
    () => {
      write(`${random.pick(names)}.mdx`, pageText(random));
    },
    () => {
      write('guides/gone.mdx', pageText(random));
    },
    () => {
      remove('guides/gone.mdx');
    },
    () => {
      write('docs.json', config(random));
    },
    () => {
      write('snippets/part.mdx', pageText(random));
    },
    () => {
      write('snippets/Box.jsx', random.pick(['export const Box = 1;', 'export const Gone = 1;']));
    },
    () => {
      write('.docsight.json', random.pick(['{}', '{"rules":{"link/not-found":"info"}}']));
    },
    () => {
      write('.mintignore', random.pick(['', 'fr/guides/page-1.mdx\n', 'moved/\n']));
    },
    () => {
      write('images/one.png', '');
    },
  ];
  random.pick(changes)();
}

beforeEach(() => {
  disk = new MemoryFileSystem();
  kept = undefined;
  const random = new Random(seed);
  write('docs.json', config(random));
  for (const name of names) write(`${name}.mdx`, pageText(random));
  write('snippets/part.mdx', '## Part\n');
  write('snippets/Box.jsx', 'export const Box = 1;');
});

describe('findings that an earlier run kept', () => {
  it('are taken over for all pages but the one whose prose has changed, unless others may depend on it', async () => {
    const first = await run(true);
    assert.equal(first.taken, 0);
    const { taken, findings } = await run(true);
    assert.equal(taken, pageCount + 1);
    assert.deepEqual(findings, first.findings);
    const page = join(root, 'guides/page-7.mdx');
    disk.write(page, `${await disk.readFile(page)}\nMore.\n`);
    assert.equal((await run(true)).taken, pageCount);
    write('guides/page-7.mdx', '---\ntitle: Another title\n---\n\n## Another section\n');
    const changed = await run(true);
    assert.equal(changed.taken, 0);
    assert.deepEqual(changed.findings, (await run(false)).findings);
  });

  it('are left aside for a page that was read again by itself, as one is that turns out to be imported', async () => {
    write('guides/page-1.mdx', "import Part from '/guides/page-5.mdx';\n\n<Part />\n");
    write('guides/page-5.mdx', 'Text.\n');
    await run(true);
    write('guides/page-5.mdx', '[Gone](/guides/gone-for-ever)\n');
    const { findings } = await run(true);
    assert.deepEqual(findings, (await run(false)).findings);
  });

  it('are taken over next to pages that are open, whose own are looked for again when they are closed', async () => {
    const first = await run(true, { open: ['guides/page-7'] });
    const { taken, findings } = await run(true, { open: ['guides/page-9'] });
    assert.equal(taken, pageCount - 1);
    assert.deepEqual(findings, (await run(false, { open: ['guides/page-9'] })).findings);
    assert.deepEqual((await run(true, { open: ['guides/page-7'] })).findings, first.findings);
  });

  it('aren’t written again where all of them still hold, whichever page is open', async () => {
    await run(true);
    const before = kept;
    for (const open of [[], ['guides/page-7'], ['guides/page-9']]) await run(true, { open });
    assert.equal(kept, before);
    assert.equal((await run(true)).taken, pageCount + 1);
  });

  it('never differ from those of a run of its own', async () => {
    const random = new Random(seed);
    let taken = 0;
    const changeSome = async (): Promise<void> => {
      for (let count = 1 + random.below(3); count > 0; count--) await changePage(random);
      if (random.oneIn(3)) changeElse(random);
    };
    for (let step = 0; step < runs(3, 300); step++) {
      const open = random.oneIn(2) ? [random.pick(names)] : [];
      const before = await run(true, { open, change: changeSome });
      assert.deepEqual(before.findings, (await run(false, { open })).findings, `step ${step}`);
      taken += before.taken;
      if (random.oneIn(3)) await changeSome();
    }
    assert.ok(taken > 0);
  });
});
