import type { TextEdit } from '../../text/textEdit.ts';
import type { TextRange } from '../../text/textRange.ts';

/**
 * Returns the edit that removes a range of a text; a range of full lines goes with its lines and the empty lines
 * around.
 */
export function removalOf(text: string, range: TextRange): TextEdit {
  const indentation = indentationOfFullLine(text, range);
  if (indentation === undefined) return { range, newText: '' };
  const start = range.start - indentation.length;
  const isAfterBlankLine = /(?:^|\n)[ \t]*\r?\n$|^$/.test(text.slice(Math.max(0, start - 200), start));
  const rest = isAfterBlankLine ? /[ \t]*(?:\r?\n[ \t]*(?=\r?\n))*(?:\r?\n|$)/y : /[ \t]*(?:\r?\n|$)/y;
  rest.lastIndex = range.end;
  rest.test(text);
  return { range: { start, end: Math.max(range.end, rest.lastIndex) }, newText: '' };
}

/** Returns the whitespace before a range that has its lines to itself; undefined if it shares a line. */
export function indentationOfFullLine(text: string, { start, end }: TextRange): string | undefined {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(lineStart, start);
  const lineEnd = text.indexOf('\n', end);
  const after = text.slice(end, lineEnd < 0 ? text.length : lineEnd);
  return before.trim() === '' && after.trim() === '' ? before : undefined;
}

/** Returns a text with some indentation added to all lines but the first. */
export function indented(text: string, indentation: string): string {
  return text.replace(/\n(?=[ \t]*[^\s])/g, `\n${indentation}`);
}
