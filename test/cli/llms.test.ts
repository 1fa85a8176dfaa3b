import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { runCommand, type Outcome } from '../support/commandLine.ts';
import { urlsBySection } from '../support/llmsIndex.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

const url = 'https://docs.acme.example';
const config = '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["intro"] }] }';

let folder: TempFolder;
/** The questions that were asked, and what the person says to each. */
let questions: string[];
let answer: boolean | undefined;

beforeEach(() => {
  folder = new TempFolder().write({ 'site/docs.json': config, 'site/intro.mdx': page('Introduction') });
  questions = [];
  answer = undefined;
});
afterEach(() => {
  folder.remove();
});

function llms(...args: readonly string[]): Promise<Outcome> {
  return runCommand(folder.path, ['llms', ...args], { questions, answer });
}

function read(name: string): string {
  return readFileSync(path.join(folder.path, name), 'utf8');
}

describe('docsight llms', () => {
  it('prints the index, and nothing else', async () => {
    const { exitCode, out, error } = await llms('site', '--url', `${url}/`);
    assert.deepEqual([exitCode, error], [0, '']);
    assert.deepEqual(urlsBySection(out), { Start: [`${url}/intro.md`] });
  });

  it('prints all pages in one', async () => {
    assert.deepEqual(urlsBySection((await llms('site', '--url', 'docs.acme.example')).out), {
      Start: [`${url}/intro.md`],
    });
    const { exitCode, out } = await llms('site', '--url', url, '--full');
    assert.equal(exitCode, 0);
    assert.equal(out, `# Introduction\nSource: ${url}/intro\n\n> About Introduction.\n\nText.\n`);
  });

  it('takes the address from the settings of the site', async () => {
    folder.write({ 'site/.docsight.json': `{ "docsUrl": "${url}/" }` });
    assert.deepEqual(urlsBySection((await llms('site')).out), { Start: [`${url}/intro.md`] });
    const { out } = await llms('site', '--url', 'http://localhost:3000/docs');
    assert.deepEqual(urlsBySection(out), { Start: ['http://localhost:3000/docs/intro.md'] });
  });

  it('writes the requested outputs to a folder, which may be missing', async () => {
    const { exitCode, out } = await llms('site', '--url', url, '--full', '--pages', '--out', 'public/md');
    assert.deepEqual([exitCode, out], [0, 'Wrote 3 files to “public/md”.\n']);
    assert.match(read('public/md/llms.txt'), /^# Acme\n/);
    assert.match(read('public/md/llms-full.txt'), /^# Introduction\n/);
    assert.match(read('public/md/intro.md'), /^> ## Documentation Index\n/);
  });

  it('writes only changed files the second time, and names the others', async () => {
    await llms('site', '--url', url, '--pages', '--out', 'public');
    folder.write({ 'site/intro.mdx': `${page('Introduction')}More.\n` });
    const { exitCode, out } = await llms('site', '--url', url, '--pages', '--out', 'public', '--yes');
    assert.deepEqual([exitCode, out], [0, 'Wrote 1 file to “public”. 1 file already up to date.\n']);
    assert.match(read('public/intro.md'), /More\.\n$/);
  });

  it('replaces no file with other content without confirmation', async () => {
    folder.write({ 'site/llms.txt': '# Mine\n' });
    const args = ['site', '--url', url, '--full', '--out', 'site'];
    const { exitCode, error } = await llms(...args);
    assert.equal(exitCode, 2);
    assert.match(
      error,
      /“site\/llms\.txt” already has different content\. Nothing was written\. Use --yes to replace it/,
    );
    answer = false;
    assert.equal((await llms(...args)).exitCode, 2);
    assert.deepEqual(questions, ['“site/llms.txt” already has different content. Replace it?']);
    assert.equal(read('site/llms.txt'), '# Mine\n');
    assert.equal(existsSync(path.join(folder.path, 'site/llms-full.txt')), false);
    answer = true;
    assert.equal((await llms(...args)).exitCode, 0);
    assert.match(read('site/llms.txt'), /^# Acme\n/);
  });

  it('doesn’t turn its own Markdown into pages of the site', async () => {
    const args = ['site', '--url', url, '--pages', '--out'];
    for (const out of ['site', 'site/public', 'site/deep/er']) {
      const { exitCode, error } = await llms(...args, out);
      assert.equal(exitCode, 2);
      assert.match(error, new RegExp(`Markdown files in “${out}” would become pages of the site`));
    }
    folder.write({ 'site/.mintignore': 'public/\n' });
    assert.equal((await llms(...args, 'site/public')).exitCode, 0);
    assert.equal((await llms(...args, 'site/.cache')).exitCode, 0);
  });

  it('says when the platform would cut the index off', async () => {
    const names = Array.from({ length: 400 }, (_, at) => `page-${at}`);
    const long = JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages: names }] });
    const pages = names.map((name) => [`site/${name}.mdx`, page(name, 'long '.repeat(60))]);
    folder.write({ 'site/docs.json': long, ...(Object.fromEntries(pages) as Record<string, string>) });
    const { exitCode, error } = await llms('site', '--url', url);
    assert.equal(exitCode, 0);
    assert.match(error, /^llms\.txt has \d{6} characters, but the platform reads only the first 100000\.\n$/);
  });
});

