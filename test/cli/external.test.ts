import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import dns from 'node:dns';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { writeCached } from '../../server/src/workspace/cache/cacheFile.ts';
import { Cache } from '../../server/src/workspace/cache/cacheFolder.ts';
import { AddressCache } from '../../server/src/cli/external/addressCache.ts';
import { isNotableMove, requestAddress } from '../../server/src/cli/external/requestAddress.ts';
import { refusal, ipAddressIn, type Reach } from '../../server/src/cli/external/addressRanges.ts';
import { HostTurns } from '../../server/src/cli/external/hostTurns.ts';
import { requestAll } from '../../server/src/cli/external/requestAll.ts';
import { failureOf } from '../../server/src/cli/external/requestAddress.ts';
import { readWebAddress } from '../../server/src/core/paths/webAddress.ts';
import type { AddressStatus } from '../../server/src/core/site/externalAddresses.ts';
import { runCommand, type Outcome } from '../support/commandLine.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

/** What the server does with each path; a number is a status. */
const behaviour: Readonly<
  Record<string, number | ((request: http.IncomingMessage, answer: http.ServerResponse) => void)>
> = {
  '/ok': 200,
  '/gone': 410,
  '/missing': 404,
  '/secret': 403,
  '/broken': 503,
  '/limited': 429,
  '/no-head': ({ method }, answer) => answer.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/wrong-head': ({ method }, answer) => answer.writeHead(method === 'HEAD' ? 404 : 200).end(),
  '/moved': (_, answer) => answer.writeHead(301, { location: '/ok' }).end(),
  '/moved-away': (_, answer) => answer.writeHead(308, { location: '/missing' }).end(),
  '/for-now': (_, answer) => answer.writeHead(302, { location: '/ok' }).end(),
  '/round': (_, answer) => answer.writeHead(301, { location: '/round-2' }).end(),
  '/round-2': (_, answer) => answer.writeHead(301, { location: '/round' }).end(),
  '/app': (_, answer) => answer.writeHead(302, { location: 'slack://open' }).end(),
  '/reset': ({ socket }) => socket.destroy(),
  '/slow': () => undefined,
  '/huge': ({ method }, answer) => {
    answer.writeHead(method === 'HEAD' ? 405 : 200);
    // To a HEAD, any number of writes would be accepted.
    if (method === 'HEAD') answer.end();
    else answer.on('drain', () => answer.write('x'.repeat(65_536))).write('x'.repeat(65_536));
  },
  '/on': ({ url = '' }, answer) => answer.writeHead(302, { location: `/on?${Number(url.slice(4)) + 1}` }).end(),
  '/no-answer-to-head': ({ method }, answer) => {
    if (method === 'GET') answer.end();
  },
  '/redirect-to-user': (_, answer) => answer.writeHead(301, { location: `${origin.replace('//', '//a:b@')}/ok` }).end(),
  '/to-metadata': (_, answer) => answer.writeHead(302, { location: 'http://[::ffff:a9fe:a9fe]/latest/' }).end(),
  '/to-held': (_, answer) => answer.writeHead(302, { location: '/held' }).end(),
  '/held': (_, answer) => {
    mostHeld = Math.max(mostHeld, ++held);
    setImmediate(() => {
      held--;
      answer.end();
    });
  },
  '/noise': ({ socket }) => socket.end('not HTTP at all\n\n'),
};

/** The number of requests to `/held` that are being answered, and the highest so far. */
let held = 0;
let mostHeld = 0;

/** Called before each answer with the number of requests so far. */
let arrived: (count: number) => void = () => undefined;

const requests: { readonly method: string; readonly url: string; readonly headers: http.IncomingHttpHeaders }[] = [];
const server = http.createServer((request, answer) => {
  const { method = '', url = '', headers } = request;
  requests.push({ method, url, headers });
  arrived(requests.length);
  const does = behaviour[url.replace(/\?.*/, '')] ?? 404;
  if (typeof does === 'number') answer.writeHead(does, { 'set-cookie': 'a=b' }).end('text');
  else does(request, answer);
});
let origin = '';
before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests.length = 0;
  arrived = () => undefined;
});

