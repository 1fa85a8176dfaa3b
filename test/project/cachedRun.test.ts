import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { Random } from '../fuzz/random.ts';
import { comparableReport, runCommand, useCaches } from '../support/commandLine.ts';
import { TempFolder } from '../support/tempFolder.ts';
import { runs } from '../support/thorough.ts';

// What a run keeps for the next one never shows, whatever has changed in between: a site of few pages, which are read
// like all other files, and with a part of the pages in threads.

const seed = Number(process.env['DOCSIGHT_SEED'] ?? 20261121);
const names = Array.from({ length: 12 }, (_, at) => `guides/page-${at}`);

let site = new TempFolder();
let cache = new TempFolder();

function pageText(random: Random): string {
  const link = random.pick(['page-1#setup', 'page-2', 'gone', 'new', '../api/items']);
  const part = random.oneIn(3) ? "import Part from '/snippets/part.mdx';\n\n<Part />\n\n" : '';
  return `---\ntitle: ${random.pick(['Setup', 'Usage', 'Items'])}\n---\n\n${part}## Setup\n\n[It](${link}) is colour.\n`;
}

function config(random: Random): string {
  const pages = names.filter(() => !random.oneIn(5));
  const navigation = {
    groups: [
      { group: 'All', pages },
      { group: 'API', openapi: 'api.json', pages: ['GET /items'] },
    ],
  };
  return JSON.stringify({ theme: 'mint', name: 'Acme', colors: { primary: '#123456' }, navigation }, undefined, 2);
}

const api = (path: string): string =>
  JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: { [path]: { get: {} } } });

beforeEach(() => {
  site.remove();
  cache.remove();
  [site, cache] = [new TempFolder(), new TempFolder()];
  const random = new Random(seed);
  site.write({
    'docs.json': config(random),
    'api.json': api('/items'),
    'snippets/part.mdx': '## Part\n\n[Gone](/guides/gone)\n',
    ...Object.fromEntries(names.map((name) => [`${name}.mdx`, pageText(random)])),
  });
});
let endCaches: () => void;
before(() => {
  endCaches = useCaches();
});
after(() => {
  endCaches();
  site.remove();
  cache.remove();
});

const json = ['--format', 'json'];

interface Outcome {
  readonly status: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs the built command with the cache. */
function built(options: readonly string[] = json, cwd = site.path): Outcome {
  const args = [path.resolve('dist/cli.js'), 'check', site.path, ...options, '--cache-location', cache.path];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e8, cwd });
  return { status, out: comparableReport(stdout), error: stderr };
}

/** Runs the command in this process, with the cache. */
function cached(options: readonly string[] = json): Promise<Outcome> {
  return here([...options, '--cache-location', cache.path], site.path);
}

/** Runs the command in this process, without a cache. */
function fresh(options: readonly string[] = json, cwd = site.path): Promise<Outcome> {
  return here([...options, '--no-cache'], cwd);
}

async function here(options: readonly string[], cwd: string): Promise<Outcome> {
  const args = ['check', site.path, ...options];
  const { exitCode, out, error } = await runCommand(cwd, args);
  return { status: exitCode ?? null, out: comparableReport(out), error };
}

/** Changes files that a check reads, in every way. */
function change(random: Random): void {
  const page = `${random.pick(names)}.mdx`;
  const isThere = existsSync(path.join(site.path, page));
  const changes: readonly (() => void)[] = [
    () => site.write({ [page]: pageText(random) }),
    () => isThere && site.write({ [page]: `${readFileSync(path.join(site.path, page), 'utf8')}\nMore.\n` }),
    () => {
      if (isThere) site.delete(page);
    },
    () => {
      if (isThere) renameSync(path.join(site.path, page), path.join(site.path, `guides/new.mdx`));
    },
    () => {
      if (isThere) truncateSync(path.join(site.path, page), 40_000_000);
    },
    () => site.write({ 'guides/gone.mdx': pageText(random) }),
    () => site.write({ 'docs.json': config(random) }),
    () => site.write({ 'docs.json': `${config(random)},` }),
    () => site.write({ 'api.json': random.pick([api('/items'), api('/others'), '{']) }),
    () =>
      site.write({ 'snippets/part.mdx': random.pick(['## Part\n', '<Tip>', 'import A from "./none.mdx"\n\n<A />']) }),
    () =>
      site.write({
        '.docsight.json': random.pick(['{}', '{"rules":{"link/*":"hint"}}', '{"rules":{"*":"off"}}', '{']),
      }),
    () => site.write({ '.mintignore': random.pick(['', `${page}\n`, 'guides/\n']) }),
    () => site.write({ '.gitignore': random.pick(['', 'api.json\n']), '.git/HEAD': '' }),
  ];
  random.pick(changes)();
}

const options: readonly (readonly string[])[] = [
  json,
  ['--rule', 'link/*=warning', ...json],
  ['--severity', 'error'],
  ['--listed-only', ...json],
  ['--unlisted-pages', 'all', ...json],
  ['--format', 'sarif'],
  ['--max-warnings', '0'],
];

describe('what a check keeps for the next one', () => {
  it('gives the result again if nothing has changed, with the names of files as seen from where the command runs', async () => {
    assert.deepEqual(built(), await fresh());
    const inside = path.join(site.path, 'guides');
    assert.deepEqual(built(json, inside), await fresh(json, inside));
  });

  it('never shows, whatever changes and whichever options are used', async () => {
    const random = new Random(seed);
    for (let step = 0; step < runs(6, 200); step++) {
      const chosen = random.pick(options);
      const expected = await fresh(chosen);
      assert.deepEqual(await cached(chosen), expected, `step ${step}`);
      if (random.oneIn(3)) assert.deepEqual(await cached(chosen), expected, `step ${step}, again`);
      change(random);
    }
  });

  it('names the fixes that other pages suggest now', async () => {
    const all = [...json, '--rule', 'code/language=warning'];
    const block = (language: string): string => `\`\`\`${language}\na\n\`\`\`\n`;
    const named = (language: string): string => `---\ntitle: A\n---\n\n${block(language)}\n${block('text')}`;
    const texts = names.map((name, at) => [`${name}.mdx`, at === 0 ? block('') : named(at < 7 ? 'go' : 'lua')]);
    site.write(Object.fromEntries(texts) as Record<string, string>);
    assert.match((await cached(all)).out, /Add `go`/);
    site.write({ 'guides/page-1.mdx': named('lua') });
    const { out } = await cached(all);
    assert.match(out, /Add `lua`/);
    assert.equal(out, (await fresh(all)).out);
  });

  it('is not used for what changes files or has to ask others', async () => {
    await cached();
    const baseline = path.join(cache.path, 'baseline.json');
    await cached(['--baseline', baseline, '--update-baseline']);
    const { out } = await cached(['--baseline', baseline, ...json]);
    assert.equal(out.includes('link/not-found'), false);
    const shown = await cached(['--fix-dry-run']);
    assert.deepEqual(shown, await fresh(['--fix-dry-run']));
    assert.deepEqual(await cached(), await fresh());
  });
});
