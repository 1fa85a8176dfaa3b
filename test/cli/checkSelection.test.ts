import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { runCommand, type Outcome } from '../support/commandLine.ts';
import { page } from '../support/site.ts';
import { madeOnce } from '../support/madeOnce.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;
beforeEach(() => {
  folder = new TempFolder();
});
afterEach(() => {
  folder.remove();
});

const docsight = (...args: readonly string[]): Promise<Outcome> => runCommand(folder.path, args);
const textOf = (name: string): string => readFileSync(path.join(folder.path, name), 'utf8');
const config = (...pages: readonly string[]): string =>
  JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages }] }, undefined, 2);

describe('docsight check --baseline', () => {
  const withLinks = (...links: readonly string[]): string =>
    page('A') + links.map((link) => `\n[Page](${link})\n`).join('');

  it('reports only what the baseline doesn’t list, wherever the lines move', async () => {
    folder.write({ 'docs.json': config('a'), 'a.mdx': withLinks('/one', '/two', '/two') });
    const update = await docsight('check', '--baseline', 'ci/baseline.json', '--update-baseline');
    assert.equal(update.exitCode, 0, update.out);
    assert.equal(update.error, 'Accepted 3 problems in “ci/baseline.json”.\n');
    folder.write({ 'a.mdx': withLinks('/two', '/three', '/one', '/two') });
    const { out, error, exitCode } = await docsight('check', '--baseline', 'ci/baseline.json', '--format', 'github');
    assert.equal(exitCode, 1);
    assert.match(out, /^::error file=a\.mdx,line=10,[^\n]*\/three[^\n]*\n$/);
    assert.equal(error, '3 problems accepted in “ci/baseline.json” not shown.\n');
  });

  it('reports the second of two equal findings where one is accepted', async () => {
    folder.write({ 'docs.json': config('a'), 'a.mdx': withLinks('/one') });
    await docsight('check', '--baseline', 'b.json', '--update-baseline');
    folder.write({ 'a.mdx': withLinks('/one', '/one') });
    assert.match((await docsight('check', '--baseline', 'b.json')).out, /1 error/);
  });

  it('names entries that no longer apply, until it is updated', async () => {
    folder.write({ 'docs.json': config('a'), 'a.mdx': withLinks('/one', '/two') });
    await docsight('check', '--baseline', 'b.json', '--update-baseline');
    folder.write({ 'a.mdx': withLinks('/one') });
    const { error, exitCode } = await docsight('check', '--baseline', 'b.json');
    assert.equal(exitCode, 0);
    assert.match(
      error,
      /^1 problem accepted .*\n1 entry of “b\.json” no longer applies\. .*\n {2}a\.mdx {2}link\/not-found {2}.*\/two/,
    );
    await docsight('check', '--baseline', 'b.json', '--update-baseline');
    assert.doesNotMatch((await docsight('check', '--baseline', 'b.json')).error, /no longer/);
    assert.doesNotMatch(textOf('b.json'), /two/);
  });

  it('reads no baseline that is a pipe, or a link to a device or to a file outside', async () => {
    if (process.platform === 'win32') return;
    folder.write({ 'docs.json': config('a'), 'a.mdx': withLinks('/one') });
    const at = (name: string): string => path.join(folder.path, name);
    execFileSync('mkfifo', [at('pipe.json')]);
    symlinkSync('/dev/zero', at('device.json'));
    symlinkSync('/etc/passwd', at('outside.json'));
    for (const name of ['pipe.json', 'device.json', 'outside.json']) {
      const { error, exitCode } = await docsight('check', '--baseline', name);
      assert.equal(exitCode, 2);
      assert.match(error, new RegExp(`^“${name}” can’t be read\\.`));
    }
  });

  it('takes names that objects have by themselves for names', async () => {
    folder.write({
      'site/docs.json': config('a'),
      'site/a.mdx': withLinks('/one'),
      'b.json': '{"version":1,"findings":{"__proto__":{"polluted":{"constructor":1}}}}',
    });
    await docsight('check', 'site', '--baseline', 'b.json', '--update-baseline');
    assert.equal('polluted' in {}, false);
    assert.match(textOf('b.json'), /"__proto__": \{\s*"polluted": \{\s*"constructor": 1/);
  });

  it('keeps the entries of sites that aren’t checked', async () => {
    for (const name of ['one', 'two'])
      folder.write({ [`${name}/docs.json`]: config('a'), [`${name}/a.mdx`]: withLinks('/gone') });
    await docsight('check', '--baseline', 'b.json', '--update-baseline');
    const before = textOf('b.json');
    await docsight('check', 'one', '--baseline', 'b.json', '--update-baseline');
    assert.equal(textOf('b.json'), before);
    assert.equal((await docsight('check', '--baseline', 'b.json')).exitCode, 0);
  });

  it('is refused if it is missing, isn’t a baseline, or has no path', async () => {
    folder.write({ 'docs.json': config('a'), 'a.mdx': page('A'), 'other.json': '[]' });
    const reasons: readonly (readonly [readonly string[], RegExp])[] = [
      [['--baseline', 'none.json'], /“none\.json” not found\. Create it with --update-baseline\./],
      [['--baseline', 'other.json'], /“other\.json” isn’t a baseline/],
      [['--update-baseline'], /--update-baseline needs a file/],
    ];
    for (const [args, reason] of reasons) {
      const { exitCode, error } = await docsight('check', ...args);
      assert.equal(exitCode, 2);
      assert.match(error, reason);
    }
  });
});

describe('docsight check --changed', () => {
  const changed = async (...args: readonly string[]): Promise<readonly string[]> => {
    const { out, error } = await docsight('check', '--format', 'json', ...args);
    assert.equal(error, '');
    const report = JSON.parse(out) as {
      sites: { findings: { file: string; rule: string; range: { start: { line: number } } }[] }[];
    };
    return report.sites.flatMap(({ findings }) =>
      findings.map(({ file, rule, range }) => `${file}:${range.start.line} ${rule}`),
    );
  };

  /** A repository with a commit, of which each test has a copy. */
  const copyCommitted = madeOnce((made) => {
    made.createRepository().write({
      'docs/docs.json': config('a', 'b', 'größe'),
      'docs/a.mdx': `${page('A')}\n[Gone](/gone)\n\n[B](/b)\n`,
      'docs/b.mdx': `${page('B')}\n[Gone](/gone)\n`,
      'docs/größe.mdx': page('C'),
      'note.txt': 'x',
    });
    made.commit();
  });
  beforeEach(() => {
    folder.remove();
    folder = copyCommitted();
  });

  it('reports nothing of what hasn’t changed', async () => {
    assert.deepEqual(await changed('--changed'), []);
    assert.deepEqual(await changed('docs', '--changed'), []);
  });

  it('reports edited and new pages, committed or not', async () => {
    folder.write({ 'docs/größe.mdx': `${page('C')}\n[Gone](/gone)\n` });
    assert.deepEqual(await changed('--changed'), ['größe.mdx:8 link/not-found']);
    folder.git('checkout', '-q', '-b', 'work');
    folder.commit();
    folder.write({ 'docs/new.mdx': page('New') });
    assert.deepEqual(await changed('--changed', 'main', 'docs'), [
      'größe.mdx:8 link/not-found',
      'new.mdx:1 navigation/orphan-page',
    ]);
    assert.deepEqual(await changed('--changed=main'), [
      'größe.mdx:8 link/not-found',
      'new.mdx:1 navigation/orphan-page',
    ]);
    assert.deepEqual(await changed('--changed'), ['new.mdx:1 navigation/orphan-page']);
  });

  it('reports what a removed or renamed page breaks elsewhere', async () => {
    folder.git('mv', 'docs/b.mdx', 'docs/c.mdx');
    const found = await changed('--changed');
    assert.ok(found.includes('docs.json:8 navigation/page-not-found'), found.join('\n'));
    assert.ok(found.includes('a.mdx:10 link/not-found'), found.join('\n'));
    assert.ok(found.includes('c.mdx:8 link/not-found'), found.join('\n'));
    assert.ok(!found.includes('a.mdx:8 link/not-found'), found.join('\n'));
  });

  it('ignores what the other branch has changed since', async () => {
    folder.git('branch', 'work');
    folder.write({ 'docs/a.mdx': `${page('A')}\n[Gone](/gone)\n\nMore.\n` });
    folder.commit();
    folder.git('checkout', '-q', 'work');
    assert.deepEqual(await changed('--changed=main'), []);
  });

  it('says why it can’t tell', async () => {
    const { error, exitCode } = await docsight('check', '--changed=nothing');
    assert.equal(exitCode, 2);
    assert.match(
      error,
      /^--changed: “nothing” is neither a folder nor a revision that git knows\. In CI, fetch it first\.\n$/,
    );
    assert.match((await docsight('check', '--changed=--output=x')).error, /is no revision/);
    folder.delete('.git');
    assert.match((await docsight('check', '--changed')).error, /isn’t in a git repository/);
  });

  it('treats all files as changed before the first commit', async () => {
    const all = await changed();
    folder.delete('.git');
    folder.createRepository();
    folder.git('add', 'docs/docs.json');
    assert.deepEqual(await changed('--changed'), all);
  });
});
