import assert from 'node:assert/strict';
import { it } from 'node:test';
import { lineEdits } from '../../../../server/src/core/features/format/formatPage.ts';
import { applyEdits } from '../../../../server/src/core/text/textRange.ts';

it('a removed or added blank line moves no other line', () => {
  for (const [before, after] of [
    ['a\n\n\n\nb\n\nc\n\n\nd\n', 'a\n\nb\n\nc\n\nd\n'],
    ['a\nb\n\nc\nd\n', 'a\n\nb\n\nc\n\nd\n'],
  ] as const) {
    const edits = lineEdits(before, after);
    assert.equal(applyEdits(before, edits), after);
    for (const { range, newText } of edits) assert.equal((before.slice(range.start, range.end) + newText).trim(), '');
  }
});
