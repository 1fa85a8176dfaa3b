import type { KnownPage } from '../site/pageContext.ts';
import type { TextEdit } from '../text/textEdit.ts';
import type { TextRange } from '../text/textRange.ts';
import type { Fix } from './rule.ts';

interface FixOptions {
  readonly preferred?: boolean;
  readonly isSafe?: boolean;
}

/** A fix that changes nothing but the page. */
export function pageFix(
  { file }: Pick<KnownPage, 'file'>,
  title: string,
  edits: readonly TextEdit[],
  options: FixOptions = {},
): Fix {
  const { preferred = false, isSafe = false } = options;
  return { title, edits: [{ kind: 'edit', file, edits }], preferred, ...(isSafe ? { isSafe } : {}) };
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

/** The line end that a text uses. */
export function lineEndOf(text: string): '\n' | '\r\n' {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** The blanks (and quote marks) before an offset on its line, when nothing else stands there. */
export function indentBefore(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t>]*/.exec(text.slice(lineStart, offset))?.[0] ?? '';
}

/**
 * Puts a part of a page between two tags on lines of their own. A single line is indented by two spaces more;
 * several lines stay as they are.
 */
export function wrapBlock(text: string, range: TextRange, opening: string, closing: string): readonly TextEdit[] {
  const lineEnd = lineEndOf(text);
  const indent = indentBefore(text, range.start);
  const inner = text.slice(range.start, range.end).includes('\n') ? '' : '  ';
  return [
    insertion(range.start, `${opening}${lineEnd}${indent}${inner}`),
    insertion(range.end, `${lineEnd}${indent}${closing}`),
  ];
}
