import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { runCommand, type Outcome } from '../support/commandLine.ts';
import { configWith, page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;

beforeEach(() => {
  folder = new TempFolder().write({
    'docs.json': configWith({}),
    '.docsight.json': '{ "ignore": ["old/**"] }',
    'intro.mdx': page('Intro'),
    'guides/keys.mdx': `${page('Keys')}\n* a\n\n|a|b|\n|-|-|\n\n\nText.\n`,
    '.prettierignore': 'vendor/\n*.gen.mdx\n!kept.gen.mdx\n',
    'vendor/a.mdx': 'Text. \n',
    'b.gen.mdx': 'Text. \n',
    'kept.gen.mdx': 'Text. \n',
    'old/keys.mdx': 'Text. \n',
    'README.md': '* a  \n',
  });
});
afterEach(() => {
  folder.remove();
});

function run(...args: readonly string[]): Promise<Outcome> {
  return runCommand(folder.path, args);
}

describe('docsight format', () => {
  it('formats the pages of a site, and nothing that an ignore file names', async () => {
    const { exitCode, out } = await run('format');
    assert.deepEqual([exitCode, out], [0, 'guides/keys.mdx\nkept.gen.mdx\n']);
    const text = readFileSync(path.join(folder.path, 'guides/keys.mdx'), 'utf8');
    assert.equal(text, `${page('Keys')}\n* a\n\n|a|b|\n|-|-|\n\nText.\n`);
    assert.deepEqual(await run('format', '--check'), { exitCode: 0, out: '', error: '' });
  });

  it('--strict gives all pages one layout', async () => {
    await run('format', '--strict');
    const text = readFileSync(path.join(folder.path, 'guides/keys.mdx'), 'utf8');
    assert.equal(text, `${page('Keys')}\n* a\n\n| a   | b   |\n| --- | --- |\n\nText.\n`);
  });

  it('--check lists what it would format and writes nothing', async () => {
    const before = readFileSync(path.join(folder.path, 'guides/keys.mdx'), 'utf8');
    const { exitCode, out, error } = await run('format', '--check', '.');
    assert.deepEqual([exitCode, out], [1, 'guides/keys.mdx\nkept.gen.mdx\n']);
    assert.match(error, /2 pages not formatted\. Run docsight format\./);
    assert.equal(readFileSync(path.join(folder.path, 'guides/keys.mdx'), 'utf8'), before);
  });
});
