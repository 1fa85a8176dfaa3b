import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { WorkspaceDiagnosticRequest } from 'vscode-languageserver/node';
import { LanguageClient } from '../support/languageClient.ts';
import { TempFolder } from '../support/tempFolder.ts';

// The findings of a site are the same in each way of reading it: without a cache, cold, warm, after a change, with a
// damaged cache, with one core, and in an editor. Threads, and with them the cache, are used from 300 pages on.

let site: TempFolder;
let cache: TempFolder;

function pageText(index: number, more = ''): string {
  const description = index % 3 === 0 ? '' : `description: Page ${index}.\n`;
  const links = `See [that](/guides/page-${(index * 7) % 340}) and [this](/guides/page-${index + 1}#part).`;
  return `---\ntitle: Page ${index}\n${description}---\n\n## Part\n\n${links}\n\n<Cards a="1" />\n\n{{name}}\n\n${more}\n`;
}

before(() => {
  site = new TempFolder();
  cache = new TempFolder();
  const pages = Array.from({ length: 330 }, (_, index) => `guides/page-${index}`);
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
function check(options: readonly string[], prefix: readonly string[] = []): string {
  const [program, ...args] = [...prefix, process.execPath, 'dist/cli.js', 'check', site.path, '--format', 'json'];
  const { stdout, stderr } = spawnSync(program, [...args, ...options], { encoding: 'utf8', maxBuffer: 1e8 });
  assert.equal(stderr, '');
  return stdout.replace(/"durationMs": \d+/, '"durationMs": 0');
}

const cached = (): readonly string[] => ['--cache-location', cache.path];

/** Returns the files of the cache: readings of pages, or results of runs. */
function keptFiles(kind: 'pages' | 'runs'): readonly string[] {
  const parent = path.join(cache.path, kind);
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

/** Leaves the readings of pages alone in the cache. */
function forgetRuns(): void {
  rmSync(path.join(cache.path, 'runs'), { recursive: true });
}

describe('docsight check with a cache', () => {
  it('finds the same cold, warm, with a damaged cache and with one core', () => {
    const expected = check(['--no-cache']);
    assert.ok(JSON.parse(expected));
    assert.equal(check(cached()), expected, 'cold');
    assert.ok(keptFiles('pages').length > 4);
    assert.ok(keptFiles('runs').length >= 2);
    assert.equal(check(cached()), expected, 'warm');
    for (const file of keptFiles('runs')) {
      writeFileSync(file, readFileSync(file).subarray(0, -1));
      assert.equal(check(cached()), expected, `${path.basename(file)} cut off`);
    }
    damage(keptFiles('pages'));
    forgetRuns();
    assert.equal(check(cached()), expected, 'damaged');
    forgetRuns();
    assert.equal(check(cached()), expected, 'without the results of earlier runs');
    if (process.platform !== 'linux') return;
    assert.equal(check(['--no-cache'], ['taskset', '-c', '0']), expected, 'one core');
    forgetRuns();
    assert.equal(check(cached(), ['taskset', '-c', '0']), expected, 'one core, warm');
  });

  it('reads changed pages and changed settings again', () => {
    check(cached());
    site.write({ 'guides/page-7.mdx': pageText(7, '<Tip>\n') });
    assert.equal(check(cached()), check(['--no-cache']), 'a changed page');
    site.write({
      'docs.json': readFileSync(path.join(site.path, 'docs.json'), 'utf8').replace('{', '{"variables":{"name":"x"},'),
    });
    assert.equal(check(cached()), check(['--no-cache']), 'a new variable');
    site.write({ '.docsight.json': '{"rules":{"component/unknown":"hint"}}' });
    assert.equal(check(cached()), check(['--no-cache']), 'changed settings');
    const rule = ['--rule', 'link/*=info'];
    assert.equal(check([...cached(), ...rule]), check(['--no-cache', ...rule]), 'changed options');
  });

  it('finds the same in an editor', async () => {
    const expected = JSON.parse(check(['--no-cache'])) as {
      sites: { findings: { file: string; rule: string; repeatOf?: unknown }[] }[];
    };
    const [client] = await LanguageClient.startBuilt(site.path, { textDocument: { diagnostic: {} } });
    const { items } = await client.connection.sendRequest(WorkspaceDiagnosticRequest.type, { previousResultIds: [] });
    await client.stop();
    const inEditor = items.flatMap((item) =>
      item.kind === 'full' ? item.items.map(({ code }) => `${item.uri} ${String(code)}`) : [],
    );
    const inCommand = (expected.sites[0]?.findings ?? [])
      .filter(({ repeatOf }) => repeatOf === undefined)
      .map(({ file, rule }) => `${client.uri(file)} ${rule}`);
    assert.deepEqual(inEditor.toSorted(), inCommand.toSorted());
  });
});
