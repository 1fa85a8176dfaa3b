import { cutCodeIn, rowRange } from '../mdx/syntaxError/cutCode.ts';
import { cellsIn } from '../../page/mdx/blocks/tables.ts';
import { endOfLineText, lineBefore, lineEndOf, startOfLine } from '../../text/lines.ts';
import { tablesOf } from '../../page/tables.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { type TextRange, deletion, insertion, replacement } from '../../text/textRange.ts';
import { partitionPoint } from '../../util/collections.ts';
import { lazy } from '../../util/lazy.ts';
import { code, shorten } from '../../util/messageText.ts';
import { fixesIfAny, type Finding, type PageRule, pageFix } from '../engine/rule.ts';

export const cells: PageRule = {
  meta: {
    id: 'table/cells',
    severity: 'warning',
    title: 'Table row that doesn’t match the header',
    summary:
      'a table row with more cells than the header, so that some aren’t shown, or one that a line break cuts in two',
    guideline: 'Escape `|` as `\\|`',
  },
  *check(context) {
    const { text } = context.page;
    const errors = lazy(() => context.page.problems.map(({ range }) => range.start).sort((a, b) => a - b));
    for (const rows of tablesOf(context.page)) {
      const [head = [], ...others] = rows;
      const overfull = others
        .flatMap((row) => overfullRow(text, row, head) ?? [])
        .filter(({ range }) => !hasSyntaxError(errors(), range));
      for (const cut of cutRows(text, head, others)) yield cutFinding(context, cut);
      yield* overfull.filter(isClear).map((row) => findingOf(context, row));
      // Similar rows have the same cause: the header lacks a column, or a table is continued by one.
      const [first, ...more] = overfull.filter((row) => !isClear(row));
      if (first !== undefined) yield findingOf(context, first, more.length, overfull.length === others.length);
    }
  },
};

/** Whether a row can’t be read: `mdx/syntax` reports that, and the `|` if it is the cause. */
function hasSyntaxError(errors: readonly number[], { start, end }: TextRange): boolean {
  return (errors[partitionPoint(errors, (offset) => offset >= start)] ?? Infinity) < end;
}

/** A row with text in more cells than there are columns. */
interface OverfullRow {
  readonly range: TextRange;
  readonly cells: number;
  readonly columns: number;
  readonly excess: TextRange;
  /** Offsets of each `|` that splits the row by mistake: in code, or without spaces around it; empty if unknown. */
  readonly pipes: readonly number[];
  readonly areInCode: boolean;
  /** The second `|` of a row that begins with two, if the empty cell between them is the only excess one. */
  readonly doubled: TextRange | undefined;
  /** The whitespace before each further row on the same line; empty if the excess cells are no rows. */
  readonly gaps: readonly TextRange[];
}

/** Whether a row has its own cause. */
function isClear({ pipes, doubled, gaps }: OverfullRow): boolean {
  return pipes.length > 0 || doubled !== undefined || gaps.length > 0;
}

function overfullRow(text: string, row: readonly TextRange[], head: readonly TextRange[]): OverfullRow | undefined {
  const columns = head.length;
  // Empty cells hide nothing.
  const last = row.findLast(({ start, end }) => end > start);
  const excess = row[columns];
  if (last === undefined || excess === undefined || last.start < excess.start) return undefined;
  const range = rowRange(row);
  const inCode = cutCodeIn(text, range).flatMap((cut) => cut.pipes);
  const areInCode = inCode.length === row.length - columns;
  // A table whose cells have no spaces around them doesn't show which of these are text.
  const isSpaced = joiningPipes(text, rowRange(head)).length === 0;
  const inText = areInCode || !isSpaced ? [] : joiningPipes(text, range);
  return {
    range,
    cells: row.length,
    columns,
    excess: { start: excess.start, end: last.end },
    pipes: areInCode ? inCode : inText.length === row.length - columns ? inText : [],
    areInCode,
    doubled: row.length === columns + 1 ? doubledPipe(text, range.start) : undefined,
    gaps: areInCode || inText.length === row.length - columns ? [] : rowGaps(text, row, columns),
  };
}

