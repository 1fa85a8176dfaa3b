import assert from 'node:assert/strict';
import { chmodSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { hashOfRead, stampOf, stateNow, type FileState } from '../../server/src/workspace/files/fileState.ts';
import { readNow } from '../../server/src/workspace/files/nodeFileSystem.ts';
import { fromFsPath } from '../../server/src/workspace/files/resourcePath.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;
let file: string;

beforeEach(() => {
  folder = new TempFolder().write({ 'a.mdx': 'A' });
  file = path.join(folder.path, 'a.mdx');
});
afterEach(() => {
  folder.remove();
});

const later = (): number => Date.now() + 60_000;

/** Returns the state of the file as if it hadn’t changed for long. */
function settledState(): FileState {
  const resource = fromFsPath(file);
  return { hash: hashOfRead(readNow(resource)), stamp: stampOf(resource, later()) };
}

/** Changes the entry, but not the text, until the time of the file system has moved on. */
function changeEntry(): void {
  const before = statSync(file).ctimeMs;
  while (statSync(file).ctimeMs === before) chmodSync(file, 0o600);
}

/** Each writes another text of the same length. */
const changes: Readonly<Record<string, () => void>> = {
  'is written': () => {
    changeEntry();
    writeFileSync(file, 'B');
  },
  'is written, with the time of the change set back': () => {
    const { atime, mtime } = statSync(file);
    changeEntry();
    writeFileSync(file, 'B');
    utimesSync(file, atime, mtime);
  },
  'is replaced by an older one': () => {
    writeFileSync(`${file}.new`, 'B');
    utimesSync(`${file}.new`, 1, 1);
    renameSync(`${file}.new`, file);
  },
};

describe('a file that was read', () => {
  it('has no stamp while it may change within the same time', () => {
    assert.equal(stampOf(fromFsPath(file)), undefined);
    assert.equal(stampOf(fromFsPath(path.dirname(file)), later()), undefined);
    assert.notEqual(settledState().stamp, undefined);
  });

  for (const [name, change] of Object.entries(changes)) {
    it(`is seen to be another one when it ${name}`, () => {
      const known = settledState();
      change();
      assert.equal(stateNow(fromFsPath(file), known, later()).hash, hashOfRead({ bytes: Buffer.from('B') }));
    });
  }

  it('isn’t read again while its stamp is the same', () => {
    const known = { ...settledState(), hash: 'known' };
    assert.equal(stateNow(fromFsPath(file), known, later()), known);
  });

  it('is known by its text where only its stamp is another one', () => {
    const known = settledState();
    changeEntry();
    const now = stateNow(fromFsPath(file), known, later());
    assert.equal(now.hash, known.hash);
    assert.notEqual(now.stamp, known.stamp);
  });
});
