import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { parse } from 'yaml';
import { version } from '../../package.json';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

// Both install Docsight with npm, here from a registry of this test, whose package runs the built command line. The
// repository that they check is hostile.

const isWindows = process.platform === 'win32';

let packages: TempFolder;
let folder: TempFolder;
const requested: string[] = [];
const hostileRequests: string[] = [];

/** A registry with one version of one package, and a registry that the checked repository names. */
const registry = http.createServer(({ url = '' }, answer) => {
  requested.push(url);
  if (url.endsWith('.tgz')) answer.end(tarball());
  else if (url === '/docsight') answer.end(JSON.stringify(manifest()));
  else answer.writeHead(404).end();
});
const hostileRegistry = http.createServer(({ url = '' }, answer) => {
  hostileRequests.push(url);
  answer.writeHead(404).end();
});
const addressOf = (server: http.Server): string =>
  `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
const tarball = (): Buffer => readFileSync(path.join(packages.path, 'docsight.tgz'));

function manifest(): object {
  const integrity = `sha512-${createHash('sha512').update(tarball()).digest('base64')}`;
  const dist = { tarball: `${addressOf(registry)}docsight.tgz`, integrity };
  const versions = [version, '1.2.3'].map((one) => [
    one,
    { name: 'docsight', version: one, bin: { docsight: 'cli.js' }, dist },
  ]);
  return { name: 'docsight', 'dist-tags': { latest: '1.2.3' }, versions: Object.fromEntries(versions) as object };
}

before(async () => {
  packages = new TempFolder().write({
    'package/package.json': JSON.stringify({
      ...{ name: 'docsight', version: '1.2.3', bin: { docsight: 'cli.js' } },
      scripts: { postinstall: 'touch "$MARKS/script"' },
    }),
    'package/cli.js': `#!/usr/bin/env node
