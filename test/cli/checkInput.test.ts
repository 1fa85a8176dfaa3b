import assert from 'node:assert/strict';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { withProgress } from '../../server/src/cli/check/progress.ts';
import { run } from '../../server/src/cli/run.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;
beforeEach(() => {
  folder = new TempFolder();
  folder.write({
    'docs/docs.json': JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages: ['guides/a', 'b'] }] }),
    'docs/guides/a.mdx': `${page('A')}\n[Gone](/gone)\n`,
    'docs/b.mdx': `${page('B')}\n[Gone](/gone)\n`,
  });
});
afterEach(() => {
  folder.remove();
});

describe('docsight check --stdin', () => {
  const check = async (text: string, ...args: readonly string[]): Promise<readonly [number | undefined, string]> => {
    let out = '';
    const write = (written: string): unknown => (out += written);
    const io = { cwd: folder.path, write, writeError: write, useColor: false, readInput: () => Promise.resolve(text) };
    return [await run(['check', '--format', 'github', ...args], io), out];
  };

  it('checks the text as a file of its site, and reports that file only', async () => {
    const [exitCode, out] = await check(
      `${page('A')}\n[B](/b) [Nowhere](/nowhere)\n`,
      '--stdin',
      '--stdin-path',
      'docs/guides/a.mdx',
    );
    assert.equal(exitCode, 1);
    assert.match(out, /^::error file=docs\/guides\/a\.mdx,line=8,[^\n]*\/nowhere[^\n]*\n$/);
  });

  it('is silent on a text without problems', async () => {
    assert.deepEqual(await check(page('A'), '--stdin', '--stdin-path', 'docs/guides/a.mdx'), [0, '']);
  });

  it('checks docs.json too', async () => {
    const text = JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages: ['missing'] }] });
    const [, out] = await check(text, '--stdin', '--stdin-path', 'docs/docs.json');
    assert.match(out, /^::error file=docs\/docs\.json,.*navigation\/page-not-found/m);
    assert.doesNotMatch(out, /\.mdx,/);
  });

  it('needs the path of a site’s file', async () => {
    const [exitCode, out] = await check('x', '--stdin');
    assert.equal(exitCode, 2);
    assert.match(out, /--stdin --stdin-path FILE/);
    assert.equal((await check('x', '--stdin', '--stdin-path', 'a.mdx', '--fix'))[0], 2);
  });
});

describe('docsight check --watch', () => {
  it('reports again after a change, until it is stopped', async () => {
    const stop = new AbortController();
    const reports: string[] = [];
    const write = (text: string): void => {
      reports.push(text);
      if (reports.length === 1) folder.write({ 'docs/b.mdx': page('B'), 'docs/guides/a.mdx': page('A') });
      if (text === '') stop.abort();
    };
    const io = { cwd: folder.path, write, writeError: write, useColor: false, signal: stop.signal };
    const watching = run(['check', '--watch', '--format', 'github'], io);
    assert.equal(await watching, 0);
    assert.match(reports[0] ?? '', /link\/not-found/);
    assert.equal(reports.at(-1), '');
  });

  it('goes on after what can’t be reported for a moment, such as settings that are half written', async () => {
    const stop = new AbortController();
    const reports: string[] = [];
    const steps = [
      () => folder.write({ 'docs/.docsight.json': '{ "rules": ' }),
      () => folder.write({ 'docs/.docsight.json': '{ "rules": { "link/not-found": "off" } }' }),
      () => {
        stop.abort();
      },
    ];
    const write = (text: string): void => {
      reports.push(text);
      steps.shift()?.();
    };
    const io = { cwd: folder.path, write, writeError: write, useColor: false, signal: stop.signal };
    assert.equal(await run(['check', '--watch', '--format', 'github'], io), 0);
    assert.match(reports[0] ?? '', /link\/not-found/);
    assert.match(reports[1] ?? '', /\.docsight\.json/);
    assert.equal(reports[2], '');
  });

  it('follows settings above the folder', async () => {
    folder.createRepository();
    const stop = new AbortController();
    const reports: string[] = [];
    const write = (text: string): void => {
      reports.push(text);
      if (reports.length === 1) folder.write({ '.docsight.json': '{ "rules": { "link/not-found": "off" } }' });
      else stop.abort();
    };
    const io = { cwd: folder.path, write, writeError: write, useColor: false, signal: stop.signal };
    assert.equal(await run(['check', 'docs', '--watch', '--format', 'github'], io), 0);
    assert.match(reports[0] ?? '', /link\/not-found/);
    assert.deepEqual(reports.slice(1), ['']);
  });
});

describe('progress', () => {
  const texts: string[] = [];
  const writeError = (text: string): void => {
    texts.push(text);
  };

  it('is shown on a terminal only, and removed at the end', async (t) => {
    t.mock.timers.enable({ apis: ['setInterval'] });
    t.mock.method(performance, 'now', () => now);
    let now = 0;
    const end = new AbortController();
    const work = once(end.signal, 'abort');
    const progress = (): string => 'Reading pages: 5 of 90';
    const shown: Promise<unknown> = withProgress(progress, { writeError, isTerminal: true }, work);
    t.mock.timers.tick(400);
    assert.deepEqual(texts, []);
    now = 1_200;
    t.mock.timers.tick(200);
    assert.deepEqual(texts, ['\r\u001B[KReading pages: 5 of 90']);
    end.abort();
    await shown;
    assert.deepEqual(texts.slice(1), ['\r\u001B[K']);
  });
});
