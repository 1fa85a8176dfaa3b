import type { PageModel } from '../../page/pageModel.ts';
import { readPage } from '../../page/readPage.ts';
import { applyEdits, type TextEdit } from '../../text/textEdit.ts';
import { rangesTouch, type TextRange } from '../../text/textRange.ts';
import { alignTables } from './alignTables.ts';
import type { FormatGroup, FormatOptions, Formatter } from './formatter.ts';
import { formatFrontMatter } from './formatFrontMatter.ts';
import { lineEdits } from './lineEdits.ts';
import { separateBlocks } from './separateBlocks.ts';
import { shapeOf } from './pageShape.ts';
import { splitTags } from './splitTags.ts';
import { unifyLists } from './unifyLists.ts';
import { joinBlankLines, trimLines } from './trimLines.ts';

export const defaultFormat: FormatOptions = { indent: '  ', isStrict: false };

const formatters: readonly Formatter[] = [
  formatFrontMatter,
  joinBlankLines,
  trimLines,
  unifyLists,
  alignTables,
  splitTags,
  separateBlocks,
];

/**
 * Returns the text of a page with a consistent layout, which readers don’t notice. The layout is the one that most of
 * the page has, so that only exceptions to it change, unless one layout for all pages is requested. A change that
 * readers would notice is omitted. A page with syntax errors stays as it is, since its blocks aren’t known.
 */
export function formatText(page: PageModel, options: FormatOptions = defaultFormat): string {
  if (page.problems.length > 0) return page.text;
  const shape = shapeOf(page);
  let formatted = page;
  for (const formatter of formatters) {
    formatted = applySafely(formatted, formatter(formatted, options), shape);
  }
  return formatted.text;
}

/** Returns the edits that format a page, or the lines of a range. */
export function formatPage(page: PageModel, options?: FormatOptions, range?: TextRange): readonly TextEdit[] {
  const edits = lineEdits(page.text, formatText(page, options));
  if (range === undefined) return edits;
  const inRange = edits.filter((edit) => rangesTouch(edit.range, range));
  return shapeOf(readPage(applyEdits(page.text, inRange))) === shapeOf(page) ? inRange : [];
}

/** Returns a page after the groups that leave it the same to readers. */
function applySafely(page: PageModel, groups: readonly FormatGroup[], shape: string): PageModel {
  if (groups.length === 0) return page;
  const changed = readPage(applyEdits(page.text, groups.flat()), page);
  if (shapeOf(changed) === shape) return changed;
  if (groups.length === 1) return page;
  // From the end, so that the ranges of the others stay.
  const half = Math.ceil(groups.length / 2);
  const after = applySafely(page, groups.slice(half), shape);
  return applySafely(after, groups.slice(0, half), shape);
}
