import assert from 'node:assert/strict';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { runCommand, type Outcome } from '../support/commandLine.ts';
import { configWith, page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;
beforeEach(() => {
  folder = new TempFolder();
  folder.write({
    '.git/HEAD': '',
    '.github/CODEOWNERS': '/docs/ @writers\n',
    'docs/docs.json': configWith({ navigation: [{ group: 'Start', pages: ['a'] }] }),
    'docs/a.mdx': `${page('A')}\n[Gone](/gone)\n`,
    'docs/images/old.png': 'x',
  });
});
afterEach(() => {
  folder.remove();
});

const docsight = (...args: readonly string[]): Promise<Outcome> => runCommand(folder.path, args);

describe('docsight report', () => {
  it('prints the report, or writes it to a file', async () => {
    const { out, exitCode } = await docsight('report', 'docs');
    assert.equal(exitCode, 0);
    assert.match(out, /^<!doctype html>/);
    for (const text of ['1 error', 'a.mdx:8', '@writers', 'images/old.png']) assert.ok(out.includes(text), text);
    assert.equal((await docsight('report', 'docs', '--out', 'report.html')).out, 'Wrote report.html.\n');
    assert.equal(readFileSync(path.join(folder.path, 'report.html'), 'utf8'), out);
    assert.match((await docsight('report', 'docs', '--format', 'markdown')).out, /^## Report of Acme/);
  });

  it('prints what people can read where they read it, and says how to write the page', async () => {
    const read = (...args: readonly string[]): Promise<Outcome> =>
      runCommand(folder.path, ['report', 'docs', ...args], { questions: [], answer: false });
    const { out, error } = await read();
    assert.match(out, /^## Report of Acme/);
    assert.match(error, /--out report\.html/);
    assert.match((await read('--format', 'html')).out, /^<!doctype html>/);
    assert.equal((await read('--out', 'report.html')).out, 'Wrote report.html.\n');
    assert.match(readFileSync(path.join(folder.path, 'report.html'), 'utf8'), /^<!doctype html>/);
  });

  it('names what is new and what is solved since a baseline', async () => {
    const baseline = ['--baseline', 'baseline.json'];
    await docsight('check', 'docs', ...baseline, '--update-baseline');
    folder.write({ 'docs/a.mdx': `${page('A')}\n[Other](/other)\n` });
    const { out } = await docsight('report', 'docs', '--format', 'markdown', ...baseline);
    assert.match(out, /New problems \| 1 error/);
    assert.match(out, /Solved problems \| 1 \|/);
    assert.match(out, /- `a\.mdx:8` Page not found: `\/other`/);
    assert.match(out, /- `a\.mdx` Page not found: `\/gone`/);
  });

  it('reads no owners out of the repository', async (t) => {
    const outside = new TempFolder().write({ owners: '/docs/ @outside\n' });
    t.after(() => {
      outside.remove();
    });
    const file = path.join(folder.path, '.github/CODEOWNERS');
    rmSync(file);
    symlinkSync(path.join(outside.path, 'owners'), file);
    const { out } = await docsight('report', 'docs');
    assert.ok(!out.includes('@outside'), out);
  });

  it('refuses what it doesn’t know', async () => {
    assert.match((await docsight('report', 'docs', '--format', 'pdf')).error, /Use html or markdown/);
    assert.match((await docsight('report', 'a', 'b')).error, /only one folder/);
    assert.match((await docsight('report', 'docs', '--baseline', 'none.json')).error, /not found/);
  });
});
