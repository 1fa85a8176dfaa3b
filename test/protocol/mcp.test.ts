import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

// The built command line, with the client of the protocol's own library.

const cli = path.resolve('dist/cli.js');
const isWindows = process.platform === 'win32';

let folder: TempFolder;
let client: Client | undefined;

beforeEach(() => {
  folder = new TempFolder().write({
    'docs/docs.json': JSON.stringify({
      name: 'Acme',
      navigation: [{ group: 'Start', pages: ['index', { group: 'Guides', pages: ['guides/install'] }] }],
    }),
    'docs/index.mdx': `${page('Start')}\n[Install](/guides/install#set-the-key)\n\n[Missing](/missing)\n`,
    'docs/guides/install.mdx': `${page('Install the server')}\n## Set the key\n\n<Card title="Start" href="/">\n  Text.\n</Card>\n`,
    'docs/draft.mdx': page('Draft'),
    'secret.mdx': page('Secret'),
  });
});

afterEach(async () => {
  await client?.close();
  client = undefined;
  folder.remove();
});

async function start(...flags: readonly string[]): Promise<Client> {
  const started = new Client({ name: 'test', version: '1.0.0' });
  const cwd = path.join(folder.path, 'docs');
  await started.connect(
    new StdioClientTransport({ command: process.execPath, args: [cli, 'mcp', '.', ...flags], cwd }),
  );
  client = started;
  return started;
}

interface Answer {
  readonly text: string;
  readonly isError: boolean;
}

async function call(name: string, args: Record<string, unknown>, signal?: AbortSignal): Promise<Answer> {
  const result = await client?.callTool({ name, arguments: args }, signal === undefined ? {} : { signal });
  const [content] = (result?.content ?? []) as readonly { readonly text: string }[];
  return { text: content?.text ?? '', isError: result?.isError === true };
}

function read(name: string): string {
  return readFileSync(path.join(folder.path, 'docs', name), 'utf8');
}

