import { endOfLineText, startOfLine } from '../../text/lines.ts';
import type { TextRange } from '../../text/textRange.ts';
import { cellsIn } from '../../page/mdx/blocks/tables.ts';
import type { PageModel } from '../../page/pageModel.ts';

/** Rows of a table that are text. */
export interface BareRows {
  /** The first row. */
  readonly first: TextRange;
  readonly columns: number;
  /** The blank lines between the rows and the table that they belong to; undefined if there is no table above. */
  readonly gap: TextRange | undefined;
}

/** Consecutive lines that begin and end with `|`. */
const rows = /^[ \t]*\|[^\r\n]*\|[ \t]*$(?:\r?\n[ \t]*\|[^\r\n]*\|[ \t]*$)*/gm;

/** Returns the rows that aren’t read as a table, since no row of hyphens is below the first or a blank line is above. */
export function bareRowsIn(page: PageModel): readonly BareRows[] {
  if (!page.text.includes('|')) return [];
  return [...page.text.matchAll(rows)].flatMap(({ index, 0: written }) => {
    const start = index + written.length - written.trimStart().length;
    return bareRowsAt(page, { start, end: index + written.trimEnd().length }) ?? [];
  });
}

function bareRowsAt(page: PageModel, { start, end }: TextRange): BareRows | undefined {
  const { text, parsed } = page;
  const node = parsed.tree.resolveInner(start, 1);
  if (node.name !== 'Paragraph' || node.from !== start || node.to > end) return undefined;
  const lines = text.slice(start, end).split('\n');
  const [columns, ...others] = lines.map((line) => cellsIn(line.trim()).length);
  if (columns === undefined || columns < 2 || others.some((one) => one !== columns)) return undefined;
  // A row of hyphens with another number of cells is the cause then.
  if (!/\p{L}/u.test(lines[0] ?? '') || lines.some((line) => /^[\s|:-]+$/.test(line))) return undefined;
  const gap = gapAbove(page, start, columns);
  if (gap === undefined && lines.length < 2) return undefined;
  return { first: { start, end: endOfLineText(text, start) }, columns, gap };
}

/** Returns the blank lines between rows and a table of as many columns above. */
function gapAbove({ text, parsed }: PageModel, start: number, columns: number): TextRange | undefined {
  const row = startOfLine(text, start);
  let end = row;
  while (end > 0 && /\s/.test(text.charAt(end - 1))) end--;
  if (end === 0) return undefined;
  let node = parsed.tree.resolveInner(end, -1);
  while (node.name !== 'Table' && node.parent !== null) node = node.parent;
  if (node.name !== 'Table') return undefined;
  const header = text.slice(node.from, endOfLineText(text, node.from));
  if (cellsIn(header).length !== columns) return undefined;
  return { start: end, end: text.charAt(row - 2) === '\r' ? row - 2 : row - 1 };
}
