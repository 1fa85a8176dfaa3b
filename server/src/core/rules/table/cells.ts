import { tablesOf } from '../../page/tables.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code, shorten } from '../../util/words.ts';
import { insertion, pageFix } from '../pageEdits.ts';
import type { Finding, PageRule } from '../rule.ts';

export const cells: PageRule = {
  meta: {
    id: 'table/cells',
    severity: 'warning',
    summary: 'a table row with more cells than the header, so that some aren’t shown',
    guideline: 'Escape `|` as `\\|`',
    fixable: true,
  },
  checksSnippets: true,
  *check(place) {
    for (const { rows } of tablesOf(place.page)) {
      const [head = [], ...others] = rows;
      const overfull = others.flatMap((row) => overfullRow(place.page.text, row, head.length) ?? []);
      yield* overfull.filter(({ pipes }) => pipes.length > 0).map((row) => findingOf(place, row));
      // Several rows of the same kind have the same cause: the header lacks a column, or a table is continued by one.
      const [first, ...more] = overfull.filter(({ pipes }) => pipes.length === 0);
      if (first !== undefined) yield findingOf(place, first, more.length);
    }
  },
};

/** A row whose last cells have text and no column. */
interface OverfullRow {
  readonly cells: number;
  readonly columns: number;
  readonly lost: TextRange;
  /** Offsets of each `|` in code, if they are what splits the row; none otherwise. */
  readonly pipes: readonly number[];
}

function overfullRow(text: string, row: readonly TextRange[], columns: number): OverfullRow | undefined {
  // Empty cells lose nothing.
  const last = row.findLast(({ start, end }) => end > start);
  const lost = row[columns];
  if (last === undefined || lost === undefined || last.start < lost.start) return undefined;
  const start = row[0]?.start ?? 0;
  const pipes = pipesInCode(text.slice(start, row.at(-1)?.end ?? start)).map((at) => start + at);
  const isCause = pipes.length === row.length - columns;
  return { cells: row.length, columns, lost: { start: lost.start, end: last.end }, pipes: isCause ? pipes : [] };
}

function findingOf(place: PageInSite, { cells, columns, lost, pipes }: OverfullRow, more = 0): Finding {
  const { text } = place.page;
  const written = code(shorten(text.slice(lost.start, lost.end), 30));
  const others = more === 0 ? '' : ` (${more} more ${more === 1 ? 'row' : 'rows'} below)`;
  const edits = pipes.map((at) => insertion(at, '\\'));
  return {
    range: lost,
    message: `This row has ${cells} cells but the header has ${columns}, so ${written} isn’t shown${others}. ${adviceFor(text, lost, more)}`,
    fixes: () =>
      edits.length === 0 ? [] : [pageFix(place, `Escape the ${code('|')} in code`, edits, { preferred: true })],
  };
}

function adviceFor(text: string, lost: TextRange, more: number): string {
  if (more === 0) return `Escape a literal ${code('|')} as ${code('\\|')}.`;
  const isHeader = /^[^\n]*\n[ \t>|:-]*-[ \t>|:-]*(?:\n|$)/.test(text.slice(lost.end));
  return isHeader ? 'Add a blank line before the table that starts here.' : 'Add the missing columns to the header.';
}

/** Where a `|` without a backslash is within what would be code if it didn’t end the cell. */
function pipesInCode(row: string): readonly number[] {
  const pipes: number[] = [];
  for (const { index, 0: span, 1: marks = '' } of row.matchAll(/(?<![`\\])(`+)(?!`)[^]*?(?<!`)\1(?!`)/g)) {
    for (let at = marks.length; at < span.length; at++) {
      if (span.charAt(at) === '\\') at++;
      else if (span.charAt(at) === '|') pipes.push(index + at);
    }
  }
  return pipes;
}
