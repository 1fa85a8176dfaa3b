import { partitionPoint } from '../util/collections.ts';
import type { TextRange } from './textRange.ts';

// Searches lists whose items are in the order of the text, as those of a page are. A page may have ten thousand items,
// each of which needs one of another list.

interface Located {
  readonly range: TextRange;
}

/** Returns the index of the first item that starts at an offset or after it; the length if none does. */
export function indexFrom(items: readonly Located[], offset: number): number {
  return partitionPoint(items, ({ range }) => range.start >= offset);
}

/** Returns the first item that starts at an offset or after it. */
export function firstFrom<Item extends Located>(items: readonly Item[], offset: number): Item | undefined {
  return items[indexFrom(items, offset)];
}

/** Returns the first item that starts at an offset. */
export function startingAt<Item extends Located>(items: readonly Item[], offset: number): Item | undefined {
  const item = firstFrom(items, offset);
  return item?.range.start === offset ? item : undefined;
}

/** Whether an offset is in one of some ranges that don’t overlap. */
export function isInAny(ranges: readonly TextRange[], offset: number): boolean {
  const range = ranges[partitionPoint(ranges, ({ end }) => end > offset)];
  return range !== undefined && range.start <= offset;
}

/** Returns the last item that ends before an offset or at it, of items that don’t overlap. */
export function lastBefore<Item extends Located>(items: readonly Item[], offset: number): Item | undefined {
  return items[partitionPoint(items, ({ range }) => range.end > offset) - 1];
}
