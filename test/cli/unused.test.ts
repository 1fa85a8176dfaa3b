import assert from 'node:assert/strict';
import { existsSync, symlinkSync } from 'node:fs';
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
    'README.md': '![Logo](docs/images/logo.png)',
    'docs/docs.json': configWith({ navigation: [{ group: 'Start', pages: ['a'] }] }),
    'docs/a.mdx': `${page('A')}\n![A](/images/a.png)\n`,
    'docs/images/a.png': 'x',
    'docs/images/logo.png': 'x',
    'docs/images/old.png': 'x'.repeat(1_234_567),
    'docs/snippets/old.mdx': 'Text.\n',
  });
});
afterEach(() => {
  folder.remove();
});

const docsight = (answer: boolean | undefined, ...args: readonly string[]): Promise<Outcome> =>
  runCommand(folder.path, args, { questions: [], answer });
const exists = (name: string): boolean => existsSync(path.join(folder.path, name));
const listed = `1.2 MB  docs/images/old.png\n  1 kB  docs/snippets/old.mdx\n2 unused files, 1.2 MB\n`;

describe('docsight unused', () => {
  it('lists the files that nothing mentions, and deletes none', async () => {
    const { out, exitCode } = await docsight(undefined, 'unused', 'docs');
    assert.equal(exitCode, 0);
    assert.equal(out, listed);
    assert.ok(exists('docs/images/old.png'));
  });

  it('deletes them only after it has shown them and asked', async () => {
    assert.equal((await docsight(false, 'unused', 'docs', '--delete')).error, 'Nothing was deleted.\n');
    assert.match((await docsight(undefined, 'unused', 'docs', '--delete')).error, /Use --yes/);
    assert.ok(exists('docs/images/old.png'));
    assert.equal((await docsight(true, 'unused', 'docs', '--delete')).out, `${listed}Deleted 2 files.\n`);
    assert.ok(!exists('docs/images/old.png') && !exists('docs/snippets/old.mdx'));
    assert.ok(exists('docs/images/a.png') && exists('docs/images/logo.png'));
    assert.equal((await docsight(true, 'unused', 'docs', '--delete')).out, 'No unused files.\n');
  });

  it('reads no mention out of the repository', async (t) => {
    const outside = new TempFolder().write({ 'other.md': '![Old](docs/images/old.png)\n' });
    t.after(() => {
      outside.remove();
    });
    symlinkSync(path.join(outside.path, 'other.md'), path.join(folder.path, 'other.md'));
    assert.equal((await docsight(undefined, 'unused', 'docs')).out, listed);
  });

  it('is what a check reports where the rule is on', async () => {
    const check = ['check', 'docs', '--format', 'github', '--severity', 'hint'];
    assert.doesNotMatch((await docsight(undefined, ...check)).out, /Nothing refers to/);
    const { out } = await docsight(undefined, ...check, '--rule', 'page/unused-file=info');
    assert.match(out, /Nothing refers to 2 files \(1\.2 MB\), such as `images\/old\.png`/);
  });
});
