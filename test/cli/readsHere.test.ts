import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ServerProcess } from '../fuzz/server/serverProcess.ts';
import { configWith, page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

// While the command line waits for its threads, it reads pages itself.

const shim = path.resolve('test/faults/spy.cjs');
const names = Array.from({ length: 304 }, (_, index) => `page-${index}`);
/** How many threads read 304 pages, this one included. */
const readers = Math.min(4, availableParallelism());

let folder: TempFolder;

beforeEach(() => {
  folder = new TempFolder().write({
    'site/docs.json': configWith({ navigation: [{ group: 'All', pages: names }] }),
    ...Object.fromEntries(names.map((name) => [`site/${name}.mdx`, brokenPage(name)])),
  });
});
afterEach(() => {
  folder.remove();
});

function brokenPage(name: string): string {
  return page(`Title of ${name}`).replace('Text.', `[Gone](/missing-${name}).`);
}

interface Finding {
  readonly file: string;
  readonly rule: string;
}

/** Checks the site; returns the pages with a broken link, and how many threads were started. */
function check(): { readonly broken: readonly string[]; readonly threads: number } {
  const log = path.join(folder.path, 'spy.log');
  rmSync(log, { force: true });
  const cache = path.join(folder.path, 'cache');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', shim, path.resolve('dist/cli.js'), 'check', '--format', 'json', 'site'],
    {
      cwd: folder.path,
      encoding: 'utf8',
      env: { ...process.env, DOCSIGHT_SPY: log, XDG_CACHE_HOME: cache, HOME: cache, LOCALAPPDATA: cache },
      maxBuffer: 1e8,
    },
  );
  assert.ok(existsSync(log), stderr);
  const findings = findingsIn(JSON.parse(stdout));
  const broken = findings
    .filter(({ rule }) => rule === 'link/not-found')
    .map(({ file }) => path.basename(file, '.mdx'));
  return { broken, threads: threadsIn(log) };
}

function threadsIn(log: string): number {
  return readFileSync(log, 'utf8').match(/^worker /gm)?.length ?? 0;
}

function findingsIn(report: unknown): readonly Finding[] {
  return (report as { readonly sites: readonly { readonly findings: readonly Finding[] }[] }).sites.flatMap(
    ({ findings }) => findings,
  );
}

describe('pages that threads and the command line read together', () => {
  it('are all read, each once, with one thread less, and with none where nearly all are known from the run before', () => {
    const first = check();
    assert.deepEqual([...first.broken].sort(), [...names].sort());
    assert.equal(first.threads, readers - 1);
    folder.write({ 'site/page-7.mdx': page('Right again') });
    const second = check();
    assert.deepEqual([...second.broken].sort(), names.filter((name) => name !== 'page-7').sort());
    assert.equal(second.threads, 0);
  });

  it('start no thread of an editor’s server to which nothing is new', async (t) => {
    const threads: number[] = [];
    for (const run of ['first', 'second']) {
      const log = path.join(folder.path, `${run}.log`);
      process.env['DOCSIGHT_SPY'] = log;
      const server = new ServerProcess(['--require', shim]);
      delete process.env['DOCSIGHT_SPY'];
      t.after(() => server.stop());
      await server.initialize(pathToFileURL(path.join(folder.path, 'site')).href, {}, {});
      const config = pathToFileURL(path.join(folder.path, 'site/docs.json')).href;
      const found = await server.request('docsight/checkSite', { config });
      assert.match(JSON.stringify(found), /304/);
      await server.stop();
      threads.push(threadsIn(log));
    }
    // The spy writes each line once.
    assert.deepEqual(threads, [1, 0]);
  });
});
