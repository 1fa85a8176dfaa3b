import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'node:test';
import { LineIndex } from '../../../server/src/core/text/lines.ts';

describe('LineIndex', () => {
  it('counts lines of all line ends and characters in UTF-16 units', () => {
    const index = new LineIndex('a\nb😀c\r\nd\re');
    assert.deepEqual(index.positionAt(0), { line: 0, character: 0 });
    assert.deepEqual(index.positionAt(5), { line: 1, character: 3 });
    assert.deepEqual(index.positionAt(8), { line: 2, character: 0 });
    assert.deepEqual(index.positionAt(10), { line: 3, character: 0 });
  });

  it('holds offsets and positions outside of the text at its ends', () => {
    const index = new LineIndex('ab\ncd');
    assert.deepEqual(index.positionAt(99), { line: 1, character: 2 });
    assert.equal(index.offsetAt({ line: 9, character: 0 }), 5);
    assert.equal(index.offsetAt({ line: -1, character: 4 }), 0);
    assert.equal(index.offsetAt({ line: 0, character: 99 }), 3);
  });

  it('gives back every offset of any text', () => {
    const text = fc.array(fc.constantFrom('a', '\n', '\r', '\r\n', '😀', ' ')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (value) => {
        const index = new LineIndex(value);
        for (let offset = 0; offset <= value.length; offset++) {
          assert.equal(index.offsetAt(index.positionAt(offset)), offset);
        }
      }),
    );
  });
});
