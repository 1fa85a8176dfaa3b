import { endOfLineText, startOfLine } from '../../text/lines.ts';
import type { TextRange } from '../../text/textRange.ts';
import { cellsIn } from '../../page/mdx/blocks/tables.ts';
import { trimmedRange } from '../../page/mdx/whitespace.ts';
import type { PageModel } from '../../page/pageModel.ts';

/** Lines that are text, since the row of hyphens has not as many cells as the header above it. */
export interface MismatchedTable {
  readonly header: TextRange;
  readonly delimiterRow: TextRange;
  readonly columns: number;
  /** The cells of the row of hyphens; there are more or fewer than columns. */
  readonly delimiters: readonly TextRange[];
}

/** A row of hyphens with a `|` between two of them, or on both sides of a single cell. */
const delimiterRow =
  /^[ \t]*(?:(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+(?:\|[ \t]*)?|\|[ \t]*:?-+:?[ \t]*\|[ \t]*)$/gm;

/** Returns what was meant as a table and isn’t read as one because of the number of its cells. */
export function mismatchedTablesIn(page: PageModel): readonly MismatchedTable[] {
  return [...page.text.matchAll(delimiterRow)].flatMap(({ index, 0: line }) => {
    const row = trimmedRange(page.text, index, index + line.length);
    return mismatchAt(page, row) ?? [];
  });
}

function mismatchAt({ text, parsed }: PageModel, row: TextRange): MismatchedTable | undefined {
  const node = parsed.tree.resolveInner(row.start, 1);
  if (node.name !== 'Paragraph') return undefined;
  const endAbove = startOfLine(text, row.start) - 1;
  if (endAbove <= node.from) return undefined;
  const startAbove = Math.max(node.from, startOfLine(text, endAbove));
  const header = trimmedRange(text, startAbove, endOfLineText(text, startAbove));
  const written = text.slice(header.start, header.end);
  const columns = cellsIn(written).length;
  const delimiters = cellsIn(text.slice(row.start, row.end)).map(({ start, end }) => ({
    start: row.start + start,
    end: row.start + end,
  }));
  if (!written.includes('|') || columns < 2 || columns === delimiters.length) return undefined;
  return { header, delimiterRow: row, columns, delimiters };
}
