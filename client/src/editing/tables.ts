import type { TextRange } from '../../../server/src/core/text/textRange.ts';
import type { Change, Lines } from './change.ts';

export type Alignment = 'left' | 'center' | 'right' | 'none';

/** A table around the cursor: its rows as texts, the second of which is the delimiter row. */
interface Table {
  readonly first: number;
  readonly last: number;
  /** What precedes each row: indentation and the marks of quotes. */
  readonly indent: string;
  readonly rows: readonly (readonly string[])[];
  /** The row and column of the cursor. */
  readonly row: number;
  readonly column: number;
}

const delimiterRow = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;

/** Whether a line can be a row of a table. */
export function isRow(text: string): boolean {
  return /^[\s>]*\|/.test(text);
}

/** Whether a line, counted from 0, belongs to a table. */
export function isInTable(lines: Lines, line: number): boolean {
  return rangeOf(lines, line) !== undefined;
}

/** Selects the content of the next or previous cell; after the last one comes a new row. */
export function goToCell(lines: Lines, line: number, character: number, by: 1 | -1): Change | undefined {
  const table = tableAt(lines, line, character);
  if (table === undefined) return undefined;
  const width = table.rows[0]?.length ?? 1;
  let at = table.row * width + table.column + by;
  if (Math.floor(at / width) === 1) at += by * width;
  if (at < 0) return undefined;
  const [row, column] = [Math.floor(at / width), at % width];
  if (row >= table.rows.length) return insertRow(lines, line, character, 'last');
  const selection = cellRange(lines.text(table.first + row), column);
  const start = lines.start(table.first + row);
  return { edits: [], selection: { start: start + selection.start, end: start + selection.end } };
}

/** Inserts an empty row below the one of the cursor or the last one, and puts the cursor into its first cell. */
export function insertRow(
  lines: Lines,
  line: number,
  character: number,
  after: 'cursor' | 'last' = 'cursor',
): Change | undefined {
  const table = tableAt(lines, line, character);
  if (table === undefined) return undefined;
  // Nothing can be inserted between the header and the delimiter row.
  const at = after === 'last' ? table.rows.length : Math.max(table.row + 1, 2);
  const empty = (table.rows[0] ?? []).map(() => '');
  return replaced(lines, table, table.rows.toSpliced(at, 0, empty), { row: at, column: 0 });
}

/** Inserts an empty column to the right of the one of the cursor, and puts the cursor into its header. */
export function insertColumn(lines: Lines, line: number, character: number): Change | undefined {
  const table = tableAt(lines, line, character);
  if (table === undefined) return undefined;
  const at = table.column + 1;
  const rows = table.rows.map((cells, row) => cells.toSpliced(at, 0, row === 1 ? '---' : ''));
  return replaced(lines, table, rows, { row: 0, column: at });
}

/** Aligns the column of the cursor, and all cells of the text with it. */
export function alignColumn(lines: Lines, line: number, character: number, to: Alignment): Change | undefined {
  const table = tableAt(lines, line, character);
  if (table === undefined) return undefined;
  const delimiter = { left: ':--', center: ':-:', right: '--:', none: '---' }[to];
  const rows = table.rows.map((cells, row) => (row === 1 ? cells.with(table.column, delimiter) : cells));
  return replaced(lines, table, rows, { row: table.row, column: table.column });
}

function rangeOf(lines: Lines, line: number): { readonly first: number; readonly last: number } | undefined {
  if (!isRow(lines.text(line))) return undefined;
  let [first, last] = [line, line];
  while (first > 0 && isRow(lines.text(first - 1))) first--;
  while (last < lines.count - 1 && isRow(lines.text(last + 1))) last++;
  return last > first && delimiterRow.test(rowOf(lines.text(first + 1))) ? { first, last } : undefined;
}

function tableAt(lines: Lines, line: number, character: number): Table | undefined {
  const range = rangeOf(lines, line);
  if (range === undefined) return undefined;
  const { first, last } = range;
  const width = cellsOf(lines.text(first)).length;
  const rows = Array.from({ length: last - first + 1 }, (_, row) => {
    const cells = cellsOf(lines.text(first + row));
    return [...cells, ...Array.from({ length: Math.max(0, width - cells.length) }, () => '')];
  });
  const [indent = ''] = /^[\s>]*/.exec(lines.text(first)) ?? [];
  const column = Math.max(0, Math.min(barsIn(lines.text(line).slice(0, character)).length - 1, width - 1));
  return { first, last, indent, rows, row: line - first, column };
}

function rowOf(text: string): string {
  return text.replace(/^[\s>]*/, '').trimEnd();
}

/** Returns the trimmed cells of a row. */
function cellsOf(text: string): readonly string[] {
  const bars = barsIn(text);
  const ends = text.trimEnd().endsWith('|') && bars.length > 1 ? bars.slice(1) : [...bars.slice(1), text.length];
  return ends.map((end, at) => text.slice((bars[at] ?? 0) + 1, end).trim());
}

/** Returns the positions of the bars that separate cells; an escaped one is text. */
function barsIn(text: string): readonly number[] {
  return [...text.matchAll(/\\.|\|/g)].filter(([bar]) => bar === '|').map(({ index }) => index);
}

/** Returns the range of a cell's content in a row; the cursor's position if it is empty. */
function cellRange(text: string, column: number): TextRange {
  const bars = barsIn(text);
  const from = (bars[column] ?? text.length - 1) + 1;
  const cell = text.slice(from, bars[column + 1] ?? text.length);
  const content = cell.trim();
  if (content === '')
    return { start: Math.min(from + 1, from + cell.length), end: Math.min(from + 1, from + cell.length) };
  const start = from + cell.indexOf(content);
  return { start, end: start + content.length };
}

/** Returns the change that writes a table with aligned cells, and selects one of them. */
function replaced(
  lines: Lines,
  { first, last, indent }: Table,
  rows: readonly (readonly string[])[],
  { row, column }: { readonly row: number; readonly column: number },
): Change {
  const printed = print(rows).map((text) => `${indent}${text}`);
  const start = lines.start(first);
  const end = lines.start(last) + lines.text(last).length;
  const eol = first + 1 < lines.count ? lineEndAfter(lines, first) : '\n';
  const before = printed.slice(0, row).reduce((sum, text) => sum + text.length + eol.length, start);
  const cell = cellRange(printed[row] ?? '', column);
  return {
    edits: [{ range: { start, end }, newText: printed.join(eol) }],
    selection: { start: before + cell.start, end: before + cell.end },
  };
}

function lineEndAfter(lines: Lines, line: number): string {
  return lines.start(line + 1) - lines.start(line) - lines.text(line).length === 2 ? '\r\n' : '\n';
}

function print(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    rows.reduce((most, cells, row) => (row === 1 ? most : Math.max(most, widthOf(cells[column] ?? ''))), 3),
  );
  const alignments = (rows[1] ?? []).map((cell) => [cell.startsWith(':'), cell.endsWith(':')] as const);
  return rows.map((cells, row) => {
    const padded = cells.map((cell, column) => {
      const width = widths[column] ?? widthOf(cell);
      const [left = false, right = false] = alignments[column] ?? [];
      if (row === 1) return `${left ? ':' : '-'}${'-'.repeat(Math.max(1, width - 2))}${right ? ':' : '-'}`;
      const space = Math.max(0, width - widthOf(cell));
      const lead = right ? (left ? space >> 1 : space) : 0;
      return `${' '.repeat(lead)}${cell}${' '.repeat(space - lead)}`;
    });
    return `| ${padded.join(' | ')} |`;
  });
}

function widthOf(text: string): number {
  return Array.from(text).length;
}
