import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { fromUri, join } from '../../server/src/workspace/files/resourcePath.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { page } from '../support/site.ts';

// What a page's problems depend on beyond the files that it names as they are called.

const root = fromUri('file:///work');

let disk: MemoryFileSystem;
let workspace: Workspace;

function config(...pages: readonly unknown[]): string {
  return JSON.stringify({ theme: 'mint', name: 'Acme', colors: { primary: '#0D9373' }, navigation: { pages } });
}

async function open(files: Readonly<Record<string, string>>, mostWaitedFor = 1_000): Promise<void> {
  for (const [path, text] of Object.entries({ 'docs.json': config('a', 'b'), ...files }))
    disk.write(join(root, path), text);
  workspace = new Workspace(disk, {
    mostWaitedFor,
    onError: (error) => {
      throw error;
    },
  });
  await workspace.addFolder(root);
  await workspace.loaded();
}

function type(path: string, text: string): void {
  workspace.setOpenText(join(root, path), text);
}

function write(path: string, text: string): Promise<void> {
  const kind = disk.has(join(root, path)) ? 'changed' : 'created';
  disk.write(join(root, path), text);
  return workspace.applyChanges([{ path: join(root, path), kind }]);
}

function remove(path: string): Promise<void> {
  disk.remove(join(root, path));
  return workspace.applyChanges([{ path: join(root, path), kind: 'deleted' }]);
}

async function rules(file: string): Promise<readonly string[]> {
  await workspace.checked();
  return workspace.sites.flatMap((site) => site.diagnostics.all(file as SitePath).map(({ rule }) => rule.id));
}

beforeEach(() => {
  disk = new MemoryFileSystem();
});

describe('a component that a page imports from anywhere in the site', () => {
  const importing = `${page('A')}\nimport { Gone } from '/components/Box.jsx';\n\n<Gone />\n`;
  const box = 'export const Box = () => <b />;\n';

  it('is read as soon as somebody types the import', async () => {
    await open({ 'a.mdx': page('A'), 'b.mdx': page('B'), 'components/Box.jsx': box });
    type('a.mdx', importing);
    await workspace.ready(join(root, 'a.mdx'));
    const [site] = workspace.sites;
    assert.equal(site?.takeSnapshot().snippets.get('components/Box.jsx' as SitePath), box);
  });

  it('is read where many pages are read in the background', async () => {
    await open({ 'a.mdx': importing, 'b.mdx': page('B'), 'components/Box.jsx': box }, 1);
    assert.deepEqual(await rules('a.mdx'), ['component/unresolved-import']);
  });

  it('is followed while somebody types in it', async () => {
    await open({ 'a.mdx': importing, 'b.mdx': page('B'), 'components/Box.jsx': box });
    type('components/Box.jsx', 'export const Gone = () => <b />;\n');
    assert.deepEqual(await rules('a.mdx'), []);
  });
});

describe('files that a link or an import means in another way than by its path', () => {
  it('a page that a link below /docs means is missed there once it is gone', async () => {
    const linking = `${page('A')}\n[there](/docs/more)\n`;
    await open({ 'a.mdx': linking, 'b.mdx': page('B'), 'more.mdx': page('More') });
    assert.deepEqual(await rules('a.mdx'), []);
    await remove('more.mdx');
    assert.deepEqual(await rules('a.mdx'), ['link/not-found']);
  });

  it('a file that a bundler would find for an import is missed once it is gone', async () => {
    const importing = `${page('A')}\nimport data from '/src/data';\n\n{data}\n`;
    await open({ 'a.mdx': importing, 'b.mdx': page('B'), 'src/data.vue': '', 'src/other.txt': '' });
    assert.deepEqual(await rules('a.mdx'), []);
    await remove('src/data.vue');
    assert.deepEqual(await rules('a.mdx'), ['component/unresolved-import']);
  });

  it('the snippet that replaces a deleted one counts for links to sections', async () => {
    await open({
      'a.mdx': `${page('A')}\n[there](/b#setup)\n`,
      'b.mdx': `${page('B')}\n<Snippet file="part.mdx" />\n`,
      '_snippets/part.mdx': '## Setup\n',
      '_snippets/other.mdx': 'Other.\n',
      'snippets/part.mdx': '## Usage\n',
    });
    assert.deepEqual(await rules('a.mdx'), []);
    await remove('_snippets/part.mdx');
    assert.deepEqual(await rules('a.mdx'), ['link/anchor-not-found']);
  });
});

