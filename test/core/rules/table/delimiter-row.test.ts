import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

const rule = probe('table/delimiter-row');

describe('table/delimiter-row', () => {
  it('reports rows without a row of hyphens, and adds it', () => {
    assert.equal(rule.fixed('| a | b |\n| `c` | d |\n', 'Add the row'), '| a | b |\n| --- | --- |\n| `c` | d |\n');
    const inItem = '- Item\n\n  | a | b | c |\n  | 1 | 2 | 3 |\n';
    assert.equal(rule.fixed(inItem, 'Add the row'), inItem.replace('c |\n', 'c |\n  | --- | --- | --- |\n'));
    assert.deepEqual(rule.found('<Note>\n| a | b |\n| c | d |\n</Note>\n'), ['| a | b |']);
    assert.deepEqual(rule.found('| a | b |\r\n| c | d |\r\n'), ['| a | b |']);
  });

  it('reports rows below a blank line that ends their table, and removes it', () => {
    const table = '| a | b |\n| --- | --- |\n| c | d |\n';
    assert.equal(rule.fixed(`${table}\n| e | f |\n`, 'blank line'), `${table}| e | f |\n`);
    assert.equal(rule.fixed(`${table}\n \n| e | f |\n| g | h |\n`, 'blank line'), `${table}| e | f |\n| g | h |\n`);
    assert.equal(
      rule.fixed(`${table}\n| e | f |\n`.replaceAll('\n', '\r\n'), 'blank line'),
      `${table}| e | f |\n`.replaceAll('\n', '\r\n'),
    );
    assert.deepEqual(rule.found(`${table}\n| e | f | g |\n`), []);
  });

  it('gives the header the cells that the rows below have, so that none of them is lost', () => {
    const row = '| --- | --- | --- |';
    assert.equal(rule.fixed(`| a | b |\n${row}\n| c | d | e |\n`, 'Give'), `| a | b |  |\n${row}\n| c | d | e |\n`);
    assert.equal(rule.fixed(`a | b\n${row}\nc | d | e\n`, 'Give'), `a | b |  |\n${row}\nc | d | e\n`);
    assert.equal(rule.fixed(`| a | b |\n${row}\n| c | d |\n`, 'Give'), '| a | b |\n| --- | --- |\n| c | d |\n');
  });

  it('escapes code below that alone makes the row longer than the header', () => {
    const rows = '| b | c |\n| `x  | y`   | z |\n';
    const body = `| a | b |\n| --- | --- | --- |\n${rows}`;
    assert.match(rule.message(body), /Remove 1 cell, and escape the `\|` in the code below as `\\\|`\.$/);
    assert.equal(rule.fixed(body, 'Give the row'), `| a | b |\n| --- | --- |\n${rows.replace('x  |', 'x  \\|')}`);
    const longer = '| a | b |\n| --- | --- | --- |\n| c | d |\n| e | f | g |\n';
    assert.equal(rule.fixed(longer, 'Give the header'), longer.replace('b |', 'b |  |'));
  });

  it('leaves what may be text alone', () => {
    for (const body of [
      '| a | b |\n| --- | --- |\n| c | d |\n| e |\n',
      '| a | b |\n',
      '| a |\n| b |\n',
      '| a | b |\n| c | d | e |\n',
      'Text\n| a | b |\n| c | d |\n',
      '| a | b |\n| c | d |\nText\n',
      '|x| + |y|\n\n|z| + |v|\n',
      '```\n| a | b |\n| c | d |\n```\n',
      '+---+---+\n| a | b |\n+---+---+\n',
      '{/*\n| a | b |\n| c | d |\n*/}\n',
    ]) {
      assert.deepEqual(rule.found(body), [], JSON.stringify(body));
    }
  });
});
