import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ruleMetas } from '../../server/src/core/rules/index.ts';

/** Returns the files of code that the command line has loaded when it ends. */
function filesLoadedBy(...args: readonly string[]): readonly string[] {
  const script = `
    process.on('exit', () => process.stderr.write(JSON.stringify(Object.keys(require.cache))));
    require(${JSON.stringify(path.resolve('dist/cli.js'))});`;
  const { stderr } = spawnSync(process.execPath, ['-e', script, 'dist/cli.js', ...args], { encoding: 'utf8' });
  return JSON.parse(stderr) as readonly string[];
}

/** How many bytes of code the command line has loaded when it ends. */
function bytesLoadedBy(...args: readonly string[]): number {
  return filesLoadedBy(...args)
    .map((file) => statSync(file).size)
    .reduce((sum, size) => sum + size, 0);
}

describe('the built programs', () => {
  it('share one copy of each rule, so that the package stays small', () => {
    const texts = readdirSync('dist')
      // The programs for a browser have other modules where those of Node can’t be.
      .filter((name) => name.endsWith('.js') && !name.startsWith('web'))
      .map((name) => readFileSync(path.join('dist', name), 'utf8'));
    const plain = ruleMetas.filter(({ summary }) => /^[\w ,-]+$/.test(summary));
    assert.ok(plain.length > 20);
    for (const { id, summary } of plain) {
      const copies = texts.filter((text) => text.includes(summary)).length;
      assert.equal(copies, 1, `${id} is in ${copies} files`);
    }
  });

  it('load no rule to say their version or to show their help, so nobody waits for that', () => {
    const all = bytesLoadedBy('check', '--list-rules');
    for (const option of ['--version', '--help']) assert.ok(bytesLoadedBy(option) < all / 20, option);
  });

  it('load a command with what it needs alone, so that no check waits for the server or for the tools of assistants', () => {
    const texts = filesLoadedBy('check', 'examples/site', '--no-cache').map((file) => readFileSync(file, 'utf8'));
    const loads = (text: string): boolean => texts.some((one) => one.includes(text));
    assert.ok(loads('link/not-found'));
    for (const others of ['registerTool(', 'textDocument/completion', 'text/event-stream'])
      assert.equal(loads(others), false, others);
  });

  it('load the parser of Python only for a page that has Python, so that nobody else waits for it', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'docsight-lazy-'));
    const page = path.join(folder, 'page.mdx');
    const loaded = (): boolean =>
      filesLoadedBy('check', folder, '--no-cache').some((file) => path.basename(file) === 'pythonSyntax.js');
    try {
      writeFileSync(path.join(folder, 'mint.json'), '{ "name": "A", "navigation": [] }');
      writeFileSync(path.join(folder, '.docsight.json'), '{ "extends": "strict" }');
      writeFileSync(page, '---\ntitle: Page\n---\n\n```yaml\na: 1\n```\n');
      assert.equal(loaded(), false);
      writeFileSync(page, '---\ntitle: Page\n---\n\n```python\na = 1\n```\n');
      assert.equal(loaded(), true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
