import assert from 'node:assert/strict';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { whyUnwritable } from '../../server/src/workspace/writing/whyUnwritable.ts';
import { writeFailureOf, writeFailureText } from '../../server/src/workspace/writing/writeFailure.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;

beforeEach(() => {
  folder = new TempFolder().write({ 'taken/inside.md': '', 'file.md': 'Text.' });
});
afterEach(() => {
  folder.remove();
});

function whyNot(file: string, isNew = false): Promise<string | undefined> {
  return whyUnwritable(path.join(folder.path, file), isNew);
}

function failed(code: string, syscall = 'open'): string {
  return writeFailureText(Object.assign(new Error(`${code}: simulated`), { code, syscall }));
}

describe('the reason why a file can’t be written', () => {
  it('is found where an editor doesn’t tell it', async () => {
    assert.equal(await whyNot('taken'), 'folder');
    assert.equal(await whyNot('file.md/below/a.md'), 'notInFolder');
    assert.equal(await whyNot('file.md'), undefined);
    assert.equal(await whyNot('file.md', true), 'exists');
    assert.equal(await whyNot('new/folder/a.md'), undefined);
    assert.equal(await whyNot(`${'a'.repeat(300)}.md`), 'tooLong');
  });

  it('is said in plain words', () => {
    assert.equal(failed('EISDIR'), 'it is a folder');
    assert.equal(failed('EROFS'), 'the disk is read-only');
    assert.equal(failed('EBUSY', 'rename'), 'another program is using the file');
    assert.equal(failed('EEXIST'), 'the file already exists');
    assert.equal(failed('EEXIST', 'mkdir'), 'a folder in its path is a file');

    assert.equal(failed('NoPermissions'), 'permission denied');
  });

  it('stays unknown where the error doesn’t tell', () => {
    assert.equal(writeFailureOf(new Error('x')), undefined);
    assert.equal(writeFailureOf(Object.assign(new Error('x'), { code: 'toString' })), undefined);
    assert.equal(writeFailureOf('x'), undefined);
  });
});
