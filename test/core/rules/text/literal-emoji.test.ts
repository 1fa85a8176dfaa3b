import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

describe('text/literal-emoji', () => {
  const rule = probe('text/literal-emoji');

  it('finds names of emoji in text, headings, cells and lists', () => {
    for (const text of [
      'Done :+1:\n',
      '### Fixes :bug:\n',
      '- :tada: New\n',
      '| a |\n| - |\n| :x: |\n',
      '**:fire: Hot**\n',
    ])
      assert.match(rule.message(text), /^Readers see `:[\w+]+:`/);
  });

  it('says nothing of code, addresses, times, names of code and names that may be anything', () => {
    for (const text of [
      'Write `:tada:`.\n',
      '```\n:tada:\n```\n',
      '[a](https://acme.example/:key:/x)\n',
      'std::key::x and a:key:b, 10:100:20\n',
      'The class :upper: and :func:`run`.\n',
      '| a |\n| :---: |\n| b |\n',
      '<Card title=":tada:" />\n',
      'Escaped \\:tada:\n',
    ])
      assert.deepEqual(rule.found(text), [], text);
  });
});
