import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FolderWatchers } from '../../server/src/workspace/watching/watchSite.ts';
import { TempFolder } from '../support/tempFolder.ts';

describe('watchers of folders', () => {
  it('say how many folders have none, in which changes would go unnoticed', async () => {
    const folder = new TempFolder().write({ 'a/b/page.mdx': '', 'c/page.mdx': '', 'node_modules/d/page.mdx': '' });
    const watchers = (most: number): FolderWatchers =>
      new FolderWatchers(() => undefined, { isFollowed: () => true, most });
    for (const [most, unwatched] of [
      [10, 0],
      [2, process.platform === 'linux' ? 2 : 0],
    ] as const) {
      const some = watchers(most);
      assert.equal(await some.add(folder.path), unwatched);
      some.close();
    }
    folder.remove();
  });
});
