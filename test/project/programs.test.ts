import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ruleMetas } from '../../server/src/core/rules/index.ts';

/** How many bytes of code the command line has loaded when it ends. */
function bytesLoadedBy(...args: readonly string[]): number {
  const script = `
    process.on('exit', () => process.stderr.write(JSON.stringify(Object.keys(require.cache))));
    require(${JSON.stringify(path.resolve('dist/cli.js'))});`;
  const { stderr } = spawnSync(process.execPath, ['-e', script, 'dist/cli.js', ...args], { encoding: 'utf8' });
  const files = JSON.parse(stderr) as readonly string[];
  return files.map((file) => statSync(file).size).reduce((sum, size) => sum + size, 0);
}

describe('the built programs', () => {
  it('share one copy of each rule, so that the package stays small', () => {
    const texts = readdirSync('dist')
      .filter((name) => name.endsWith('.js'))
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
});
