import { trimmedRange } from '../../page/mdx/whitespace.ts';
import { cutCodeIn } from '../mdx/syntaxError/cutCode.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { endOfLineText, lineBefore, lineEndOf, startOfLine } from '../../text/lines.ts';
import { code, count } from '../../util/messageText.ts';
import { fixesIfAny, type Finding, type PageRule, pageFix } from '../engine/rule.ts';
import { type TextRange, deletion, insertion, type TextEdit } from '../../text/textRange.ts';
import { cellsIn } from '../../page/mdx/blocks/tables.ts';
import type { PageModel } from '../../page/pageModel.ts';

export const delimiterRow: PageRule = {
  meta: {
    id: 'table/delimiter-row',
    title: 'Table shown as text',
    severity: 'warning',
    summary:
      'a table that is shown as text, since the row of hyphens below its header is missing or has more or fewer cells',
    timing: 'whenTyped',
  },
  *check(context) {
    for (const table of mismatchedTablesIn(context.page)) yield findingOf(context, table);
    for (const rows of bareRowsIn(context.page)) yield bareFinding(context, rows);
  },
};

function findingOf(context: PageContext, table: MismatchedTable): Finding {
  const { columns, delimiters, delimiterRow: range } = table;
  const { text } = context.page;
  const cut = cutPipes(text, table);
  const below = columns < delimiters.length ? rowsBelow(text, table) : [];
  const isHeaderShort = isOfMost(below, table);
  const cutBelow = below.flatMap(({ cells, pipes }) => (cells - pipes.length === columns ? pipes : []));
  const [title, edits] =
    cut.length > 0
      ? [`Escape the ${code('|')} in code`, escapes(cut)]
      : isHeaderShort
        ? [`Give the header ${count(delimiters.length, 'cell')}`, [cellsForHeader(text, table)]]
        : [`Give the row ${count(columns, 'cell')}`, [...editsOfRow(text, table), ...escapes(cutBelow)]];
  const advice =
    cut.length > 0
      ? `Escape the ${code('|')} in the code of the header as ${code('\\|')}.`
      : cutBelow.length > 0 && !isHeaderShort
        ? `Remove ${count(delimiters.length - columns, 'cell')}, and escape the ${code('|')} in the code below as ${code('\\|')}.`
        : isHeaderShort
          ? `Add ${count(delimiters.length - columns, 'cell')} to the header, or remove as many from this row.`
          : adviceFor(table);
  return {
    range,
    message: `This row has ${count(delimiters.length, 'cell')} but the header above it ${columns}, so readers see text instead of a table. ${advice}`,
    fixes: fixesIfAny(() => [pageFix(context, title, edits, { preferred: true })]),
  };
}

function bareFinding(context: PageContext, { first, columns, gap }: BareRows): Finding {
  const { text } = context.page;
  if (gap !== undefined) {
    return {
      range: first,
      message: 'The blank line above ends the table, so readers see text instead of this row. Remove the blank line.',
      fixes: () => [pageFix(context, 'Remove the blank line', [deletion(gap)], { preferred: true })],
    };
  }
  const indent = lineBefore(text, first.start);
  const row = `|${' --- |'.repeat(columns)}`;
  return {
    range: first,
    message: `This table has no row of hyphens below its header, so readers see text instead. Add ${code(row)}.`,
    fixes: () => [
      pageFix(context, 'Add the row of hyphens', [insertion(first.end, `${lineEndOf(text)}${indent}${row}`)], {
        preferred: true,
      }),
    ],
  };
}

/** Returns the `|` in code that split the header, if those alone make the difference. */
function cutPipes(text: string, { header, columns, delimiters }: MismatchedTable): readonly number[] {
  const pipes = cutCodeIn(text, header).flatMap((cut) => cut.pipes);
  return columns - pipes.length === delimiters.length ? pipes : [];
}

/** Whether most rows have as many cells as the row of hyphens rather than as many as the header. */
function isOfMost(rows: readonly Row[], { columns, delimiters }: MismatchedTable): boolean {
  const wide = rows.filter(({ cells, pipes }) => cells - pipes.length >= delimiters.length).length;
  const narrow = rows.filter(({ cells, pipes }) => cells - pipes.length <= columns).length;
  return wide > 0 && wide >= narrow;
}