require('fs').writeFileSync(process.env.MARKS + '/arguments', process.argv.slice(2).join('\\n'));
require('fs').writeFileSync(process.env.MARKS + '/program', __filename);
require(${JSON.stringify(path.resolve('dist/cli.js'))});`,
  });
  execFileSync('tar', ['-czf', 'docsight.tgz', 'package'], { cwd: packages.path });
  for (const server of [registry, hostileRegistry])
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
after(() => {
  registry.close();
  hostileRegistry.close();
  packages.remove();
});

beforeEach(() => {
  for (const list of [requested, hostileRequests]) list.length = 0;
  folder = new TempFolder().write({
    'user.npmrc': `registry=${addressOf(registry)}\ncache=${path.join(packages.path, 'npm-cache')}\n`,
    'marks/.keep': '',
    'repository/.npmrc': `registry=${addressOf(hostileRegistry)}\nignore-scripts=false\n`,
    'repository/package.json': JSON.stringify({ name: 'a', dependencies: { docsight: '*' } }),
    'repository/node_modules/.bin/docsight': '#!/bin/sh\ntouch "$MARKS/hostile"\n',
    'repository/my docs/docs.json': JSON.stringify({ name: 'Acme', navigation: [{ group: 'S', pages: ['a', 'b'] }] }),
    'repository/my docs/a.mdx': page('A'),
    'repository/my docs/b.mdx': `${page('B')}\n[Gone](/gone)\n`,
  });
  chmodSync(path.join(folder.path, 'repository/node_modules/.bin/docsight'), 0o755);
});
afterEach(() => {
  assert.deepEqual(hostileRequests, []);
  for (const mark of ['script', 'hostile']) assert.ok(!existsSync(path.join(folder.path, 'marks', mark)), mark);
  folder.remove();
});

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

async function runScript(script: string, env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', script], {
    cwd: path.join(folder.path, 'repository'),
    env: {
      ...Object.fromEntries(inherited),
      NPM_CONFIG_USERCONFIG: path.join(folder.path, 'user.npmrc'),
      MARKS: path.join(folder.path, 'marks'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [status, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { status, stdout, stderr };
}

const given = (): readonly string[] => readFileSync(path.join(folder.path, 'marks/arguments'), 'utf8').split('\n');
const program = (): string => readFileSync(path.join(folder.path, 'marks/program'), 'utf8');

describe('action.yml', { skip: isWindows }, () => {
  const { inputs, runs } = parse(readFileSync('action.yml', 'utf8')) as {
    readonly inputs: Readonly<Record<string, { readonly default: string }>>;
    readonly runs: {
      readonly steps: readonly { readonly run: string; readonly env: Readonly<Record<string, string>> }[];
    };
  };
  const [step] = runs.steps;
  assert.ok(step);
  /** Runs the step with inputs as a runner fills them in. */
  const runStep = (values: Readonly<Record<string, string>>): Promise<Ended> => {
    const filled = Object.entries(step.env).map(([name, value]) => [
      name,
      value.replace(/\$\{\{ inputs\.(\w+) \}\}/, (_, input: string) => values[input] ?? inputs[input]?.default ?? ''),
    ]);
    const runner = { GITHUB_ACTION_PATH: process.cwd(), RUNNER_TEMP: path.join(folder.path, 'runner') };
    return runScript(step.run, { ...runner, ...(Object.fromEntries(filled) as Record<string, string>) });
  };

  it('annotates the lines of a site with its own version, and fails with its errors', async () => {
    const { stdout, stderr, status } = await runStep({ folder: 'my docs' });
    assert.equal(status, 1, stderr);
    assert.equal(stderr, '');
    assert.match(stdout, /^::error file=my docs\/b\.mdx,line=8,/);
    assert.deepEqual(given(), ['check', 'my docs', '--format', 'github']);
    // It runs its own version, and neither what the repository’s .npmrc nor its node_modules names; see `afterEach`.
    assert.ok(program().startsWith(path.join(folder.path, 'runner/docsight', version)), program());
    assert.ok(requested.includes('/docsight'));
  });

  it('passes options on, however they are laid out, and runs none of them', async () => {
    const { status } = await runStep({
      folder: 'my docs',
      args: '--quiet  --rule\n$(touch x)=off\n',
      version: '1.2.3',
    });
    assert.equal(status, 2);
    assert.match(program(), /runner\/docsight\/1\.2\.3\//);
    assert.deepEqual(given(), ['check', 'my docs', '--format', 'github', '--quiet', '--rule', '$(touch', 'x)=off']);
    assert.equal((await runStep({ folder: 'my docs', args: '--rule\nlink/not-found=off' })).status, 0);
  });
});

describe('.pre-commit-hooks.yaml', { skip: isWindows }, () => {
  const [hook] = parse(readFileSync('.pre-commit-hooks.yaml', 'utf8')) as readonly {
    readonly entry: string;
    readonly files: string;
  }[];
  assert.ok(hook);
  /** Runs the script of the hook as pre-commit does: from a copy of this repository. */
  const runHook = (): Promise<Ended> => {
    const copy = path.join(folder.path, 'pre-commit');
    cpSync('scripts/ci', path.join(copy, 'scripts/ci'), { recursive: true });
    cpSync('package.json', path.join(copy, 'package.json'));
    return runScript(`"${path.join(copy, hook.entry)}"`);
  };
  const git = (...args: readonly string[]): void => {
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
    execFileSync('git', [...author, ...args], { cwd: path.join(folder.path, 'repository'), stdio: 'ignore' });
  };

  it('fails for problems of the commit, and for no others', async () => {
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'Start');
    assert.equal((await runHook()).status, 0);
    folder.write({ 'repository/my docs/a.mdx': `${page('A')}\n[Nowhere](/nowhere)\n` });
    git('add', '.');
    const { status, stdout } = await runHook();
    assert.equal(status, 1);
    assert.match(stdout, /nowhere/);
    assert.doesNotMatch(stdout, /gone/);
  });

  it('runs for the files that a site consists of', () => {
    const files = new RegExp(hook.files);
    for (const file of ['docs/a.mdx', 'a.md', 'docs/docs.json', 'mint.json', '.docsight.json'])
      assert.match(file, files);
    for (const file of ['a.ts', 'package.json', 'docs/mdx']) assert.doesNotMatch(file, files);
  });
});
