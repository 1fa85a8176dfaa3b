import assert from 'node:assert/strict';
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

const check = (...args: readonly string[]): Promise<Outcome> =>
  runCommand(folder.path, ['check', '--format', 'agent', ...args]);
const config = (...pages: readonly string[]): string =>
  JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages }] }, undefined, 2);

describe('docsight check --format agent', () => {
  it('says in a line each where, what, by which rule, and how it is fixed, the worst first', async () => {
    folder.write({
      'docs/docs.json': config('a', 'b', 'gone'),
      'docs/a.mdx': `${page('A')}\n# A\n\n[Nowhere](/nowhere) [Again](/nowhere)\n`,
      'docs/b.mdx': page('B'),
    });
    const { out, exitCode } = await check();
    assert.equal(exitCode, 1);
    const lines = out.trimEnd().split('\n');
    assert.deepEqual(
      lines.slice(0, -1).map((line) => line.replace(/ (error|warning) (\S+) .*?( → .*)?$/, ' $1 $2$3')),
      [
        'docs/docs.json:9:9 error navigation/page-not-found → Create the page `gone.mdx`',
        'docs/a.mdx:10:11 error link/not-found → Create the page `nowhere.mdx`',
        'docs/a.mdx:8:1 warning heading/no-h1 → Remove this heading (same as the title)',
      ],
    );
    assert.match(lines.at(-1) ?? '', /^2 errors, 1 warning \(site of 2 pages\)\. Next: docsight check --explain \S+$/);
  });

  it('names no fix that only silences the rule', async () => {
    folder.write({ 'docs.json': config('a'), 'a.mdx': `${page('A')}\n<RunCode path="a" />\n` });
    const { out } = await check();
    assert.match(out, /^a\.mdx:\d+:\d+ error component\/unknown /);
    assert.doesNotMatch(out, / → /);
  });

  it('says so when nothing is wrong, and in other files', async () => {
    folder.write({
      'docs.json': config('a', 'my page'),
      'a.mdx': `${page('A')}\n[Nowhere](/nowhere)\n`,
      'my page.mdx': page('B'),
    });
    const { out, exitCode } = await check('my page.mdx');
    assert.equal(out, 'No problems (site of 2 pages; 1 error in other files not shown).\n');
    assert.equal(exitCode, 0);
  });

  it('names the command that fixes what is safe to fix', async () => {
    folder.write({
      'docs.json': config('a', 'my page'),
      'a.mdx': page('A'),
      'my page.mdx': `${page('B')}\n<!-- one -->\n`,
    });
    const { out } = await check('my page.mdx');
    assert.match(out, / Next: docsight check --fix 'my page\.mdx' \(fixes 1\); docsight check --explain mdx\//);
  });

  it('explains the worst, and fixes only what was checked', async () => {
    folder.write({
      'docs.json': config('a', 'b'),
      'a.mdx': `${page('A')}\n# A\n\n<!-- one -->\n\n[Nowhere](/nowhere)\n`,
      'b.mdx': `${page('B')}\n# B\n\n<!-- one -->\n`,
    });
    const { out } = await check('--rule', 'heading/*=error', '--severity', 'warning', 'a.mdx');
    const [first = ''] = out.split('\n');
    const worst = first.split(' ')[2] ?? '';
    const fixing = "docsight check --fix --rule 'heading/\\*=error' --severity warning a\\.mdx \\(fixes \\d\\)";
    assert.match(out, new RegExp(` Next: ${fixing}; docsight check --explain ${worst}\n$`));
    assert.doesNotMatch((await check('--fix', 'b.mdx')).out, /--fix/);
  });

  it('stays short however much is wrong', async () => {
    const links = Array.from({ length: 70 }, (_, at) => `[Page](/nowhere-${at})`).join('\n\n');
    folder.write({ 'docs.json': config('a'), 'a.mdx': `${page('A')}\n# A\n\n${links}\n` });
    const lines = (await check()).out.trimEnd().split('\n');
    assert.equal(lines.length, 52);
    assert.equal(lines[50], 'and 21 more: link/not-found 20, heading/no-h1 1');
    assert.match(lines[51] ?? '', /^70 errors, 1 warning /);
  });
});