describe('the variables of docs.json', () => {
  const withVariables = (variables: Readonly<Record<string, string>>): string =>
    JSON.stringify({ ...(JSON.parse(config('a', 'b')) as object), variables });

  it('a variable on a closed page is reported once docs.json no longer defines it', async () => {
    await open({
      'docs.json': withVariables({ apiHost: 'x' }),
      'a.mdx': `${page('A')}\nAsk {{apiHost}}.\n`,
      'b.mdx': page('B'),
    });
    assert.deepEqual(await rules('a.mdx'), []);
    await write('docs.json', withVariables({}));
    assert.deepEqual(await rules('a.mdx'), ['mdx/undefined-name']);
  });

  it('so is an open page, of which the text stays the same', async () => {
    const text = `${page('A')}\nAsk {{apiHost}}.\n`;
    await open({ 'docs.json': withVariables({ apiHost: 'x' }), 'a.mdx': text, 'b.mdx': page('B') });
    type('a.mdx', text);
    const codes = (): readonly string[] =>
      workspace.sites.flatMap(({ diagnostics }) => diagnostics.in('a.mdx' as SitePath).map(({ rule }) => rule.id));
    assert.deepEqual(codes(), []);
    await write('docs.json', withVariables({}));
    assert.deepEqual(codes(), ['mdx/undefined-name']);
  });
});

it('an included file in the folder of snippets is followed while somebody types in it', async () => {
  const group = (...pages: readonly string[]): string => JSON.stringify({ group: 'G', pages });
  await open({
    'docs.json': config('a', { $ref: './snippets/group.json' }),
    'snippets/group.json': group('a'),
    'a.mdx': page('A'),
    'b.mdx': page('B'),
  });
  assert.deepEqual(await rules('b.mdx'), ['navigation/orphan-page']);
  type('snippets/group.json', group('b'));
  assert.deepEqual(await rules('b.mdx'), []);
});

describe('links whose findings depend on other pages', () => {
  const links = (count: number): string =>
    Array.from({ length: count }, (_, at) => `[a](/old/install#x${at})\n\n`).join('');

  it('into a folder that has moved are reported one by one again once there are few of them', async () => {
    await open({
      'a.mdx': `${page('A')}\n${links(2)}`,
      'b.mdx': `${page('B')}\n${links(8)}`,
      'new/install.mdx': page('C'),
    });
    const unresolved = async (): Promise<number> =>
      (await rules('a.mdx')).filter((id) => id === 'link/not-found').length;
    assert.equal(await unresolved(), 0);
    await write('b.mdx', page('B'));
    assert.equal(await unresolved(), 2);
    await write('b.mdx', `${page('B')}\n${links(8)}`);
    assert.equal(await unresolved(), 0);
  });

  it('of a snippet to a section are reported once the page that includes it no longer has the section', async () => {
    const showing = `${page('A')}\nimport Part from '/snippets/part.mdx';\n\n<Part />\n`;
    await open({ 'a.mdx': `${showing}\n## Setup\n`, 'b.mdx': page('B'), 'snippets/part.mdx': '[a](#setup)\n' });
    assert.deepEqual(await rules('snippets/part.mdx'), []);
    await write('a.mdx', showing);
    assert.deepEqual(await rules('snippets/part.mdx'), ['link/anchor-not-found']);
    await write('a.mdx', page('A'));
    assert.deepEqual(await rules('snippets/part.mdx'), []);
  });
});

describe('the files that pages import, and API descriptions', () => {
  const api = '{ "openapi": "3.1.0", "info": { "title": "A", "version": "1" }, "paths": {} }';
  const files = { 'snippets/a.mdx': 'A\n', 'snippets/b.mdx': 'B\n', 'x.json': api, 'y.json': api };

  it('are in one order whichever was changed last, so that no list depends on that', async () => {
    const groups = ['x.json', 'y.json'].map((openapi) => ({ group: openapi, openapi, pages: ['a'] }));
    await open({ 'docs.json': config(...groups), 'a.mdx': page('A'), 'b.mdx': page('B'), ...files });
    const orders = () => {
      const { snippets, apiDescriptions } = workspace.sites[0]?.takeSnapshot() ?? assert.fail('no site');
      return [[...snippets.keys()], [...apiDescriptions.keys()]];
    };
    const fresh = orders();
    assert.deepEqual(fresh, [
      ['snippets/a.mdx', 'snippets/b.mdx'],
      ['x.json', 'y.json'],
    ]);
    await write('snippets/a.mdx', 'Other\n');
    await write('x.json', api.replace('"A"', '"B"'));
    assert.deepEqual(orders(), fresh);
    await remove('snippets/a.mdx');
    await write('snippets/a.mdx', 'Again\n');
    type('snippets/a.mdx', 'Typed\n');
    assert.deepEqual(orders(), fresh);
  });
});

describe('a name that a page takes from a Markdown file whose text it imports', () => {
  it('is defined as long as the file exports it', async () => {
    const importing = `${page('A')}\nimport Sizes from '/snippets/sizes.mdx';\n\nAt most {size}.\n`;
    await open({
      'a.mdx': importing,
      'b.mdx': page('B'),
      'snippets/sizes.mdx': 'export const size = "1 MB";\n\nText\n',
    });
    const isUndefined = async () => (await rules('a.mdx')).includes('mdx/undefined-name');
    assert.equal(await isUndefined(), false);
    await write('snippets/sizes.mdx', 'Text\n');
    assert.equal(await isUndefined(), true);
    type('snippets/sizes.mdx', 'export const size = "2 MB";\n\nText\n');
    assert.equal(await isUndefined(), false);
  });
});
