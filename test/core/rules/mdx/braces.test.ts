import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

describe('mdx/braces', () => {
  const rule = probe('mdx/braces');

  it('reports braces of text that readers don’t see', () => {
    for (const [body, shown] of [
      ['A number matches \\d{3}.\n', '`3`'],
      ['Or [a-f]{6}, (a|b){2}, x.{4} and 10^{-3}.\n', undefined],
      ['Between {1,15} of them.\n', '`15`'],
      ['One of {"tool", "prompt"} is.\n', '`prompt`'],
      ['One of {4|5|6} is.\n', '`7`'],
      ['Set it to {true} or so.\n', 'nothing'],
      ['| a | b |\n| --- | --- |\n| {1,2} | c |\n', '`2`'],
    ] as const) {
      assert.notDeepEqual(rule.found(body), [], body);
      if (shown !== undefined) assert.ok(rule.message(body).startsWith(`Readers see ${shown} instead`), body);
    }
    assert.equal(rule.found('Or [a-f]{6}, (a|b){2}, x.{4} and 10^{-3}.\n').length, 4);
  });

  it('reports a regular expression once', () => {
    assert.deepEqual(rule.found('A \\d{3}-[0-9]{2}(?:[ ]?[A-Z]{4}){2} or \\d{5}.\n'), [
      '{3}-[0-9]{2}(?:[ ]?[A-Z]{4}){2}',
      '{5}',
    ]);
    assert.equal(rule.fixed('A \\d{3}-\\d{2}.\n', 'Escape'), 'A \\d\\{3\\}-\\d\\{2\\}.\n');
    assert.equal(rule.fixed('A \\d{3}-\\d{2}.\n', 'as code'), 'A `\\d{3}-\\d{2}`.\n');
  });

  it('leaves values that are written on purpose alone', () => {
    for (const body of [
      'It is {42} or {"text"}, {\'a\'}{" "}b {"{"}.\n',
      '{1 + 2}\n',
      '<b>{3}</b> and <span>{"a"}</span>\n',
      'Use `{1,15}`, \\{1,15\\} and $x^{2}$.\n',
      '<Columns cols={2}>Text</Columns>\n',
      '{[1, 2].join(", ")} and {`a`} {/* 1, 2 */}\n',
      '![a{2}](/a.png)\n',
    ]) {
      assert.deepEqual(rule.found(body), [], body);
    }
  });

  it('reports braces that hold nothing, and gives them back', () => {
    for (const [body, fixed] of [
      ['It is interface{} here.\n', 'It is `interface{}` here.\n'],
      ['Fill in {} there.\n', 'Fill in `{}` there.\n'],
      ['## The value { } of it\n', '## The value `{ }` of it\n'],
      ['- {}\n', '- `{}`\n'],
      ['| a | b |\n| --- | --- |\n| {} | c |\n', '| a | b |\n| --- | --- |\n| `{}` | c |\n'],
    ] as const) {
      assert.equal(rule.fixed(body, 'as code'), fixed, body);
      assert.deepEqual(rule.severities(body), ['warning'], body);
    }
    assert.equal(rule.fixed('<td>a <code>{}</code></td>\n', 'Escape'), '<td>a <code>\\{\\}</code></td>\n');
    assert.equal(rule.fixed('See [any{}](/).\n', 'Escape'), 'See [any\\{\\}](/).\n');
    assert.equal(rule.fixed('By ${} in it.\n', 'Escape'), 'By \\$\\{\\} in it.\n');
    for (const body of ['{}\n', '<div>\n  { }\n</div>\n', 'Use `{}` or \\{} {/* c */}.\n', '![a{}](/a.png)\n']) {
      assert.deepEqual(rule.found(body), [], body);
    }
  });

  it('gives the text back, with backslashes or as code', () => {
    assert.equal(rule.fixed('A \\d{3} is.\n', 'Escape'), 'A \\d\\{3\\} is.\n');
    assert.equal(rule.fixed('A [a-f]{6} is.\n', 'as code'), 'A `[a-f]{6}` is.\n');
    assert.equal(rule.fixed('A {1,15} is.\n', 'as code'), 'A `{1,15}` is.\n');
  });
});
