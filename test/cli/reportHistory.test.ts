import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { runCommand, type Outcome } from '../support/commandLine.ts';
import { configWith, page } from '../support/site.ts';
import { madeOnce } from '../support/madeOnce.ts';
import { configure, TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;
let root: string;

const git = (...args: readonly string[]): string => folder.git(...args);
const commit = (files: Readonly<Record<string, string>>, author = 'Ann <a@example.com>'): void => {
  folder.write(files);
  git('add', '-A');
  git('commit', '-q', '--allow-empty', '-m', 'A change', `--author=${author}`);
};
const withLinks = (...targets: readonly string[]): string =>
  `${page('A')}\n${targets.map((target) => `[A link](/${target})`).join('\n\n')}\n`;
const configOf = (...pages: readonly string[]): string => configWith({ navigation: [{ group: 'Start', pages }] });

/** A repository with a commit, of which each test has a copy. */
const copyCommitted = madeOnce((made) => {
  folder = made.createRepository();
  commit({
    'docs/docs.json': configOf('a', 'b', 'c'),
    'docs/a.mdx': withLinks('gone', 'gone-too'),
    'docs/b.mdx': withLinks('a'),
    'docs/c.mdx': withLinks('never-there'),
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

const report = (...args: readonly string[]): Promise<Outcome> =>
  runCommand(root, ['report', 'docs', '--format', 'markdown', ...args]);

/** Returns the lines of the lists of a section, without hashes. */
const listOf = (out: string, label: string): readonly string[] => {
  const [, list = ''] = out.split(`<summary>${label}: `);
  return [...(list.split('</details>')[0] ?? '').matchAll(/^- (.*)$/gm)].map(([, row = '']) => row);
};

describe('docsight report --since says what got worse and what got better', () => {
  it('of what is committed and what isn’t, and not of what only moved', async () => {
    git('mv', 'docs/c.mdx', 'docs/moved.mdx');
    commit({ 'docs/docs.json': configOf('a', 'b', 'moved'), 'docs/a.mdx': withLinks('gone-too') });
    folder.write({ 'docs/b.mdx': withLinks('a', 'new-mistake') });
    const { out, error } = await report('--since', 'start');
    assert.equal(error, '');
    assert.match(out, /### Since start \([\da-f]{8}\)/);
    assert.deepEqual(listOf(out, 'New problems'), [
      '`docs.json:2` The page at `/c` has moved to `/moved`, and its old address no longer exists. Redirect it.',
      '`b.mdx:10` Page not found: `/new-mistake`. Correct the path or create the page.',
    ]);
    assert.deepEqual(listOf(out, 'Solved problems'), [
      '`a.mdx` Page not found: `/gone`. Correct the path or create the page.',
    ]);
  });

  it('also of problems that other files cause', async () => {
    git('rm', '-q', 'docs/a.mdx');
    commit({ 'docs/docs.json': configOf('b', 'c') });
    const { out } = await report('--since', 'start');
    assert.match(
      listOf(out, 'New problems').join('\n'),
      /^`docs\.json:2` The address `\/a` was removed and doesn’t redirect.*\n`b\.mdx:8` Page not found: `\/a`/,
    );
    assert.equal(listOf(out, 'Solved problems').length, 2);
  });

  it('and of nothing where nothing has changed', async () => {
    const { out } = await report('--since', 'start');
    assert.match(out, /\| New problems \| 0 \|\n\| Solved problems \| 0 \|/);
  });

  it('refuses what git can’t tell', async () => {
    assert.match((await report('--since', 'nowhere')).error, /^--since: “nowhere” is neither/);
    assert.match(
      (await report('--since', '--output=x')).error,
      /^--since needs a value|--since: “--output=x” is no revision/,
    );
    assert.match((await report('--since', 'start', '--baseline', 'x')).error, /--since has no effect with --baseline/);
    git('switch', '-q', '--orphan', 'other');
    commit({ 'other.txt': 'x' });
    git('tag', 'without');
    git('switch', '-q', 'main');
    assert.match((await report('--since', 'without')).error, /^--since: the folder had no site at “without”/);
    folder.delete('.git');
    for (const option of [['--since', 'start'], ['--authors']])
      assert.match((await report(...option)).error, /isn’t in a git repository/);
  });
});

describe('docsight report --authors says who has changed the files with problems last', () => {
  const authors = async (): Promise<readonly string[]> => {
    const { out } = await report('--authors');
    const [, section = ''] = out.split('### Problems by last author');
    return [...(section.split('###')[0] ?? '').matchAll(/^\| ([^|]+) \| (\d.*) \|$/gm)].map(
      ([, name = '', number = '']) => `${name}: ${number}`,
    );
  };

  it('by their names in the mail map, in merged branches, too', async () => {
    git('switch', '-q', '-c', 'branch');
    commit({ 'docs/c.mdx': withLinks('never-there', 'nor-this') }, 'B <b@example.com>');
    git('switch', '-q', 'main');
    commit({ '.mailmap': 'Bob <b@example.com>\n' });
    git('merge', '-q', '--no-ff', 'branch', '-m', 'A merge');
    folder.write({ 'docs/new.mdx': withLinks('missing'), 'docs/docs.json': configOf('a', 'b', 'c', 'new') });
    assert.deepEqual(await authors(), ['Ann: 2 errors', 'Bob: 2 errors', 'Not known: 1 error']);
    assert.doesNotMatch((await report()).out, /last author/);
  });

  it('and nobody whom only a shallow clone names', async () => {
    commit({ 'docs/c.mdx': withLinks('never-there', 'nor-this') }, 'Bob <b@example.com>');
    commit({ 'docs/b.mdx': withLinks('missing') }, 'Cem <c@example.com>');
    const clone = new TempFolder();
    root = path.join(clone.path, 'site');
    execFileSync('git', ['clone', '-q', '--depth', '2', pathToFileURL(folder.path).href, root], { stdio: 'ignore' });
    assert.deepEqual(await authors(), ['Cem: 1 error', 'Not known: 4 errors']);
    clone.remove();
  });

  it('and reads no mail map out of the repository', async () => {
    const outside = new TempFolder().write({ map: 'Outside <a@example.com>\n' });
    configure(root, { 'mailmap.file': path.join(outside.path, 'map') });
    symlinkSync(path.join(outside.path, 'map'), path.join(folder.path, '.mailmap'));
    assert.deepEqual(await authors(), ['Ann: 3 errors']);
    outside.remove();
  });
});
