import type { SyntaxNode } from '@lezer/common';
import { cellsIn } from '../../page/mdx/blocks/tables.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { displayWidth } from '../../util/strings.ts';
import { nodesNamed, type FormatGroup, type FormatOptions } from './formatter.ts';

/** Wider tables aren’t aligned: their lines wrap in every editor, and padding would only add more of them. */
const widest = 120;

type Alignment = 'none' | 'left' | 'center' | 'right';

/**
 * Aligns the columns of tables, each row with a pipe at both ends: of those whose author has begun to align them, or of
 * all.
 */
export function alignTables(page: PageModel, { isStrict }: FormatOptions): readonly FormatGroup[] {
  return nodesNamed(page, 'Table').flatMap((table) => {
    const rows = rowsOf(table);
    const written = rows.map(({ from, to }) => page.text.slice(from, to));
    if (!isStrict && !isMeantToBeAligned(written)) return [];
    const formatted = formatRows(written);
    const edits = rows.flatMap(({ from, to }, index) => {
      const newText = formatted[index] ?? '';
      return newText === written[index] ? [] : [{ range: { start: from, end: to }, newText }];
    });
    return edits.length === 0 ? [] : [edits];
  });
}

/** Whether most rows have padding, but the columns aren't aligned, and they fit. */
function isMeantToBeAligned(rows: readonly string[]): boolean {
  if (new Set(rows.map(pipesIn)).size === 1) return false;
  const others = rows.filter((_, index) => index !== 1);
  const padded = others.filter((row) => /[^\s|] {2,}\||\| {2,}[^\s|]/.test(row));
  return padded.length * 2 > others.length && isNarrow(widthsOf(rows.map(textsIn)));
}

/** Returns the lines of a table: its header, the line of hyphens, and its rows. */
function rowsOf(table: SyntaxNode): readonly SyntaxNode[] {
  const rows: SyntaxNode[] = [];
  for (let node = table.firstChild; node !== null; node = node.nextSibling) {
    if (/^Table(?:Header|Delimiter|Row)$/.test(node.name)) rows.push(node);
  }
  return rows;
}

/** Returns the columns in which a row has its pipes. */
function pipesIn(row: string): string {
  return [...row.matchAll(/(?<!\\)\|/g)].map(({ index }) => displayWidth(row.slice(0, index))).join();
}

function textsIn(row: string): readonly string[] {
  return cellsIn(row).map(({ start, end }) => row.slice(start, end));
}

/** Returns the widths of columns from the cells of all rows. */
function widthsOf(cells: readonly (readonly string[])[]): readonly number[] {
  return (cells[1] ?? []).map((_, column) =>
    cells.reduce((most, row, index) => (index === 1 ? most : Math.max(most, displayWidth(row[column] ?? ''))), 3),
  );
}

function isNarrow(widths: readonly number[]): boolean {
  return widths.reduce((sum, width) => sum + width + 3, 1) <= widest;
}

function formatRows(rows: readonly string[]): readonly string[] {
  const cells = rows.map(textsIn);
  const alignments = (cells[1] ?? []).map(alignmentOf);
  const widths = widthsOf(cells);
  const isAligned = isNarrow(widths);
  return cells.map((row, index) => {
    const padded = row.map((cell, column) => {
      const alignment = alignments[column] ?? 'none';
      const width = isAligned ? (widths[column] ?? 0) : 0;
      return index === 1 ? hyphens(alignment, Math.max(3, width)) : pad(cell, alignment, width);
    });
    return `| ${padded.join(' | ')} |`;
  });
}

function alignmentOf(cell: string): Alignment {
  const starts = cell.startsWith(':');
  const ends = cell.endsWith(':');
  return starts && ends ? 'center' : starts ? 'left' : ends ? 'right' : 'none';
}

function hyphens(alignment: Alignment, width: number): string {
  switch (alignment) {
    case 'none':
      return '-'.repeat(width);
    case 'left':
      return `:${'-'.repeat(width - 1)}`;
    case 'right':
      return `${'-'.repeat(width - 1)}:`;
    case 'center':
      return `:${'-'.repeat(width - 2)}:`;
  }
}

function pad(cell: string, alignment: Alignment, width: number): string {
  const missing = Math.max(0, width - displayWidth(cell));
  if (alignment === 'right') return ' '.repeat(missing) + cell;
  const before = alignment === 'center' ? Math.floor(missing / 2) : 0;
  return ' '.repeat(before) + cell + ' '.repeat(missing - before);
}
