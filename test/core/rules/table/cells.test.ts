import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

const rule = probe('table/cells');
const syntax = probe('mdx/syntax');
const table = (...rows: readonly string[]): string => `| a | b |\n| --- | --- |\n${rows.join('\n')}\n`;

describe('table/cells', () => {
  it('marks the text that readers miss', () => {
    assert.deepEqual(rule.found(table('| 1 | `x|y` | 3 |')), ['y` | 3']);
    assert.deepEqual(rule.found(table('| 1 | 2 | see | there')), ['see | there']);
    assert.deepEqual(rule.found(`> ${table('> | 1 | 2 | 3 |').replace('\n|', '\n> |')}`), ['3']);
  });

  it('leaves rows alone that lose nothing', () => {
    const rows = ['| 1 |', '| 1 | 2', '| 1 | 2 | |', '| 1 | `x\\|y` |', '1 | x \\| y'];
    assert.deepEqual(rule.found(table(...rows)), []);
    assert.deepEqual(rule.found('Text with a | and b | and c.\n'), []);
    assert.deepEqual(rule.found(`\`\`\`md\n${table('| 1 | 2 | 3 |')}\`\`\`\n`), []);
  });

  it('escapes only what is code and splits the row', () => {
    assert.equal(rule.fixed(table('| 1 | `x|y||z` |'), 'Escape'), table('| 1 | `x\\|y\\|\\|z` |'));
    assert.deepEqual(rule.fixes(table('| 1 | 2 | 3 |')), []);
    assert.deepEqual(rule.fixes(table('| 1 | `x|y` | 3 | 4 |')), []);
  });

  it('escapes what joins words without spaces, in a table whose cells have spaces', () => {
    const row = table('| 1 | one of `a|b` and (c|d|…) |', '| on|off | 2 |');
    assert.deepEqual(rule.found(row), ['b` and (c|d|…)', '2']);
    assert.match(rule.message(table('| on|off | 2 |')), /Escape the `\|` between words as `\\\|`\.$/);
    assert.equal(rule.fixed(table('| on|off|auto | 2 |'), 'between words'), table('| on\\|off\\|auto | 2 |'));
    assert.deepEqual(rule.fixes('|a|b|\n|-|-|\n|1|2 | 3|\n'), []);
    assert.deepEqual(rule.fixes(table('| a|b | 2 | 3 |')), []);
  });

  it('finds rows on one line, and begins each on a line of its own', () => {
    const three = (row: string): string => `| a | b | c |\n| - | - | - |\n| **0** | 1 | 2 |\n${row}\n`;
    const title = 'Begin each row on a line of its own';
    const rows = '| **d** | 1 | Text. | **e** | 2 | More. |';
    assert.match(rule.message(three(rows)), /These are 2 rows on one line\. Begin each/);
    assert.equal(rule.fixed(three(rows), title), three(rows.replace('| **e', '|\n| **e')));
    const plain = '| d | 1 | The text. | e | 2 | The text. | f | 3 | The text. |';
    assert.equal(rule.fixed(three(plain), title), three(plain.replace(/\| ([ef])/g, '|\n| $1')));
    const quoted = `> ${three(rows).trimEnd().replaceAll('\n', '\n> ')}\n`;
    assert.equal(rule.fixed(quoted, title), quoted.replace('| **e', '|\n> | **e'));
    for (const other of [
      '| d | a | b | c | d | e |',
      '| `d` | 1 | Text. | e | 2 | More. |',
      '| **d** | 1 | T. | **e** | 2 |',
    ])
      assert.deepEqual(rule.fixes(three(other)), [], other);
    assert.deepEqual(rule.fixes(table('| **1** | 2 | **3** | 4 |', '| 1 | 2 |')), []);
  });

  it('finds the end of a row that a line break cuts in two, and joins both', () => {
    assert.deepEqual(rule.found(table('| 0 | 0 |', '| one and\ntwo | 2 |', '| 3 | 4 |')), ['two | 2 |']);
    assert.deepEqual(rule.found(table('| 1 |\n 2 |')), ['2 |']);
    assert.equal(rule.fixed(table('| one and\ntwo | 2 |'), 'Join'), table('| one and two | 2 |'));
    assert.equal(
      rule.fixed(`> ${table('> | 1 |\n>  2 |').replace('\n|', '\n> |')}`, 'Join'),
      '> | a | b |\n> | --- | --- |\n> | 1 | 2 |\n',
    );
    for (const rows of ['| 1 |\n| 2 |', '| 1 | 2 |\ntwo | 3 |', '| 1 |\nText.', '1 |\n2 |']) {
      assert.deepEqual(rule.found(table(rows)), [], rows);
    }
  });

  it('leaves rows with a syntax error to that', () => {
    const broken = table('| 1 | `<T | U>` |', '| 1 | {x | y} | 3 |', '| 1 | <T | U> | 3 |');
    assert.deepEqual(rule.found(broken), []);
    assert.deepEqual(syntax.found(broken), ['<T', '{', '<T']);
    assert.deepEqual(rule.found(`${broken}| 1 | 2 | 3 |\n`), ['3']);
  });

  it('advises to add a column only where that may be the cause', () => {
    assert.match(rule.message(table('| 1 | `x|y` |')), /Escape the `\|` in the code as `\\\|`\.$/);
    assert.match(rule.message(table('| 1 | 2 | 3 |')), /Escape a literal `\|` as `\\\|`, or add a column/);
    assert.match(rule.message(table('| 1 | 2 | 3 |', '| 1 | 2 |', '| 1 | 2 | 3 |')), /Escape a literal .*, or add/);
  });

  it('says once that the header lacks a column, or that a table begins without a blank line', () => {
    const message = rule.message('| a |\n| --- |\n| 1 | 2 |\n| 3 | 4 |\n| 5 | 6 |\n');
    assert.match(message, /`2` isn’t shown \(2 more rows below\)\. Add the missing columns/);
    assert.match(rule.message(table('| c | d | e |', '| --- | --- | --- |', '| 1 | 2 | 3 |')), /blank line before/);
  });
});
