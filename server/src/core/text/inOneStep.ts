import type { TextEdit } from './textEdit.ts';
import { smallest } from '../util/collections.ts';

/**
 * Combines two steps: first some ranges of a text are removed, then the rest is edited. The ranges of the later edits
 * refer to the text after the first step, those of the result to the text before.
 */
export function inOneStep(removals: readonly TextEdit[], later: readonly TextEdit[]): readonly TextEdit[] {
  const gaps = joinedGaps(removals);
  const used = new Set<Gap>();
  const moved = later.map(({ range, newText }) => {
    const touched = gaps.filter(({ at }) => range.start <= at && at <= range.end);
    for (const gap of touched) used.add(gap);
    const before = (offset: number): number => offset + lengthOf(gaps.filter(({ at }) => at < offset));
    const start = smallest(
      touched.map((gap) => gap.start),
      before(range.start),
    );
    const end = before(range.end) + lengthOf(touched.filter(({ at }) => at === range.end));
    return { range: { start, end }, newText };
  });
  const others = gaps.filter((gap) => !used.has(gap));
  return [...others.map(({ start, end }) => ({ range: { start, end }, newText: '' })), ...moved];
}

/** A removed range. */
interface Gap {
  readonly start: number;
  readonly end: number;
  /** Its offset in what is left. */
  readonly at: number;
}

/** Joins adjacent ranges, since nothing is left between them. */
function joinedGaps(removals: readonly TextEdit[]): readonly Gap[] {
  const gaps: Gap[] = [];
  let removed = 0;
  for (const { range } of [...removals].sort((a, b) => a.range.start - b.range.start)) {
    const last = gaps.at(-1);
    if (last?.end !== range.start) gaps.push({ ...range, at: range.start - removed });
    else gaps[gaps.length - 1] = { ...last, end: range.end };
    removed += range.end - range.start;
  }
  return gaps;
}

function lengthOf(gaps: readonly Gap[]): number {
  return gaps.reduce((sum, { start, end }) => sum + end - start, 0);
}
