/** A half-open range of a text, in UTF-16 offsets. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Returns a range that is some characters further on. */
export function movedBy({ start, end }: TextRange, distance: number): TextRange {
  return { start: start + distance, end: end + distance };
}

/** Whether two ranges share a character, or touch if one of them is empty. */
export function rangesTouch(a: TextRange, b: TextRange): boolean {
  return a.start <= b.end && b.start <= a.end;
}

/** Whether an offset is in a range or at one of its ends, as a cursor may be. */
export function rangeHoldsCursor(range: TextRange, offset: number): boolean {
  return range.start <= offset && offset <= range.end;
}