/** Returns the whitespace between the rows on one line; none if the cells may be those of a single one. */
function rowGaps(text: string, row: readonly TextRange[], columns: number): readonly TextRange[] {
  if (columns < 3 || row.length % columns !== 0) return [];
  const parts = Array.from({ length: row.length / columns }, (_, at) => row.slice(at * columns, (at + 1) * columns));
  const written = parts.map((part) => part.map(({ start, end }) => text.slice(start, end)));
  const marks = written.map(([first = '']) => /^[*_`[]*/.exec(first)?.[0] ?? '');
  const areAlike = marks.every((mark) => mark === marks[0]) && written.every((part) => part[0] !== '');
  // Alternatives between `|` are words.
  const areRows = marks[0] !== '' || written.every((part) => part.at(-1)?.includes(' ') === true);
  if (!areAlike || !areRows) return [];
  return parts.slice(1).map(([first]) => {
    const end = first?.start ?? 0;
    return { start: text.lastIndexOf('|', end - 1) + 1, end };
  });
}

/** Returns the line break between two rows, with the quote marks and the `|` at the start of the second one. */
function rowBreak(text: string, { start }: TextRange): string {
  const before = /^[\s>]*(?:\|[ \t]*)?/.exec(lineBefore(text, start))?.[0] ?? '';
  return lineEndOf(text) + before;
}

/** A row that a line break cuts in two. */
interface CutRow {
  /** The second part, which readers see as a row of its own. */
  readonly end: TextRange;
  /** The line break, with the whitespace around it. */
  readonly gap: TextRange;
}

/** Yields the rows that lack an end, and have the cells of the header together with the line below, which lacks a start. */
function* cutRows(text: string, head: readonly TextRange[], rows: readonly (readonly TextRange[])[]): Iterable<CutRow> {
  const [header, ...lines] = [head, ...rows].map((row) => lineOf(text, row));
  const areClosed = header !== undefined && /^\|[^]*\|$/.test(text.slice(header.start, header.end));
  if (!areClosed) return;
  for (const [at, end] of lines.slice(1).entries()) {
    const begin = lines[at];
    if (begin === undefined) continue;
    const [first, second] = [begin, end].map((line) => text.slice(line.start, line.end)) as [string, string];
    const isOpen = (rows[at]?.length ?? 0) < head.length || !first.endsWith('|');
    const isCut = isOpen && first.startsWith('|') && !second.startsWith('|') && second.endsWith('|');
    if (isCut && cellsIn(`${first} ${second}`).length === head.length) {
      yield { end, gap: { start: begin.end, end: end.start } };
    }
  }
}

/** Returns the range of the line of a row, without whitespace and the marks of quotes around it. */
function lineOf(text: string, row: readonly TextRange[]): TextRange {
  const [{ start }] = [row[0] ?? { start: 0 }];
  const from = startOfLine(text, start);
  const line = text.slice(from, endOfLineText(text, start));
  return { start: from + (/^[\s>]*/.exec(line)?.[0].length ?? 0), end: from + line.trimEnd().length };
}

function cutFinding(context: PageContext, { end, gap }: CutRow): Finding {
  return {
    range: end,
    message: 'A line break cuts this row in two, so readers see two rows. Join this line with the one above.',
    fixes: () => [pageFix(context, 'Join both lines', [replacement(gap, ' ')], { preferred: true })],
  };
}

/** Returns the offsets of each `|` without spaces around it, as in `on|off`. */
function joiningPipes(text: string, { start, end }: TextRange): readonly number[] {
  return [...text.slice(start, end).matchAll(/(?<=[^\s|\\])\|(?=[^\s|])/g)].map(({ index }) => start + index);
}

function findingOf(
  context: PageContext,
  { cells, columns, excess, pipes, areInCode, doubled, gaps }: OverfullRow,
  more = 0,
  isEveryRow = false,
): Finding {
  const { text } = context.page;
  const written = code(shorten(text.slice(excess.start, excess.end), 30));
  const others = more === 0 ? '' : ` (${more} more ${more === 1 ? 'row' : 'rows'} below)`;
  const where = areInCode ? 'in code' : 'between words';
  const advice =
    doubled !== undefined
      ? `Remove the second ${code('|')} at its start.`
      : gaps.length > 0
        ? `These are ${gaps.length + 1} rows on one line. Begin each on a line of its own.`
        : pipes.length > 0
          ? `Escape the ${code('|')} ${areInCode ? 'in the code' : where} as ${code('\\|')}.`
          : adviceFor(text, { cells, excess }, more, isEveryRow);
  const edits = pipes.map((at) => insertion(at, '\\'));
  const lineBreak = gaps.length === 0 ? '' : rowBreak(text, excess);
  return {
    range: excess,
    message: `This row has ${cells} cells but the header has ${columns}, so ${written} isn’t shown${others}. ${advice}`,
    fixes: fixesIfAny(() =>
      doubled !== undefined
        ? [pageFix(context, `Remove the second ${code('|')}`, [deletion(doubled)], { preferred: true })]
        : gaps.length > 0
          ? [
              pageFix(
                context,
                'Begin each row on a line of its own',
                gaps.map((gap) => replacement(gap, lineBreak)),
                { preferred: true },
              ),
            ]
          : edits.length === 0
            ? []
            : [pageFix(context, `Escape the ${code('|')} ${where}`, edits, { preferred: true })],
    ),
  };
}

/** Returns the second `|` of a row that begins with two; a row’s range begins at its first cell, here an empty one. */
function doubledPipe(text: string, start: number): TextRange | undefined {
  return text.slice(start - 1, start + 1) === '||' ? { start, end: start + 1 } : undefined;
}

/** Returns what to do about the first of similar rows; `isEveryRow` if those are all rows of the table. */
function adviceFor(
  text: string,
  { cells, excess }: Pick<OverfullRow, 'cells' | 'excess'>,
  more: number,
  isEveryRow: boolean,
): string {
  const below = /^[^\n]*\n([ \t>|:-]*-[ \t>|:-]*)(?:\r?\n|$)/.exec(text.slice(excess.end))?.[1];
  const isHeader = more > 0 && below !== undefined && below.split(/-+/).length - 1 === cells;
  if (isHeader) return 'Add a blank line before the table that starts here.';
  return more > 0 && isEveryRow
    ? 'Add the missing columns to the header.'
    : `Escape a literal ${code('|')} as ${code('\\|')}, or add a column to the header.`;
}
