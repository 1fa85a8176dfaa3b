import type { TextRange } from '../text/textRange.ts';
import { partitionPoint } from '../util/collections.ts';
import type { PageModel } from './pageModel.ts';
import { tablesOf } from './tables.ts';

/** What would be code in a table row if a `|` in it didn’t end the cell. */
export interface CutCode {
  readonly range: TextRange;
  /** Offsets of each unescaped `|` in it. */
  readonly pipes: readonly number[];
}

/** Returns what would be code in a row of a table, but is cut into cells. */
export function cutCodeIn(text: string, row: TextRange): readonly CutCode[] {
  const spans = text.slice(row.start, row.end).matchAll(/(?<![`\\])(`+)(?!`)[^]*?(?<!`)\1(?!`)/g);
  return [...spans].flatMap(({ index, 0: span, 1: marks = '' }) => {
    const start = row.start + index;
    const pipes = pipesIn(span, marks.length).map((at) => start + at);
    return pipes.length === 0 ? [] : [{ range: { start, end: start + span.length }, pipes }];
  });
}

/** Returns the offsets of each `|` in a text that isn’t escaped. */
export function pipesIn(span: string, from = 0): readonly number[] {
  const pipes: number[] = [];
  for (let at = from; at < span.length; at++) {
    if (span.charAt(at) === '\\') at++;
    else if (span.charAt(at) === '|') pipes.push(at);
  }
  return pipes;
}

/** Returns the range of a row of a table from its first cell to its last. */
export function rowRange(row: readonly TextRange[]): TextRange {
  const start = row[0]?.start ?? 0;
  return { start, end: row.at(-1)?.end ?? start };
}

/** Returns the cut code in the tables of a page. */
export function cutCodeOf(page: PageModel): readonly CutCode[] {
  return tablesOf(page).flatMap(({ rows }) => rows.flatMap((row) => cutCodeIn(page.text, rowRange(row))));
}

/** Returns the cut code at an offset, of that in the order of the text. */
export function cutCodeAt(cut: readonly CutCode[], offset: number): CutCode | undefined {
  const next = cut[partitionPoint(cut, ({ range }) => range.end > offset)];
  return next !== undefined && next.range.start <= offset ? next : undefined;
}
