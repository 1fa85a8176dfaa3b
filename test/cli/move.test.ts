import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { runCommand, type Outcome } from '../support/commandLine.ts';
import { filesBefore, moveCases, pathAfter } from '../support/moveCases.ts';
import { configWith, type Files } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;
beforeEach(() => {
  folder = new TempFolder();
});
afterEach(() => {
  folder.remove();
});

const runIn = (cwd: string, ...args: readonly string[]): Promise<Outcome> =>
  runCommand(path.join(folder.path, cwd), ['move', ...args]);
const move = (...args: readonly string[]): Promise<Outcome> => runIn('.', ...args);
const textOf = (name: string): string => readFileSync(path.join(folder.path, name), 'utf8');

/** The texts of all files in the folder. */
function filesNow(): Files {
  const entries = readdirSync(folder.path, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder.path, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  return Object.fromEntries(names.sort().map((name) => [name, textOf(name)]));
}

const site: Files = {
  'docs/docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["intro", "guides/install"] }] }\n',
  'docs/intro.mdx': '[next](/guides/install#next-steps) ![a](/images/a.png)\n',
  'docs/guides/install.mdx': 'See [it](../intro).\n\n## Next steps\n\n### Own {#own}\n',
  'docs/images/a.png': 'x',
  'docs/other/docs.json': '{ "name": "Other", "navigation": [{ "group": "Start", "pages": ["b"] }] }\n',
  'docs/other/b.mdx': 'Text.\n',
  'README.md': 'Text.\n',
};

describe('docsight move', () => {
  for (const one of moveCases.filter(({ moves }) => moves.length === 1)) {
    it(`doesn’t lose, as a rename in an editor: ${one.loses}`, async () => {
      folder.write({ 'docs.json': configWith({}), ...filesBefore(one) });
      const [from = '', to = ''] = one.moves[0]?.split(' -> ') ?? [];
      const { error, exitCode } = await move(from, to);
      assert.equal(error, '');
      assert.equal(exitCode, 0);
      assert.equal(textOf(pathAfter(one)), one.gives);
      assert.ok(!existsSync(path.join(folder.path, from)));
    });
  }

  it('moves a page, with its entry and the links to it and in it', async () => {
    folder.write(site);
    const { out, exitCode } = await move('docs/guides/install', 'docs/setup');
    assert.equal(out, 'Moved docs/guides/install.mdx to docs/setup.mdx. Changed 3 files.\n');
    assert.equal(exitCode, 0);
    assert.match(textOf('docs/docs.json'), /"intro", "setup"/);
    assert.match(textOf('docs/intro.mdx'), /\(\/setup#next-steps\)/);
    assert.match(textOf('docs/setup.mdx'), /\(\.\/intro\)/);
  });

  it('takes paths from the root of the site, as they are in links', async () => {
    folder.write(site);
    assert.equal((await runIn('docs/images', '/guides/install', '/start/install')).error, '');
    assert.match(textOf('docs/docs.json'), /"start\/install"/);
    assert.equal((await runIn('docs', 'images/a.png', 'media/')).error, '');
    assert.match(textOf('docs/intro.mdx'), /\(\/media\/a\.png\)/);
  });

  it('moves into a folder that exists', async () => {
    folder.write(site);
    mkdirSync(path.join(folder.path, 'docs/learn'));
    assert.equal((await move('docs/guides', 'docs/learn')).error, '');
    assert.match(textOf('docs/docs.json'), /"learn\/guides\/install"/);
  });

  it('adds a redirect on request', async () => {
    folder.write(site);
    await move('docs/guides/install.mdx', 'docs/setup.mdx', '--redirect');
    assert.match(textOf('docs/docs.json'), /"source": "\/guides\/install",\s*"destination": "\/setup"/);
  });

  it('renames a section, or its id, with the links to it', async () => {
    folder.write(site);
    assert.equal((await move('docs/guides/install#next-steps', 'Go on')).out, 'Changed 2 files.\n');
    assert.match(textOf('docs/guides/install.mdx'), /^## Go on$/m);
    assert.match(textOf('docs/intro.mdx'), /install#go-on/);
    await move('docs/guides/install#own', 'mine');
    assert.match(textOf('docs/guides/install.mdx'), /### Own \{#mine\}/);
  });

  it('changes nothing in a dry run, and shows what would change', async () => {
    folder.write(site);
    const { out } = await move('docs/guides/install.mdx', 'docs/setup.mdx', '--dry-run');
    assert.match(out, /--- docs\/guides\/install\.mdx\n\+\+\+ docs\/setup\.mdx\n/);
    assert.match(out, /\nWould move docs\/guides\/install\.mdx to docs\/setup\.mdx\. Would change 3 files\.\n$/);
    assert.deepEqual(filesNow(), Object.fromEntries(Object.entries(site).sort(([a], [b]) => (a < b ? -1 : 1))));
  });

  const refused: readonly (readonly [reason: RegExp, ...args: readonly string[]])[] = [
    [/“docs\/none” not found/, 'docs/none', 'docs/x'],
    [/“README\.md” isn’t part of a site/, 'README.md', 'docs/x'],
    [/intro\.mdx” already exists/, 'docs/guides/install.mdx', 'docs/intro.mdx'],
    [/intro\.mdx already exists/, 'docs/guides/install.mdx', 'docs/intro.md'],
    [/“x\.mdx” is outside the site “docs”/, 'docs/intro.mdx', 'x'],
    [/“docs” is the folder of a site/, 'docs', 'documentation'],
    [/can’t be moved into itself/, 'docs/guides', 'docs/guides/old/x'],
    [/“docs\/docs\.json” configures the site/, 'docs/docs.json', 'docs/x.json'],
    [/“docs\/other\/intro\.mdx” is in another site/, 'docs/intro.mdx', 'docs/other'],
    [/“docs\/drafts\/a\.mdx” is excluded from the site/, 'docs/drafts/a.mdx', 'docs/a'],
    [/“docs\/intro#none”: the page has no such section/, 'docs/intro#none', 'Any'],
    [/Did you mean “#next-steps”\?/, 'docs/guides/install#next-step', 'Any'],
    [/--redirect has no effect with a section/, 'docs/guides/install#own', 'a', '--redirect'],
    [/README\.md is never published because of its name/, 'docs/intro.mdx', 'docs/README.md'],
    [/snippets\/intro\.mdx would be a snippet/, 'docs/intro.mdx', 'docs/snippets/intro'],
    [/drafts\/intro\.mdx isn’t published: \.gitignore or \.mintignore/, 'docs/intro.mdx', 'docs/drafts/'],
    [/old\/guides\/install\.mdx isn’t published: \.gitignore or/, 'docs/guides', 'docs/old/guides'],
    [/\.hidden\/intro\.mdx isn’t published: hidden folders/, 'docs/intro.mdx', 'docs/.hidden/intro'],
    [/node_modules\/x\.mdx isn’t published/, 'docs/intro.mdx', 'docs/node_modules/x'],
    [/A path can’t contain \?/, 'docs/intro.mdx', 'docs/what?'],
    [/needs two paths/, 'docs/intro.mdx'],
    [/The new path is empty/, 'docs/intro.mdx', ''],
  ];
  it('refuses what isn’t possible with the reason, and changes nothing', async () => {
    const ignored = { '.gitignore': 'drafts/\n', '.git/HEAD': 'x', 'docs/.mintignore': 'old/\n' };
    folder.write({ ...site, ...ignored, 'docs/drafts/a.mdx': 'Text.\n' });
    const before = filesNow();
    for (const [reason, ...args] of refused) {
      const { exitCode, out, error } = await move(...args);
      assert.match(error, reason);
      assert.deepEqual([exitCode, out, error.split('\n').length], [2, '', 2], error);
      assert.deepEqual(filesNow(), before, args.join(' '));
    }
  });

  it('changes no text where the file can’t be moved', { skip: process.platform === 'win32' }, async () => {
    folder.write(site);
    const before = filesNow();
    const { exitCode, error } = await move('docs/guides/install.mdx', `docs/${'x'.repeat(250)}/${'y'.repeat(300)}`);
    assert.match(error, /can’t be moved: the file name is too long\. Nothing was changed\.\n$/);
    assert.equal(exitCode, 2);
    assert.deepEqual(filesNow(), before);
    const left = readdirSync(path.join(folder.path, 'docs')).sort();
    assert.deepEqual(left, ['docs.json', 'guides', 'images', 'intro.mdx', 'other']);
  });
});
