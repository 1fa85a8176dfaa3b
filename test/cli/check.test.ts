import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { runCommand, type Outcome } from '../support/commandLine.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;

beforeEach(() => {
  folder = new TempFolder();
});
afterEach(() => {
  folder.remove();
});

const docsight = (...args: readonly string[]): Promise<Outcome> => runCommand(folder.path, args);

const config = (...pages: readonly string[]): string =>
  JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages }] }, undefined, 2);

describe('docsight check', () => {
  it('is silent and successful on a clean site', async () => {
    folder.write({ 'docs.json': config('intro'), 'intro.mdx': page('Intro') });
    const { exitCode, out } = await docsight('check');
    assert.equal(exitCode, 0);
    assert.match(out, /No problems in 1 page \(classic format\)/);
  });

  it('shows position, severity, message and rule, and fails on errors', async () => {
    folder.write({ 'docs/docs.json': config('gone') });
    const { exitCode, out } = await docsight('check', 'docs');
    assert.equal(exitCode, 1);
    assert.match(out, /^docs\/docs\.json$/m);
    assert.match(out, /7:9 {2}error {4}Page not found: `gone`.*navigation\/page-not-found$/m);
    assert.match(out, /1 error, 0 warnings/);
  });

  it('passes with warnings, unless there are more than allowed', async () => {
    folder.write({ 'docs.json': config('intro', 'intro'), 'intro.mdx': page('Intro') });
    assert.equal((await docsight('check')).exitCode, 0);
    assert.equal((await docsight('check', '--max-warnings', '1')).exitCode, 0);
    assert.equal((await docsight('check', '--max-warnings', '0')).exitCode, 1);
  });

  it('takes options of a rule, before those of the site', async () => {
    const dark = config('intro').replace('{', '{ "colors": { "primary": "#767676" },');
    folder.write({ 'docs.json': dark, 'intro.mdx': page('Intro') });
    const ratio = async (value: number) =>
      (await docsight('check', '--rule', `config/color-contrast=["error", { "ratio": ${value} }]`)).exitCode;
    assert.equal(await ratio(4.5), 0);
    assert.equal(await ratio(7), 1);
    folder.write({ '.docsight.json': '{ "rules": { "config/color-contrast": ["error", { "ratio": 7 }] } }' });
    assert.equal((await docsight('check')).exitCode, 1);
    assert.equal(await ratio(4.5), 0);
  });

  it('takes severities, and hides what is not asked for', async () => {
    folder.write({ 'docs.json': config('gone', 'intro', 'intro'), 'intro.mdx': page('Intro') });
    assert.equal((await docsight('check', '--rule', 'navigation/page-not-found=off')).exitCode, 0);
    const { out } = await docsight('check', '--rule', 'navigation/*=hint');
    assert.match(out, /No problems .*; for hints: --severity hint\n$/);
    assert.match((await docsight('check', '--rule', 'navigation/*=hint', '--severity', 'hint')).out, /2 hints/);
    // Warnings aren’t looked for, so their number isn’t known.
    assert.match((await docsight('check', '--quiet')).out, /^✖ 1 error in 1 page \(.*\)\n$/m);
    assert.match((await docsight('check', '--quiet', '--rule', 'navigation/*=warning')).out, /^✓ No errors in 1 page/m);
  });

  it('prints JSON that counts lines and columns from one', async () => {
    folder.write({ 'docs/docs.json': config('gone', 'intro'), 'docs/intro.mdx': page('Intro') });
    const { exitCode, out } = await docsight('check', '--format', 'json', '--urls');
    assert.equal(exitCode, 1);
    const result = JSON.parse(out) as { sites: { findings: { url: string }[] }[]; summary: { durationMs: number } };
    const url = result.sites[0]?.findings[0]?.url ?? '';
    assert.match(url, /docs\/rules\/navigation\/page-not-found\.md$/);
    assert.deepEqual(result, {
      version: 1,
      sites: [
        {
          root: 'docs',
          config: 'docs.json',
          format: 'classic',
          pages: 1,
          unchecked: { generatedLinks: 0, unlistedWarnings: 0, unlistedPages: 0 },
          findings: [
            {
              rule: 'navigation/page-not-found',
              severity: 'error',
              message: 'Page not found: `gone` (no .mdx or .md file).',
              file: 'docs.json',
              range: { start: { line: 7, column: 9 }, end: { line: 7, column: 15 } },
              fixable: true,
              fix: 'Create the page `gone.mdx`',
              url,
            },
          ],
        },
      ],
      summary: {
        errors: 1,
        warnings: 0,
        infos: 0,
        hints: 0,
        repeats: 0,
        files: 2,
        durationMs: result.summary.durationMs,
      },
    });
  });

  it('prints JSON in one line, without addresses, unless people ask for more', async () => {
    folder.write({ 'docs.json': config('gone', 'intro'), 'intro.mdx': page('Intro') });
    const { out } = await docsight('check', '--format', 'json');
    assert.match(out, /^\{.*\}\n$/);
    assert.doesNotMatch(out, /"url"/);
    const pretty = await docsight('check', '--format', 'json', '--pretty');
    assert.match(pretty.out, /^\{\n {2}"version": 1,\n/);
    for (const option of ['--pretty', '--urls'])
      assert.equal((await docsight('check', option)).error, `${option} needs --format json.\n`);
  });

  it('reports the generation of each configuration', async () => {
    folder.write({ 'docs.json': '{"theme":"mint","name":"A","navigation":{"groups":[]}}' });
    assert.match((await docsight('check')).out, / in 0 pages \(current format\)/);
  });

  it('checks every site that it finds, each with its own pages', async () => {
    folder.write({ 'a/docs.json': config('one'), 'a/one.mdx': page('One'), 'b/mint.json': config('one') });
    const { exitCode, out } = await docsight('check');
    assert.equal(exitCode, 1);
    assert.match(out, /^b\/mint\.json$/m);
    assert.doesNotMatch(out, /^a\/docs\.json$/m);
  });

  it('checks the site of a file', async () => {
    folder.write({ 'docs.json': config('guides/a', 'gone'), 'guides/a.mdx': page('A') });
    assert.match((await docsight('check', 'guides/a.mdx')).out, /1 error/);
    assert.match((await docsight('check', 'guides')).out, /1 error/);
  });
});

describe('what keeps docsight from running', () => {
  const reasons: readonly (readonly [readonly string[], RegExp])[] = [
    [['check', 'nowhere'], /“nowhere” not found/],
    [['check'], /No docs\.json .* found in “\.”/],
    [['check', '--format', 'xml'], /Invalid --format “xml”\. Use stylish, agent, json, sarif, /],
    [['check', '--rule', 'config/type'], /Use id=severity/],
    [['check', '--rule', 'config/color-contrast=["error", { "ratio": 30 }]'], /ratio must be at most 21/],
    [['check', '--rule', 'config/typo=off'], /Unknown rule “config\/typo”/],
    [['check', '--max-warnings', 'few'], /Use a whole number/],
    [['check', '--max-warnings', '-1'], /^Invalid --max-warnings “-1”\. Use a whole number\.$/m],
    [['check', '--format', 'json='], /Add a file name/],
    [['check', '--what'], /Unknown option “--what” of docsight check\. See docsight help check\./],
    [['check', '--foramt', 'json'], /Unknown option “--foramt” of docsight check\. Did you mean --format\?/],
    [['check', '--format'], /^--format needs a value: --format FORMAT\[=FILE\]\.$/m],
    [['check', '--quiet=yes'], /^--quiet takes no value\.$/m],
    [['check', '--quiet', '--severity', 'hint'], /--quiet has no effect with --severity/],
    [['check', '--severity', 'fatal'], /Use error, warning, info or hint/],
    [['check', '--explain', 'link/tekst'], /Unknown rule “link\/tekst”\. Did you mean link\/text\?/],
    [['help', 'chek'], /Unknown command “chek”\. Did you mean docsight check\?/],
    [['chek'], /Unknown command “chek”\. Did you mean docsight check\?/],
    [['lsp', '--port'], /only supports the --stdio option/],
  ];
  for (const [args, reason] of reasons) {
    it(`docsight ${args.join(' ')}`, async () => {
      const { exitCode, error, out } = await docsight(...args);
      assert.equal(exitCode, 2);
      assert.match(error, reason);
      assert.match(error, /^[^\n]+\n$/);
      assert.equal(out, '');
    });
  }

  it('help and version succeed', async () => {
    assert.match((await docsight('--help')).out, /docsight check/);
    for (const args of [
      ['help', 'check'],
      ['check', '--help'],
      ['check', 'docs', '-h'],
    ]) {
      const { out, exitCode } = await docsight(...args);
      assert.equal(exitCode, 0);
      assert.match(out, /--format FORMAT\[=FILE\]/);
      assert.doesNotMatch(out, /docsight llms/);
    }
    assert.match(
      (await docsight('help', 'format')).out,
      /\n\nExit status: .*1 with --check: some pages aren’t formatted/,
    );
    assert.match((await docsight('help', 'addresses')).out, /[^\n]\n\nExit status: 0 success, 2 failed\.\n$/);
    assert.match((await docsight('--version')).out, /^\d+\.\d+\.\d+\n$/);
    assert.match((await docsight('check', '--list-rules')).out, /config\/syntax +error/);
  });
});

describe('odd files', () => {
  const oddities: readonly (readonly [string, string | Uint8Array, number, RegExp])[] = [
    // It is unknown whose file it is, so nothing is reported about the pages next to it, and no success either.
    ['an empty docs.json', '', 2, /^$/],
    ['an empty object', '{}', 2, /^$/],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00, 0x01, 0x7b]), 2, /^$/],
    ['10 MB', `{"navigation": [], "x": "${'y'.repeat(10_000_000)}"}`, 2, /^$/],
    ['nesting without end', '{"navigation":'.repeat(50_000), 2, /^$/],
    ['a byte order mark', `\uFEFF${config('intro')}`, 0, /No problems/],
    ['CRLF', config('intro').replace(/\n/g, '\r\n'), 0, /No problems/],
    ['equal keys', '{"name":"A","name":"B","navigation":[{"group":"G","pages":["intro"]}]}', 0, /1 warning/],
  ];
  for (const [what, text, exitCode, out] of oddities) {
    it(what, async () => {
      folder.write({ 'docs.json': text, 'intro.mdx': page('Intro') });
      const outcome = await docsight('check');
      assert.equal(outcome.exitCode, exitCode, outcome.error + outcome.out);
      assert.match(outcome.out, out);
    });
  }

  it('a folder that is named docs.json', async () => {
    mkdirSync(path.join(folder.path, 'docs.json'));
    assert.equal((await docsight('check')).exitCode, 2);
    assert.equal((await docsight('check', 'docs.json')).exitCode, 2);
  });

  it('a symbolic link that is a loop, or broken', async () => {
    folder.write({ 'docs.json': config('intro'), 'intro.mdx': page('Intro') });
    symlinkSync(folder.path, path.join(folder.path, 'round'));
    symlinkSync(path.join(folder.path, 'missing.mdx'), path.join(folder.path, 'nowhere.mdx'));
    assert.equal((await docsight('check')).exitCode, 0);
  });
});
