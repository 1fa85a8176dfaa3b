import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { Previewer } from '../../server/src/preview/previewer.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { readerInThread } from '../../server/src/workspace/pages/pageReader.ts';
import { fromUri, join } from '../../server/src/workspace/files/resourcePath.ts';
import type { WorkspaceOptions } from '../../server/src/workspace/workspaceOptions.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { page } from '../support/site.ts';

// A large site is read in the background for seconds. What somebody waits for comes first.

const root = fromUri('file:///work');
const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const names = Array.from({ length: 30 }, (_, index) => `page-${index}`);

async function open(
  readMany: WorkspaceOptions['readMany'],
  disk: MemoryFileSystem = new MemoryFileSystem(),
): Promise<Workspace> {
  const write = (name: string, text: string): void => {
    disk.write(join(root, name), text);
  };
  const navigation = { groups: [{ group: 'All', pages: names }] };
  write('docs.json', JSON.stringify({ theme: 'mint', name: 'Acme', colors: { primary: '#123456' }, navigation }));
  for (const name of names) write(`${name}.mdx`, page(`Title of ${name}`));
  write('page-1.mdx', `---\ntitle: First\nsidebarTitle: Short\n---\n\n<Broken\n`);
  const workspace = new Workspace(disk, {
    onError: (error) => {
      throw error;
    },
    ...{ pause, many: 25, mostWaitedFor: 5, ...(readMany && { readMany }) },
  });
  await workspace.addFolder(root);
  return workspace;
}

describe('reading in the background', () => {
  it('lets work pass that somebody waits for', async () => {
    const events: string[] = [];
    let isWorkDone: () => void = () => undefined;
    const workspace = await open({
      async read({ whenFree }) {
        events.push('begins');
        await whenFree();
        events.push('reads');
      },
    });
    const work = workspace.urgentWork.run(async () => {
      await new Promise<void>((resolve) => (isWorkDone = resolve));
      events.push('answers');
    });
    for (let turn = 0; turn < 20; turn++) await pause();
    assert.deepEqual(events, ['begins']);
    isWorkDone();
    await work;
    for (let turn = 0; turn < 5; turn++) await pause();
    assert.deepEqual(events.slice(0, 3), ['begins', 'answers', 'reads']);
    workspace.stopLoading();
  });

  it('lets work pass also without other threads, as where each file is read over the network', async () => {
    const disk = new MemoryFileSystem();
    const read: string[] = [];
    const readFile = disk.readFile.bind(disk);
    disk.readFile = (path) => {
      read.push(path);
      return readFile(path);
    };
    const workspace = await open(undefined, disk);
    let isWorkDone: () => void = () => undefined;
    const work = workspace.urgentWork.run(() => new Promise<void>((resolve) => (isWorkDone = resolve)));
    for (let turn = 0; turn < 20; turn++) await pause();
    const pages = (): readonly string[] => read.filter((path) => path.endsWith('.mdx'));
    assert.deepEqual(pages(), []);
    isWorkDone();
    await work;
    await workspace.loaded();
    assert.equal(pages().length, names.length);
  });

  it('reads a page once for all that wait for it: an editor asks a dozen questions about a page that it opens', async () => {
    const disk = new MemoryFileSystem();
    const workspace = await open({ read: () => new Promise(() => undefined) }, disk);
    const read: string[] = [];
    const readFile = disk.readFile.bind(disk);
    disk.readFile = async (path) => {
      read.push(path);
      await pause();
      return readFile(path);
    };
    const opened = join(root, 'page-0.mdx');
    workspace.setOpenText(opened, `${page('Opened')}\n[One](/page-2) [Two](/page-3)\n`);
    await Promise.all(Array.from({ length: 12 }, () => workspace.ready(opened)));
    assert.deepEqual(read, [join(root, 'page-2.mdx'), join(root, 'page-3.mdx')]);
  });

  it('takes over where much becomes unread while a little is read, so that answers come', async () => {
    const disk = new MemoryFileSystem();
    const inThread = readerInThread(pause);
    const workspace = await open({ read: (job) => job.whenFree().then(() => inThread.read(job)) }, disk);
    await workspace.loaded();
    const readFile = disk.readFile.bind(disk);
    // Other severities make each page unread, as another generation or other ignored folders do.
    disk.readFile = (path) => {
      if (path.endsWith('page-2.mdx')) workspace.setRules({ 'heading/*': 'hint' });
      return readFile(path);
    };
    void workspace.applyChanges([{ path: join(root, 'page-2.mdx'), kind: 'changed' }]);
    const answer = workspace.ready(join(root, 'page-1.mdx')).then(() => 'answered');
    const isStuck = (async () => {
      for (let turn = 0; turn < 2_000; turn++) await pause();
      return 'stuck';
    })();
    assert.equal(await Promise.race([answer, isStuck]), 'answered');
    await workspace.loaded();
  });
});

describe('the preview of a page while its site is read', () => {
  it('has the titles of pages that aren’t read yet, and reads no more than the page', async () => {
    const workspace = await open({ read: () => new Promise(() => undefined) });
    const [site] = workspace.sites;
    assert.ok(site);
    const file = 'page-0.mdx' as SitePath;
    await workspace.readyToShow(join(root, file));
    const options = { resourceBase: undefined, allowsRemoteImages: false };
    const preview = await new Previewer(() => undefined).preview(site, file, options);
    assert.match(preview?.frame.sidebar ?? '', /Title of page-0.*Short.*Title of page-19/s);
    assert.match(preview?.frame.pager ?? '', /First/);
    assert.deepEqual([...site.takeSnapshot().pages.keys()], [file]);
  });
});
