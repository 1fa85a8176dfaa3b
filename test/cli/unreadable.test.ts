import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { truncateSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { UnreadableReason } from '../../server/src/core/site/siteSnapshot.ts';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { fromUri } from '../../server/src/workspace/files/resourcePath.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { comparableReport, runCommand, type Outcome } from '../support/commandLine.ts';
import { configWith, findingsIn, page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

// What can’t be read must never count as clean.

const pages = ['intro', 'other'];
const files = {
  'docs.json': configWith({ navigation: [{ group: 'Start', pages }] }),
  'intro.mdx': page('Introduction'),
  'other.mdx': page('Other'),
};

let folder: TempFolder;
beforeEach(() => {
  folder = new TempFolder().write(files);
});
afterEach(() => {
  folder.remove();
});

const enlarge = (name: string): void => {
  truncateSync(path.join(folder.path, name), 40_000_000);
};
const check = (): Promise<Outcome> => runCommand(folder.path, ['check']);

describe('a page that can’t be read', () => {
  it('is an error, and the others are checked', async () => {
    enlarge('other.mdx');
    const { exitCode, out } = await check();
    assert.equal(exitCode, 1);
    assert.match(out, /other\.mdx/);
    assert.match(out, /larger than 32 MB.*page\/unreadable/);
    assert.match(out, /1 error, 0 warnings/, 'it is one problem');
  });

  it('ends the check if it is the only one', async () => {
    enlarge('intro.mdx');
    enlarge('other.mdx');
    const { exitCode, error } = await check();
    assert.equal(exitCode, 2);
    assert.match(error, /^No page of the site could be read\./);
  });

  it('is read as soon as fewer files are open', { skip: process.platform === 'win32' }, async () => {
    const names = Array.from({ length: 120 }, (_, at) => `p${at}`);
    folder.write({
      'docs.json': configWith({ navigation: [{ group: 'Start', pages: names }] }),
      ...Object.fromEntries(names.map((name) => [`${name}.mdx`, `${page(name)}\n<Unknown />\n`])),
    });
    const few = spawnSync(
      'sh',
      ['-c', `ulimit -n 30; exec "$0" dist/cli.js check "$1" --format json`, process.execPath, folder.path],
      { encoding: 'utf8' },
    ).stdout;
    assert.match(few, /component\/unknown/);
    const { out } = await runCommand(process.cwd(), ['check', folder.path, '--format', 'json']);
    assert.equal(comparableReport(few), comparableReport(out));
  });
});

it('a docs.json that can’t be read is not called missing', async () => {
  enlarge('docs.json');
  const { exitCode, error } = await check();
  assert.deepEqual([exitCode, error], [2, '“docs.json” can’t be read: it is larger than 32 MB.\n']);
});

for (const [size, reason] of [
  [40_000_000, 'it is larger than 32 MB'],
  [2_000_000, 'it is larger than 1 MB'],
] as const) {
  it(`settings of ${String(size)} bytes end the check, which would have gone by others`, async () => {
    folder.write({ '.docsight.json': '{ "rules": {} }' });
    truncateSync(path.join(folder.path, '.docsight.json'), size);
    const { exitCode, error } = await check();
    assert.equal(exitCode, 2);
    assert.ok(error.includes(reason), error);
    assert.equal(error.trim().split('\n').length, 1, error);
  });
}

it('a page that is longer than anybody writes is reported alone, open or closed', async () => {
  const disk = new MemoryFileSystem();
  const root = fromUri('file:///site');
  const other = fromUri('file:///site/other.mdx');
  const long = `## A\n\n${'[a](/nowhere) '.repeat(310_000)}`;
  for (const [name, text] of Object.entries(files)) disk.write(fromUri(`file:///site/${name}`), text);
  disk.write(other, long);
  const workspace = new Workspace(disk, { onError: (error) => assert.fail(String(error)) });
  const ids = async (): Promise<readonly string[]> => {
    await workspace.checked();
    return workspace.sites.flatMap(({ diagnostics }) =>
      diagnostics.in('other.mdx' as SitePath).map(({ rule }) => rule.id),
    );
  };
  await workspace.addFolder(root);
  assert.deepEqual(await ids(), ['page/unreadable']);
  workspace.setOpenText(other, long);
  assert.deepEqual(await ids(), ['page/unreadable']);
  workspace.setOpenText(other, page('Other'));
  assert.deepEqual(await ids(), []);
});

describe('what else can’t be read', () => {
  const root = fromUri('file:///site');
  const open = async (unread: string, disk = new MemoryFileSystem()): Promise<Workspace> => {
    for (const [name, text] of Object.entries(files)) disk.write(fromUri(`file:///site/${name}`), text);
    disk.write(fromUri('file:///site/guides/deep/one.mdx'), page('One'));
    disk.write(fromUri('file:///site/.docsight.json'), '{}');
    disk.setUnreadable(fromUri(`file:///site/${unread}`), 'forbidden');
    const workspace = new Workspace(disk, { onError: (error) => assert.fail(String(error)) });
    await workspace.addFolder(root);
    await workspace.loaded();
    return workspace;
  };
  const messages = ({ sites }: Workspace, id: string): readonly string[] =>
    sites
      .flatMap((site) => findingsIn(site.takeSnapshot()))
      .filter(({ rule }) => rule.id === id)
      .map(({ file, severity, message }) => `${file} ${severity}: ${message}`);

  it('is a folder, about whose pages nothing would be said', async () => {
    assert.deepEqual(messages(await open('guides/deep'), 'page/unreadable'), [
      'docs.json warning: The folder `guides/deep` can’t be read, so nothing in it is checked. Grant read permission, or ignore the folder.',
    ]);
  });

  it('are settings, without which others apply', async () => {
    const disk = new MemoryFileSystem();
    const workspace = await open('.docsight.json', disk);
    assert.deepEqual(messages(workspace, 'config/settings'), [
      '.docsight.json error: These settings can’t be read, so they don’t apply: permission denied.',
    ]);
    const settings = fromUri('file:///site/.docsight.json');
    disk.setUnreadable(settings, undefined);
    await workspace.applyChanges([{ path: settings, kind: 'changed' }]);
    assert.deepEqual(messages(workspace, 'config/settings'), []);
  });
});

describe('a page whose file changes', () => {
  it('is unreadable for as long as it is, whatever the reason', async () => {
    const disk = new MemoryFileSystem();
    const root = fromUri('file:///site');
    for (const [name, text] of Object.entries(files)) disk.write(fromUri(`file:///site/${name}`), text);
    const other = fromUri('file:///site/other.mdx');
    const workspace = new Workspace(disk, { onError: (error) => assert.fail(String(error)) });
    const messages = async (reason: UnreadableReason | undefined): Promise<readonly string[]> => {
      disk.setUnreadable(other, reason);
      await workspace.applyChanges([{ path: other, kind: 'changed' }]);
      await workspace.checked();
      const [site] = workspace.sites;
      assert.ok(site);
      return findingsIn(site.takeSnapshot())
        .filter(({ rule, file }) => rule.id === 'page/unreadable' && file === ('other.mdx' as SitePath))
        .map(({ message }) => message.slice(0, 45));
    };
    await workspace.addFolder(root);
    assert.deepEqual(await messages(undefined), []);
    assert.deepEqual(await messages('forbidden'), ['This page can’t be read: permission denied. G']);
    assert.deepEqual(await messages('tooManyOpen'), ['This page can’t be read: too many files are o']);
    workspace.setOpenText(other, page('Other'));
    assert.deepEqual(await messages('tooManyOpen'), []);
    workspace.closeText(other);
    assert.equal((await messages('failed')).length, 1);
    assert.deepEqual(await messages(undefined), []);
  });
});