describe('a request to an address', () => {
  const never = new AbortController().signal;
  const request = (address: string, reach: Reach, { all = never, head = never } = {}): Promise<AddressStatus> =>
    requestAddress(address, { reach, turns: new HostTurns(), limits: { all, head } });
  const ask = (url: string, limits = {}): Promise<AddressStatus> => request(origin + url, 'private', limits);
  const reasonFor = async (url: string): Promise<string> => reasonOf(await ask(url));
  const reasonOf = (status: AddressStatus): string => {
    return status.kind === 'unknown' ? status.reason : status.kind;
  };

  it('says that an address is missing only if a GET confirms it', async () => {
    assert.deepEqual(await ask('/missing'), { kind: 'missing', status: 404 });
    assert.deepEqual(await ask('/gone'), { kind: 'missing', status: 410 });
    assert.deepEqual(await ask('/moved-away'), { kind: 'missing', status: 404 });
    assert.deepEqual(
      requests.filter(({ url }) => url === '/gone').map(({ method }) => method),
      ['HEAD', 'GET'],
    );
    for (const url of ['/no-head', '/wrong-head', '/ok']) assert.deepEqual(await ask(url), { kind: 'works' }, url);
  });

  it('leaves failures undecided that may be temporary, or that people may not have', async () => {
    assert.equal(await reasonFor('/secret'), 'access denied (403)');
    assert.equal(await reasonFor('/broken'), 'server error (503)');
    assert.equal(await reasonFor('/limited'), 'too many requests (429)');
    assert.equal(await reasonFor('/reset'), 'connection closed by the server');
    assert.equal(await reasonFor('/noise'), 'an invalid answer');
    assert.equal(await reasonFor('/round'), 'too many redirects');
    assert.equal(await reasonFor('/app'), 'redirects to an address that isn’t on the web');
    assert.equal(await reasonFor('/x y['), 'missing');
  });

  it('gives up an address when its time is over, whatever it redirects to', async () => {
    const limit = new AbortController();
    arrived = (count) => {
      if (count === 5) limit.abort();
    };
    const status = await ask('/on?0', { all: limit.signal });
    assert.equal(reasonOf(status), 'no answer in time');
    assert.deepEqual(
      requests.map(({ method, url }) => `${method} ${url}`),
      [0, 1, 2, 3, 4].map((step) => `HEAD /on?${String(step)}`),
    );
  });

  it('leaves time for a GET where a server never answers a HEAD', async () => {
    const head = new AbortController();
    arrived = () => {
      head.abort();
    };
    assert.deepEqual(await ask('/no-answer-to-head', { head: head.signal }), { kind: 'works' });
  });

  it('sends no user or password, neither of a link nor of a redirect', async () => {
    const withUser = origin.replace('//', '//user:p@ss:word@');
    assert.deepEqual(await request(`${withUser}/redirect-to-user`, 'private'), { kind: 'moved', to: `${origin}/ok` });
    assert.equal(requests.length, 2);
    assert.ok(requests.every(({ headers }) => headers.authorization === undefined));
    assert.equal(readWebAddress('https://user:p@ss:word@a.dev/x@y#z')?.address, 'https://a.dev/x@y');
  });

  it('counts a redirect to the host that it points to, two at a time', async () => {
    const turns = new HostTurns();
    const options = { reach: 'private', turns, limits: { all: never, head: never } } as const;
    const starts = ['/held', '/to-held?1', '/to-held?2', '/to-held?3'].map((url) =>
      requestAddress(origin + url, options),
    );
    await Promise.all(starts);
    assert.ok(mostHeld > 0 && mostHeld <= 2, String(mostHeld));
  });

  it('doesn’t ask a server again that asks for fewer requests', async () => {
    await ask('/limited');
    assert.equal(requests.length, 1);
  });

  it('names the new address after permanent redirects only', async () => {
    assert.deepEqual(await ask('/moved'), { kind: 'moved', to: `${origin}/ok` });
    assert.deepEqual(await ask('/for-now'), { kind: 'works' });
  });

  it('reads no more than the head of an answer', async () => {
    assert.deepEqual(await ask('/huge'), { kind: 'works' });
  });

  it('sends servers nothing but its own name', async () => {
    await ask('/ok');
    await ask('/missing');
    for (const { headers } of requests)
      assert.deepEqual(Object.keys(headers).sort(), ['accept', 'connection', 'host', 'user-agent']);
    assert.match(requests[0]?.headers['user-agent'] ?? '', /^docsight\/\d/);
  });

  it('never reaches this machine or a private network unless that is allowed', async () => {
    const addresses = [
      `${origin}/ok`,
      origin.replace('127.0.0.1', 'localhost'),
      'http://[::1]:1/',
      'http://2130706433:1/',
    ];
    for (const address of addresses) {
      const status = await request(address, 'public');
      assert.deepEqual(status, { kind: 'unknown', reason: 'in a private network, not requested' }, address);
    }
    assert.equal(requests.length, 0);
    for (const one of [
      '10.1.2.3',
      '172.31.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '::ffff:127.0.0.1',
      'fd00::1',
      '0.0.0.0',
    ])
      assert.equal(refusal(one, 'public'), 'private', one);
    for (const one of ['1.1.1.1', '172.32.0.1', '2606:4700::1111'])
      assert.equal(refusal(one, 'public'), undefined, one);
  });

  it('never reaches the credentials of a cloud’s machine, also where private networks are allowed', async () => {
    for (const spelling of [
      ...['169.254.169.254', '169.254.169.254.', '0xa9fea9fe', '2852039166', '0251.0376.0251.0376', '169.254.43518'],
      ...['１６９.254.169.254', '[::ffff:169.254.169.254]', '[::169.254.169.254]', '[64:ff9b::a9fe:a9fe]', '[fe80::1]'],
      ...['[2002:a9fe:a9fe::1]', '[::ffff:0:a9fe:a9fe]', '[fd00:ec2::254]', '100.100.100.200', '168.63.129.16'],
    ]) {
      const address = `http://${spelling}/latest/meta-data/`;
      assert.equal(refusal(ipAddressIn(new URL(address)) ?? '', 'private'), 'metadata', spelling);
      assert.equal(reasonOf(await request(address, 'private')), 'may serve a cloud’s credentials, never requested');
    }
    assert.equal(await reasonFor('/to-metadata'), 'may serve a cloud’s credentials, never requested');
    for (const one of ['127.0.0.1', '10.0.0.1', '::1', 'fd12::1', '::ffff:127.0.0.1'])
      assert.equal(refusal(one, 'private'), undefined, one);
    assert.equal(refusal('fe80::1%eth0', 'private'), 'metadata');
  });

  it('explains failures in plain words', () => {
    const because = (code: string): AddressStatus => failureOf(Object.assign(new Error(), { code })).status;
    assert.deepEqual(because('ENOTFOUND'), { kind: 'noHost' });
    assert.deepEqual(because('CERT_HAS_EXPIRED'), { kind: 'badCertificate', problem: 'expired' });
    assert.deepEqual(because('ERR_TLS_CERT_ALTNAME_INVALID'), { kind: 'badCertificate', problem: 'otherHost' });
    for (const code of ['EAI_AGAIN', 'ECONNREFUSED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'EPROTO', 'EODD', ''])
      assert.equal(because(code).kind, 'unknown', code);
  });
});

describe('a permanent redirect', () => {
  it('is reported only if the link should change', () => {
    const isNotable = (from: string, to: string): boolean => isNotableMove(new URL(from), new URL(to));
    for (const [from, to] of [
      ['https://a.dev/old', 'https://a.dev/new'],
      ['https://old.dev/x', 'https://new.dev/x'],
      ['http://a.dev/x', 'https://a.dev/x'],
    ] as const)
      assert.ok(isNotable(from, to), `${from} ${to}`);
    for (const [from, to] of [
      ['https://a.dev/x', 'https://www.a.dev/en-us/x/'],
      ['https://a.dev/docs', 'https://a.dev/docs/introduction'],
      ['https://a.dev/app', 'https://a.dev/login?next=app'],
      ['https://a.dev', 'https://accounts.other.com/'],
    ] as const)
      assert.ok(!isNotable(from, to), `${from} ${to}`);
  });
});

describe('an address on the web', () => {
  it('isn’t requested if it is an example or has placeholders', () => {
    for (const one of [
      'https://a.dev/x',
      '//a.dev',
      'http://user@a.dev/?q=1',
      'https://mytheme.dev/your',
      'https://myspace.com',
    ])
      assert.ok(readWebAddress(one), one);
    for (const one of [
      'mailto:a@b.dev',
      '/a',
      'https://',
      'http://localhost:3000',
      'https://docs.example.com/x',
      'https://acme.example',
      'https://intranet/x',
      'https://a.dev/{id}',
      'https://github.com/your-org/app',
      'https://your-domain.com',
      'https://a.dev/YOUR_KEY',
      'https://xxx.a.dev/',
      'https://a.dev/...',
    ])
      assert.equal(readWebAddress(one), undefined, one);
  });
});

describe('requests to many addresses', () => {
  it('are few at a time to each host', async () => {
    const running = new Map<string, number>();
    let most = 0;
    const addresses = Array.from({ length: 40 }, (_, index) => `https://${index % 4}.dev/${index}`);
    const seen: string[] = [];
    const request = async (address: string): Promise<AddressStatus> => {
      const { host } = new URL(address);
      running.set(host, (running.get(host) ?? 0) + 1);
      most = Math.max(most, running.get(host) ?? 0);
      await Promise.resolve();
      running.set(host, (running.get(host) ?? 0) - 1);
      return { kind: 'works' };
    };
    await requestAll(addresses, request, (address) => seen.push(address));
    assert.equal(most, 2);
    assert.deepEqual(seen.sort(), addresses.sort());
  });

  it('end early at a host that doesn’t answer, or asks for fewer', async () => {
    const addresses = Array.from({ length: 30 }, (_, index) => `https://a.dev/${index}`);
    for (const [status, most] of [
      [{ kind: 'noHost' }, 4],
      [{ kind: 'unknown', reason: 'no answer in time' }, 4],
      [{ kind: 'unknown', reason: 'too many requests (429)', status: 429 }, 2],
      [{ kind: 'unknown', reason: 'server error (503)', status: 503 }, 4],
      [{ kind: 'missing', status: 404 }, 30],
    ] as const) {
      let sent = 0;
      const known: AddressStatus[] = [];
      const request = (): Promise<AddressStatus> => {
        sent++;
        return Promise.resolve(status);
      };
      await requestAll(addresses, request, (_, one) => known.push(one));
      assert.ok(sent <= most, `${sent} requests: ${JSON.stringify(status)}`);
      assert.equal(known.length, addresses.length);
    }
  });
});

it('a host that takes minutes for addresses that don’t exist isn’t requested for ever', async () => {
  const addresses = Array.from({ length: 100 }, (_, index) => `https://a.dev/${index}`);
  let sent = 0;
  let time = 0;
  const request = (): Promise<AddressStatus> => {
    sent++;
    time += 14_000;
    return Promise.resolve({ kind: 'missing', status: 404 });
  };
  const known: AddressStatus[] = [];
  await requestAll(
    addresses,
    request,
    (_, one) => known.push(one),
    () => time,
  );
  assert.ok(sent < 20, String(sent));
  assert.ok(known.filter((one) => one.kind === 'unknown' && one.reason === 'the host answers too slowly').length > 80);
});

describe('docsight check --external', () => {
  let folder: TempFolder;
  beforeEach(() => {
    folder = new TempFolder();
  });
  afterEach(() => {
    folder.remove();
  });
  const config = (fields = {}): string =>
    JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages: ['a', 'b'] }], ...fields });
  // The rule leaves out hosts without a dot, and addresses of the API; `localhost` would be one.
  const link = (url: string): string => `\n[Text](${origin}${url})\n`;
  const check = (...args: readonly string[]): Promise<Outcome> =>
    runCommand(folder.path, ['check', '--cache-location', 'cache', ...args]);
  const external = (...args: readonly string[]): Promise<Outcome> =>
    check('--external', '--external-private', '--format', 'github', ...args);

  it('reports broken links, requests each address once, and fails', async () => {
    const socials = { footerSocials: { github: `${origin}/gone` } };
    folder.write({
      'docs.json': config(socials),
      'a.mdx': page('A') + link('/missing') + link('/ok') + link('/missing#part') + `\n![Image](${origin}/gone)\n`,
      'b.mdx': page('B') + link('/missing') + link('/secret'),
    });
    const { out, error, exitCode } = await external();
    assert.equal(exitCode, 1);
    assert.deepEqual(
      out.match(/^::error file=[^,]*,line=\d+/gm)?.map((found) => found.slice('::error '.length)),
      ['file=docs.json,line=1', 'file=a.mdx,line=8', 'file=a.mdx,line=14'],
    );
    assert.match(out, /missing` doesn’t exist \(404\)[^\n]*\(and in 2 more places\)/);
    assert.match(error, /Checked 3 external addresses\. 1 couldn’t be checked:\n {2}access denied \(403\):\n {4}http/);
    assert.equal(requests.filter(({ url, method }) => url === '/missing' && method === 'GET').length, 1);
  });

  it('requests nothing without it, and nothing whose finding wouldn’t be reported', async () => {
    folder.write({
      'docs.json': config(),
      'a.mdx': `${page('A')}\n{/* docsight-disable-next-line link/external */}${link('/missing')}`,
      'b.mdx': page('B') + link('/gone') + link('/leave/x'),
      'c.mdx': page('Unlisted') + link('/moved'),
    });
    assert.equal((await check()).exitCode, 0);
    assert.equal((await external('--rule', 'link/external=off')).exitCode, 0);
    assert.deepEqual(requests, []);
    const settings = { rules: { 'link/external': ['warning', { ignore: [`${origin}/gone`] }] } };
    folder.write({ '.docsight.json': JSON.stringify(settings) });
    const { out, exitCode } = await external('--external-ignore', '*/leave/');
    assert.deepEqual([out, exitCode], ['', 0]);
    assert.deepEqual(
      requests.filter(({ url }) => url !== '/moved'),
      [],
    );
  });

  it('keeps what works for a day, and nothing else', async () => {
    folder.write({ 'docs.json': config(), 'a.mdx': page('A') + link('/ok') + link('/gone'), 'b.mdx': page('B') });
    await external();
    await external();
    assert.deepEqual(requests.map(({ method, url }) => `${method} ${url}`).sort(), [
      'GET /gone',
      'GET /gone',
      'HEAD /gone',
      'HEAD /gone',
      'HEAD /ok',
    ]);
    requests.length = 0;
    await external('--no-cache');
    assert.equal(requests.length, 3);
  });

  it('says of no host that it doesn’t exist where there is no network, whatever worked yesterday', async (t) => {
    folder.write({ 'docs.json': config(), 'a.mdx': page('A') + link('/ok'), 'b.mdx': page('B') });
    await external();
    // What it asks is no part of the test: nothing is sent.
    t.mock.method(dns, 'lookup', (host: string, _: unknown, done: (error: Error) => void) => {
      done(Object.assign(new Error(host), { code: 'ENOTFOUND' }));
    });
    folder.write({ 'b.mdx': `${page('B')}\n[Text](https://docs.acme.dev/)\n` });
    const { out, error, exitCode } = await external();
    assert.deepEqual([out, exitCode], ['', 0]);
    assert.match(error, /check the network connection/);
  });

  it('is refused where it would be sent again and again, or for a text that isn’t saved', async () => {
    folder.write({ 'docs.json': config(), 'a.mdx': page('A'), 'b.mdx': page('B') });
    for (const args of [['--watch'], ['--stdin', '--stdin-path', 'a.mdx'], ['--fix-dry-run']])
      assert.match((await check('--external', ...args)).error, /--external has no effect with/);
    for (const option of ['--external-private', '--external-ignore=x'])
      assert.match((await check(option)).error, /needs --external/);
  });

  it('prints and keeps no password of an address', async () => {
    const secret = origin.replace('//', '//user:hunter2@');
    const links = ['/gone', '/secret', '/moved'].map((url) => `\n[Text](${secret}${url})\n`).join('');
    folder.write({ 'docs.json': config(), 'a.mdx': page('A') + links, 'b.mdx': page('B') });
    for (const format of ['stylish', 'json', 'github', 'sarif', 'junit', 'gitlab']) {
      const { out, error } = await check('--external', '--external-private', '--format', format, '--severity', 'hint');
      assert.equal(error.includes('Checked'), true, error);
      assert.match(out, /gone/);
      assert.doesNotMatch(out + error, /hunter2/, format);
    }
    const kept = readdirSync(path.join(folder.path, 'cache'), { recursive: true, withFileTypes: true });
    const texts = kept
      .filter((file) => file.isFile())
      .map((file) => readFileSync(path.join(file.parentPath, file.name)));
    assert.ok(texts.length > 0 && texts.every((text) => !text.includes('hunter2')));
  });

  it('blames no page if no server can be reached at all', async () => {
    folder.write({ 'docs.json': config(), 'a.mdx': `${page('A')}\n[A](http://127.0.0.1:1/x)\n`, 'b.mdx': page('B') });
    const { out, error, exitCode } = await external();
    assert.deepEqual([out, exitCode], ['', 0]);
    assert.match(error, /connection refused/);
  });
});

