import assert from 'node:assert/strict';
import { mkdirSync, rmSync, symlinkSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { FileTrace, isUnchanged, type Trace } from '../../server/src/workspace/files/fileTrace.ts';
import { nodeFileSystem, readNow } from '../../server/src/workspace/files/nodeFileSystem.ts';
import { hashOfRead, stampOf } from '../../server/src/workspace/files/fileState.ts';
import { fromFsPath, join } from '../../server/src/workspace/files/resourcePath.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;

beforeEach(() => {
  folder = new TempFolder().write({ 'docs.json': '{}', 'guides/a.mdx': 'A', 'guides/b.mdx': 'B' });
});
afterEach(() => {
  folder.remove();
});

/** What a run asks, and the page that it reads by itself. */
async function record(): Promise<Trace> {
  const root = fromFsPath(folder.path);
  const trace = new FileTrace(nodeFileSystem);
  const { fileSystem } = trace;
  await fileSystem.list(root);
  await fileSystem.list(join(root, 'guides'));
  await fileSystem.readFile(join(root, 'docs.json'));
  await fileSystem.whyUnreadable(join(root, 'docs.json'));
  await fileSystem.stat(join(root, '.git'));
  await fileSystem.readFile(join(root, 'missing.json'));
  await fileSystem.realPath(join(root, 'guides/a.mdx'));
  const page = join(root, 'guides/b.mdx');
  assert.ok(trace.trace);
  const state = { hash: hashOfRead(readNow(page)), stamp: stampOf(page) };
  return { ...trace.trace, pages: new Map([[page, state]]) };
}

const at = (name: string): string => path.join(folder.path, name);

const changes: Readonly<Record<string, () => void>> = {
  'a changed text': () => folder.write({ 'docs.json': '{ }' }),
  'a changed page': () => folder.write({ 'guides/b.mdx': 'C' }),
  'a page that can’t be read': () => {
    truncateSync(at('guides/b.mdx'), 40_000_000);
  },
  'a file that can’t be read': () => {
    truncateSync(at('docs.json'), 40_000_000);
  },
  'a deleted page': () => {
    folder.delete('guides/b.mdx');
  },
  'a deleted folder': () => {
    folder.delete('guides');
  },
  'a new page': () => folder.write({ 'guides/c.mdx': '' }),
  'a file that had been missing': () => folder.write({ 'missing.json': '' }),
  'a new repository': () => {
    mkdirSync(at('.git'));
  },
  'a file that is a link now': () => {
    folder.write({ 'c.mdx': 'A' });
    rmSync(at('guides/a.mdx'));
    symlinkSync(at('c.mdx'), at('guides/a.mdx'));
  },
};

describe('what a run learned from the disk', () => {
  it('is unchanged when nothing is, or something that it didn’t ask', async () => {
    const trace = await record();
    assert.equal(await isUnchanged(trace, nodeFileSystem), true);
    folder.write({ 'guides/a.mdx': 'changed' });
    assert.equal(await isUnchanged(trace, nodeFileSystem), true);
  });

  for (const [name, change] of Object.entries(changes)) {
    it(`differs after ${name}`, async () => {
      const trace = await record();
      change();
      assert.equal(await isUnchanged(trace, nodeFileSystem), false);
    });
  }

  it('describes no state if a file changes during the run', async () => {
    const trace = new FileTrace(nodeFileSystem);
    const config = fromFsPath(at('docs.json'));
    await trace.fileSystem.readFile(config);
    await trace.fileSystem.readFile(config);
    assert.ok(trace.trace !== undefined);
    folder.write({ 'docs.json': '{"name":"x"}' });
    await trace.fileSystem.readFile(config);
    assert.equal(trace.trace, undefined);
  });
});
