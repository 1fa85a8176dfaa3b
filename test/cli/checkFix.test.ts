import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
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
const bytesOf = (name: string): Buffer => readFileSync(path.join(folder.path, name));
const textOf = (name: string): string => bytesOf(name).toString('utf8');

const config = '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["a.mdx", "b"] }] }\n';
const fixable = `${page('A')}\n<!-- one -->\n\n[B](/b.mdx)\n`;
const fixed = `${page('A')}\n{/* one */}\n\n[B](/b)\n`;

describe('docsight check --fix', () => {
  it('applies safe fixes of pages and docs.json, and reports what is left', async () => {
    folder.write({ 'docs.json': config, 'a.mdx': fixable, 'b.mdx': `${page('B')}[Nowhere](/nowhere)\n` });
    const { out, error, exitCode } = await docsight('check', '--fix');
    assert.equal(textOf('a.mdx'), fixed);
    assert.match(textOf('docs.json'), /"pages": \["a", "b"\]/);
    assert.match(error, /^Fixed 3 problems in 2 files\.$/m);
    assert.match(out, /link\/not-found/);
    assert.doesNotMatch(out, /mdx\/syntax|link\/extension|page-extension/);
    assert.equal(exitCode, 1);
    assert.deepEqual(readdirSync(folder.path).sort(), ['a.mdx', 'b.mdx', 'docs.json']);
  });

  it('changes nothing the second time', async () => {
    folder.write({ 'docs.json': config, 'a.mdx': fixable, 'b.mdx': page('B') });
    await docsight('check', '--fix');
    assert.match((await docsight('check', '--fix')).error, /^No problem has a safe fix\.$/m);
    assert.equal(textOf('a.mdx'), fixed);
  });

  it('keeps line ends and byte order marks', async () => {
    const crlf = (text: string): string => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    folder.write({ 'docs.json': config, 'a.mdx': crlf(fixable), 'b.mdx': page('B') });
    await docsight('check', '--fix');
    assert.equal(textOf('a.mdx'), crlf(fixed));
  });

  it('fixes only what is reported', async () => {
    folder.write({ 'docs.json': config, 'a.mdx': fixable, 'b.mdx': page('B'), 'unlisted.mdx': '[B](/b.mdx)\n' });
    await docsight('check', '--fix', '--rule', 'mdx/syntax=off');
    assert.match(textOf('a.mdx'), /<!-- one -->\n\n\[B\]\(\/b\)/);
    assert.equal(textOf('unlisted.mdx'), '[B](/b.mdx)\n');
  });

  it('leaves files that aren’t UTF-8 unchanged, and says so', async () => {
    const latin1 = Buffer.from(fixable.replace('one', 'caf\u00E9'), 'latin1');
    folder.write({ 'docs.json': config, 'a.mdx': latin1, 'b.mdx': page('B') });
    const { error } = await docsight('check', '--fix');
    assert.deepEqual(bytesOf('a.mdx'), latin1);
    assert.match(error, /^Not fixed: “a\.mdx” isn’t encoded as UTF-8\. Save it as UTF-8 first\.$/m);
  });
});

describe('docsight check --fix-dry-run', () => {
  it('shows the difference and writes nothing', async () => {
    const long = `${fixable}${'\nText.\n'.repeat(10)}\n[B](/b.mdx)\n`;
    folder.write({ 'docs.json': config, 'a.mdx': long, 'b.mdx': page('B') });
    const { out, error, exitCode } = await docsight('check', '--fix-dry-run');
    assert.equal(exitCode, 1);
    assert.equal(textOf('a.mdx'), long);
    assert.equal(textOf('docs.json'), config);
    assert.match(error, /^Would fix 4 problems in 2 files\.$/m);
    assert.match(
      out,
      /^--- a\.mdx\n\+\+\+ a\.mdx\n@@ -5,9 \+5,9 @@\n \n Text\.\n \n-<!-- one -->\n\+\{\/\* one \*\/\}\n/m,
    );
    assert.match(out, /^@@ -29,4 \+29,4 @@\n \n Text\.\n \n-\[B\]\(\/b\.mdx\)\n\+\[B\]\(\/b\)\n/m);
  });
});
