import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

describe('text/literal-code', () => {
  const rule = probe('text/literal-code');

  it('reports the backtick of code that doesn’t begin or end', () => {
    for (const body of [
      'A file of 20MB` is large.\n',
      'Set `name to a value.\n',
      '## The `name option\n',
      '- Read `a` and b`.\n\n- Read `c`.\n',
      '| a | b |\n| --- | --- |\n| `c` | d` |\n',
      'Set the **`name** of it.\n',
      '<Note>Set `name to a value.</Note>\n',
    ]) {
      assert.deepEqual(rule.found(body), ['`'], body);
    }
  });

  it('leaves backticks that are shown on purpose alone, and those with another cause', () => {
    for (const body of [
      'Read `a`, ``b`` and `` `c` ``.\n',
      'Enclose it in backticks (`), or “`”.\n',
      'A ` and <code>`</code>.\n',
      'Write \\`name\\`, or \\`.\n',
      '| a | b |\n| --- | --- |\n| `c|d` | e |\n',
      'Don`t do that.\n',
      '$a`b$ and {"`"}\n',
      '```\n20MB` is large\n```\n',
      "Quoted ``so''.\n",
      'Press **Ctrl+`** (backtick key).\n',
      'Press Cmd+`.\n',
    ]) {
      assert.deepEqual(rule.found(body), [], body);
    }
  });
});
