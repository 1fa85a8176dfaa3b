import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../support/pageRule.ts';

const rule = probe('table/delimiter-row');
const table = (header: string, row: string): string => `${header}\n${row}\n| 1 | 2 | 3 |\n`;

describe('table/delimiter-row', () => {
  it('marks the row of hyphens that keeps lines from being a table', () => {
    assert.deepEqual(rule.found(table('| a | b | c |', '| --- | --- |')), ['| --- | --- |']);
    assert.deepEqual(rule.found(table('a | b', ':-- | --: | -')), [':-- | --: | -']);
    assert.deepEqual(rule.found(`- one\n\n  ${table('| a | b | c |', '  |---|---|').replaceAll('\n|', '\n  |')}`), [
      '|---|---|',
    ]);
    assert.deepEqual(rule.found(table('| a | b | c |', '| --- | --- |').replaceAll('\n', '\r\n')), ['| --- | --- |']);
  });

  it('leaves tables, text, lists and code alone', () => {
    const tables = [table('| a | b | c |', '|---|:-:|---|'), table('| a | `x\\|y` |', '| --- | --- |')];
    const others = ['a | b\n\n--- | --- | ---\n', 'text\n--- | ---\n', '- a | b | c\n- --- | ---\n', '---|---\n'];
    const code = `\`\`\`md\n${table('| a | b | c |', '| --- | --- |')}\`\`\`\n`;
    assert.deepEqual(rule.found([...tables, ...others, code].join('\n\n')), []);
  });

  it('gives the row as many cells as the header has', () => {
    const fixed = (header: string, row: string): string =>
      rule.fixed(table(header, row), 'Give the row').split('\n')[1] ?? '';
    assert.equal(fixed('| a | b | c |', '| :-- | --- |'), '| :-- | --- | --- |');
    assert.equal(fixed('|a|b|c|d|', '|---|---|'), '|---|---|---|---|');
    const short = (text: string): string => text.replace(/\n[^\n]*\n*$/, '\n');
    const cut = (header: string, row: string): string =>
      rule.fixed(short(table(header, row)), 'Give the row').split('\n')[1] ?? '';
    assert.equal(cut('a | b', '--- | --- | ---'), '--- | ---');
    assert.equal(cut('| a | b |', '| --- | --- | --- | --- |'), '| --- | --- |');
  });

  it('goes by most of the rows, and says what the fix does', () => {
    const lines = (...rows: readonly string[]): string => ['| a | b |', '| --- | --- | --- |', ...rows, ''].join('\n');
    const narrow = lines('| 1 | 2 |', '| 1 | 2 | 3 |', '| 1 | 2 |');
    assert.deepEqual(rule.fixes(narrow), ['*Give the row 2 cells']);
    assert.match(rule.message(narrow), /Remove 1 cell, or/);
    const wide = lines('| 1 | 2 | 3 |', '| 1 | 2 |', '| 1 | 2 | 3 |');
    assert.deepEqual(rule.fixes(wide), ['*Give the header 3 cells']);
    assert.match(rule.message(wide), /Add 1 cell to the header/);
  });

  it('escapes what splits code in the header', () => {
    const written = table('| a | `x|y` |', '| --- | --- |');
    assert.deepEqual(rule.fixes(written), ['*Escape the `|` in code']);
    assert.equal(rule.fixed(written, 'Escape'), table('| a | `x\\|y` |', '| --- | --- |'));
  });

  it('says what readers see', () => {
    assert.match(
      rule.message(table('| a | b | c |', '| --- | --- |')),
      /2 cells but the header above it 3, .* Add `---`\./,
    );
    assert.match(
      rule.message(table('| a | b |', '| --- | --- | --- |')),
      /Add 1 cell to the header, or remove as many from this row\./,
    );
  });

  it('leaves lines alone that are almost such rows, however long', () => {
    for (const almost of [`${'-|'.repeat(50_000)}x`, `|${' '.repeat(50_000)}x`, `-|-${' '.repeat(50_000)}x`])
      assert.deepEqual(rule.found(`| a | b |\n${almost}\n`), []);
  });
});
