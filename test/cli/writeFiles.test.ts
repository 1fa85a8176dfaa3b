import assert from 'node:assert/strict';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { prepareFile } from '../../server/src/workspace/writing/diskWrites.ts';
import { writeFiles } from '../../server/src/cli/writeFiles.ts';
import { fromFsPath } from '../../server/src/workspace/files/resourcePath.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'docsight-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const at = (name: string): string => path.join(folder, name);
const textOf = (name: string): string => readFileSync(at(name), 'utf8');

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  const write = (): void => undefined;
  const io = { cwd: folder, useColor: false, write, writeError: write, writeDocument: write };
  const all = Object.entries(files).map(([name, text]) => ({ path: fromFsPath(at(name)), text, isManaged: true }));
  await writeFiles(all, io, { yes: true, within: fromFsPath(folder) });
}

describe('files that a command writes', () => {
  it('are created or replaced, with nothing left next to them', async () => {
    writeFileSync(at('docs.json'), 'old');
    await write({ 'docs.json': 'new', 'guides/a.mdx': 'text' });
    assert.equal(textOf('docs.json'), 'new');
    assert.equal(textOf('guides/a.mdx'), 'text');
    assert.deepEqual(readdirSync(folder).sort(), ['docs.json', 'guides']);
    assert.deepEqual(readdirSync(at('guides')), ['a.mdx']);
  });

  it('keep their permissions, and links to them', async () => {
    if (process.platform === 'win32') return;
    writeFileSync(at('real.json'), 'old');
    chmodSync(at('real.json'), 0o600);
    symlinkSync('real.json', at('docs.json'));
    await write({ 'docs.json': 'new' });
    assert.equal(textOf('real.json'), 'new');
    assert.equal(statSync(at('real.json')).mode & 0o777, 0o600);
    assert.equal(realpathSync(at('docs.json')), at('real.json'));
  });

  it('are all as they were where one of them can’t be written', async () => {
    writeFileSync(at('docs.json'), 'old');
    writeFileSync(at('guides'), 'a file');
    await assert.rejects(write({ 'docs.json': 'new', 'guides/a.mdx': 'text' }), /guides\/a\.mdx/);
    assert.equal(textOf('docs.json'), 'old');
    assert.deepEqual(readdirSync(folder).sort(), ['docs.json', 'guides']);
  });

  it('stay as they are where their text can’t be read, which the new one would lack', async () => {
    writeFileSync(at('AGENTS.md'), '');
    truncateSync(at('AGENTS.md'), 40_000_000);
    const wrong = { message: '“AGENTS.md” can’t be written: it is larger than 32 MB.' };
    await assert.rejects(write({ 'AGENTS.md': 'new' }), wrong);
    assert.equal(statSync(at('AGENTS.md')).size, 40_000_000);
  });
});

describe('a prepared file', () => {
  it('is the old one until it is put in place, so that a killed process loses nothing', async () => {
    writeFileSync(at('docs.json'), 'old');
    const prepared = await prepareFile(at('docs.json'), 'new', false);
    assert.equal(textOf('docs.json'), 'old');
    await prepared.putInPlace();
    assert.equal(textOf('docs.json'), 'new');
  });

  it('keeps the byte order mark of the old one, which some editors need', async () => {
    writeFileSync(at('docs.json'), '\uFEFFold');
    const prepared = await prepareFile(at('docs.json'), 'new', false);
    await prepared.putInPlace();
    assert.equal(textOf('docs.json'), '\uFEFFnew');
  });

  it('never replaces what somebody has created meanwhile', async () => {
    mkdirSync(at('guides'));
    const prepared = await prepareFile(at('guides/a.mdx'), 'new', true);
    writeFileSync(at('guides/a.mdx'), 'theirs');
    await assert.rejects(prepared.putInPlace(), { code: 'EEXIST' });
    await prepared.discard();
    assert.equal(textOf('guides/a.mdx'), 'theirs');
    assert.deepEqual(readdirSync(at('guides')), ['a.mdx']);
  });
});
