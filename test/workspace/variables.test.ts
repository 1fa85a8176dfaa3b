import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { fromUri, join } from '../../server/src/workspace/files/resourcePath.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { page } from '../support/site.ts';

const root = fromUri('file:///work');

function config(variables: Readonly<Record<string, string>>): string {
  const colors = { primary: '#0D9373' };
  return JSON.stringify({ theme: 'mint', name: 'Acme', colors, navigation: { pages: ['page'] }, variables });
}

it('a page that nobody has opened is no longer called broken once docs.json has its variable', async () => {
  const disk = new MemoryFileSystem();
  disk.write(join(root, 'docs.json'), config({}));
  disk.write(join(root, 'page.mdx'), `${page('Page')}\nAsk {{apiHost}}.\n`);
  const workspace = new Workspace(disk, {
    onError: (error: unknown) => {
      throw error;
    },
  });
  await workspace.addFolder(root);
  const rules = (): readonly string[] =>
    workspace.sites.flatMap((site) => site.diagnostics.all('page.mdx' as SitePath).map(({ rule }) => rule.id));
  assert.deepEqual(rules(), ['mdx/undefined-name']);
  workspace.setOpenText(join(root, 'docs.json'), config({ apiHost: 'api.acme.example' }));
  await workspace.settled();
  assert.deepEqual(rules(), []);
});
