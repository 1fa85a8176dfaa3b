import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { WorkspaceDiagnosticRequest } from 'vscode-languageserver/node';
import { comparableReport, runCommand } from '../support/commandLine.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { TempFolder } from '../support/tempFolder.ts';

// The findings of a site are the same in each way of reading it: without a cache, cold, warm, after a change, with a
// damaged cache on one core, and in an editor. Threads, and with them the cache, are used from 300 pages on. While the
// command waits for its threads, it reads pages itself.

const spy = path.resolve('test/faults/spy.cjs');
/** How many threads read these pages, that of the command included. */
const readers = Math.min(4, availableParallelism());

let site: TempFolder;
let cache: TempFolder;

/** Returns the text of a page: most have little that a check would have to read. */
function pageText(index: number, more = ''): string {
  const description = index % 48 === 0 ? '' : `description: Page ${index}.\n`;
  const links = `See [that](/guides/page-${(index * 19) % 312}) and [this](/guides/page-${index + 1}#part).`;
  const others = index % 32 === 0 ? '<Cards a="1" />\n\n{{name}}\n\n' : '';
  const body = index % 16 === 0 ? `## Part\n\n${links}\n\n${others}` : 'Text.\n\n';
  return `---\ntitle: Page ${index}\n${description}---\n\n${body}${more}\n`;
}

before(() => {
  site = new TempFolder();
  cache = new TempFolder();
  const pages = Array.from({ length: 304 }, (_, index) => `guides/page-${index}`);
  site.write({
    'docs.json': JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages: pages.slice(5) }] }),
    'snippets/parts.mdx': 'export const Cards = () => <b />;\n',
    ...Object.fromEntries(pages.map((name, index) => [`${name}.mdx`, pageText(index)])),
  });
});
after(() => {
  site.remove();
  cache.remove();
});

/** Returns the findings of the built command as text. */
function check(options: readonly string[], node: readonly string[] = [process.execPath]): string {
  const [program, ...args] = [...node, 'dist/cli.js', 'check', site.path, '--format', 'json'];
  const { stdout, stderr } = spawnSync(program, [...args, ...options], { encoding: 'utf8', maxBuffer: 1e8 });
  assert.equal(stderr, '');
  return comparableReport(stdout);
}

/** Returns the same with how many threads the command started. */
function checkSpied(options: readonly string[]): { readonly report: string; readonly threads: number } {
  const log = new TempFolder();
  process.env['DOCSIGHT_SPY'] = path.join(log.path, 'spy.log');
  const report = check(options, [process.execPath, '--require', spy]);
  const threads = readFileSync(process.env['DOCSIGHT_SPY'], 'utf8').match(/^worker /gm)?.length ?? 0;
  delete process.env['DOCSIGHT_SPY'];
  log.remove();
  return { report, threads };
}

/** Returns the findings of the command in this process, which has neither threads nor a cache. */
async function checkHere(): Promise<string> {
  const args = ['check', site.path, '--format', 'json', '--no-cache'];
  const { out, error } = await runCommand(process.cwd(), args);
  assert.equal(error, '');
  return comparableReport(out);
}

const cached = (): readonly string[] => ['--cache-location', cache.path];

/** Returns the files of the cache: readings of pages, or results of runs. */
function cacheFiles(kind: 'pages' | 'runs'): readonly string[] {
  const parent = path.join(cache.path, 'docsight-cache-v1', kind);
  return readdirSync(parent).flatMap((name) =>
    readdirSync(path.join(parent, name)).map((one) => path.join(parent, name, one)),
  );
}

/** Damages and removes some files of the cache, so that others are still of use. */
function damage(files: readonly string[]): void {
  for (const [at, file] of files.entries()) {
    if (at % 3 === 0) writeFileSync(file, readFileSync(file).subarray(0, 1000));
    if (at % 3 === 1) rmSync(file);
  }
}

/** Throws unless an editor gets the findings of a report, without copies of others. */
async function expectInEditor(report: string): Promise<void> {
  const { sites } = JSON.parse(report) as {
    sites: { findings: { file: string; rule: string; repeatOf?: unknown }[] }[];
  };
  const [client] = await LanguageClient.start(site.path, { textDocument: { diagnostic: {} } });
  const { items } = await client.connection.sendRequest(WorkspaceDiagnosticRequest.type, { previousResultIds: [] });
  await client.stop();
  const inEditor = items.flatMap((item) =>
    item.kind === 'full' ? item.items.map(({ code }) => `${item.uri} ${String(code)}`) : [],
  );
  const inCommand = (sites[0]?.findings ?? [])
    .filter(({ repeatOf }) => repeatOf === undefined)
    .map(({ file, rule }) => `${client.uri(file)} ${rule}`);
  assert.deepEqual(inEditor.toSorted(), inCommand.toSorted());
}

describe('docsight check with a cache', () => {
  it('finds the same cold, warm, with a damaged cache on one core, and in an editor', async () => {
    const expected = await checkHere();
    assert.ok(JSON.parse(expected));
    assert.deepEqual(checkSpied(cached()), { report: expected, threads: readers - 1 }, 'cold');
    assert.ok(cacheFiles('pages').length > 4);
    assert.ok(cacheFiles('runs').length >= 2);
    assert.equal(check(cached()), expected, 'warm');
    for (const file of cacheFiles('runs')) writeFileSync(file, readFileSync(file).subarray(0, -1));
    damage(cacheFiles('pages'));
    const onOneCore = process.platform === 'linux' ? ['taskset', '-c', '0'] : [];
    assert.equal(
      check(cached(), [...onOneCore, process.execPath]),
      expected,
      'on one core, with cut results of earlier runs, and damaged readings of pages',
    );
    await expectInEditor(expected);
  });

  it('reads changed pages and changed settings again, few pages without threads', async () => {
    // The test before has filled the cache.
    site.write({ 'guides/page-7.mdx': pageText(7, '<Tip>\n') });
    assert.deepEqual(checkSpied(cached()), { report: await checkHere(), threads: 0 }, 'a changed page');
    site.write({
      'docs.json': readFileSync(path.join(site.path, 'docs.json'), 'utf8').replace('{', '{"variables":{"name":"x"},'),
      '.docsight.json': '{"rules":{"component/unknown":"hint"}}',
    });
    assert.equal(check(cached()), await checkHere(), 'a new variable and changed settings');
  });
});
