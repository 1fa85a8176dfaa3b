import { type TextRange, deletion, replacement } from '../../../server/src/core/text/textRange.ts';
import type { Change, Lines, NewLine } from './change.ts';

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

/** Where Enter was pressed, and what was typed since. */
interface Pressed {
  readonly line: number;
  readonly character: number;
  readonly typed: string;
}

/**
 * Begins a row below the one of the cursor, or ends the table after an empty one. A header without the row of hyphens gets
 * it. After the last bar, where rows are written by hand, the line break is all.
 */
export function enterInTable(lines: Lines, pressed: Pressed): NewLine | undefined {
  const { line, character } = pressed;
  const text = lines.text(line);
  const bars = isRow(text) ? barsIn(text) : [];
  if (character <= (bars[0] ?? text.length)) return undefined;
  const range = rangeOf(lines, line);
  const isInCell = character <= (bars.at(-1) ?? 0);
  if (range === undefined) return isHeader(lines, line) ? enterInNewHeader(lines, pressed, isInCell) : undefined;
  const isBlank = line > range.first + 1 && cellsOf(text).every((cell) => cell === '');
  if (isBlank && line === range.last) return endTable(lines, pressed);
  // After the last bar of the header, the line break would part it from the row of hyphens.
  return isInCell || line === range.first ? newRow(lines, pressed, range.first) : undefined;
}

/** Whether a line is written as the header of a table that has no other row yet. */
function isHeader(lines: Lines, line: number): boolean {
  const text = lines.text(line);
  const isOther = (other: number): boolean => other < 0 || other >= lines.count || !isRow(lines.text(other));
  const isClosed = text.trimEnd().endsWith('|') && cellsOf(text).length > 1;
  return isClosed && /[\p{L}\p{N}]/u.test(text) && isOther(line - 1) && isOther(line + 1);
}

function enterInNewHeader(lines: Lines, pressed: Pressed, isInCell: boolean): NewLine | undefined {
  const text = lines.text(pressed.line);
  const indent = indentOf(text);
  const between = `${indent}|${' --- |'.repeat(cellsOf(text).length)}`;
  if (isInCell) return { ...newRow(lines, pressed, pressed.line), between };
  // Who writes the row of hyphens by hand needs no other.
  return pressed.typed.startsWith('|') ? undefined : { between, prefix: indent };
}

/** What is typed next to the last row would still be one, so a blank line comes between. */
function endTable(lines: Lines, { line, character }: Pressed): NewLine {
  const indent = indentOf(lines.text(line));
  const end = lines.start(line) + lines.text(line).length;
  return {
    above: indent.trimEnd(),
    prefix: indent,
    others: [deletion({ start: lines.start(line) + character, end })],
  };
}

function newRow(lines: Lines, { line, character }: Pressed, header: number): NewLine {
  const text = lines.text(line);
  const indent = indentOf(text);
  const cells = spaceForCells(lines, line, header);
  const row = `${indent}|${cells.map((space) => `${space}|`).join('')}`;
  const hyphens = header + 1 < lines.count && line === header ? lines.text(line + 1) : '';
  const isSplit = line === header && isDelimiterRow(hyphens);
  const last = isSplit ? line + 1 : line;
  const rest = { start: lines.start(line) + character, end: lines.start(last) + lines.text(last).length };
  const isAtEnd = character >= text.trimEnd().length;
  const prefix = isAtEnd ? row : row.slice(0, indent.length + '| '.length);
  return {
    above: text.trimEnd(),
    prefix,
    others: rest.end > rest.start ? [replacement(rest, row.slice(prefix.length))] : [],
    ...(isSplit && { between: hyphens }),
  };
}

/** Returns the spaces in the cells of a new row: as wide as those above it, if these are aligned. */
function spaceForCells(lines: Lines, line: number, header: number): readonly string[] {
  const bars = barsIn(lines.text(header));
  const others = header + 1 < lines.count ? [header + 1, line].map((one) => barsIn(lines.text(one)).join()) : [];
  const isAligned = others.length > 0 && others.every((other) => other === bars.join());
  return cellsOf(lines.text(header)).map((_, at) => {
    const width = (bars[at + 1] ?? 0) - (bars[at] ?? 0) - 1;
    return ' '.repeat(isAligned ? Math.max(2, width) : 2);
  });
}

/** Whether a line and the one above are both rows of hyphens of one table: Enter had added the upper one. */
export function isDelimiterRowDoubled(lines: Lines, line: number): boolean {
  if (line < 2) return false;
  const [header = '', upper = '', lower = ''] = [line - 2, line - 1, line].map((one) => lines.text(one));
  const width = cellsOf(header).length;
  return (
    isRow(header) &&
    !isDelimiterRow(header) &&
    [upper, lower].every((row) => isDelimiterRow(row) && cellsOf(row).length === width)
  );
}

function isDelimiterRow(text: string): boolean {
  return isRow(text) && delimiterRow.test(rowOf(text));
}

function indentOf(text: string): string {
  return /^[\s>]*/.exec(text)?.[0] ?? '';
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
  const indent = indentOf(lines.text(first));
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
