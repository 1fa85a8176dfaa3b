import assert from 'node:assert/strict';
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { prepareFile } from '../../server/src/workspace/writing/diskWrites.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;
beforeEach(() => {
  folder = new TempFolder();
});
afterEach(() => {
  folder.remove();
});

const at = (...names: readonly string[]): string => path.join(folder.path, ...names);
const textOf = (name: string): string => readFileSync(at(name), 'utf8');

async function write(name: string, text: string, isNew = false): Promise<void> {
  await (await prepareFile(at(name), text, isNew)).putInPlace();
}

describe('a file that is replaced', () => {
  it('can have a name of the largest length', async () => {
    const name = `${'a'.repeat(251)}.mdx`;
    await write(name, 'New.', true);
    await write(name, 'Newer.');
    assert.deepEqual(readdirSync(folder.path), [name]);
    assert.equal(textOf(name), 'Newer.');
  });

  it('is written whatever a process of the same number has left', async () => {
    folder.write({ 'a.mdx': 'Old.', [`.a.mdx.${process.pid}.tmp`]: 'Left.' });
    await write('a.mdx', 'New.');
    assert.equal(textOf('a.mdx'), 'New.');
  });

  it('keeps its other names', { skip: process.platform === 'win32' }, async () => {
    folder.write({ 'a.mdx': 'A longer old text.' });
    linkSync(at('a.mdx'), at('b.mdx'));
    await write('a.mdx', 'New.');
    assert.deepEqual([textOf('a.mdx'), textOf('b.mdx')], ['New.', 'New.']);
    await write('b.mdx', 'And a longer new text.');
    assert.equal(textOf('a.mdx'), 'And a longer new text.');
    assert.deepEqual(readdirSync(folder.path).sort(), ['a.mdx', 'b.mdx']);
  });

  it('keeps its permissions, its owner and its symbolic link', { skip: process.platform === 'win32' }, async () => {
    folder.write({ 'x/a.mdx': 'Old.' });
    symlinkSync('x/a.mdx', at('a.mdx'));
    chmodSync(at('x/a.mdx'), 0o604);
    // Another owner can be set by an administrator alone; for others, the own one is what has to stay.
    if (process.getuid?.() === 0) chownSync(at('x/a.mdx'), 65_534, 65_534);
    const { uid, gid, mode } = statSync(at('x/a.mdx'));
    await write('a.mdx', 'New.');
    const now = statSync(at('x/a.mdx'));
    assert.deepEqual([now.uid, now.gid, now.mode], [uid, gid, mode]);
    assert.equal(textOf('x/a.mdx'), 'New.');
    assert.deepEqual(readdirSync(folder.path).sort(), ['a.mdx', 'x']);
  });
});

describe('what a killed process has left', () => {
  it('is removed once it is old, and nothing else', async () => {
    const left = '.docsight-0123456789abcdef.tmp';
    const others = [
      '.docsight-fedcba9876543210.tmp',
      '.docsight-0123456789abcdef.new',
      '.docsight.json',
      '.a.tmp',
      'x.tmp',
    ];
    folder.write(Object.fromEntries([left, ...others, 'a.mdx'].map((name) => [name, '{}'])));
    symlinkSync('a.mdx', at('.docsight-00000000000000aa.tmp'));
    for (const name of [left, ...others.slice(1)]) utimesSync(at(name), 1, 1);
    await write('a.mdx', 'New.');
    const expected = [...others, '.docsight-00000000000000aa.tmp', 'a.mdx'].sort();
    assert.deepEqual(readdirSync(folder.path).sort(), expected);
    assert.ok(!existsSync(at(left)));
  });
});
