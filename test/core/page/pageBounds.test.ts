import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { exceededBound } from '../../../server/src/core/page/pageBounds.ts';

const marks = '{[]#|*_`$\\&';

describe('a page', () => {
  it('may have six million characters', () => {
    const most = `${'a'.repeat(999_999)}\n`.repeat(6);
    assert.equal(exceededBound(most), undefined);
    assert.equal(exceededBound(`${most}a`), 'tooLong');
  });

  it('may have a million characters in a line, which would keep other pages waiting', () => {
    const longest = 'a'.repeat(1_000_000);
    assert.equal(exceededBound(`a\n${longest}\n${longest}`), undefined);
    for (const text of [`${longest}a`, `${longest}a\n`, `a\n${longest}a`]) {
      assert.equal(exceededBound(text), 'longLine');
    }
  });

  it('may have 600,000 lines and markup characters, whichever they are', () => {
    const most = `\n${marks.slice(1)}`.replaceAll(/[^]/g, 'abcd$&').repeat(Math.floor(600_000 / marks.length));
    assert.equal(exceededBound(most), undefined);
    assert.equal(exceededBound(`${most}*`), 'tooComplex');
    assert.equal(exceededBound('* a * abcdefghijklm *\n'.repeat(150_000)), undefined);
    assert.equal(exceededBound(`${'* a * abcdefghijklm *\n'.repeat(150_000)}*`), 'tooComplex');
  });

  it('may have 200,000 lines', () => {
    assert.equal(exceededBound('abcdefg\n'.repeat(200_000)), undefined);
    assert.equal(exceededBound('abcdefg\n'.repeat(200_001)), 'tooComplex');
  });

  it('may have 200,000 of them with hardly any text between them', () => {
    for (const mark of marks) {
      assert.equal(exceededBound(mark.repeat(200_000)), undefined, mark);
      assert.equal(exceededBound(mark.repeat(200_001)), 'tooComplex', mark);
    }
    assert.equal(exceededBound(`${'a*'.repeat(200_001)}\n${'a'.repeat(700_000)}`), undefined);
  });

  it('may have 130,000 tags', () => {
    assert.equal(exceededBound('<b>'.repeat(130_000)), undefined);
    assert.equal(exceededBound('<b>'.repeat(130_001)), 'tooComplex');
  });

  it('may have 50,000 lines with a web or mail address alone, which counts as three', () => {
    for (const address of ['https://a', 'www.a', 'a@b']) {
      const most = `${address}\n`.repeat(50_000);
      assert.equal(exceededBound(most), undefined, address);
      assert.equal(exceededBound(`${most}${address}`), 'tooComplex', address);
    }
  });

  it('may have 200,000 quotes, and 66,666 list items on lines that begin others', () => {
    assert.equal(exceededBound(`a\n${'>'.repeat(99)}\n`.repeat(1900)), undefined);
    assert.equal(exceededBound(`a\n${'>'.repeat(99)}\n`.repeat(2000)), 'tooComplex');
    assert.equal(exceededBound(`${'1. '.repeat(51)}a\n`.repeat(1300)), undefined);
    assert.equal(exceededBound(`${'1. '.repeat(51)}a\n`.repeat(1333)), 'tooComplex');
  });

  it('may have any number of other characters', () => {
    assert.equal(exceededBound('é— 漢\n'.repeat(200_000)), undefined);
    assert.equal(exceededBound('- a > b - 1. c + d\n'.repeat(200_000)), undefined);
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
    `${'> '.repeat(50)}\n`,
    `${'+ '.repeat(50)}\n`,
    `${'1. '.repeat(30)}\n`,
    `${'> - '.repeat(25)}\n`,
  ];
  for (const piece of dense) {
    it(`aren’t read if they are ${JSON.stringify(piece)} only`, () => {
      assert.equal(exceededBound(piece.repeat(Math.floor(1_900_000 / piece.length))), 'tooComplex');
    });
  }
});
