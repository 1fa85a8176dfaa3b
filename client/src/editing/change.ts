import { lineStartsOf } from '../../../server/src/core/text/lines.ts';
import { type TextRange, applyEdits, editsMovedBy, type TextEdit } from '../../../server/src/core/text/textRange.ts';

/** What a key does to a text: its edits, in the offsets before them, and what is selected afterwards. */
export interface Change {
  readonly edits: readonly TextEdit[];
  readonly selection: TextRange;
}

/** What Enter does besides breaking the line. Its offsets are those before the break. */
export interface NewLine {
  /** What the line above the break becomes, without its end; null removes it with the break. */
  readonly above?: string | null;
  /** The line that is added above the new one. */
  readonly between?: string;
  /** What the new line begins with, in place of its indentation. */
  readonly prefix: string;
  /** The line that is added below the new one. */
  readonly below?: string;
  /** The edits of what follows the cursor. */
  readonly others?: readonly TextEdit[];
}

export function cursorAt(offset: number): TextRange {
  return { start: offset, end: offset };
}

/** The lines of a text without their line ends, read on demand. */
export interface Lines {
  readonly count: number;
  readonly text: (line: number) => string;
  /** Returns the offset at which a line starts. */
  readonly start: (line: number) => number;
}

/** Returns where an offset is after some edits; what is inserted at it comes before it. */
export function offsetAfter(offset: number, edits: readonly TextEdit[]): number {
  const before = edits.filter(({ range }) => range.end <= offset);
  return before.reduce((at, { range, newText }) => at + newText.length - (range.end - range.start), offset);
}

/**
 * Returns where a line is after some lines were replaced by a text; undefined if the text before its start is deleted.
 */
export function lineAfterChange(
  line: number,
  { first, last }: { readonly first: number; readonly last: number },
  text: string,
): number | undefined {
  if (first >= line) return line;
  return last >= line ? undefined : line + text.split('\n').length - 1 - (last - first);
}

export function linesOf(text: string): Lines {
  const starts = lineStartsOf(text);
  const start = (line: number): number => starts[line] ?? text.length;
  return {
    count: starts.length,
    text: (line) => text.slice(start(line), start(line + 1)).replace(/[\r\n]+$/, ''),
    start,
  };
}

/** Returns where the edits of a change start, and the new text around the cursor from there to where they end. */
export function split(
  text: string,
  { edits, selection }: Change,
): { readonly start: number; readonly before: string; readonly after: string } {
  const start = edits.reduce((least, { range }) => Math.min(least, range.start), text.length);
  const end = edits.reduce((most, { range }) => Math.max(most, range.end), start);
  const changed = applyEdits(text.slice(start, end), editsMovedBy(edits, -start));
  const at = selection.start - start;
  return { start, before: changed.slice(0, at), after: changed.slice(at) };
}
