import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { exceededBound } from '../../../server/src/core/page/pageBounds.ts';

describe('a page', () => {
  it('may have six million characters', () => {
    assert.equal(exceededBound('a'.repeat(6_000_000)), undefined);
    assert.equal(exceededBound('a'.repeat(6_000_001)), 'tooLong');
  });

  it('may have 600,000 lines and markup characters, whichever they are', () => {
    const marks = '{[]#|*_`$\\&@';
    const most = marks.replaceAll(/./g, 'abcd$&').repeat(600_000 / marks.length);
    assert.equal(exceededBound(most), undefined);
    for (const mark of marks) assert.equal(exceededBound(most + mark), 'tooComplex', mark);
    assert.equal(exceededBound('* a * abcdefghijklm *\n'.repeat(150_000)), undefined);
    assert.equal(exceededBound(`${'* a * abcdefghijklm *\n'.repeat(150_000)}*`), 'tooComplex');
  });

  it('may have 200,000 lines', () => {
    assert.equal(exceededBound('abcdefg\n'.repeat(200_000)), undefined);
    assert.equal(exceededBound('abcdefg\n'.repeat(200_001)), 'tooComplex');
  });

  it('may have 200,000 of them with hardly any text between them', () => {
    assert.equal(exceededBound('a*'.repeat(200_000)), undefined);
    assert.equal(exceededBound('a*'.repeat(200_001)), 'tooComplex');
    assert.equal(exceededBound(`${'a*'.repeat(200_001)}${'a'.repeat(700_000)}`), undefined);
  });

  it('may have 130,000 tags', () => {
    assert.equal(exceededBound('<b>'.repeat(130_000)), undefined);
    assert.equal(exceededBound('<b>'.repeat(130_001)), 'tooComplex');
  });

  it('may have any number of other characters', () => {
    assert.equal(exceededBound('é— 漢'.repeat(400_000)), undefined);
  });
});

describe('unusual pages of almost two million characters', () => {
  const dense = [
    '# a\n',
    '[a]: /b\n',
    '<Card>\n',
    '<b>',
    '</b>',
    '{',
    '<',
    '## Same\n\n',
    '[](/a)\n\n',
    '>\n> a\n',
    '**a ',
  ];
  for (const piece of dense) {
    it(`aren’t read if they are ${JSON.stringify(piece)} only`, () => {
      assert.equal(exceededBound(piece.repeat(Math.floor(1_900_000 / piece.length))), 'tooComplex');
    });
  }
});