describe('the cache of addresses', () => {
  it('forgets after a day, keeps what other runs have added, and survives damage', (t) => {
    const folder = new TempFolder();
    t.after(() => {
      folder.remove();
    });
    const cache = Cache.open(folder.path, path.join(folder.path, 'user'));
    const day = 24 * 60 * 60 * 1000;
    const [one, other] = [new AddressCache(cache, () => 1), new AddressCache(cache, () => day)];
    one.add('https://a.dev/', { kind: 'works' });
    other.add('https://b.dev/', { kind: 'moved', to: 'https://c.dev/' });
    one.write();
    other.write();
    const later = new AddressCache(cache, () => day);
    assert.deepEqual(later.get('https://a.dev/'), { kind: 'works' });
    assert.deepEqual(later.get('https://b.dev/'), { kind: 'moved', to: 'https://c.dev/' });
    assert.equal(new AddressCache(cache, () => day + 1).get('https://a.dev/'), undefined);
    const slot = cache?.slot('addresses', []);
    assert.ok(slot);
    writeCached(slot, 'addresses', [null, 1, { address: 1 }, { address: 'https://a.dev/', at: 1 }]);
    assert.deepEqual(new AddressCache(cache, () => day).get('https://a.dev/'), { kind: 'works' });
    writeFileSync(path.join(slot.folder, 'addresses'), '[{');
    assert.equal(new AddressCache(cache, () => day).get('https://a.dev/'), undefined);
  });
});
