import assert from 'node:assert/strict';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { runCommand } from '../support/commandLine.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

// The built command line, with the client of the protocol's own library.

const cli = path.resolve('dist/cli.js');
const isWindows = process.platform === 'win32';

const folder = new TempFolder();
/** A server that only reads, and one that may write: each tool reads the files at each call. */
let reading: Client;
let writing: Client;

before(async () => {
  folder.write({ 'docs/docs.json': '{}' });
  [reading, writing] = await Promise.all([start(), start('--allow-writes')]);
});
after(async () => {
  await Promise.all([reading.close(), writing.close()]);
  folder.remove();
});

beforeEach(() => {
  folder.write({
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
afterEach(() => {
  folder.delete('docs');
});

async function start(...flags: readonly string[]): Promise<Client> {
  const started = new Client({ name: 'test', version: '1.0.0' });
  await started.connect(
    new StdioClientTransport({ command: process.execPath, args: [cli, 'mcp', 'docs', ...flags], cwd: folder.path }),
  );
  return started;
}

interface Answer {
  readonly text: string;
  readonly isError: boolean;
}

async function call(
  name: string,
  args: Record<string, unknown>,
  { client = reading, signal }: { readonly client?: Client; readonly signal?: AbortSignal } = {},
): Promise<Answer> {
  const result = await client.callTool({ name, arguments: args }, signal === undefined ? {} : { signal });
  const [content] = result.content as readonly { readonly text: string }[];
  return { text: content?.text ?? '', isError: result.isError === true };
}

/** Calls a tool of the server that may write. */
function callToWrite(name: string, args: Record<string, unknown>, signal?: AbortSignal): Promise<Answer> {
  return call(name, args, { client: writing, ...(signal !== undefined && { signal }) });
}

function read(name: string): string {
  return readFileSync(path.join(folder.path, 'docs', name), 'utf8');
}

describe('docsight mcp', () => {
  it('has four tools, and says which of them only read', async () => {
    const { tools } = await reading.listTools();
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
    const first = await call('check', { paths: ['index.mdx'] });
    assert.equal(first.isError, false);
    assert.match(first.text, /^index\.mdx:10:\d+ error link\/not-found .*\/missing.*\n.*1 error/);
    folder.write({ 'docs/missing.mdx': page('Missing') });
    assert.match((await call('check', { paths: ['index.mdx'] })).text, /^No problems/);
  });

  it('finds pages with their sections and links, and components with an example of the site', async () => {
    const { text } = await call('find', { query: 'set key' });
    assert.match(
      text,
      /^guides\/install\.mdx — Install the server \(link: \/guides\/install; 1 incoming link\)\n {2}#set-the-key Set the key$/,
    );
    assert.match((await call('find', { query: 'draft' })).text, /draft\.mdx — Draft .*not in the navigation/);
    const card = await call('find', { query: '<Card>' });
    assert.match(card.text, /`href` \(page or URL\)/);
    assert.match(card.text, /On this site, in guides\/install\.mdx:\n<Card title="Start" href="\/">\n/);
    assert.match((await call('find', { query: 'zebra' })).text, /^Nothing on this site matches “zebra”/);
  });

  it('shows the navigation with paths, or a part of it', async () => {
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

  it('refuses a wrong name instead of checking all', async () => {
    const { isError, text } = await call('check', { files: ['index.mdx'] });
    assert.ok(isError);
    assert.match(text, /files/);
  });

  it('names a call that fixes what is safe to fix, where it may write', async () => {
    folder.write({ 'docs/draft.mdx': `${page('Draft')}\n<!-- later -->\n` });
    assert.match((await call('check', {})).text, /^2 errors \(site of 3 pages\)\.$/m);
    assert.match((await callToWrite('check', {})).text, /\)\. Next: call “check” again with “fix” \(fixes 1\)\n$/);
  });

  it('shows what a move would change, and moves only where it may write and is told to', async () => {
    const request = { from: 'guides/install.mdx', to: 'guides/setup.mdx' };
    const shown = await call('move', request);
    assert.match(shown.text, /\+.*\/guides\/setup#set-the-key[^]*Nothing was written\. This server is read-only\. /);
    assert.match(
      (await callToWrite('move', request)).text,
      /Nothing was written\. Call again with “confirmed” to do it/,
    );
    const refused = await call('move', { ...request, confirmed: true });
    assert.deepEqual(
      [refused.isError, refused.text],
      [true, 'This server is read-only. Start it with --allow-writes to let it write.'],
    );
    assert.equal((await call('check', { fix: true })).isError, true);
    assert.ok(existsSync(path.join(folder.path, 'docs/guides/install.mdx')));
    assert.equal((await callToWrite('move', { ...request, confirmed: true })).isError, false);
    assert.match(read('index.mdx'), /\[Install\]\(\/guides\/setup#set-the-key\)/);
    assert.match(read('docs.json'), /guides\/setup/);
    assert.equal(
      (await callToWrite('move', { from: 'guides/setup.mdx#set-the-key', to: 'Choose a key', confirmed: true }))
        .isError,
      false,
    );
    assert.match(read('guides/setup.mdx'), /^## Choose a key$/m);
    assert.match(read('index.mdx'), /\/guides\/setup#choose-a-key/);
  });

  it('refuses what is outside of its folder, also through a link, and more paths than anybody has', async () => {
    const outside = /is outside the folder of this server/;
    for (const paths of [['../secret.mdx'], ['/etc/passwd'], ['guides/../../secret.mdx'], ['index.mdx', '..']])
      assert.match((await callToWrite('check', { paths })).text, outside, paths.join());
    assert.match((await callToWrite('move', { from: 'draft.mdx', to: '../draft.mdx', confirmed: true })).text, outside);
    assert.match(
      (await callToWrite('move', { from: '../secret.mdx', to: 'secret.mdx', confirmed: true })).text,
      outside,
    );
    if (!isWindows) {
      symlinkSync(folder.path, path.join(folder.path, 'docs/out'));
      assert.match((await callToWrite('check', { paths: ['out/secret.mdx'] })).text, outside);
      assert.match(
        (await callToWrite('move', { from: 'draft.mdx', to: 'out/draft.mdx', confirmed: true })).text,
        outside,
      );
    }
    const many = await callToWrite('check', { paths: Array.from({ length: 10_000 }, (_, at) => `p${at}.mdx`) });
    assert.deepEqual([many.isError, many.text], [true, 'Too many paths: 10000. Use at most 1000, or a folder.']);
    assert.ok(existsSync(path.join(folder.path, 'docs/draft.mdx')));
    assert.equal(existsSync(path.join(folder.path, 'draft.mdx')), false);
  });

  it('answers wrong requests with a sentence, and goes on', async () => {
    assert.match((await call('find', { query: 3 })).text, /query/);
    assert.equal((await call('check', { paths: ['gone.mdx'] })).isError, true);
    await assert.rejects(call('delete', {}));
    folder.write({ 'docs/docs.json': '{' });
    assert.equal((await call('outline', {})).text === '', false);
  });

  it('does nothing for a call that was cancelled before its turn', async () => {
    const running = callToWrite('check', {});
    const cancelled = new AbortController();
    const moved = callToWrite('move', { from: 'draft.mdx', to: 'final.mdx', confirmed: true }, cancelled.signal);
    cancelled.abort();
    await assert.rejects(moved);
    await running;
    await callToWrite('outline', {});
    assert.ok(existsSync(path.join(folder.path, 'docs/draft.mdx')));
    assert.equal(existsSync(path.join(folder.path, 'docs/final.mdx')), false);
  });

  it('is refused without a folder', async () => {
    const { exitCode, error } = await runCommand(folder.path, ['mcp', 'gone']);
    assert.deepEqual([exitCode, error], [2, 'Folder “gone” not found.\n']);
  });
});
