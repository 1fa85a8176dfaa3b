import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { runCommand } from '../support/commandLine.ts';
import { madeOnce } from '../support/madeOnce.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;
let root: string;

const commit = (files: Readonly<Record<string, string>>): void => {
  folder.write(files).commit();
};
const pageWith = (text: string): string => `---\ntitle: A\ndescription: About it.\n---\n\n${text}\n`;
const names = ['start', 'install', 'deploy'];
const changed = pageWith('Run `acme --now`.\n\n## Options\n\nMore.');

/** A repository with a commit, of which each test has a copy. */
const copyCommitted = madeOnce((made) => {
  folder = made.createRepository();
  const pagesOf = (language: string): readonly string[] => names.map((name) => `${language}/${name}`);
  commit({
    'docs.json': JSON.stringify({
      $schema: 'https://mintlify.com/docs.json',
      theme: 'mint',
      name: 'Acme',
      colors: { primary: '#0D9373' },
      navigation: {
        languages: ['en', 'fr', 'de'].map((language) => ({
          language,
          groups: [{ group: 'Guides', pages: pagesOf(language) }],
        })),
      },
    }),
    ...Object.fromEntries(
      ['en', 'fr', 'de'].flatMap(pagesOf).map((name) => [`${name}.mdx`, pageWith(`Text of ${name}.`)]),
    ),
  });
  folder.tag('start');
});
beforeEach(() => {
  folder = copyCommitted();
  root = folder.path;
});
afterEach(() => {
  folder.remove();
});

/** Returns the outdated translations that a check of what has changed since the start names. */
async function outdated(): Promise<readonly string[]> {
  const args = ['check', '--changed=start', '--format', 'json', '--severity', 'hint'];
  const { out } = await runCommand(root, args);
  const { sites } = JSON.parse(out) as {
    readonly sites: readonly { readonly findings: readonly { readonly rule: string; readonly message: string }[] }[];
  };
  return sites
    .flatMap(({ findings }) => findings)
    .filter(({ rule }) => rule === 'translation/outdated')
    .map(({ message }) => message.replaceAll(/`[\da-f]{8}` of \d{4}-\d\d-\d\d/g, 'HASH'));
}

describe('docsight check --changed names the languages whose pages are older than their originals', () => {
  it('with the commits that have changed these', async () => {
    commit({ 'en/install.mdx': changed });
    commit({ 'en/install.mdx': `${changed}\nAnd more.\n`, 'en/deploy.mdx': changed, 'de/deploy.mdx': changed });
    assert.deepEqual(await outdated(), [
      '2 pages of the language `fr` are older than their originals: `en/install` has changed since in 2 commits, last in HASH (lines 6–12). Update the translations.',
      'A page of the language `de` is older than its original: `en/install` has changed since in 2 commits, last in HASH (lines 6–12). Update the translation.',
    ]);
  });

  it('unless a merge has changed both, or the translation is being changed', async () => {
    folder.git('switch', '-q', '-c', 'other');
    commit({ 'fr/install.mdx': changed });
    commit({ 'en/install.mdx': `${changed}\n## Even more\n\nText.\n` });
    folder.git('switch', '-q', 'main');
    folder.git('-c', 'user.name=A', 'merge', '-q', '--no-ff', 'other', '-m', 'A merge');
    folder.write({ 'de/install.mdx': pageWith('Text.') });
    assert.deepEqual(await outdated(), []);
  });

  it('unless an original was moved, or the history isn’t there', async () => {
    commit({ 'en/install.mdx': changed });
    const clone = new TempFolder();
    const target = path.join(clone.path, 'site');
    execFileSync('git', ['clone', '-q', '--depth', '1', pathToFileURL(folder.path).href, target], { stdio: 'ignore' });
    execFileSync('git', ['-C', target, 'tag', 'start']);
    root = target;
    assert.deepEqual(await outdated(), []);
    clone.remove();
    root = folder.path;
    folder.git('mv', 'en/install.mdx', 'en/setup.mdx');
    commit({});
    folder.git('mv', 'en/setup.mdx', 'en/install.mdx');
    commit({});
    assert.deepEqual(await outdated(), []);
  });
});

describe('docsight report', () => {
  it('lists translations that are older than their originals, and none outside of a repository', async () => {
    commit({ 'en/install.mdx': changed });
    const args = ['report', '--format', 'markdown'];
    const { out } = await runCommand(root, args);
    assert.match(out, /\| Pages in fr as new as in en \| 2 of 3 \(66 %\) \|/);
    assert.match(out, /`fr\/install\.mdx` en\/install has changed since in commit/);
    folder.delete('.git');
    assert.doesNotMatch((await runCommand(root, args)).out, /as new as/);
  });
});
