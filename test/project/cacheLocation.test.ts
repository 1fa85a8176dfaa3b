import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { CachedName } from '../../server/src/workspace/cache/cacheFolder.ts';
import { readCached, writeCached } from '../../server/src/workspace/cache/cacheFile.ts';
import { Packed } from '../../server/src/workspace/cache/packedData.ts';
import { runCommand, useCaches } from '../support/commandLine.ts';
import { TempFolder } from '../support/tempFolder.ts';

// Where a cache may be, whatever a repository or a folder already has there.

let root: TempFolder;
let site: string;
let endCaches: () => void;

const { env } = process;
before(() => {
  endCaches = useCaches();
});
after(() => {
  endCaches();
  process.env = env;
});

beforeEach(() => {
  root = new TempFolder().write({ 'site/.git/HEAD': 'ref: refs/heads/main\n' });
  site = path.join(root.path, 'site');
});
afterEach(() => {
  root.remove();
});

interface Outcome {
  readonly status: number | null;
  readonly out: string;
  readonly error: string;
}

function environment(user: string): NodeJS.ProcessEnv {
  return { ...env, XDG_CACHE_HOME: path.join(root.path, user), HOME: path.join(root.path, 'home') };
}

/** Checks the site with a user’s cache folder of its own. */
async function check(location: readonly string[], user = 'user'): Promise<Outcome> {
  process.env = environment(user);
  const { exitCode = null, out, error } = await runCommand(site, ['check', '.', ...location]);
  return { status: exitCode, out, error };
}

/** Does the same with the built command, which has threads. */
function checkBuilt(location: readonly string[]): Outcome {
  const args = [path.resolve('dist/cli.js'), 'check', '.', ...location];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: site,
    encoding: 'utf8',
    env: environment('user'),
  });
  return { status, out: stdout, error: stderr };
}

function writeSite(pages: readonly string[], text = 'Text.\n'): void {
  root.write({
    'site/docs.json': JSON.stringify({ name: 'Acme', navigation: [{ group: 'G', pages }] }),
    ...Object.fromEntries(
      pages.map((page) => [`site/${page}.mdx`, `---\ntitle: ${page}\ndescription: About ${page}.\n---\n\n${text}`]),
    ),
  });
}

/** Replaces the cached result of the site by one without findings. */
function forge(keyFile: string): void {
  const runs = path.join(site, '.cache/docsight-cache-v1/runs');
  const folder = path.join(runs, readdirSync(runs)[0] ?? '');
  const name = readdirSync(folder).find((one): one is CachedName => one.startsWith('result-')) ?? 'result-';
  const slot = { folder, key: readFileSync(keyFile) };
  writeCached(slot, name, { ...(readCached(slot, name) as object), sites: new Packed(() => []) });
}

describe('docsight check --cache-location', { skip: process.platform === 'win32' }, () => {
  it('removes no page of a site that has its pages where a cache has its folders', () => {
    writeSite(Array.from({ length: 310 }, (_, at) => `pages/p${at}`));
    root.write({ 'site/runs/old/notes.txt': '' });
    utimesSync(path.join(site, 'runs/old'), 1, 1);
    for (const time of ['first', 'second']) assert.match(checkBuilt(['--cache-location', '.']).out, /310 pages/, time);
    assert.equal(readdirSync(path.join(site, 'pages')).length, 310);
    assert.ok(existsSync(path.join(site, 'runs/old/notes.txt')));
  });

  it('is refused where a committed link points out of the repository', async () => {
    writeSite(['a']);
    root.write(Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`elsewhere/f${at}/a`, ''])));
    for (const link of ['.cache', '.cache/docsight-cache-v1', '.cache/docsight-cache-v1/runs']) {
      root.write({ 'site/x': '' });
      mkdirSync(path.dirname(path.join(site, link)), { recursive: true });
      symlinkSync(path.join(root.path, 'elsewhere'), path.join(site, link));
      const { status, error } = await check(['--cache-location', '.cache']);
      assert.equal(status, 2, link);
      assert.match(error, /^--cache-location: “[^”]+” (?:is a symbolic link|isn’t a cache)[^\n]+\n$/);
      assert.equal(readdirSync(path.join(root.path, 'elsewhere')).length, 25);
      root.delete('site/.cache');
    }
  });

  it('is refused where a folder of that name has other files', async () => {
    writeSite(['a']);
    root.write({ 'site/docsight-cache-v1/notes.txt': '' });
    const { status, error } = await check(['--cache-location', '.']);
    assert.equal(status, 2);
    assert.equal(
      error,
      '--cache-location: “docsight-cache-v1” isn’t a cache of Docsight: it has other files. Use another folder.\n',
    );
  });

  it('takes no result that somebody else has committed', async () => {
    writeSite(['a'], '[Gone](/gone)\n');
    const location = ['--cache-location', '.cache'];
    const broken = await check(location, 'attacker');
    assert.equal(broken.status, 1);
    forge(path.join(root.path, 'attacker/docsight/key'));
    assert.equal((await check(location, 'attacker')).status, 0, 'The forged result isn’t one.');
    assert.deepEqual(await check(location), broken);
  });

  it('is used again, and also the default is', async () => {
    writeSite(['a']);
    for (const location of [['--cache-location', '.cache'], []]) {
      assert.equal((await check(location)).status, 0);
      assert.equal((await check(location)).status, 0);
    }
    const slotsIn = (folder: string): number =>
      readdirSync(path.join(root.path, folder, 'docsight-cache-v1/runs')).length;
    assert.equal(slotsIn('site/.cache'), 1);
    assert.equal(slotsIn('user/docsight'), 1);
  });

  it('without one, a foreign folder in the user’s cache folder is left alone', async () => {
    writeSite(['a']);
    root.write({ 'user/docsight/docsight-cache-v1/notes.txt': '' });
    const { status, error } = await check([]);
    assert.deepEqual([status, error], [0, '']);
    assert.deepEqual(readdirSync(path.join(root.path, 'user/docsight/docsight-cache-v1')), ['notes.txt']);
  });
});
