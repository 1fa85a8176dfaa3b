import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { fromUri, join } from '../../server/src/workspace/files/resourcePath.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { page } from '../support/site.ts';

const root = fromUri('file:///work');

function config(library: string): string {
  const colors = { primary: '#0D5F3C' };
  return JSON.stringify({ theme: 'mint', name: 'Acme', colors, icons: { library }, navigation: { pages: ['page'] } });
}

it('the icons of a page that nobody has opened are checked again once docs.json chooses another library', async () => {
  const disk = new MemoryFileSystem();
  disk.write(join(root, 'docs.json'), config('fontawesome'));
  disk.write(join(root, 'page.mdx'), `${page('Page')}\n<Icon icon="gear" />\n`);
  const workspace = new Workspace(disk, {
    onError: (error: unknown) => {
      throw error;
    },
  });
  await workspace.addFolder(root);
  const rules = async (): Promise<readonly string[]> => {
    await workspace.checked();
    return workspace.sites.flatMap((site) => site.diagnostics.all('page.mdx' as SitePath).map(({ rule }) => rule.id));
  };
  assert.deepEqual(await rules(), []);
  workspace.setOpenText(join(root, 'docs.json'), config('lucide'));
  await workspace.settled();
  assert.deepEqual(await rules(), ['page/icon-library']);
});
