import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

// What SECURITY.md promises is kept by code and shown by tests that exist.

const text = readFileSync('docs/threats.md', 'utf8');

/** The cells of each row, without heads. */
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:Attack|---)/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));

/** Returns the files that a cell names. */
function filesIn(cell = ''): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
}

describe('docs/threats.md', () => {
  it('names for each attack a promise, and code and tests that exist', () => {
    assert.ok(rows.length > 15);
    for (const [, attack = '', promise = '', code, tests, ...rest] of rows) {
      assert.deepEqual(rest, [''], attack);
      assert.match(promise, /\S.*[.)]$/, attack);
      for (const cell of [code, tests]) assert.ok(filesIn(cell).length > 0, `${attack}: ${cell}`);
      for (const file of [...filesIn(code), ...filesIn(tests)]) assert.ok(existsSync(file), `${attack}: ${file}`);
      for (const file of filesIn(tests)) assert.match(file, /^test\/.+\.test\.ts$/, attack);
    }
  });

  it('is about everyone that SECURITY.md is about', () => {
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    assert.deepEqual(headings, [
      'A repository',
      'A page',
      'A pull request',
      'A web page’s clipboard',
      'Another user of the machine',
      'An assistant',
      'A server that is linked to',
    ]);
    assert.ok(readFileSync('SECURITY.md', 'utf8').includes('](docs/threats.md)'));
  });
});