describe('docsight mcp', () => {
  it('has four tools, and says which of them only read', async () => {
    const { tools } = await (await start()).listTools();
    assert.deepEqual(
      tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint]),
      [
        ['check', true],
        ['find', true],
        ['move', true],
        ['outline', true],
      ],
    );
  });

  it('checks files, and always knows what others have changed meanwhile', async () => {
    await start();
    const first = await call('check', { paths: ['index.mdx'] });
    assert.equal(first.isError, false);
    assert.match(first.text, /^index\.mdx:10:\d+ error link\/not-found .*\/missing.*\n.*1 error/);
    folder.write({ 'docs/missing.mdx': page('Missing') });
    assert.match((await call('check', { paths: ['index.mdx'] })).text, /^No problems/);
  });

  it('finds pages with their sections and links, and components with an example of the site', async () => {
    await start();
    const { text } = await call('find', { query: 'set key' });
    assert.match(
      text,
      /^guides\/install\.mdx — Install the server \(link: \/guides\/install; 1 incoming link\)\n {2}#set-the-key Set the key$/,
    );
    assert.match((await call('find', { query: 'draft' })).text, /draft\.mdx — Draft .*not in the navigation/);
    const card = await call('find', { query: '<Card>' });
    assert.match(card.text, /`href` \(page or URL\)/);
    assert.match(card.text, /On this site, in guides\/install\.mdx:\n<Card title="Start" href="\/">\n/);
    assert.match((await call('find', { query: 'zebra' })).text, /^Nothing on this site is called “zebra”/);
  });

  it('shows the navigation with paths, or a part of it', async () => {
    await start();
    const { text } = await call('outline', {});
    assert.equal(
      text,
      [
        'group “Start”',
        '  index.mdx — Start',
        '  group “Guides”',
        '    guides/install.mdx — Install the server',
        'Not in the navigation:',
        '  draft.mdx — Draft',
      ].join('\n'),
    );
    assert.equal(
      (await call('outline', { within: 'guid' })).text,
      'group “Guides”\n  guides/install.mdx — Install the server',
    );
    assert.match((await call('outline', { within: 'zebra' })).text, /^No group or division has “zebra”/);
  });

  it('shows what a move would change, and moves only where it may write and is told to', async () => {
    const request = { from: 'guides/install.mdx', to: 'guides/setup.mdx' };
    await start();
    const shown = await call('move', request);
    assert.match(shown.text, /\+.*\/guides\/setup#set-the-key[^]*Nothing was written\. Call again with “confirmed”/);
    const refused = await call('move', { ...request, confirmed: true });
    assert.deepEqual(
      [refused.isError, refused.text],
      [true, 'This server may not write. Start it with --allow-writes to let it.'],
    );
    assert.equal((await call('check', { fix: true })).isError, true);
    assert.ok(existsSync(path.join(folder.path, 'docs/guides/install.mdx')));
    await client?.close();
    await start('--allow-writes');
    assert.equal((await call('move', { ...request, confirmed: true })).isError, false);
    assert.match(read('index.mdx'), /\[Install\]\(\/guides\/setup#set-the-key\)/);
    assert.match(read('docs.json'), /guides\/setup/);
    assert.equal(
      (await call('move', { from: 'guides/setup.mdx#set-the-key', to: 'Choose a key', confirmed: true })).isError,
      false,
    );
    assert.match(read('guides/setup.mdx'), /^## Choose a key$/m);
    assert.match(read('index.mdx'), /\/guides\/setup#choose-a-key/);
  });

  it('refuses what is outside of its folder, also through a link, and more paths than anybody has', async () => {
    await start('--allow-writes');
    const outside = /is outside of the folder that this server was started for/;
    for (const paths of [['../secret.mdx'], ['/etc/passwd'], ['guides/../../secret.mdx'], ['index.mdx', '..']])
      assert.match((await call('check', { paths })).text, outside, paths.join());
    assert.match((await call('move', { from: 'draft.mdx', to: '../draft.mdx', confirmed: true })).text, outside);
    assert.match((await call('move', { from: '../secret.mdx', to: 'secret.mdx', confirmed: true })).text, outside);
    if (!isWindows) {
      symlinkSync(folder.path, path.join(folder.path, 'docs/out'));
      assert.match((await call('check', { paths: ['out/secret.mdx'] })).text, outside);
      assert.match((await call('move', { from: 'draft.mdx', to: 'out/draft.mdx', confirmed: true })).text, outside);
    }
    const many = await call('check', { paths: Array.from({ length: 10_000 }, (_, at) => `p${at}.mdx`) });
    assert.deepEqual([many.isError, many.text], [true, '10000 paths are too many. Give at most 1000, or a folder.']);
    assert.ok(existsSync(path.join(folder.path, 'docs/draft.mdx')));
    assert.equal(existsSync(path.join(folder.path, 'draft.mdx')), false);
  });

  it('answers wrong requests with a sentence, and goes on', async () => {
    await start();
    assert.match((await call('find', { query: 3 })).text, /query/);
    assert.equal((await call('check', { paths: ['gone.mdx'] })).isError, true);
    await assert.rejects(call('delete', {}));
    folder.write({ 'docs/docs.json': '{' });
    assert.equal((await call('outline', {})).text === '', false);
  });

  it('does nothing for a call that was cancelled before its turn', async () => {
    await start('--allow-writes');
    const running = call('check', {});
    const cancelled = new AbortController();
    const moved = call('move', { from: 'draft.mdx', to: 'final.mdx', confirmed: true }, cancelled.signal);
    cancelled.abort();
    await assert.rejects(moved);
    await running;
    await call('outline', {});
    assert.ok(existsSync(path.join(folder.path, 'docs/draft.mdx')));
    assert.equal(existsSync(path.join(folder.path, 'docs/final.mdx')), false);
  });

  it('is refused without a folder', () => {
    const { status, stderr } = spawnSync(process.execPath, [cli, 'mcp', 'gone'], {
      cwd: folder.path,
      encoding: 'utf8',
    });
    assert.deepEqual([status, stderr], [2, 'Folder “gone” not found.\n']);
  });

  it('is loaded by its own command alone', () => {
    const script = `process.on('exit', () => console.log(Object.keys(require.cache).filter((file) =>
      require('fs').readFileSync(file, 'utf8').includes('registerTool(')).length));
      process.argv = [process.argv[0], ${JSON.stringify(cli)}, 'check', '.', '--quiet', '--format', 'json=out.json'];
      require(${JSON.stringify(cli)});`;
    const { stdout: out } = spawnSync(process.execPath, ['-e', script], {
      cwd: path.join(folder.path, 'docs'),
      encoding: 'utf8',
      env: { ...process.env, XDG_CACHE_HOME: path.join(folder.path, 'cache') },
    });
    assert.equal(out.trim().split('\n').at(-1), '0');
  });
});
