import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { createServer, request } from 'node:http';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { TempFolder } from '../support/tempFolder.ts';

const docsJson = JSON.stringify({
  $schema: 'https://mintlify.com/docs.json',
  theme: 'mint',
  name: 'Acme',
  colors: { primary: '#123456' },
  navigation: { groups: [{ group: 'Start', pages: ['intro', 'guides/install'] }] },
});
const files = {
  'docs.json': docsJson,
  'intro.mdx': '---\ntitle: Introduction\ndescription: Start.\n---\n\nA walrus. ![a](/a.svg)\n',
  'guides/install.mdx': '---\ntitle: Install\ndescription: Do it.\n---\n',
  'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.env': 'SECRET=1',
};

let folder: TempFolder;
let server: ChildProcess | undefined;
let address = '';
let output = '';

async function stop(): Promise<void> {
  if (server?.exitCode === null) {
    server.kill('SIGINT');
    await once(server, 'exit');
  }
  server = undefined;
  folder.remove();
}

async function startSite(site: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<void> {
  folder = new TempFolder().write(site);
  output = '';
  const started = spawn(process.execPath, [path.resolve('dist/cli.js'), 'preview', folder.path, ...args]);
  server = started;
  started.stderr.on('data', (data: Buffer) => (output += String(data)));
  await new Promise<void>((resolve, reject) => {
    started.on('exit', () => {
      reject(new Error(output));
    });
    started.stdout.on('data', (data: Buffer) => {
      output += String(data);
      address = /http:\/\/[\d.:]+\//.exec(output)?.[0] ?? '';
      if (address !== '') resolve();
    });
  });
}

interface Answer {
  readonly status: number | undefined;
  readonly text: string;
  readonly location: string | undefined;
  readonly policy: string;
}

/** Sends a path as it is, which `fetch` would tidy up. */
function get(target: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: target, headers, method }, (response) => {
      let text = '';
      response.on('data', (data: Buffer) => (text += String(data)));
      response.on('end', () => {
        const { location, 'content-security-policy': policy = '' } = response.headers;
        resolve({ status: response.statusCode, text, location, policy: String(policy) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('docsight preview', () => {
  before(() => startSite(files, '--port', '0'));
  after(stop);

  it('serves pages with a strict content policy, files of the site, and its search', async () => {
    const page = await get('/intro');
    assert.match(page.text, /<h1[^>]*>Introduction.*A walrus\. <img src="\/-\/files\/a\.svg"/s);
    assert.match(page.policy, /^default-src 'none'; script-src 'nonce-[^']+'; style-src 'self' 'nonce-/);
    assert.equal((await get('/')).location, '/intro');
    assert.equal((await get('/-/files/a.svg')).status, 200);
    assert.match((await get('/-/search?q=walrus')).text, /"title":"Introduction".*"href":"\/intro"/);
    const missing = await get('/nowhere');
    assert.equal(missing.status, 404);
    assert.match(missing.text, /No page at “\/nowhere”/);
  });

  it('answers to this computer alone, and with nothing but the site', async () => {
    assert.equal((await get('/intro', { host: 'evil.test' })).status, 403);
    assert.equal((await get('/intro', { origin: 'https://evil.test' })).status, 403);
    assert.equal((await get('/-/search?q=a', { 'sec-fetch-site': 'cross-site' })).status, 403);
    assert.equal((await get('/intro', {}, 'POST')).status, 403);
    symlinkSync('/etc/hostname', path.join(folder.path, 'link.txt'));
    for (const host of ['127.0.0.1.', '127.0.0.1', 'localhost', 'LOCALHOST:1', '0.0.0.0', '2130706433', '[::]'])
      assert.equal((await get('/intro', { host })).status, 403, host);
    for (const up of ['..', '%2e%2e', '.%2e', '..%2f..', '..%5c..', '..\\..', '%252e%252e', '..%00', '%c0%ae%c0%ae']) {
      for (const base of ['/-/files/', '/-/files/guides/']) {
        const { status, text } = await get(`${base}${up}/${up}/${up}/${up}/${up}/${up}/etc/passwd`);
        assert.ok(status === 404 || status === 400, up);
        assert.doesNotMatch(text, /root:/);
      }
    }
    for (const target of [
      '/-/files/../../etc/passwd',
      '/-/files/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '/-/files/.env',
      '/-/files/',
      '/-/files/guides',
      '/-/files/link.txt',
      '/-/../cli.js',
      '/-/nothing',
    ]) {
      const { status, text } = await get(target);
      assert.equal(status, 404, target);
      assert.doesNotMatch(text, /root:|SECRET/);
    }
    assert.equal((await get('/%E0%A4%A')).status, 400);
  });

  it('answers every address, and none with an error of its own', async () => {
    for (const target of [
      '//',
      '//evil.example/x',
      '/\\',
      '/%',
      '/%00',
      '/%ED%A0%80',
      '/:',
      '/?',
      '/..',
      '*',
      'http://evil.example/',
      '/intro//',
      '/[',
      '/{a}',
      '/-/search?q=%',
      '/-/files/%',
    ]) {
      const { status, location } = await get(target);
      assert.ok(
        [200, 400, 404].includes(status ?? 0) || location?.startsWith('/intro') === true,
        `${target}: ${status}`,
      );
    }
    assert.doesNotMatch(output, /couldn’t be shown/);
  });

  it('notifies the browser when a file changes, also while docs.json has a syntax error', async () => {
    assert.equal((await get('/intro')).status, 200);
    const { hostname, port } = new URL(address);
    const events = request({ hostname, port, path: '/-/events' });
    const changed = async (): Promise<void> => {
      await new Promise<void>((resolve) => {
        listeners.push(resolve);
      });
    };
    const listeners: (() => void)[] = [];
    await new Promise<void>((resolve) => {
      events.on('response', (response) => {
        response.on('data', (data: Buffer) => {
          if (String(data).includes('event: watching')) resolve();
          if (String(data).includes('event: change'))
            listeners.splice(0).forEach((listener) => {
              listener();
            });
        });
        response.on('error', () => undefined);
      });
      events.on('error', () => undefined);
      events.end();
    });
    let next = changed();
    folder.write({ 'intro.mdx': files['intro.mdx'].replace('walrus', 'seal') });
    await next;
    assert.match((await get('/intro')).text, /A seal\./);
    next = changed();
    folder.write({ 'new/deep/page.mdx': 'A crane.' });
    await next;
    next = changed();
    folder.write({ 'new/deep/page.mdx': 'A heron.' });
    await next;
    assert.match((await get('/new/deep/page')).text, /A heron\./);
    next = changed();
    folder.write({ 'docs.json': '{ "other": 1 }' });
    await next;
    assert.match((await get('/intro')).text, /describes no site at the moment/);
    next = changed();
    folder.write({ 'docs.json': docsJson });
    await next;
    assert.match((await get('/intro')).text, /A seal\./);
    events.destroy();
  });
});

describe('docsight preview, of another site and on another port,', () => {
  const redirects = [
    { source: '/', destination: 'https://evil.example/track' },
    { source: '/r1', destination: '/\\evil.example/x' },
    { source: '/r2', destination: '//evil.example/x' },
    { source: '/r3', destination: '/日本語' },
    { source: '/r4/:a*', destination: '/\\:a*' },
    { source: '/r5', destination: '/\t/evil.example' },
    { source: '/r6', destination: 'javascript:alert(1)' },
    { source: '/r7', destination: '/.//evil.example' },
    { source: '/r8', destination: '/intro' },
  ];
  const other = createServer();
  /** The port of the other server. */
  let port = 0;

  before(async () => {
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    ({ port } = other.address() as AddressInfo);
    const site = { ...files, 'docs.json': JSON.stringify({ ...JSON.parse(docsJson), redirects }) };
    await startSite(site, '--port', String(port));
  });
  after(async () => {
    await stop();
    other.close();
  });

  it('contacts no other site by itself, whatever the redirects of docs.json say', async () => {
    for (const from of ['/', '/r1', '/r2', '/r3', '/r4/evil.example', '/r5', '/r6', '/r7', '/r8']) {
      const { status, location, text } = await get(from);
      assert.ok(status === 302 || status === 200, `${from}: ${status}`);
      if (location !== undefined) assert.equal(new URL(location, address).origin, new URL(address).origin, from);
      else assert.match(text, /This page redirects to another site/, from);
      assert.doesNotMatch(text, /href="javascript:/);
    }
    assert.equal((await get('/r8')).location, '/intro');
    assert.equal((await get('/r3')).location, '/%E6%97%A5%E6%9C%AC%E8%AA%9E');
    assert.match((await get('/')).text, /<a href="https:\/\/evil\.example\/track"/);
  });

  it('takes the next port if one is in use, and says so', () => {
    assert.match(output, new RegExp(`Port ${port} is in use`));
    assert.notEqual(new URL(address).port, String(port));
  });
});
