import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { decode } from '../../server/src/workspace/files/fileText.ts';
import { nodeFileSystem, readNow } from '../../server/src/workspace/files/nodeFileSystem.ts';
import { fromFsPath } from '../../server/src/workspace/files/resourcePath.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'docsight-'));
after(() => {
  rmSync(folder, { recursive: true });
});

/** What both readers of files make of one. */
async function textsOf(name: string): Promise<readonly (string | undefined)[]> {
  const file = fromFsPath(path.join(folder, name));
  const { bytes } = readNow(file);
  return [await nodeFileSystem.readFile(file), bytes && decode(bytes)];
}

describe('a file of a repository', () => {
  it('is read without its byte order mark', async () => {
    writeFileSync(path.join(folder, 'page.mdx'), '\uFEFFText');
    assert.deepEqual(await textsOf('page.mdx'), ['Text', 'Text']);
    assert.deepEqual(await textsOf('missing.mdx'), [undefined, undefined]);
  });

  it('is not read where it has no end, or would fill the memory', async () => {
    writeFileSync(path.join(folder, 'huge.mdx'), '');
    truncateSync(path.join(folder, 'huge.mdx'), 64_000_000);
    assert.deepEqual(await textsOf('huge.mdx'), [undefined, undefined]);
    if (process.platform === 'win32') return;
    symlinkSync('/dev/zero', path.join(folder, '.docsight.json'));
    assert.deepEqual(await textsOf('.docsight.json'), [undefined, undefined]);
    execFileSync('mkfifo', [path.join(folder, 'AGENTS.md')]);
    assert.deepEqual(await textsOf('AGENTS.md'), [undefined, undefined]);
  });
});
