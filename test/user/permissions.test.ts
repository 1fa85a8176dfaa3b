import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { whyUnwritable } from '../../server/src/workspace/writing/whyUnwritable.ts';
import { runCommand, type Outcome } from '../support/commandLine.ts';
import { configWith, page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

// What root can’t show: as root, this folder’s tests run as the user “nobody”.

let folder: TempFolder;
beforeEach(() => {
  folder = new TempFolder().write({
    'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['guides/a', 'b'] }] }),
    'guides/a.mdx': `${page('A')}\n[B](/b.mdx)\n`,
    'b.mdx': page('B'),
  });
});
afterEach(() => {
  setMode('guides', 0o700);
  folder.remove();
});

const setMode = (file: string, mode: number): void => {
  chmodSync(path.join(folder.path, file), mode);
};
const docsight = (...args: readonly string[]): Promise<Outcome> => runCommand(folder.path, args);
const whyNot = (file: string, isNew = false): Promise<string | undefined> =>
  whyUnwritable(path.join(folder.path, file), isNew);

describe('what a user may not write or read', { skip: process.platform === 'win32' && 'it has other rights' }, () => {
  it('is tested as a user who may not do everything', () => {
    assert.notEqual(process.getuid?.(), 0);
  });

  it('is no existing file in a read-only folder, which the editor saves in place', async () => {
    setMode('guides', 0o500);
    assert.equal(await whyNot('guides/a.mdx'), undefined);
    assert.equal(await whyNot('guides/new.mdx', true), 'forbidden');
    assert.equal(await whyNot('guides/more/new.mdx', true), 'forbidden');
  });

  it('is a read-only file, also in a folder where files can be created', async () => {
    setMode('guides/a.mdx', 0o400);
    assert.equal(await whyNot('guides/a.mdx'), 'forbidden');
  });

  it('is no reason to fail where a folder of PATH can’t be read', async () => {
    const elsewhere = new TempFolder().write({ 'bin/git': '' });
    const bin = path.join(elsewhere.path, 'bin');
    const { PATH } = process.env;
    execFileSync('git', ['init', '--quiet', folder.path]);
    const expected = await docsight('check', '--changed');
    process.env['PATH'] = [bin, PATH].join(path.delimiter);
    try {
      for (const mode of [0o700, 0o000]) {
        chmodSync(bin, mode);
        assert.deepEqual(await docsight('check', '--changed'), expected);
      }
    } finally {
      process.env['PATH'] = PATH;
      chmodSync(bin, 0o700);
      elsewhere.remove();
    }
  });

  it('is left unchanged by --fix in a read-only folder, which says so', async () => {
    const before = readFileSync(path.join(folder.path, 'guides/a.mdx'), 'utf8');
    setMode('guides', 0o500);
    const { error } = await docsight('check', '--fix');
    assert.match(error, /^Not fixed: “guides\/a\.mdx” can’t be written: permission denied\.$/m);
    assert.equal(readFileSync(path.join(folder.path, 'guides/a.mdx'), 'utf8'), before);
    assert.deepEqual(readdirSync(path.join(folder.path, 'guides')), ['a.mdx']);
  });

  it('is a page that counts as an error', async () => {
    setMode('b.mdx', 0);
    assert.match((await docsight('check')).out, /permission denied.*page\/unreadable/);
  });

  it('is a rules file that can’t be read, which the new one would lack', async () => {
    folder.write({ 'AGENTS.md': 'Ours.\n' });
    setMode('AGENTS.md', 0o200);
    const { error, exitCode } = await docsight('rules', '--editor', 'agents');
    assert.match(error, /“AGENTS\.md” can’t be written: permission denied\./);
    assert.equal(exitCode, 2);
    setMode('AGENTS.md', 0o600);
    assert.equal(readFileSync(path.join(folder.path, 'AGENTS.md'), 'utf8'), 'Ours.\n');
  });
});
