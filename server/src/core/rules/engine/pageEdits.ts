import { lineEndOf } from '../../text/lines.ts';
import type { KnownPage } from '../../site/pageContext.ts';
import { insertion, type TextEdit } from '../../text/textEdit.ts';
import type { TextRange } from '../../text/textRange.ts';
import type { Fix } from './rule.ts';

/** A possible fix of a page. */
export interface TitledEdits {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

interface FixOptions {
  readonly preferred?: boolean;
  readonly isSafe?: boolean;
}

/** Returns a fix that changes only the page. */
export function pageFix(
  { file }: Pick<KnownPage, 'file'>,
  title: string,
  edits: readonly TextEdit[],
  options: FixOptions = {},
): Fix {
  const { preferred = false, isSafe = false } = options;
  return { title, edits: [{ kind: 'edit', file, edits }], preferred, ...(isSafe ? { isSafe } : {}) };
}

/** Returns the whitespace (and quote markers) before an offset on its line, if there is nothing else. */
export function indentBefore(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t>]*/.exec(text.slice(lineStart, offset))?.[0] ?? '';
}

/**
 * Wraps a range of a page in two tags on lines of their own. A single line is indented by two more spaces; several
 * lines keep their indentation.
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
