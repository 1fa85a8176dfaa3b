import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { parse } from 'yaml';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

// Both run the program of their own checkout, or a packed file. The repository that they check is hostile.

const isWindows = process.platform === 'win32';

let packages: TempFolder;
let folder: TempFolder;
const hostileRequests: string[] = [];

/** The registry that the checked repository names. */
const hostileRegistry = http.createServer(({ url = '' }, answer) => {
  hostileRequests.push(url);
  answer.writeHead(404).end();
});
const addressOf = (server: http.Server): string =>
  `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;

/** A program that notes its arguments and its path, and then does what the built one does. */
const program = `#!/usr/bin/env node
require('fs').writeFileSync(process.env.MARKS + '/arguments', process.argv.slice(2).join('\\n'));
require('fs').writeFileSync(process.env.MARKS + '/program', __filename);
require(${JSON.stringify(path.resolve('dist/cli.js'))});`;

before(async () => {
  packages = new TempFolder().write({ 'package/dist/cli.js': program });
  execFileSync('tar', ['-czf', 'docsight.tgz', 'package'], { cwd: packages.path });
  await new Promise<void>((resolve) => hostileRegistry.listen(0, '127.0.0.1', resolve));
});
after(() => {
  hostileRegistry.close();
  packages.remove();
});

beforeEach(() => {
  hostileRequests.length = 0;
  folder = new TempFolder().write({
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
  assert.ok(!existsSync(path.join(folder.path, 'marks/hostile')));
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
      MARKS: path.join(folder.path, 'marks'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [status, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { status, stdout, stderr };
}

const packedFile = (): string => path.join(packages.path, 'docsight.tgz');
const given = (): readonly string[] => readFileSync(path.join(folder.path, 'marks/arguments'), 'utf8').split('\n');
const usedProgram = (): string => readFileSync(path.join(folder.path, 'marks/program'), 'utf8');

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
  });

  it('passes options on, however they are laid out, and runs none of them', async () => {
    const { status } = await runStep({
      folder: 'my docs',
      args: '--quiet  --rule\n$(touch x)=off\n',
      package: packedFile(),
    });
    assert.equal(status, 2);
    assert.equal(usedProgram(), path.join(folder.path, 'runner/docsight/package/dist/cli.js'));
    assert.deepEqual(given(), ['check', 'my docs', '--format', 'github', '--quiet', '--rule', '$(touch', 'x)=off']);
    assert.equal((await runStep({ folder: 'my docs', args: '--rule\nlink/not-found=off' })).status, 0);
  });

  it('refuses a packed file from an address that anybody on the way can change', async () => {
    const { status, stderr } = await runStep({ folder: 'my docs', package: addressOf(hostileRegistry) });
    assert.equal(status, 2);
    assert.match(stderr, /use an https address/);
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
    cpSync(path.join(packages.path, 'package/dist'), path.join(copy, 'dist'), { recursive: true });
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
    assert.equal(usedProgram(), path.join(folder.path, 'pre-commit/dist/cli.js'));
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

describe('docs/ci.md', () => {
  it('installs nothing by a name that anybody could register', () => {
    for (const file of ['docs/ci.md', 'README.md', 'action.yml', '.pre-commit-hooks.yaml', 'scripts/ci/docsight.sh']) {
      const text = readFileSync(file, 'utf8');
      assert.doesNotMatch(
        text,
        /\b(?:npm (?:install|i)|npx|pnpm (?:add|dlx)|yarn (?:add|dlx))\b[^\n]*\bdocsight\b/,
        file,
      );
    }
  });
});