describe('a site whose navigation is in included files', () => {
  it('gets an index with a warning about missing ones', async () => {
    folder.write({
      'site/docs.json':
        '{ "$schema": "https://mintlify.com/docs.json", "theme": "mint", "name": "Acme", "navigation": { "$ref": "./nav.json" } }',
    });
    const { exitCode, error } = await llms('site', '--url', url);
    assert.equal(exitCode, 0);
    assert.equal(error, 'docs.json includes ./nav.json, which can’t be read: pages listed only there are missing.\n');
  });

  it('gets an index of everything that they list if they can be read, without a warning', async () => {
    folder.write({
      'site/docs.json':
        '{ "$schema": "https://mintlify.com/docs.json", "theme": "mint", "name": "Acme", "navigation": { "$ref": "./nav.json" } }',
      'site/nav.json': '{ "pages": ["far"] }',
      'site/far.mdx': page('Far away'),
    });
    const { exitCode, error, out } = await llms('site', '--url', url);
    assert.deepEqual([exitCode, error], [0, '']);
    assert.match(out, /- \[Far away\]/);
  });
});

describe('what keeps docsight llms from running', () => {
  const reasons: readonly (readonly [readonly string[], RegExp])[] = [
    [['site'], /Missing URL of the published site\. Set it with --url .*"docsUrl" in \.docsight\.json/],
    [['site', '--url', 'docs'], /--url docs: Use a URL that starts with https/],
    [['site', '--url', url, '--pages'], /Set the folder with --out/],
    [['site', '--url', url, '--yes'], /--yes requires --out/],
    [['site', 'other', '--url', url], /accepts only one folder\. Remove “other”/],
    [['nowhere', '--url', url], /Folder “nowhere” not found/],
    [['site', '--what'], /Unknown option “--what” of docsight llms/],
  ];
  for (const [args, reason] of reasons) {
    it(`docsight llms ${args.join(' ')}`, async () => {
      const { exitCode, error, out } = await llms(...args);
      assert.deepEqual([exitCode, out], [2, '']);
      assert.match(error, reason);
    });
  }

  it('a wrong address in the settings is reported, not ignored', async () => {
    folder.write({ 'site/.docsight.json': '{ "docsUrl": "ftp://acme.example" }' });
    assert.match((await llms('site', '--url', url)).error, /^site\/\.docsight\.json:1:14 Use a URL/);
  });

  it('a docs.json that hides a part of the navigation', async () => {
    folder.write({ 'site/docs.json': config.slice(0, -8) });
    const { exitCode, out, error } = await llms('site', '--url', url);
    assert.deepEqual([exitCode, out], [2, '']);
    assert.equal(error, 'docs.json has a syntax error. Fix it first.\n');
  });

  it('a folder around the site, if a page would be written into the site', async () => {
    folder.write({
      'site/docs.json': config.replace('intro', 'site/intro'),
      'site/site/intro.mdx': page('Introduction'),
    });
    const { exitCode, error } = await llms('site', '--url', url, '--pages', '--out', '.');
    assert.equal(exitCode, 2);
    assert.match(error, /would become pages of the site/);
    assert.equal(existsSync(path.join(folder.path, 'llms.txt')), false);
  });

  it('a link by which the Markdown would become pages after all', async () => {
    symlinkSync(path.join(folder.path, 'site'), path.join(folder.path, 'public'));
    const { exitCode, error } = await llms('site', '--url', url, '--pages', '--out', 'public/md');
    assert.equal(exitCode, 2);
    assert.match(error, /Markdown files in “public\/md” would become pages of the site/);
  });

  it('a folder with the path of the file', async () => {
    mkdirSync(path.join(folder.path, 'public/llms.txt'), { recursive: true });
    const { exitCode, error } = await llms('site', '--url', url, '--out', 'public');
    assert.equal(exitCode, 2);
    assert.match(error, /“public\/llms\.txt” is a folder/);
  });
});
