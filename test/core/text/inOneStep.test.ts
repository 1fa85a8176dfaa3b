import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { inOneStep } from '../../../server/src/core/features/refactor/changeNavigation/changeNavigation.ts';
import { applyEdits, type TextEdit } from '../../../server/src/core/text/textRange.ts';

/** Edits in the order of the text, made of places in it; none touches another. */
function editsAt(length: number, offsets: readonly number[], newText: string): readonly TextEdit[] {
  const sorted = [...new Set(offsets.map((offset) => offset % (length + 1)))].sort((a, b) => a - b);
  return sorted.flatMap((start, at) => {
    const end = sorted[at + 1];
    return at % 2 === 0 && end !== undefined ? [{ range: { start, end }, newText }] : [];
  });
}

describe('two steps that are taken as one', () => {
  it('give the text that one gives after the other', () => {
    const offsets = fc.array(fc.nat(60), { maxLength: 10 });
    fc.assert(
      fc.property(offsets, offsets, fc.boolean(), (removed, edited, isInsertion) => {
        const text = 'abcdefghijklmnopqrstuvwxyz0123456789';
        const removals = editsAt(text.length, removed, '');
        const rest = applyEdits(text, removals);
        const later = editsAt(rest.length, edited, '<new>').map((edit) =>
          isInsertion ? { ...edit, range: { start: edit.range.start, end: edit.range.start } } : edit,
        );
        const edits = [...inOneStep(removals, later)].sort((a, b) => a.range.start - b.range.start);
        assert.equal(applyEdits(text, edits), applyEdits(rest, later));
        for (const [at, { range }] of edits.entries()) {
          assert.ok(range.start >= (edits[at - 1]?.range.end ?? 0), 'edits overlap');
        }
      }),
      { numRuns: 2000 },
    );
  });
});
