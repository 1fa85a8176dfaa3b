import { languageNamed } from '../../code/languages.ts';
import { startOfLine } from '../../text/lines.ts';
import type { TextRange } from '../../text/textRange.ts';
import type { Fence } from '../pageModel.ts';

/** A line that can open or close a code block. */
export interface FenceLine {
  readonly lineStart: number;
  /** From the marks to the end of the info. */
  readonly start: number;
  readonly end: number;
  readonly mark: TextRange;
  /** The character of the marks, and their number. */
  readonly char: string;
  readonly length: number;
  readonly info: TextRange;
  /** The info as written; only a line without any can close. */
  readonly written: string;
  /** Whether the info begins with the name of a language. */
  readonly isLanguage: boolean;
}

/** An opening fence and the index of the line that closes it. */
export interface FencePair {
  readonly open: FenceLine;
  readonly index: number;
  readonly close: number | undefined;
}

/** Returns every line of a text that can open or close a code block. */
export function fenceLinesIn(text: string): readonly FenceLine[] {
  const pattern = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}(?=[^`\n]*$)|~{3,})([^\n]*)$/gm;
  return [...text.matchAll(pattern)].map(({ index, 1: before = '', 2: marks = '', 3: rest = '' }) => {
    const start = index + before.length;
    const markEnd = start + marks.length;
    const written = rest.trim();
    const infoStart = markEnd + rest.length - rest.trimStart().length;
    const info =
      written === '' ? { start: markEnd, end: markEnd } : { start: infoStart, end: infoStart + written.length };
    return {
      lineStart: index,
      start,
      end: info.end,
      mark: { start, end: markEnd },
      char: marks.charAt(0),
      length: marks.length,
      info,
      written,
      isLanguage: languageNamed(/^[\w+#.-]*/.exec(written)?.[0] ?? '') !== undefined,
    };
  });
}

/** Pairs opening and closing fences from a line on, as Markdown does outside of lists and quotes. */
export function pairFences(lines: readonly FenceLine[], from: number, most = Infinity): readonly FencePair[] {
  const pairs: FencePair[] = [];
  for (let index = from; index < lines.length && pairs.length < most;) {
    const open = lines[index];
    if (open === undefined) break;
    let close = index + 1;
    for (let line = lines[close]; line !== undefined && !closes(line, open); line = lines[close]) close++;
    pairs.push({ open, index, close: close < lines.length ? close : undefined });
    index = close + 1;
  }
  return pairs;
}

function closes({ char, length, written }: FenceLine, open: FenceLine): boolean {
  return written === '' && char === open.char && length >= open.length;
}

/** Returns whether a line within a block looks like the opening fence of another that would close the block. */
export function isInfoLine({ char, length, written }: FenceLine, open: FenceLine): boolean {
  return char === open.char && length >= open.length && /^[A-Za-z][\w+#.-]*(?:\s|\{[\d\s,-]*\}|$)/.test(written);
}

/** Returns the visible text of a code block, without the indentation that its lines share with the opening fence. */
export function fenceText(text: string, { range, content }: Fence): string {
  const lineStart = startOfLine(text, range.start);
  const before = text.slice(lineStart, range.start).replace(/[^\s>]/g, ' ');
  const code = text.slice(content.start, content.end);
  if (before === '') return code;
  const lines = code.split('\n');
  return lines.map((line) => line.slice(sharedLength(line, before))).join('\n');
}

/** Returns how many of the whitespace and quote marks before a fence a line shares. */
function sharedLength(line: string, before: string): number {
  let at = 0;
  while (at < before.length && /[ \t>]/.test(line.charAt(at))) at++;
  return at;
}

/** Returns the line that opens a code block, from its fence on. */
export function openingLine({ mark, info }: Fence): TextRange {
  return { start: mark.start, end: Math.max(mark.end, info.end) };
}

/** Whether the info of a fence is that of Markdown or plain text, which may display other blocks. */
export function isMarkdownInfo(info: string): boolean {
  return /^(?:mdx?|markdown|text|txt)\b/i.test(info);
}
