import assert from 'node:assert/strict';
import { renameSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { nodeFileSystem } from '../../server/src/workspace/files/nodeFileSystem.ts';
import { fromFsPath } from '../../server/src/workspace/files/resourcePath.ts';
import { watchSite, type SiteWatcher } from '../../server/src/workspace/watching/watchSite.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

// Somebody saves while a site is read: its folders can only be watched when they are known, and what is changed before
// that causes no event.

let folder: TempFolder;
let watcher: SiteWatcher | undefined;
beforeEach(() => {
  folder = new TempFolder().createRepository().write({
    'docs/docs.json': JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages: ['a', 'b'] }] }),
    'docs/a.mdx': `${page('A')}\n[Gone](/gone)\n`,
    'docs/b.mdx': page('B'),
    'set-aside/a.mdx': page('A'),
  });
});
afterEach(() => {
  watcher?.close();
  folder.remove();
});

async function loadedWorkspace(fileSystem = nodeFileSystem): Promise<Workspace> {
  const workspace = new Workspace(fileSystem, {
    onError: (error) => {
      throw error;
    },
  });
  await workspace.addFolder(fromFsPath(path.join(folder.path, 'docs')));
  await workspace.loaded();
  return workspace;
}

async function findings(workspace: Workspace): Promise<readonly string[]> {
  await workspace.checked();
  return workspace.sites.flatMap(({ diagnostics }) => {
    const files = [...diagnostics.pages(), 'docs.json' as SitePath];
    return files.flatMap((file) => diagnostics.all(file).map((one) => `${file} ${one.rule.id} ${one.message}`));
  });
}

/** Reads the site, changes something, watches it, and compares the findings with those of a fresh start. */
async function changedMeanwhile(change: () => void): Promise<void> {
  const workspace = await loadedWorkspace();
  const before = await findings(workspace);
  change();
  const [root, upTo] = [fromFsPath(path.join(folder.path, 'docs')), fromFsPath(folder.path)];
  watcher = watchSite({ root, upTo }, workspace, () => undefined);
  await watcher.isUpToDate;
  const after = await findings(workspace);
  assert.deepEqual(after, await findings(await loadedWorkspace()));
  assert.notDeepEqual(after, before);
}

describe('what changes before the folders of a site are watched', () => {
  it('is found in a page', () =>
    changedMeanwhile(() => {
      folder.write({ 'docs/a.mdx': page('A') });
    }));

  it('is found where an older file takes the place of a page', () =>
    changedMeanwhile(() => {
      renameSync(path.join(folder.path, 'set-aside/a.mdx'), path.join(folder.path, 'docs/a.mdx'));
    }));

  it('is found in docs.json', () =>
    changedMeanwhile(() => {
      folder.write({
        'docs/docs.json': JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages: ['a', 'b', 'c'] }] }),
      });
    }));

  it('is found where a page is created', () =>
    changedMeanwhile(() => {
      folder.write({ 'docs/gone.mdx': page('Gone') });
    }));

  it('is found where a page is deleted', () =>
    changedMeanwhile(() => {
      folder.delete('docs/b.mdx');
    }));

  it('is found in a folder that is created', () =>
    changedMeanwhile(() => {
      folder.write({ 'docs/more/inner/c.mdx': page('C') });
    }));

  it('is looked for in no folder that is older', async () => {
    const listed: string[] = [];
    const workspace = await loadedWorkspace({
      ...nodeFileSystem,
      list: (path) => {
        listed.push(path);
        return nodeFileSystem.list(path);
      },
    });
    assert.notEqual(listed.length, 0);
    listed.length = 0;
    // As if it had started some time after the site was written.
    Object.defineProperty(workspace, 'startTimeMs', { value: Date.now() + 10_000 });
    const [root, upTo] = [fromFsPath(path.join(folder.path, 'docs')), fromFsPath(folder.path)];
    watcher = watchSite({ root, upTo }, workspace, () => undefined);
    await watcher.isUpToDate;
    assert.deepEqual(listed, []);
  });

  it('is found in settings above the site', () =>
    changedMeanwhile(() => {
      folder.write({ '.docsight.json': '{ "rules": { "link/not-found": "off" } }' });
    }));
});
