import { movedBy, type TextRange } from './textRange.ts';

/** One replacement in a text; an empty range inserts. */
export interface TextEdit {
  readonly range: TextRange;
  readonly newText: string;
}

export function replacement(range: TextRange, newText: string): TextEdit {
  return { range, newText };
}

export function insertion(offset: number, newText: string): TextEdit {
  return { range: { start: offset, end: offset }, newText };
}

export function deletion(range: TextRange): TextEdit {
  return { range, newText: '' };
}

/** Returns edits whose ranges are some characters further on, as those of a part of a text in all of it. */
export function editsMovedBy(edits: readonly TextEdit[], distance: number): readonly TextEdit[] {
  return edits.map(({ range, newText }) => ({ range: movedBy(range, distance), newText }));
}

/** Returns the text after all edits; their ranges refer to the text before and don't overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const ordered = [...edits].sort((a, b) => b.range.start - a.range.start || b.range.end - a.range.end);
  const pieces: string[] = [];
  let end = text.length;
  for (const { range, newText } of ordered) {
    pieces.push(text.slice(range.end, end), newText);
    end = range.start;
  }
  return text.slice(0, end) + pieces.reverse().join('');
}

/** Returns the edit of the lines in which two texts differ; none if they are equal. */
export function editBetween(before: string, after: string): readonly TextEdit[] {
  if (before === after) return [];
  const shortest = Math.min(before.length, after.length);
  let same = 0;
  while (same < shortest && before[same] === after[same]) same++;
  // An edit that began or ended within a character of two units, or within a line end, would tear it apart.
  const start = before.slice(0, same).lastIndexOf('\n') + 1;
  let sameAtEnd = 0;
  while (sameAtEnd < shortest - start && before.at(-1 - sameAtEnd) === after.at(-1 - sameAtEnd)) sameAtEnd++;
  const lineEnd = before.indexOf('\n', before.length - sameAtEnd);
  const rest = lineEnd < 0 ? 0 : before.length - lineEnd - 1;
  return [{ range: { start, end: before.length - rest }, newText: after.slice(start, after.length - rest) }];
}

/** The replacement that changes one text to another: the range in the old one, and where the new one continues. */
export interface TextChange {
  readonly start: number;
  readonly oldEnd: number;
  readonly newEnd: number;
}

/** Returns the shortest replacement of one passage that changes a text to another. */
export function changeBetween(before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let suffix = 0;
  while (
    suffix < shorter - start &&
    before.charCodeAt(before.length - 1 - suffix) === after.charCodeAt(after.length - 1 - suffix)
  ) {
    suffix++;
  }
  return { start, oldEnd: before.length - suffix, newEnd: after.length - suffix };
}
