import type { TextRange } from '../../../text/textRange.ts';
import { partitionPoint } from '../../../util/collections.ts';
import type { PageModel } from '../../../page/pageModel.ts';
import { tablesOf } from '../../../page/tables.ts';

/** What would be code in a table row if a `|` in it didn’t end the cell. */
export interface CutCode {
  readonly range: TextRange;
  /** Offsets of each unescaped `|` in it. */
  readonly pipes: readonly number[];
}

/** Returns what would be code in a row of a table, but is cut into cells. */
export function cutCodeIn(text: string, row: TextRange): readonly CutCode[] {
  return codeSpansIn(text.slice(row.start, row.end)).flatMap((span) => {
    const range = { start: row.start + span.start, end: row.start + span.end };
    const pipes = pipesIn(text.slice(range.start, range.end), span.marks).map((at) => range.start + at);
    return pipes.length === 0 ? [] : [{ range, pipes }];
  });
}

/** Code in a text, with the number of its backticks on each side. */
interface CodeSpan extends TextRange {
  readonly marks: number;
}

/** Returns what would be code in a text: from backticks that aren’t escaped to the next ones of the same number. */
function codeSpansIn(text: string): readonly CodeSpan[] {
  const runs = [...text.matchAll(/`+/g)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  const spans: CodeSpan[] = [];
  const nextOfLength = new Map<number, number>();
  // For each run the next of its length: a search from each would take its time again and again in a long row.
  const nexts = runs.map(() => runs.length);
  for (let at = runs.length - 1; at >= 0; at--) {
    const length = lengthOf(runs[at]);
    nexts[at] = nextOfLength.get(length) ?? runs.length;
    nextOfLength.set(length, at);
  }
  for (let at = 0; at < runs.length; at++) {
    const [open, close] = [runs[at], runs[nexts[at] ?? runs.length]];
    if (open === undefined || close === undefined || text.charAt(open.start - 1) === '\\') continue;
    spans.push({ start: open.start, end: close.end, marks: lengthOf(open) });
    at = nexts[at] ?? at;
  }
  return spans;
}

function lengthOf({ start, end }: TextRange = { start: 0, end: 0 }): number {
  return end - start;
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
  return tablesOf(page).flatMap((rows) => rows.flatMap((row) => cutCodeIn(page.text, rowRange(row))));
}

/** Returns the cut code at an offset, of that in the order of the text. */
export function cutCodeAt<Cut extends { readonly range: TextRange }>(
  cut: readonly Cut[],
  offset: number,
): Cut | undefined {
  const next = cut[partitionPoint(cut, ({ range }) => range.end > offset)];
  return next !== undefined && next.range.start <= offset ? next : undefined;
}
