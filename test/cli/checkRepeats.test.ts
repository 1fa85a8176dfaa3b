import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { currentConfigWith, page } from '../support/site.ts';
import { runCommand } from '../support/commandLine.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;

beforeEach(() => {
  folder = new TempFolder();
});
afterEach(() => {
  folder.remove();
});

async function check(...args: readonly string[]): Promise<string> {
  return (await runCommand(folder.path, ['check', ...args], { questions: [], answer: undefined })).out;
}

interface Finding {
  readonly rule: string;
  readonly file: string;
  readonly copies?: number;
  readonly inFolder?: number;
  readonly repeatOf?: { readonly file: string; readonly line: number };
}

async function checkJson(): Promise<{ readonly findings: readonly Finding[]; readonly summary: { warnings: number } }> {
  const { sites, summary } = JSON.parse(await check('--format', 'json')) as {
    sites: { findings: Finding[] }[];
    summary: { warnings: number };
  };
  return { findings: sites[0]?.findings ?? [], summary };
}

const versions = ['3', '2', '1'];
const config = currentConfigWith({
  navigation: { versions: versions.map((version) => ({ version, pages: [`v${version}/a`, `v${version}/b`] })) },
});

function versioned(textOf: (version: string) => string): Record<string, string> {
  const pages = versions.flatMap((version) => [
    [`v${version}/a.mdx`, page('A page') + textOf(version)],
    [`v${version}/b.mdx`, page('Another')],
  ]);
  return { 'docs.json': config, ...(Object.fromEntries(pages) as Record<string, string>) };
}

describe('findings that repeat', () => {
  it('are one line for all versions, with their number', async () => {
    folder.write(versioned((version) => `\n# One\n\n[gone](/v${version}/gone)\n`));
    const out = await check();
    assert.match(out, /^v3\/a\.mdx$/m);
    assert.doesNotMatch(out, /^v[12]\//m);
    assert.match(out, /\(and in 2 copies\) {2}heading\/no-h1/);
    assert.match(out, /\(and in 2 copies\) {2}link\/not-found/);
    assert.match(out, /1 error, 1 warning /);
  });

  it('are all listed for programs, which learn what stands for them', async () => {
    folder.write(versioned(() => '\n# One\n'));
    const { findings, summary } = await checkJson();
    assert.deepEqual(
      findings.map(({ file, copies, repeatOf }) => [file, copies, repeatOf]),
      [
        ['v1/a.mdx', undefined, { file: 'v3/a.mdx', line: 8 }],
        ['v2/a.mdx', undefined, { file: 'v3/a.mdx', line: 8 }],
        ['v3/a.mdx', 2, undefined],
      ],
    );
    assert.equal(summary.warnings, 1);
  });

  it('are said of an old version where the newest one has another line', async () => {
    folder.write(versioned((version) => `\n# Version ${version === '3' ? 'three' : 'before'}\n`));
    const { findings } = await checkJson();
    assert.deepEqual(
      findings.map(({ file, copies, repeatOf }) => [file, copies, repeatOf?.file]),
      [
        ['v1/a.mdx', undefined, 'v2/a.mdx'],
        ['v2/a.mdx', 1, undefined],
        ['v3/a.mdx', undefined, undefined],
      ],
    );
  });

  it('count each time that they are on a page', async () => {
    folder.write(versioned((version) => (version === '3' ? '\n# One\n' : '\n# One\n\n# One\n')));
    const { findings } = await checkJson();
    const shown = findings.filter(({ rule, repeatOf }) => rule === 'heading/no-h1' && repeatOf === undefined);
    assert.deepEqual(
      shown.map(({ file, copies }) => [file, copies]),
      [
        ['v2/a.mdx', 1],
        ['v3/a.mdx', 2],
      ],
    );
  });

  it('are one for the forgotten pages of a folder', async () => {
    folder.write({
      'docs.json': currentConfigWith({}),
      'intro.mdx': page('Introduction'),
      'old/a.mdx': page('First'),
      'old/b.mdx': page('Second'),
      'older/c.mdx': page('Third'),
    });
    const { findings } = await checkJson();
    assert.deepEqual(
      findings.map(({ file, inFolder, repeatOf }) => [file, inFolder, repeatOf?.file]),
      [
        ['old/a.mdx', 1, undefined],
        ['old/b.mdx', undefined, 'old/a.mdx'],
        ['older/c.mdx', undefined, undefined],
      ],
    );
  });
});

describe('a large result', () => {
  const many = Array.from({ length: 30 }, () => '# One\n\n<Nope />\n\n![](https://example.com/a.png)\n').join('\n');

  it('has errors in full, a table of the rules of warnings, and what to do next', async () => {
    folder.write({ 'docs.json': currentConfigWith({}), 'intro.mdx': `${page('Introduction')}\n${many}` });
    const out = await check();
    assert.match(out, /error {4}.*`Nope`.* \(30 times in this file\) {2}component\/unknown/);
    assert.match(out, /^heading\/no-h1 +30 warnings in 1 file, 30 fixable\n {2}intro\.mdx:8:1 {2}.* \(30 times\)$/m);
    assert.match(out, /^image\/alt +30 warnings in 1 file/m);
    assert.match(out, /Next steps:[\s\S]*--format json[\s\S]*\.docsight\.json/);
    assert.ok(out.split('\n').length < 25, out);
  });

  it('lists errors alone where only those are wanted', async () => {
    folder.write({ 'docs.json': currentConfigWith({}), 'intro.mdx': `${page('Introduction')}\n${many}` });
    assert.doesNotMatch(await check('--quiet'), /What to do next|no-h1/);
  });
});
