import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkExpression } from '../../../../server/src/core/page/mdx/script/checkScript.ts';

const words =
  'await break case class const default delete do enum export false for function if implements import in interface let ' +
  'new null of package private public return static super switch this true typeof undefined var void while with yield ' +
  'constructor inner newer packages public$ user';
const numbers = ['0', '7', '-0', '-12', '10.50', '0.5', '00', '007', '08', '-01', '01.2', '0007.5'];

function isExpression(code: string): boolean {
  return checkExpression(`{${code}}`, { start: 0, end: code.length + 2 }, 'text') === undefined;
}

describe('what is taken for an expression at a glance', () => {
  it('is one for a parser, too: the platform shows no page that has another', () => {
    const codes = words.split(' ').flatMap((word) => [word, ` ${word} `, `${word}.name`, `${word}.a.b`, `a.${word}`]);
    for (const code of [...codes, ...numbers]) {
      // Nobody takes a comment for an expression at a glance.
      assert.equal(isExpression(code), isExpression(`/**/${code}`), code);
    }
    assert.deepEqual(['package.version', 'class.name', 'new.target', '007'].filter(isExpression), []);
    assert.deepEqual(['packages.version', 'a.class', 'import.meta', '0', '1.5'].filter(isExpression).length, 5);
  });
});
