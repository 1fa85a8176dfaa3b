import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { fromUri, join, type ResourcePath } from '../../server/src/workspace/files/resourcePath.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { page } from '../support/site.ts';

/** A disk that counts how often each file is read. */
class CountingFileSystem extends MemoryFileSystem {
  readonly reads = new Map<ResourcePath, number>();

  override readFile(path: ResourcePath): Promise<string | undefined> {
    this.reads.set(path, (this.reads.get(path) ?? 0) + 1);
    return super.readFile(path);
  }
}

const folders = Array.from({ length: 15 }, (_, at) => fromUri(`file:///work/${String(at)}`));

function diskWithSites(): CountingFileSystem {
  const disk = new CountingFileSystem();
  for (const folder of folders) {
    disk.write(join(folder, 'docs.json'), JSON.stringify({ name: 'A', navigation: [{ group: 'S', pages: ['a'] }] }));
    disk.write(join(folder, 'a.mdx'), page('A'));
  }
  return disk;
}

const onError = (error: unknown): void => {
  throw error;
};

describe('folders that are opened and closed again and again', () => {
  it('are read a few times, so that the next answer doesn’t wait for minutes', async () => {
    const disk = diskWithSites();
    const workspace = new Workspace(disk, { onError });
    for (const folder of folders) void workspace.addFolder(folder);
    for (let time = 0; time < 200; time++) {
      const folder = folders[time % folders.length];
      assert.ok(folder);
      void workspace.removeFolder(folder);
      void workspace.addFolder(folder);
    }
    await workspace.loaded();
    assert.equal(workspace.sites.length, folders.length);
    for (const folder of folders)
      for (const file of ['docs.json', 'a.mdx']) assert.ok((disk.reads.get(join(folder, file)) ?? 0) <= 6, file);
  });

  it('are open or closed as they were last, with what has changed meanwhile', async () => {
    const disk = diskWithSites();
    const workspace = new Workspace(disk, { onError });
    const [first, second, third] = folders;
    assert.ok(first && second && third);
    for (const folder of [first, second]) await workspace.addFolder(folder);
    await workspace.loaded();
    disk.write(join(first, 'a.mdx'), page('Changed'));
    void workspace.removeFolder(first);
    void workspace.addFolder(first);
    void workspace.removeFolder(second);
    void workspace.addFolder(third);
    void workspace.removeFolder(third);
    await workspace.loaded();
    assert.deepEqual(
      workspace.sites.map(({ root }) => root),
      [first],
    );
    const [site] = workspace.sites;
    assert.equal(site?.takeSnapshot().pages.get('a.mdx' as SitePath)?.title, 'Changed');
  });
});
