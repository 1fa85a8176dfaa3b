import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { syntax } from '../../server/src/core/rules/config/syntax.ts';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { fromUri, join } from '../../server/src/workspace/files/resourcePath.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { configWith } from '../support/site.ts';

const root = fromUri('file:///work');
const file = 'page.mdx' as SitePath;
const path = join(root, file);

/** Longer than one slice on every machine. */
const long = `---\ntitle: A\n---\n\n${'## Heading\n\n[a](/gone)\n\n'.repeat(1_000)}`;
const short = '---\ntitle: B\n---\n\n[a](/missing)\n';

/** Opens the long page; `onPause` is called where others get their answers. */
async function opened(onPause: (workspace: Workspace) => void): Promise<Workspace> {
  const disk = new MemoryFileSystem();
  disk.write(join(root, 'docs.json'), configWith({ navigation: [{ group: 'G', pages: ['page'] }] }));
  disk.write(path, short);
  const workspace = new Workspace(disk, {
    onError: (error) => {
      throw error;
    },
    pause: () => {
      onPause(workspace);
      return Promise.resolve();
    },
  });
  await workspace.addFolder(root);
  await workspace.loaded();
  return workspace;
}

describe('a long page', () => {
  it('is read and checked with pauses, in which others get their answers', async () => {
    let pauses = 0;
    const workspace = await opened(() => void pauses++);
    pauses = 0;
    workspace.setOpenText(path, long);
    await workspace.settled();
    assert.ok(pauses > 1, 'reading');
    pauses = 0;
    const { diagnostics } = workspace.siteOf(path) ?? assert.fail();
    assert.equal(await diagnostics.prepare(file, 'now', workspace.pause), true);
    assert.ok(pauses > 1, 'checking');
    const found = diagnostics.in(file);
    assert.ok(found.length > 0);
    assert.equal(diagnostics.in(file), found);
  });

  it('shows its problems without waiting for those of docs.json', async (t) => {
    const check = t.mock.method(syntax, 'check');
    const workspace = await opened(() => undefined);
    workspace.setOpenText(path, short);
    await workspace.settled();
    const { diagnostics } = workspace.siteOf(path) ?? assert.fail();
    await diagnostics.prepare(file, 'now', workspace.pause);
    assert.ok(diagnostics.in(file).length > 0);
    assert.equal(check.mock.callCount(), 0);
    await workspace.checked();
    assert.equal(check.mock.callCount(), 1);
  });

  it('that gets another text while it is being read or checked is the page with that text', async () => {
    let type = false;
    const workspace = await opened((one) => {
      if (type) one.setOpenText(path, short);
      type = false;
    });
    type = true;
    workspace.setOpenText(path, long);
    await workspace.settled();
    assert.equal(type, false);
    assert.equal(workspace.pageOf(path)?.page.text, short);

    workspace.setOpenText(path, long);
    await workspace.settled();
    const { diagnostics } = workspace.siteOf(path) ?? assert.fail();
    type = true;
    assert.equal(await diagnostics.prepare(file, 'now', workspace.pause), false);
    assert.equal(type, false);
    assert.deepEqual(
      diagnostics
        .in(file)
        .map(({ rule }) => rule.id)
        .filter((id) => id === 'link/not-found'),
      ['link/not-found'],
    );
  });

  it('is read once for all that wait for it', async () => {
    let pauses = 0;
    const workspace = await opened(() => void pauses++);
    workspace.setOpenText(path, long);
    await Promise.all([workspace.settled(), workspace.settled(), workspace.ready(path)]);
    const model = workspace.pageOf(path)?.page;
    await workspace.ready(path);
    assert.equal(workspace.pageOf(path)?.page, model);
    assert.equal(model?.text, long);
  });
});
