import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { nodeFileSystem } from '../../server/src/workspace/files/nodeFileSystem.ts';
import { fromFsPath, fromUri, join } from '../../server/src/workspace/files/resourcePath.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { findingsIn, page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

// Files that docs.json refers to (`$ref`) are read with it, and followed when they change.

const root = fromUri('file:///work');

function group(...pages: readonly unknown[]): string {
  return JSON.stringify({ group: 'G', pages });
}

function config(...groups: readonly string[]): string {
  const navigation = { groups: groups.map(($ref) => ({ $ref })) };
  return JSON.stringify({ theme: 'mint', name: 'A', colors: { primary: '#0D9373' }, navigation });
}

let disk: MemoryFileSystem;
let workspace: Workspace;

beforeEach(async () => {
  disk = new MemoryFileSystem();
  workspace = new Workspace(disk, {
    onError: (error) => {
      throw error;
    },
  });
  write('docs.json', config('./config/a.json'));
  write('config/a.json', group('a', { $ref: './inner.json' }));
  write('config/inner.json', group('b'));
  for (const name of 'abc') write(`${name}.mdx`, page(name));
  await workspace.addFolder(root);
  await workspace.loaded();
});

function write(file: string, text: string): void {
  disk.write(join(root, file), text);
}

async function change(file: string, text: string): Promise<void> {
  write(file, text);
  await workspace.applyChanges([{ path: join(root, file), kind: 'changed' }]);
}

function snapshot() {
  return workspace.sites[0]?.takeSnapshot() ?? assert.fail('no site');
}

function entries(): readonly string[] {
  return snapshot().config.navigation.entries.map(({ entry }) => entry);
}

async function orphans(): Promise<readonly string[]> {
  await workspace.checked();
  const [site] = workspace.sites;
  return ['a.mdx', 'b.mdx', 'c.mdx'].filter((file) =>
    site?.diagnostics
      .all(file as Parameters<typeof site.diagnostics.all>[0])
      .some(({ rule }) => rule.id === 'navigation/orphan-page'),
  );
}

describe('the included files of a docs.json', () => {
  it('are read with it, those that they refer to as well', async () => {
    assert.deepEqual(entries(), ['a', 'b']);
    assert.deepEqual(await orphans(), ['c.mdx']);
  });

  it('are read again when they change on the disk', async () => {
    await change('config/inner.json', group('b', 'c'));
    assert.deepEqual(entries(), ['a', 'b', 'c']);
    assert.deepEqual(await orphans(), []);
  });

  it('count as an editor shows them until it closes them', async () => {
    const path = join(root, 'config/inner.json');
    workspace.setOpenText(path, group('c'));
    await workspace.settled();
    assert.deepEqual(entries(), ['a', 'c']);
    assert.deepEqual(await orphans(), ['b.mdx']);
    workspace.closeText(path);
    await workspace.settled();
    assert.deepEqual(entries(), ['a', 'b']);
  });

  it('are missed when they are deleted, and found when they come back', async () => {
    const path = join(root, 'config/a.json');
    disk.remove(path);
    await workspace.applyChanges([{ path, kind: 'deleted' }]);
    assert.deepEqual(entries(), []);
    assert.deepEqual(
      findingsIn(snapshot()).map(({ rule }) => rule.id),
      ['config/file-not-found'],
    );
    write('config/a.json', group('a'));
    await workspace.applyChanges([{ path, kind: 'created' }]);
    assert.deepEqual(entries(), ['a']);
  });

  it('stay the same while a change elsewhere is worked off', async () => {
    const before = snapshot().config;
    await change('a.mdx', page('other'));
    await change('config/a.json', group('a', { $ref: './inner.json' }));
    assert.equal(snapshot().config, before);
  });

  it('are never missed while docs.json is typed and they are read again', async () => {
    const changed = change('config/a.json', group('a'));
    workspace.setOpenText(join(root, 'docs.json'), config('./config/a.json', './config/inner.json'));
    assert.deepEqual(entries().slice(0, 2), ['a', 'b']);
    await changed;
    await workspace.settled();
    assert.deepEqual(entries(), ['a', 'b']);
  });
});

describe('an included file that can’t be read', () => {
  it('is reported where it is included, since what it contains is missing', async (t) => {
    const folder = new TempFolder();
    t.after(() => {
      folder.remove();
    });
    const kinds = ['link', 'device', 'pipe', 'large', 'forbidden'];
    folder.write({
      'outside.json': group('a'),
      'site/.git/HEAD': '',
      'site/docs.json': config(...kinds.map((kind) => `${kind}.json`), 'inside.json'),
      'site/inner.json': group('a'),
      'site/large.json': `${group('a')}${' '.repeat(8_000_001)}`,
      'site/forbidden.json': group('a'),
      'site/a.mdx': page('a'),
    });
    const at = (name: string): string => path.join(folder.path, 'site', name);
    symlinkSync('../outside.json', at('link.json'));
    symlinkSync('inner.json', at('inside.json'));
    symlinkSync('/dev/zero', at('device.json'));
    if (process.platform !== 'win32') execFileSync('mkfifo', [at('pipe.json')]);
    // An administrator may read it.
    chmodSync(at('forbidden.json'), 0);
    const isReadable = process.getuid?.() === 0;
    const own = new Workspace(nodeFileSystem, {
      onError: (error) => {
        throw error;
      },
    });
    await own.addFolder(fromFsPath(at('')));
    await own.loaded();
    await own.checked();
    const found = own.sites[0]?.diagnostics.all('docs.json' as SitePath) ?? [];
    const text = readFileSync(at('docs.json'), 'utf8');
    const reported = found
      .filter(({ rule }) => rule.id === 'config/file-not-found')
      .map(({ range }) => text.slice(range.start + 1, range.end - '.json"'.length));
    assert.deepEqual(reported, isReadable ? kinds.slice(0, -1) : kinds);
  });
});