function adviceFor({ columns, delimiters }: MismatchedTable): string {
  const difference = columns - delimiters.length;
  return difference > 0
    ? `Add ${difference === 1 ? code('---') : `${code('---')} ${difference} times`}.`
    : `Remove ${count(-difference, 'cell')}, or add what the header lacks.`;
}

function escapes(pipes: readonly number[]): readonly TextEdit[] {
  return pipes.map((at) => insertion(at, '\\'));
}

/** The number of rows to read: those of many tables without an empty line would be read again for each. */
const mostRows = 100;

/** How many cells a row has, and the `|` in its code. */
interface Row {
  readonly cells: number;
  readonly pipes: readonly number[];
}

/** Returns the cells of the rows below the one of hyphens, since what has no header isn’t shown, and the `|` in code there. */
function rowsBelow(text: string, { delimiterRow: { end } }: MismatchedTable): readonly Row[] {
  const rows = [];
  let start = text.indexOf('\n', end) + 1;
  while (start > 0 && rows.length < mostRows) {
    const range = { start, end: endOfLineText(text, start) };
    const row = text.slice(range.start, range.end).trim();
    if (!row.includes('|')) break;
    rows.push({ cells: cellsIn(row).length, pipes: cutCodeIn(text, range).flatMap((cut) => cut.pipes) });
    start = text.indexOf('\n', range.end) + 1;
  }
  return rows;
}

/** Returns the edit that gives the header as many cells as the row of hyphens. */
function cellsForHeader(text: string, { header, columns, delimiters }: MismatchedTable): TextEdit {
  const end = text.charAt(header.end - 1) === '|' ? '' : ' |';
  return insertion(header.end, `${end}${'  |'.repeat(delimiters.length - columns)}`);
}

/** Returns the edits that give the row as many cells as the header, in the form of its last one. */
function editsOfRow(text: string, { columns, delimiters }: MismatchedTable): readonly TextEdit[] {
  const last = delimiters.at(-1);
  if (last === undefined) return [];
  if (columns > delimiters.length) {
    const before = text.slice(last.start - 1, last.start) === '|' ? '|' : ' | ';
    return [insertion(last.end, `${before}---`.repeat(columns - delimiters.length))];
  }
  const kept = delimiters[columns - 1];
  return kept === undefined ? [] : [deletion({ start: kept.end, end: last.end })];
}

/** Rows of a table that are text. */
interface BareRows {
  readonly first: TextRange;
  readonly columns: number;
  /** The blank lines between the rows and the table that they belong to; undefined if there is no table above. */
  readonly gap: TextRange | undefined;
}

/** Consecutive lines that begin and end with `|`. */
const rows = /^[ \t]*\|[^\r\n]*\|[ \t]*$(?:\r?\n[ \t]*\|[^\r\n]*\|[ \t]*$)*/gm;

/** Returns the rows that aren’t read as a table, since no row of hyphens is below the first or a blank line is above. */
function bareRowsIn(page: PageModel): readonly BareRows[] {
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

/** Lines that are text, since the row of hyphens has not as many cells as the header above it. */
interface MismatchedTable {
  readonly header: TextRange;
  readonly delimiterRow: TextRange;
  readonly columns: number;
  /** The cells of the row of hyphens; there are more or fewer than columns. */
  readonly delimiters: readonly TextRange[];
}

/** A row of hyphens with a `|` between two of them, or on both sides of a single cell. */
const delimiterLine =
  /^[ \t]*(?:(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+(?:\|[ \t]*)?|\|[ \t]*:?-+:?[ \t]*\|[ \t]*)$/gm;

/** Returns what was meant as a table and isn’t read as one because of the number of its cells. */
function mismatchedTablesIn(page: PageModel): readonly MismatchedTable[] {
  return [...page.text.matchAll(delimiterLine)].flatMap(({ index, 0: line }) => {
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
