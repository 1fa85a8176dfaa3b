import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { pageTemplates } from '../../server/src/core/generators/templates/pageTemplates.ts';
import { runCommand } from '../support/commandLine.ts';
import { currentConfigWith, page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;
let out: string;
let error: string;

beforeEach(() => {
  folder = new TempFolder();
});
afterEach(() => {
  folder.remove();
});

async function docsightIn(cwd: string, ...args: readonly string[]): Promise<number | undefined> {
  const outcome = await runCommand(path.join(folder.path, cwd), args);
  ({ out, error } = outcome);
  return outcome.exitCode;
}

function docsight(...args: readonly string[]): Promise<number | undefined> {
  return docsightIn('', ...args);
}

function read(name: string): string {
  return readFileSync(path.join(folder.path, name), 'utf8');
}

/** What `docsight check` says of a folder, hints included. */
async function findingsOf(name: string): Promise<readonly unknown[]> {
  await docsight('check', name, '--format', 'json');
  const { sites } = JSON.parse(out) as { sites: readonly { findings: readonly unknown[] }[] };
  return sites.flatMap(({ findings }) => findings);
}

const config = JSON.stringify(
  {
    name: 'Acme',
    navigation: [
      { group: 'Start', pages: ['intro'] },
      { group: 'Guides', pages: ['guides/install'] },
    ],
  },
  undefined,
  4,
);
const site = { 'docs.json': config, 'intro.mdx': page('Intro'), 'guides/install.mdx': page('Install') };

describe('docsight new', () => {
  it('creates a site without any findings, even in the strict preset', async () => {
    assert.equal(await docsight('new', 'docs', '--name', 'Acme “Tools”'), 0);
    assert.match(out, /^Created a site in docs: \d+ files\. Start with docs\/index\.mdx\.$/m);
    assert.equal((JSON.parse(read('docs/docs.json')) as { name: string }).name, 'Acme “Tools”');
    assert.deepEqual(await findingsOf('docs'), []);
    folder.write({ 'docs/.docsight.json': '{ "extends": "strict" }' });
    assert.deepEqual(await findingsOf('docs'), []);
  });

  it('names the site after its folder, which is the current one by default', async () => {
    mkdirSync(path.join(folder.path, 'my-docs'));
    assert.equal(await docsightIn('my-docs', 'new'), 0);
    assert.equal((JSON.parse(read('my-docs/docs.json')) as { name: string }).name, 'My docs');
  });

  it('refuses a folder with a site, and one with files that it would overwrite', async () => {
    folder.write({ 'a/mint.json': '{}', 'b/index.mdx': 'Mine.', c: '' });
    assert.equal(await docsight('new', 'a'), 2);
    assert.match(error, /This folder already has a mint\.json/);
    assert.equal(await docsight('new', 'b'), 2);
    assert.match(error, /would overwrite index\.mdx/);
    assert.equal(read('b/index.mdx'), 'Mine.');
    assert.throws(() => read('b/docs.json'));
    assert.equal(await docsight('new', 'c'), 2);
    assert.match(error, /“c” is a file/);
    assert.equal(await docsight('new', 'd', '--name', ' '), 2);
    assert.match(error, /must have a name/);
  });

  it('says which options and words it does not understand', async () => {
    for (const args of [
      ['--title', 'A'],
      ['a', 'b'],
      ['page'],
      ['group'],
      ['group', 'a', '--group', 'b'],
      ['--nope'],
    ]) {
      assert.equal(await docsight('new', ...args), 2, args.join(' '));
      assert.notEqual(error, '');
    }
  });

  it('accepts a folder that is called page', async () => {
    assert.equal(await docsight('new', './page'), 0);
    assert.match(read('page/docs.json'), /"name": "Page"/);
  });
});

describe('docsight new page', () => {
  it('creates a page without findings from every template, listed next to its neighbors', async () => {
    folder.write(site);
    for (const { id } of pageTemplates) {
      assert.equal(await docsight('new', 'page', `guides/${id}`, '--template', id), 0, error);
      assert.match(out, new RegExp(`^Created guides/${id}\\.mdx in “Guides”\\.$`, 'm'));
    }
    // Only the instructions of the templates are hints.
    folder.write({ '.docsight.json': '{ "extends": "strict", "rules": { "page/template-text": "off" } }' });
    assert.deepEqual(await findingsOf('.'), []);
    assert.match(read('docs.json'), /^ {16}"guides\/install",\n {16}"guides\/guide",$/m);
  });

  it('uses the named group, and derives the path from the title', async () => {
    folder.write(site);
    assert.equal(
      await docsightIn('guides', 'new', 'page', '--title', 'Tune the "engine"', '--group', 'start'),
      0,
      error,
    );
    assert.match(read('guides/tune-the-engine.mdx'), /^---\ntitle: "Tune the \\"engine\\""$/m);
    assert.match(read('docs.json'), /"intro",\n {16}"guides\/tune-the-engine"/);
  });

  it('resolves paths from the current folder, or from the site if that is below it', async () => {
    folder.write(Object.fromEntries(Object.entries(site).map(([name, text]) => [`docs/${name}`, text])));
    for (const [cwd, written] of [
      ['docs/guides', 'a'],
      ['docs/guides', '/guides/b.mdx'],
      ['', 'guides/c'],
      ['', 'docs/guides/d'],
    ] as const) {
      assert.equal(await docsightIn(cwd, 'new', 'page', written), 0, error);
    }
    for (const name of ['a', 'b', 'c', 'd']) assert.match(read(`docs/guides/${name}.mdx`), /^---/);
  });

  it('says that the page isn’t listed, and which groups exist', async () => {
    folder.write(site);
    assert.equal(await docsight('new', 'page', 'other/a'), 0);
    assert.match(out, /isn’t in the navigation/);
    assert.equal(read('docs.json'), config);
    assert.equal(await docsight('new', 'page', 'other/b', '--group', 'Nope'), 2);
    assert.match(error, /No group or tab “Nope”.*\n {2}Start\n {2}Guides\n/);
    assert.throws(() => read('other/b.mdx'));
    folder.write({ 'docs.json': config.slice(0, -2) });
    assert.equal(await docsight('new', 'page', 'other/c'), 0);
    assert.match(
      out,
      /isn’t in the navigation: docs\.json has a syntax error\. Fix it first\. Then add the page to it/,
    );
  });

  it('creates the page in other languages, and knows what a translation translates', async () => {
    const group = (name: string, ...pages: readonly string[]) => ({ group: name, pages });
    const languages = [
      { language: 'en', groups: [group('Guides', 'a', 'b')] },
      { language: 'fr', groups: [group('Manuels', 'fr/a', 'fr/b'), group('Autres', 'fr/other')] },
    ];
    const names = ['a', 'b', 'fr/a', 'fr/b', 'fr/other'];
    folder.write({
      'docs.json': currentConfigWith({ navigation: { languages } }),
      ...Object.fromEntries(names.map((name) => [`${name}.mdx`, page(name)])),
    });
    assert.equal(await docsight('new', 'page', 'c', '--languages', 'all'), 0, error);
    assert.match(out, /^Created c\.mdx in “en › Guides”\.\nCreated fr\/c\.mdx in “fr › Manuels”\.\n$/);
    assert.equal(await docsight('new', 'page', 'd', '--title', 'Deploy it'), 0, error);
    assert.match(out, /\nNot created in fr\. To create the page there too: docsight new page fr\/d\n$/);
    assert.equal(await docsight('new', 'page', 'fr/d'), 0, error);
    assert.match(out, /^Created fr\/d\.mdx in “fr › Manuels”\.\n$/);
    assert.match(read('fr/d.mdx'), /title: "Deploy it"/);
    assert.equal(await docsight('new', 'page', 'x/e', '--languages', 'fr'), 0, error);
    assert.match(out, /^Not in the navigation: x\/e\.mdx and fr\/x\/e\.mdx\. /m);
    assert.equal(await docsight('new', 'page', 'f', '--languages', 'fr,xx'), 2);
    assert.match(error, /“xx”/);
    assert.equal(existsSync(path.join(folder.path, 'f.mdx')), false);
  });

  it('refuses a path that an ignore file excludes, with the name of that file', async () => {
    folder.write({
      ...site,
      '.gitignore': 'drafts/\n',
      '.mintignore': 'Notes-*\n',
      'guides/.mintignore': '!notes-b.mdx\n',
    });
    assert.equal(await docsight('new', 'page', 'drafts/deep/a'), 2);
    assert.match(error, /\.gitignore excludes drafts\/deep\/a, so the page wouldn’t be published/);
    assert.equal(await docsight('new', 'page', 'notes-a'), 2);
    assert.match(error, /\.mintignore excludes notes-a,/);
    assert.equal(existsSync(path.join(folder.path, 'drafts')), false);
    assert.equal(await docsight('new', 'page', 'guides/notes-b'), 0, error);
  });

  it('never overwrites a page, and keeps the byte order mark of docs.json', async () => {
    folder.write({ ...site, 'docs.json': `\uFEFF${config}` });
    assert.equal(await docsight('new', 'page', 'intro'), 2);
    assert.match(error, /^The page intro\.mdx already exists/);
    assert.equal(await docsight('new', 'page', 'guides/more'), 0);
    assert.ok(read('docs.json').startsWith('\uFEFF{'));
  });
});

describe('what docsight new never does', () => {
  it('destroy the characters of a docs.json in another encoding, nor create a page that it then can’t list', async () => {
    const bytes = Buffer.from(config.replace('Acme', 'M\u00FCller'), 'latin1');
    folder.write({ ...site, 'docs.json': bytes });
    assert.equal(await docsight('new', 'page', 'guides/more'), 2);
    assert.match(error, /“docs\.json” isn’t encoded as UTF-8/);
    assert.deepEqual(readFileSync(path.join(folder.path, 'docs.json')), bytes);
    assert.equal(existsSync(path.join(folder.path, 'guides/more.mdx')), false);
  });

  it('write through a broken symbolic link', async () => {
    symlinkSync('../made-elsewhere.mdx', path.join(folder.path, 'index.mdx'));
    assert.equal(await docsight('new'), 2);
    assert.match(error, /“index\.mdx” can’t be written: a symbolic link points out of “\.”/);
    assert.equal(existsSync(path.join(folder.path, '../made-elsewhere.mdx')), false);
    assert.equal(existsSync(path.join(folder.path, 'docs.json')), false);
  });

  it('take a file for a folder', async () => {
    folder.write({ ...site, notes: '', 'guides/old.svg': '' });
    assert.equal(await docsight('new', 'notes/docs'), 2);
    assert.equal(error, '“notes” is a file. Use a folder.\n');
    assert.equal(await docsight('new', 'page', 'guides/old.svg/more'), 2);
    assert.equal(error, 'guides/old.svg is a file. Use a folder.\n');
    assert.equal(await docsight('new', 'page', 'notes/more'), 2);
    assert.match(error, /is a file/);
  });

  it('mistake a site for the one around it', async () => {
    folder.write({ ...site, 'api/docs.json': config, 'api/intro.mdx': page('Intro') });
    assert.equal(await docsightIn('api', 'new', 'page', 'inner'), 0, error);
    assert.equal(await docsight('new', 'page', 'outer'), 0, error);
    assert.ok(existsSync(path.join(folder.path, 'api/inner.mdx')));
    assert.ok(existsSync(path.join(folder.path, 'outer.mdx')));
  });
});

describe('docsight new group', () => {
  it('adds a group to the navigation or to a group', async () => {
    folder.write(site);
    assert.equal(await docsight('new', 'group', 'More'), 0, error);
    assert.equal(await docsight('new', 'group', 'Deep', '--in', 'guides'), 0, error);
    assert.deepEqual((JSON.parse(read('docs.json')) as { navigation: unknown }).navigation, [
      { group: 'Start', pages: ['intro'] },
      { group: 'Guides', pages: ['guides/install', { group: 'Deep', pages: [] }] },
      { group: 'More', pages: [] },
    ]);
    assert.equal(await docsight('new', 'page', 'guides/deep/a', '--group', 'Guides > Deep'), 0, error);
    assert.match(out, /in “Guides › Deep”/);
  });

  it('says where groups can be added when the navigation has tabs', async () => {
    await docsight('new');
    assert.equal(await docsight('new', 'group', 'More'), 2);
    assert.match(error, /consists of tabs/);
    assert.equal(await docsight('new', 'group', 'More', '--in', 'API reference'), 0, error);
  });
});
