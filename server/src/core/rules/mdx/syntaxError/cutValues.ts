import { type TextRange, firstFrom } from '../../../text/textRange.ts';
import { pipesIn, rowRange } from './cutCode.ts';
import { BracketScanner } from '../../../page/mdx/script/bracketScanner.ts';
import { isBroken, scanTag, type JsxAttribute } from '../../../page/mdx/script/scanTag.ts';
import type { PageModel } from '../../../page/pageModel.ts';
import type { PageProblem } from '../../../page/pageProblem.ts';
import { tablesOf } from '../../../page/tables.ts';

/** A tag or an expression that would be complete if a `|` in it didn’t end the table cell. */
export interface CutValue {
  readonly range: TextRange;
  /** The attributes with a `|` in their values; none for an expression. */
  readonly attributes: readonly JsxAttribute[];
}

/** Rows are rarely longer, and each syntax error in one reads to its end. */
const mostOfRow = 5_000;

/** Returns what the syntax errors in the rows of tables are about, if a `|` is their cause; in the order of the text. */
export function cutValuesOf(page: PageModel): readonly CutValue[] {
  if (!page.problems.some(isPossible)) return [];
  const found: CutValue[] = [];
  for (const rows of tablesOf(page)) {
    for (const row of rows.map(rowRange)) {
      const problem = firstFrom(page.problems, row.start);
      if (problem === undefined || problem.range.start >= row.end || row.end - row.start > mostOfRow) continue;
      const cut = isPossible(problem) ? cutAt(page.text, problem.range.start, row.end) : undefined;
      if (cut !== undefined) found.push(cut);
    }
  }
  return found;
}

function isPossible({ kind }: PageProblem): boolean {
  return kind === 'unfinishedTag' || kind === 'openBrace';
}

function cutAt(text: string, start: number, rowEnd: number): CutValue | undefined {
  if (text.charAt(start) === '{') {
    const end = new BracketScanner(text, rowEnd, 'braces').endOf(start);
    const isCut = end !== undefined && pipesIn(text.slice(start, end)).length > 0;
    return isCut ? { range: { start, end }, attributes: [] } : undefined;
  }
  const tag = scanTag(text, start, rowEnd);
  if (tag === undefined || isBroken(tag)) return undefined;
  const attributes = tag.attributes.filter(({ range }) => pipesIn(text.slice(range.start, range.end)).length > 0);
  return attributes.length === 0 ? undefined : { range: tag.range, attributes };
}

/** Returns the text of an expression with each `|` in its strings escaped; undefined if one is elsewhere. */
export function withEscapedPipes(expression: string): string | undefined {
  let quote = '';
  let escaped = '';
  for (let at = 0; at < expression.length; at++) {
    const char = expression.charAt(at);
    if (char === '\\') {
      escaped += expression.slice(at, at + 2);
      at++;
      continue;
    }
    if (char === '|' && quote === '') return undefined;
    if (quote === '' ? /["'`]/.test(char) : char === quote) quote = quote === '' ? char : '';
    escaped += char === '|' ? '\\|' : char;
  }
  return escaped;
}
