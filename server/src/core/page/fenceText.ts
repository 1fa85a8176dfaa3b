import type { TextRange } from '../text/textRange.ts';
import type { Fence } from './pageModel.ts';

/** Returns the visible text of a code block, without the indentation that its lines share with the opening fence. */
export function fenceText(text: string, { range, content }: Fence): string {
  const lineStart = text.lastIndexOf('\n', range.start - 1) + 1;
  const before = text.slice(lineStart, range.start).replace(/[^\s>]/g, ' ');
  const lines = text.slice(content.start, content.end).split('\n');
  return lines.map((line) => (before === '' ? line : line.slice(sharedLength(line, before)))).join('\n');
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
