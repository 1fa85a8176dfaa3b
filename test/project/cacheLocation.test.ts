import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { serialize } from 'node:v8';
import { readCached, writeCached } from '../../server/src/workspace/cache/cacheFile.ts';
import { TempFolder } from '../support/tempFolder.ts';

// Where a cache may be, whatever a repository or a folder already has there.

let root: TempFolder;
let site: string;

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

/** Checks the site with the built command and a user’s cache folder of its own. */
function check(location: readonly string[], user = 'user'): Outcome {
  const args = [path.resolve('dist/cli.js'), 'check', '.', ...location];
  const env = { ...process.env, XDG_CACHE_HOME: path.join(root.path, user), HOME: path.join(root.path, 'home') };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: site, encoding: 'utf8', env });
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
  const name = readdirSync(folder).find((one) => one.startsWith('result-')) ?? '';
  const slot = { folder, key: readFileSync(keyFile) };
  writeCached(slot, name, { ...(readCached(slot, name) as object), sites: serialize([]) });
}

describe('docsight check --cache-location', { skip: process.platform === 'win32' }, () => {
  it('removes no page of a site that has its pages where a cache has its folders', () => {
    writeSite(Array.from({ length: 310 }, (_, at) => `pages/p${at}`));
    root.write({ 'site/runs/old/notes.txt': '' });
    utimesSync(path.join(site, 'runs/old'), 1, 1);
    for (const time of ['first', 'second']) assert.match(check(['--cache-location', '.']).out, /310 pages/, time);
    assert.equal(readdirSync(path.join(site, 'pages')).length, 310);
    assert.ok(existsSync(path.join(site, 'runs/old/notes.txt')));
  });

  it('is refused where a committed link points out of the repository', () => {
    writeSite(['a']);
    root.write(Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`elsewhere/f${at}/a`, ''])));
    for (const link of ['.cache', '.cache/docsight-cache-v1', '.cache/docsight-cache-v1/runs']) {
      root.write({ 'site/x': '' });
      mkdirSync(path.dirname(path.join(site, link)), { recursive: true });
      symlinkSync(path.join(root.path, 'elsewhere'), path.join(site, link));
      const { status, error } = check(['--cache-location', '.cache']);
      assert.equal(status, 2, link);
      assert.match(error, /^--cache-location: “[^”]+” (?:is a symbolic link|isn’t a cache)[^\n]+\n$/);
      assert.equal(readdirSync(path.join(root.path, 'elsewhere')).length, 25);
      root.delete('site/.cache');
    }
  });

  it('is refused where a folder of that name has other files', () => {
    writeSite(['a']);
    root.write({ 'site/docsight-cache-v1/notes.txt': '' });
    const { status, error } = check(['--cache-location', '.']);
    assert.equal(status, 2);
    assert.equal(
      error,
      '--cache-location: “docsight-cache-v1” isn’t a cache of Docsight: it has other files. Use another folder.\n',
    );
  });

  it('takes no result that somebody else has committed', () => {
    writeSite(['a'], '[Gone](/gone)\n');
    const location = ['--cache-location', '.cache'];
    const broken = check(location, 'attacker');
    assert.equal(broken.status, 1);
    forge(path.join(root.path, 'attacker/docsight/key'));
    assert.equal(check(location, 'attacker').status, 0, 'The forged result isn’t one.');
    assert.deepEqual(check(location), broken);
  });

  it('is used again, and also the default is', () => {
    writeSite(['a']);
    for (const location of [['--cache-location', '.cache'], []]) {
      assert.equal(check(location).status, 0);
      assert.equal(check(location).status, 0);
    }
    const slotsIn = (folder: string): number =>
      readdirSync(path.join(root.path, folder, 'docsight-cache-v1/runs')).length;
    assert.equal(slotsIn('site/.cache'), 1);
    assert.equal(slotsIn('user/docsight'), 1);
  });

  it('without one, a foreign folder in the user’s cache folder is left alone', () => {
    writeSite(['a']);
    root.write({ 'user/docsight/docsight-cache-v1/notes.txt': '' });
    const { status, error } = check([]);
    assert.deepEqual([status, error], [0, '']);
    assert.deepEqual(readdirSync(path.join(root.path, 'user/docsight/docsight-cache-v1')), ['notes.txt']);
  });
});
