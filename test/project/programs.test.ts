import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ruleMetas } from '../../server/src/core/rules/index.ts';
import { lazy } from '../../server/src/core/util/lazy.ts';
import { TempFolder } from '../support/tempFolder.ts';

/** Returns the files of code that the command line has loaded when it ends. */
function filesLoadedBy(...args: readonly string[]): readonly string[] {
  const script = `
    process.on('exit', () => process.stderr.write(JSON.stringify(Object.keys(require.cache))));
    require(${JSON.stringify(path.resolve('dist/cli.js'))});`;
  const { stderr } = spawnSync(process.execPath, ['-e', script, 'dist/cli.js', ...args], { encoding: 'utf8' });
  return JSON.parse(stderr) as readonly string[];
}

function bytesOf(files: readonly string[]): number {
  return files.map((file) => statSync(file).size).reduce((sum, size) => sum + size, 0);
}

/** Returns the same for a strict check of a page with a code block in a language. */
function loadedForPageWith(language: string): readonly string[] {
  const folder = new TempFolder().write({
    'mint.json': '{ "name": "A", "navigation": [] }',
    '.docsight.json': '{ "extends": "strict" }',
    'page.mdx': `---\ntitle: Page\n---\n\n\`\`\`${language}\na: 1\n\`\`\`\n`,
  });
  const files = filesLoadedBy('check', folder.path, '--no-cache', '--severity', 'hint');
  folder.remove();
  return files;
}

const loadedForYaml = lazy(() => loadedForPageWith('yaml'));

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
    const all = bytesOf(loadedForYaml());
    for (const option of ['--version', '--help']) assert.ok(bytesOf(filesLoadedBy(option)) < all / 30, option);
  });

  it('load a command with what it needs alone, so that no check waits for the server or for the tools of assistants', () => {
    const texts = loadedForYaml().map((file) => readFileSync(file, 'utf8'));
    const loads = (text: string): boolean => texts.some((one) => one.includes(text));
    assert.ok(loads('link/not-found'));
    for (const others of ['registerTool(', 'textDocument/completion', 'text/event-stream'])
      assert.equal(loads(others), false, others);
  });

  it('load the parser of Python only for a page that has Python, so that nobody else waits for it', () => {
    const hasParser = (files: readonly string[]): boolean =>
      files.some((file) => path.basename(file) === 'pythonSyntax.js');
    assert.equal(hasParser(loadedForYaml()), false);
    assert.equal(hasParser(loadedForPageWith('python')), true);
  });
});
