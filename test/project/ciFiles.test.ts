import assert from 'node:assert/strict';
import { execFileSync, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { parse } from 'yaml';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

// Both run `npx`, of which these tests put their own on the path: it writes down its arguments, and runs this Docsight.

const isWindows = process.platform === 'win32';

let folder: TempFolder;
beforeEach(() => {
  folder = new TempFolder();
  const cli = path.resolve('dist/cli.js');
  folder.write({
    'bin/npx': `#!/bin/sh\nprintf '%s\\n' "$@" > "${folder.path}/arguments"\nshift 2\nexec "${process.execPath}" "${cli}" "$@"\n`,
    'repository/my docs/docs.json': JSON.stringify({ name: 'Acme', navigation: [{ group: 'S', pages: ['a', 'b'] }] }),
    'repository/my docs/a.mdx': page('A'),
    'repository/my docs/b.mdx': `${page('B')}\n[Gone](/gone)\n`,
  });
  chmodSync(path.join(folder.path, 'bin/npx'), 0o755);
});
afterEach(() => {
  folder.remove();
});

function runScript(script: string, env: Readonly<Record<string, string>> = {}): SpawnSyncReturns<string> {
  return spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
    cwd: path.join(folder.path, 'repository'),
    encoding: 'utf8',
    env: { ...process.env, ...env, PATH: `${folder.path}/bin${path.delimiter}${process.env['PATH'] ?? ''}` },
  });
}

const given = (): readonly string[] => readFileSync(path.join(folder.path, 'arguments'), 'utf8').trimEnd().split('\n');

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
  const runStep = (values: Readonly<Record<string, string>>): SpawnSyncReturns<string> => {
    const filled = Object.entries(step.env).map(([name, value]) => [
      name,
      value.replace(/\$\{\{ inputs\.(\w+) \}\}/, (_, input: string) => values[input] ?? inputs[input]?.default ?? ''),
    ]);
    return runScript(step.run, Object.fromEntries(filled) as Record<string, string>);
  };

  it('annotates the lines of a site, and fails with its errors', () => {
    const { stdout, status } = runStep({ folder: 'my docs' });
    assert.equal(status, 1);
    assert.match(stdout, /^::error file=my docs\/b\.mdx,line=8,/);
    assert.deepEqual(given(), ['--yes', 'docsight@latest', 'check', 'my docs', '--format', 'github']);
  });

  it('passes options on, however they are laid out, and runs none of them', () => {
    const { status } = runStep({ folder: 'my docs', args: '--quiet  --rule\n$(touch x)=off\n', version: '1.2.3' });
    assert.equal(status, 2);
    assert.deepEqual(given().slice(1), [
      'docsight@1.2.3',
      'check',
      'my docs',
      '--format',
      'github',
      '--quiet',
      '--rule',
      '$(touch',
      'x)=off',
    ]);
    assert.equal(runStep({ folder: 'my docs', args: '--rule\nlink/not-found=off' }).status, 0);
  });
});

describe('.pre-commit-hooks.yaml', { skip: isWindows }, () => {
  const [hook] = parse(readFileSync('.pre-commit-hooks.yaml', 'utf8')) as readonly {
    readonly entry: string;
    readonly files: string;
  }[];
  assert.ok(hook);
  const git = (...args: readonly string[]): void => {
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
    execFileSync('git', [...author, ...args], { cwd: path.join(folder.path, 'repository'), stdio: 'ignore' });
  };

  it('fails for problems of the commit, and for no others', () => {
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'Start');
    assert.equal(runScript(hook.entry).status, 0);
    folder.write({ 'repository/my docs/a.mdx': `${page('A')}\n[Nowhere](/nowhere)\n` });
    git('add', '.');
    const { status, stdout } = runScript(hook.entry);
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
