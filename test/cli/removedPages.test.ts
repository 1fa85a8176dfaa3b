import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { runCommand, type Outcome } from '../support/commandLine.ts';
import { page } from '../support/site.ts';
import { madeOnce } from '../support/madeOnce.ts';
import { configure, TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;
let root: string;
beforeEach(() => {
  folder = new TempFolder();
  root = folder.path;
});
afterEach(() => {
  folder.remove();
});

const docsight = (...args: readonly string[]): Promise<Outcome> => runCommand(root, args);
const body = (name: string): string =>
  `${page(name)}\n${Array.from({ length: 8 }, (_, at) => `Sentence ${at} about ${name}.`).join('\n\n')}\n`;
const config = (redirects: readonly (readonly [string, string])[] = []): string =>
  JSON.stringify(
    {
      $schema: 'https://mintlify.com/docs.json',
      theme: 'mint',
      name: 'Acme',
      colors: { primary: '#0D9373' },
      navigation: { pages: ['index'] },
      redirects: redirects.map(([source, destination]) => ({ source, destination })),
    },
    undefined,
    2,
  );

interface Found {
  readonly message: string;
  readonly fix?: string;
}

/** Returns the removed addresses, each with its first fix. */
async function removed(...args: readonly string[]): Promise<readonly string[]> {
  const { out, error } = await docsight('check', '--format', 'json', ...args);
  assert.equal(error, '');
  const report = JSON.parse(out) as { sites: { findings: (Found & { rule: string })[] }[] };
  return report.sites
    .flatMap(({ findings }) => findings)
    .filter(({ rule }) => rule === 'link/removed-page')
    .map(({ message, fix = '' }) =>
      `${/`([^`]+)`/.exec(message)?.[1] ?? ''} ${fix.replace(/^Redirect \S+ to /, '→ ')}`.trim(),
    )
    .sort();
}

/** What a commit changes. */
interface Step {
  readonly write?: Readonly<Record<string, string>>;
  readonly delete?: string;
  readonly move?: readonly [from: string, to: string];
}

function take(step: Step): void {
  folder.write(step.write ?? {});
  if (step.delete !== undefined) folder.delete(step.delete);
  if (step.move === undefined) return;
  const [from, to] = step.move.map((name) => path.join(root, name)) as [string, string];
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}

/** Makes a commit of each step, all with one start of git. */
function commitEach(steps: readonly Step[]): void {
  const data = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const commits = steps.map(({ write = {}, delete: removed, move }, at) =>
    [
      `commit refs/heads/main\ncommitter A <a@example.com> 1764500000 +0000\n${data('A change')}`,
      at === 0 ? 'from refs/heads/main^0\n' : '',
      ...Object.entries(write).map(([name, text]) => `M 644 inline ${name}\n${data(text)}`),
      removed === undefined ? '' : `D ${removed}\n`,
      move === undefined ? '' : `R ${move.join(' ')}\n`,
    ].join(''),
  );
  const args = ['-C', root, '-c', 'fastimport.unpackLimit=1', 'fast-import', '--quiet'];
  execFileSync('git', args, { input: commits.join('\n') });
  folder.git('reset', '-q', '--hard');
}

/** Thirty commits to a site: what readers lose isn't what any of them shows alone. */
const history: readonly Step[] = [
  // Deleted; moved by git; moved and edited; moved twice.
  { delete: 'guides/deleted.mdx' },
  { move: ['guides/moved.mdx', 'learn.mdx'] },
  { write: { 'learn.mdx': body('guides/moved').replace('Sentence 3', 'Another sentence') } },
  { move: ['guides/twice.mdx', 'guides/once.mdx'] },
  { write: { 'guides/inside/new.mdx': body('new') } },
  { move: ['guides/once.mdx', 'guides/inside/twice.mdx'] },
  // Deleted and restored; moved there and back; deleted and written again with another extension.
  { delete: 'restored.mdx' },
  { write: { 'restored.mdx': body('restored') } },
  { move: ['back.mdx', 'forth.mdx'] },
  { move: ['forth.mdx', 'back.mdx'] },
  { delete: 'markdown.mdx' },
  { write: { 'markdown.md': body('other') } },
  // Split in two; moved into a folder as its index.
  { write: { 'parts/one.mdx': `${page('One')}\nA new text.\n`, 'parts/two.mdx': `${page('Two')}\nAnother.\n` } },
  { delete: 'split.mdx' },
  { move: ['overview.mdx', 'parts/index.mdx'] },
  { write: { 'overview/index.mdx': body('overview') }, delete: 'parts/index.mdx' },
  // Deleted with a redirect; a redirect that goes; one that takes a whole folder.
  { delete: 'redirected.mdx' },
  {
    write: {
      'docs.json': config([
        ['/old', '/'],
        ['/redirected', '/'],
        ['/dropped', '/'],
      ]),
    },
  },
  {
    write: {
      'docs.json': config([
        ['/old', '/'],
        ['/redirected', '/'],
      ]),
    },
  },
  { delete: 'legacy' },
  {
    write: {
      'docs.json': config([
        ['/old', '/'],
        ['/redirected', '/'],
        ['/legacy/:slug*', '/'],
      ]),
    },
  },
  // A folder moves as a whole, with one page more.
  { move: ['reference', 'api'] },
  { write: { 'api/four.mdx': body('four') } },
  // Never a page: a snippet, an ignored draft, a document about the repository.
  { delete: 'snippets/note.mdx' },
  { delete: 'shared/imported.mdx' },
  { delete: 'drafts/idea.mdx' },
  { delete: 'README.md' },
  // No address of the compared revision: created and deleted in between.
  { write: { 'short.mdx': body('short') } },
  { delete: 'short.mdx' },
  // Excluded from the site, but not deleted.
  { write: { '.mintignore': 'drafts\nhidden.mdx\n' } },
];

describe('docsight check --changed finds the addresses that readers lose', () => {
  /** A repository with a commit, of which each test has a copy. */
  const copyCommitted = madeOnce((made) => {
    const names = ['deleted', 'moved', 'twice'].map((name) => `guides/${name}`);
    const others = ['restored', 'back', 'markdown', 'split', 'overview', 'redirected', 'hidden', 'index'];
    const inFolders = ['legacy/a', 'legacy/b', 'reference/one', 'reference/two', 'reference/three', 'drafts/idea'];
    const pages = [...names, ...others, ...inFolders, 'guides/index', 'snippets/note', 'shared/imported'];
    made.createRepository().write({
      ...Object.fromEntries(pages.map((name) => [`${name}.mdx`, body(name)])),
      'index.mdx': `${page('Index')}\nimport Imported from '/shared/imported.mdx';\n\n<Imported />\n`,
      'docs.json': config([
        ['/old', '/'],
        ['/dropped', '/'],
      ]),
      'README.md': '# About\n',
      '.mintignore': 'drafts\n',
    });
    made.commit();
    made.tag('start');
  });
  beforeEach(() => {
    folder.remove();
    folder = copyCommitted().write({ 'index.mdx': page('Index') });
    root = folder.path;
  });

  it('after thirty commits, and nothing else', async () => {
    assert.equal(history.length, 30);
    commitEach([{ write: { 'index.mdx': page('Index') } }, ...history]);
    assert.deepEqual(await removed('--changed=start'), [
      '/dropped → `/`',
      '/guides/deleted → `/guides`',
      '/guides/moved → `/learn`',
      '/guides/twice → `/guides/inside/twice`',
      '/hidden',
      '/reference/ → `/api/:slug*`',
      '/split',
    ]);
    assert.deepEqual(await removed('--changed'), []);
  });

  it('and adds the redirects to all pages that have moved', async () => {
    for (const step of history) take(step);
    const moved = history.flatMap(({ move }) => move?.[1] ?? []);
    folder.git('add', ...moved.filter((name) => existsSync(path.join(root, name))));
    await docsight('check', '--changed=start', '--fix');
    assert.deepEqual(
      (
        JSON.parse(readFileSync(path.join(root, 'docs.json'), 'utf8')) as { redirects: { source: string }[] }
      ).redirects.map(({ source }) => source),
      ['/old', '/redirected', '/legacy/:slug*', '/reference/:slug*', '/guides/moved', '/guides/twice'],
    );
    assert.deepEqual(await removed('--changed=start'), [
      '/dropped → `/`',
      '/guides/deleted → `/guides`',
      '/hidden',
      '/split',
    ]);
  });

  it('knows a page that was moved without telling git by its text', async () => {
    folder.delete('split.mdx');
    folder.write({ 'parts/all.mdx': body('split') });
    assert.deepEqual(await removed('--changed'), ['/split → `/parts/all`']);
  });

  it('knows a page that was rewritten while its folder moved', async () => {
    folder.write({ 'reference/four.mdx': body('four') });
    folder.commit();
    folder.git('mv', 'reference', 'api');
    folder.write({ 'api/four.mdx': `${page('Four')}\nAnother text.\n` });
    assert.deepEqual(await removed('--changed'), ['/reference/ → `/api/:slug*`']);
    // It was there before, so it isn’t the one that was removed.
    folder.git('reset', '-q', '--hard');
    folder.write({ 'api/four.mdx': body('other') });
    folder.commit();
    folder.git('mv', ...['one', 'two', 'three'].map((name) => `reference/${name}.mdx`), 'api');
    folder.delete('reference');
    assert.ok(!(await removed('--changed')).some((one) => one.startsWith('/reference/ ')));
  });

  it('and reports redirects that go together once, unless their pages are gone as well', async () => {
    const list = Array.from({ length: 40 }, (_, at) => [`/old-${at}`, at % 2 === 0 ? '/split' : '/back'] as const);
    folder.write({ 'docs.json': config([...list, ['/web', 'https://acme.example/x']]) });
    folder.commit();
    folder.write({ 'docs.json': config() });
    const { out } = await docsight('check', '--changed', '--format', 'json');
    const [finding, ...others] = (
      JSON.parse(out) as { sites: { findings: { rule: string; message: string; fix?: string }[] }[] }
    ).sites.flatMap(({ findings }) => findings.filter(({ rule }) => rule === 'link/removed-page'));
    assert.deepEqual(others, []);
    assert.match(finding?.message ?? '', /^41 redirects were removed, such as that of `\/old-0` to `\/split`/);
    assert.equal(finding?.fix, 'Restore 41 redirects');
    folder.delete('split.mdx');
    assert.deepEqual(await removed('--changed'), ['/old-1 Restore 21 redirects', '/split']);
  });

  it('reports none of them for a file that was named alone', async () => {
    folder.delete('split.mdx');
    assert.deepEqual(await removed('back.mdx', '--changed'), []);
    assert.deepEqual(await removed('.', '--changed'), ['/split']);
  });

  it('says in one sentence that a clone lacks the texts, and invents nothing', async () => {
    const clone = new TempFolder();
    folder.delete('split.mdx');
    folder.commit();
    configure(root, { 'uploadpack.allowFilter': 'true' });
    const source = pathToFileURL(folder.path).href;
    execFileSync('git', ['clone', '-q', '--filter=blob:none', source, path.join(clone.path, 'site')], {
      stdio: 'ignore',
    });
    root = path.join(clone.path, 'site');
    const { error, out } = await docsight('check', '--changed=HEAD~1', '--format', 'agent');
    assert.equal(error, 'Removed pages weren’t checked: this clone lacks the files of the compared revision.\n');
    assert.doesNotMatch(out, /removed-page/);
    clone.remove();
  });
});

describe('docsight check --addresses', () => {
  beforeEach(() => {
    folder.write({
      'docs.json': config([['/old', '/']]),
      'index.mdx': page('I'),
      'a b.mdx': page('A'),
      'c.md': page('C'),
    });
  });

  it('compares the list that docsight addresses has printed', async () => {
    const { out } = await docsight('addresses');
    assert.equal(out, '/\n/a%20b\n/c\n/old\n');
    folder.write({ 'before.txt': out });
    assert.deepEqual(await removed('--addresses', 'before.txt'), []);
    folder.delete('a b.mdx');
    folder.write({ 'docs.json': config() });
    assert.deepEqual(await removed('--addresses', 'before.txt'), ['/a%20b', '/old']);
  });

  it('refuses what is no list of addresses', async () => {
    assert.match((await docsight('check', '--addresses', 'none.txt')).error, /^“none\.txt” can’t be read\./);
    assert.match((await docsight('check', '--addresses', 'c.md')).error, /^“c\.md” isn’t a list of addresses/);
    assert.match((await docsight('check', '--addresses', 'c.md', '--changed')).error, /has no effect with --changed/);
  });
});
