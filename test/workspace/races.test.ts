import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { fromUri, join, type ResourcePath } from '../../server/src/workspace/files/resourcePath.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import type { WorkspaceOptions } from '../../server/src/workspace/workspaceOptions.ts';
import { page } from '../support/site.ts';

// What happens while something else goes on, and what is told in another way than expected.

const root = fromUri('file:///work');
const at = (path: string): ResourcePath => join(root, path);
const config = (...pages: readonly string[]): string =>
  JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages }] });

let disk: MemoryFileSystem;

beforeEach(() => {
  disk = new MemoryFileSystem();
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) disk.write(at(path), text);
}

function newWorkspace(options: Partial<WorkspaceOptions> = {}): Workspace {
  return new Workspace(disk, {
    onError: (error) => {
      throw error;
    },
    ...options,
  });
}

/** The pages of the only site that were read. */
function known({ sites }: Workspace): readonly string[] {
  assert.equal(sites.length, 1);
  return sites.flatMap((site) => [...site.takeSnapshot().pages.keys()]).sort();
}

describe('a folder that is gone', () => {
  beforeEach(() => {
    write({ 'docs.json': config('a'), 'a.mdx': page('A'), 'guides/deep/b.mdx': page('B') });
  });

  it('removes its pages when the event names only a file in it', async () => {
    const workspace = newWorkspace();
    await workspace.addFolder(root);
    disk.remove(at('guides'));
    await workspace.applyChanges([{ path: at('guides/deep/b.mdx'), kind: 'deleted' }]);
    assert.deepEqual(known(workspace), ['a.mdx']);
  });

  it('may be the opened one, and come back', async () => {
    const workspace = newWorkspace();
    await workspace.addFolder(root);
    disk.remove(root);
    await workspace.applyChanges([{ path: root, kind: 'deleted' }]);
    assert.deepEqual(workspace.sites, []);
    write({ 'docs.json': config('a'), 'a.mdx': page('A') });
    await workspace.applyChanges([{ path: root, kind: 'created' }]);
    assert.deepEqual(known(workspace), ['a.mdx']);
  });
});

describe('pages that are read while the folders are looked at again', () => {
  it('are read all the same', async () => {
    // So many that they are given to others to be read.
    const names = Array.from({ length: 400 }, (_, index) => `page-${index}`);
    write({ 'docs.json': config(...names) });
    for (const name of names) write({ [`${name}.mdx`]: page(name) });
    const unreadable: string[] = [];
    let goOn: () => void = () => undefined;
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
    const workspace = newWorkspace({
      mostWaitedFor: 1,
      readMany: {
        async read({ pages, readText, take }) {
          await mayGoOn;
          for (const file of pages) {
            if ((await readText(file)) === undefined) unreadable.push(file);
            take([{ file, kind: 'page', record: undefined, findings: [] }]);
          }
        },
      },
    });
    await workspace.addFolder(root);
    const list = disk.list.bind(disk);
    // In the middle of the look everything is asked for.
    disk.list = async (folder) => {
      goOn();
      for (let turn = 0; turn < 100; turn++) await Promise.resolve();
      return list(folder);
    };
    write({ '.mintignore': 'other\n' });
    await workspace.applyChanges([{ path: at('.mintignore'), kind: 'created' }]);
    await workspace.loaded();
    assert.deepEqual(unreadable, []);
  });
});

describe('folders that are closed', () => {
  it('close the site around them, unless another needs it', async () => {
    write({ 'docs.json': config('guides/a'), 'guides/a.mdx': page('A'), 'other/b.mdx': page('B') });
    const workspace = newWorkspace();
    await workspace.addFolder(at('guides'));
    await workspace.addFolder(at('other'));
    await workspace.removeFolder(at('guides'));
    assert.equal(workspace.sites.length, 1);
    await workspace.removeFolder(at('other'));
    assert.equal(workspace.sites.length, 0);
  });

  it('leave a site as it is that lies in another one that is open', async () => {
    write({ 'docs/docs.json': config('a'), 'docs/a.mdx': page('A') });
    const workspace = newWorkspace();
    await workspace.addFolder(at('docs'));
    await workspace.addFolder(root);
    await workspace.removeFolder(at('docs'));
    write({ 'docs/b.mdx': page('B') });
    await workspace.applyChanges([{ path: at('docs/b.mdx'), kind: 'created' }]);
    assert.deepEqual(known(workspace), ['a.mdx', 'b.mdx']);
  });
});

