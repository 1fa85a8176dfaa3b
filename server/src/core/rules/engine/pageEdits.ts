import { lineBefore, lineEndOf } from '../../text/lines.ts';
import type { KnownPage } from '../../site/pageContext.ts';
import { insertion, replacement, type TextEdit } from '../../text/textEdit.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import type { Nearest } from '../../util/nearest.ts';
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

/** Returns a fix that replaces a range of the page by a text, which its title names. */
export function changeFix(
  page: Pick<KnownPage, 'file'>,
  range: TextRange,
  newText: string,
  options: FixOptions = { preferred: true },
): Fix {
  return pageFix(page, `Change to ${code(newText)}`, [replacement(range, newText)], options);
}

/** Returns a fix for each likely name; the first is preferred if it is clearly the best. */
export function changeFixes(
  page: Pick<KnownPage, 'file'>,
  range: TextRange,
  { names, isClear }: Nearest,
): readonly Fix[] {
  return names.map((name, index) => changeFix(page, range, name, { preferred: isClear && index === 0 }));
}

/** Returns the whitespace (and quote markers) before an offset on its line, if there is nothing else. */
export function indentBefore(text: string, offset: number): string {
  return /^[ \t>]*/.exec(lineBefore(text, offset))?.[0] ?? '';
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
