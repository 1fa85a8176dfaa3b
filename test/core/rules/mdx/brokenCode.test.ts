import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

const names = probe('mdx/undefined-name');
const syntax = probe('mdx/syntax');

describe('code with backslashes before its backticks', () => {
  const code = String.raw`t(\`Machine ${'${id}'}\`)`;

  it('is enclosed in two backticks', () => {
    const body = `Call \`${code}\` first, then \`stop()\`.\n`;
    assert.deepEqual(names.found(body), [`\`${code}\``]);
    assert.deepEqual(names.severities(body), ['warning']);
    assert.match(names.message(body), /^A backslash doesn’t escape a backtick in code.*a part of it isn’t shown/);
    assert.equal(names.fixed(body, 'Change to'), 'Call ``t(`Machine ${id}`)`` first, then `stop()`.\n');
    assert.deepEqual(names.severities(body.replace('id', 'id.x')), ['error']);
    const atEnds = String.raw`Use \`\`${'${id}'}\`\`.` + '\n';
    assert.deepEqual(names.found(atEnds), ['{id}']);
    const template = String.raw`Use ${'`'}\`${'${id}'}\`${'`'}.` + '\n';
    assert.equal(names.fixed(template, 'Change to'), 'Use `` `${id}` ``.\n');
  });

  it('is the cause of syntax errors in it', () => {
    for (const inner of ['{a b}', '<b>', '{a b} {c d}', '<5']) {
      const body = `Call \`t(\\\`Machine ${inner}\\\`)\` first.\n`;
      assert.match(syntax.message(body), /^A backslash doesn’t escape a backtick in code.*can’t be shown/);
      assert.equal(syntax.fixed(body, 'Change to'), `Call \`\`t(\`Machine ${inner}\`)\`\` first.\n`);
    }
  });

  it('is told from code that ends with a backslash', () => {
    for (const body of ['Use `\\` and {id} here.\n', 'Use `C:\\` and {id} as `x`.\n', 'Use `a\\` {id}\\` here.\n'])
      assert.deepEqual(names.found(body), ['{id}']);
  });
});
