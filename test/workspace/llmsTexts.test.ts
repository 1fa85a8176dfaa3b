import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contentsFor } from '../../server/src/workspace/generated/llmsTexts.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { fromUri, join } from '../../server/src/workspace/files/resourcePath.ts';
import type { Site } from '../../server/src/workspace/site.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { configWith, page } from '../support/site.ts';

const root = fromUri('file:///work');
const names = ['a', 'b', 'c'];
const outputs = { full: true, pages: false };

async function open(): Promise<Site> {
  const disk = new MemoryFileSystem();
  disk.write(join(root, 'docs.json'), configWith({ navigation: [{ group: 'All', pages: names }] }));
  for (const name of names) disk.write(join(root, `${name}.mdx`), page(`Title of ${name}`));
  const workspace = new Workspace(disk, {
    onError: (error) => {
      throw error;
    },
  });
  await workspace.addFolder(root);
  await workspace.loaded();
  const [site] = workspace.sites;
  assert.ok(site);
  return site;
}

describe('the contents of all pages', () => {
  it('are read with a turn for other requests after each', async () => {
    const site = await open();
    let turns = 0;
    const pauseIfLong = (): Promise<void> => {
      turns++;
      return Promise.resolve();
    };
    const { contentOf } = await contentsFor(site, site.takeSnapshot(), outputs, { pauseIfLong });
    assert.equal(turns, names.length);
    assert.equal(contentOf('a.mdx' as SitePath), 'Text.');
  });

  it('are read no further once nobody waits for them', async () => {
    const site = await open();
    const controller = new AbortController();
    let turns = 0;
    const pauseIfLong = (): Promise<void> => {
      turns++;
      controller.abort();
      return Promise.resolve();
    };
    const { signal } = controller;
    await assert.rejects(contentsFor(site, site.takeSnapshot(), outputs, { pauseIfLong, signal }), {
      name: 'AbortError',
    });
    assert.equal(turns, 1);
  });
});
