import { startOfNextLine } from '../text/lines.ts';
import { type TextRange, isInAny } from '../text/textRange.ts';
import type { PageModel } from './pageModel.ts';

/** A conflict that a merge left in a page. */
export interface MergeConflict {
  /** Its lines, without the end of the last one; only the first one if its other markers are missing. */
  readonly range: TextRange;
  /** The first marker. */
  readonly marker: TextRange;
  /** The lines of each side, their ends included; undefined if markers are missing. */
  readonly sides: readonly [TextRange, TextRange] | undefined;
}

const markers = /^(?:<{7} .*|\|{7}(?: .*)?|={7}|>{7}(?: .*)?)\r?$/gm;

/** Returns the conflicts in a page; code shows what a conflict looks like. */
export function mergeConflictsIn({ text, fences }: Pick<PageModel, 'text' | 'fences'>): readonly MergeConflict[] {
  // Nearly every page lacks it, which is the fastest check.
  if (!text.includes('<<<<<<< ')) return [];
  const code = fences.map(({ range }) => range);
  const conflicts: MergeConflict[] = [];
  let open: OpenConflict | undefined;
  for (const { index, 0: line } of text.matchAll(markers)) {
    const range = { start: index, end: index + line.trimEnd().length };
    if (line.startsWith('<')) {
      if (open !== undefined) conflicts.push(withoutSides(open));
      open = isInAny(code, index) ? undefined : { marker: range, endOfFirst: undefined, startOfSecond: undefined };
    } else if (open !== undefined && line.startsWith('>')) {
      conflicts.push(closed(text, open, range));
      open = undefined;
    } else if (open !== undefined) {
      open.endOfFirst ??= index;
      if (line.startsWith('=')) open.startOfSecond ??= startOfNextLine(text, index);
    }
  }
  return open === undefined ? conflicts : [...conflicts, withoutSides(open)];
}

interface OpenConflict {
  readonly marker: TextRange;
  endOfFirst: number | undefined;
  startOfSecond: number | undefined;
}

function closed(text: string, { marker, endOfFirst, startOfSecond }: OpenConflict, last: TextRange): MergeConflict {
  const range = { start: marker.start, end: last.end };
  if (endOfFirst === undefined || startOfSecond === undefined) return { range, marker, sides: undefined };
  const first = { start: startOfNextLine(text, marker.start), end: endOfFirst };
  return { range, marker, sides: [first, { start: startOfSecond, end: last.start }] };
}

function withoutSides({ marker }: OpenConflict): MergeConflict {
  return { range: marker, marker, sides: undefined };
}
