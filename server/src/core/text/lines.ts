import type { TextRange } from './textRange.ts';

/** A position in a text: both numbers count from 0, the character in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** Where the lines of a text begin, for turning offsets into positions and back. */
export class LineIndex {
  readonly #starts: ArrayLike<number>;
  readonly #length: number;

  constructor(text: string | { readonly lineStarts: ArrayLike<number>; readonly length: number }) {
    this.#starts = typeof text === 'string' ? lineStartsOf(text) : text.lineStarts;
    this.#length = text.length;
  }

  /** Returns the position of an offset; offsets outside of the text give its ends. */
  positionAt(offset: number): Position {
    const at = Math.max(0, Math.min(offset, this.#length));
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low, character: at - (this.#starts[low] ?? 0) };
  }

  /** Returns the offset of a position; a character after the line's end gives that end. */
  offsetAt(position: Position): number {
    if (position.line < 0) return 0;
    const start = this.#starts[position.line];
    if (start === undefined) return this.#length;
    const nextStart = this.#starts[position.line + 1] ?? this.#length;
    return Math.max(start, Math.min(start + position.character, nextStart));
  }
}

/** Returns the offsets at which the lines of a text begin. */
export function lineStartsOf(text: string): readonly number[] {
  const starts = [0];
  // Nearly every text has line feeds alone, for which the engine looks much faster.
  if (!text.includes('\r')) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    return starts;
  }
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 13 && text.charCodeAt(at + 1) === 10) continue;
    if (code === 10 || code === 13) starts.push(at + 1);
  }
  return starts;
}

/**
 * Returns a text of the same length with line feeds in place of single carriage returns, which end a line, too:
 * in very old files, and where a text ends within a line end of Windows.
 */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replaceAll(/\r(?!\n)/g, '\n') : text;
}

/**
 * Whether only whitespace precedes an offset on its line. It reads backwards: the line may be as long as the text, and
 * have as many offsets to ask about.
 */
export function beginsLine(text: string, offset: number): boolean {
  let at = offset - 1;
  while (at >= 0 && text.charAt(at) !== '\n' && /\s/.test(text.charAt(at))) at--;
  return at < 0 || text.charAt(at) === '\n';
}

/**
 * Returns the length of the whitespace before an offset. It reads backwards: a pattern with `$` would try each run of
 * whitespace in the text, as often as it has characters.
 */
export function whitespaceBefore(text: string, offset: number): number {
  return offset - text.slice(0, offset).trimEnd().length;
}

export type LineEnd = '\n' | '\r\n' | '\r';

/** The formatting of a file, which edits follow. */
export interface TextLayout {
  readonly indentUnit: string;
  readonly lineEnd: LineEnd;
}

/** Returns the layout of a text: its first indented line decides, two spaces by default. */
export function detectLayout(text: string): TextLayout {
  const indent = /(?:^|\n)([ \t]+)\S/.exec(text)?.[1] ?? '  ';
  return {
    indentUnit: indent.startsWith('\t') ? '\t' : indent,
    lineEnd: lineEndOf(text),
  };
}

/** Returns the line end of a text: `\r\n` if it has one anywhere, `\r` if it has no other. */
export function lineEndOf(text: string): LineEnd {
  if (text.includes('\r\n')) return '\r\n';
  return text.includes('\r') && !text.includes('\n') ? '\r' : '\n';
}

export function startOfLine(text: string, offset: number): number {
  return offset <= 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** Returns the offset at which the line of an offset ends: that of its `\n`, or the end of the text. */
export function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

/** Returns the offset at which the line after that of an offset starts: the end of the text after the last one. */
export function startOfNextLine(text: string, offset: number): number {
  return Math.min(text.length, endOfLine(text, offset) + 1);
}

export function lineBefore(text: string, offset: number): string {
  return text.slice(startOfLine(text, offset), offset);
}

const blank = /[^\S\n]/;

/** Whether a range shares its first and last line with whitespace only. Reads no more: a line may be a megabyte long. */
export function hasLinesToItself(text: string, { start, end }: TextRange): boolean {
  let [before, after] = [start, end];
  while (before > 0 && blank.test(text.charAt(before - 1))) before--;
  if (before > 0 && text.charAt(before - 1) !== '\n') return false;
  while (after < text.length && blank.test(text.charAt(after))) after++;
  return after === text.length || text.charAt(after) === '\n';
}

/** Returns a range with all of its lines, and the end of the last one, if it has them to itself. */
export function withItsLines(text: string, range: TextRange): TextRange {
  if (!hasLinesToItself(text, range)) return range;
  return { start: startOfLine(text, range.start), end: startOfNextLine(text, range.end) };
}

/** Returns the offset, not before the given one, at which the text of a line ends: before its `\r\n` or `\n`. */
export function endOfLineText(text: string, offset: number): number {
  const end = endOfLine(text, offset);
  return end > offset && text.charAt(end - 1) === '\r' ? end - 1 : end;
}
