import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { MemoryFileSystem } from '../../server/src/workspace/memoryFileSystem.ts';
import { fromUri, join } from '../../server/src/workspace/resourcePath.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { findingsIn, page } from '../support/site.ts';

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

function write(path: string, text: string): void {
  disk.write(join(root, path), text);
}

async function change(path: string, text: string): Promise<void> {
  write(path, text);
  await workspace.applyChanges([{ path: join(root, path), kind: 'changed' }]);
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