describe('a page that changes its site while it is open', () => {
  it('is the disk’s again when it is closed, wherever it belongs then', async () => {
    write({ 'docs.json': config('in/a'), 'in/a.mdx': page('Disk') });
    const workspace = newWorkspace();
    await workspace.addFolder(root);
    workspace.setOpenText(at('in/a.mdx'), page('Editor'));
    write({ 'in/docs.json': config('a') });
    await workspace.applyChanges([{ path: at('in/docs.json'), kind: 'created' }]);
    workspace.closeText(at('in/a.mdx'));
    disk.remove(at('in/docs.json'));
    await workspace.applyChanges([{ path: at('in/docs.json'), kind: 'deleted' }]);
    assert.equal(workspace.sites[0]?.takeSnapshot().pages.get('in/a.mdx' as SitePath)?.title, 'Disk');
  });
});

describe('a docs.json that is typed while its site is found', () => {
  it('is what is typed in the end, at whichever moment', async () => {
    write({ 'docs.json': config('a'), 'a.mdx': page('A'), 'b.mdx': page('B') });
    for (let moment = 0; moment < 80; moment++) {
      const workspace = newWorkspace();
      const finding = workspace.addFolder(root);
      for (let turn = 0; turn < moment; turn++) await Promise.resolve();
      workspace.setOpenText(at('docs.json'), config('b'));
      await finding;
      const { unlisted } = workspace.sites[0]?.takeSnapshot().listing ?? {};
      assert.deepEqual([...(unlisted ?? [])], ['a.mdx'], `after ${moment} turns`);
    }
  });
});

describe('a page that cannot be read for a fault of ours', () => {
  it('costs nothing but itself', async () => {
    write({ 'docs.json': config('a', 'b'), 'a.mdx': page('A'), 'b.mdx': page('B') });
    const readFile = disk.readFile.bind(disk);
    const faulty = { length: 0 } as string;
    disk.readFile = (path) => (path === at('a.mdx') ? Promise.resolve(faulty) : readFile(path));
    const errors: unknown[] = [];
    const workspace = newWorkspace({ mostWaitedFor: 1, onError: (error) => errors.push(error) });
    await workspace.addFolder(root);
    await workspace.loaded();
    assert.deepEqual(known(workspace), ['b.mdx']);
    assert.equal(errors.length, 1);
  });
});

describe('an editor', () => {
  it('is notified of a change when it counts', async () => {
    write({ 'docs.json': config('a'), 'a.mdx': page('A') });
    const seen: (string | undefined)[] = [];
    const workspace = newWorkspace({ onChange: () => seen.push(workspace.pageOf(at('a.mdx'))?.page.text) });
    await workspace.addFolder(root);
    workspace.setOpenText(at('a.mdx'), 'typed');
    assert.equal(seen.at(-1), 'typed');
  });
});

describe('a request about a page of a site that is still being read', () => {
  it('reads no further pages for it once nobody waits', async () => {
    const links = Array.from({ length: 40 }, (_, index) => `[a](/p${index})`).join(' ');
    write({ 'docs.json': config('a'), 'a.mdx': `${page('A')}\n${links}\n` });
    for (let index = 0; index < 400; index++) write({ [`p${index}.mdx`]: page(`P${index}`) });
    const read = new Set<string>();
    const readMany = { read: () => new Promise<never>(() => undefined) };
    const workspace = newWorkspace({ readMany });
    await workspace.addFolder(root);
    const controller = new AbortController();
    const readFile = disk.readFile.bind(disk);
    disk.readFile = (path) => {
      if (path.endsWith('.mdx')) read.add(path);
      if (path === at('a.mdx')) controller.abort();
      return readFile(path);
    };
    await workspace.ready(at('a.mdx'), controller.signal);
    assert.deepEqual([...read], [at('a.mdx')]);
  });
});
