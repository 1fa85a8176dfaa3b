import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { applyEdits, changeBetween, editBetween } from '../../../server/src/core/text/textRange.ts';
import { detectLayout } from '../../../server/src/core/text/lines.ts';

describe('applyEdits', () => {
  it('applies edits that are given in any order', () => {
    const edits = [
      { range: { start: 0, end: 1 }, newText: 'A' },
      { range: { start: 4, end: 4 }, newText: '!' },
      { range: { start: 2, end: 3 }, newText: '' },
    ];
    assert.equal(applyEdits('abcd', edits), 'Abd!');
  });
});

describe('changeBetween', () => {
  it('finds what was typed, however much text is around it', () => {
    const around = fc.integer({ min: 0, max: 1_100 }).map((length) => 'abcd\n'.repeat(length).slice(0, length));
    const typed = fc.constantFrom('', 'x', '🚀', 'xyx', 'x'.repeat(600));
    fc.assert(
      fc.property(around, typed, typed, around, (before, removed, added, after) => {
        const [old, text] = [before + removed + after, before + added + after];
        const { start, oldEnd, newEnd } = changeBetween(old, text);
        assert.equal(old.slice(0, start) + text.slice(start, newEnd) + old.slice(oldEnd), text);
        const isReplaced = oldEnd > start && newEnd > start;
        if (isReplaced) assert.ok(old[start] !== text[start] && old[oldEnd - 1] !== text[newEnd - 1]);
      }),
    );
  });
});

describe('editBetween', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', '🚀', '🚗', '\n', '\r\n'), { maxLength: 12 })
    .map((parts) => parts.join(''));

  it('makes one text of the other, line by line', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const edits = editBetween(before, after);
        assert.equal(applyEdits(before, edits), after);
        for (const { range } of edits) {
          assert.match(before.slice(0, range.start), /(?:^|\n)$/);
          assert.match(before.slice(0, range.end), range.end === before.length ? /$/ : /\n$/);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('touches nothing but the lines that differ', () => {
    assert.deepEqual(editBetween('a\nb\nc\n', 'a\nx\nc\n'), [{ range: { start: 2, end: 4 }, newText: 'x\n' }]);
    assert.deepEqual(editBetween('same', 'same'), []);
  });
});

describe('detectLayout', () => {
  it('takes indentation and line ends from the text', () => {
    assert.deepEqual(detectLayout('{\r\n    "a": 1\r\n}'), { indentUnit: '    ', lineEnd: '\r\n' });
    assert.deepEqual(detectLayout('{\n\t"a": 1\n}'), { indentUnit: '\t', lineEnd: '\n' });
    assert.equal(detectLayout('{\r"a": 1\r}').lineEnd, '\r');
    assert.equal(detectLayout('{\r"a": 1\n}').lineEnd, '\n');
    assert.deepEqual(detectLayout('{}'), { indentUnit: '  ', lineEnd: '\n' });
  });
});
