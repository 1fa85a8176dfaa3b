import type { PageModel } from '../../page/pageModel.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { endOfLineText } from '../../text/lines.ts';
import { codeSpan } from '../../text/markdown.ts';
import { type TextRange, replacement } from '../../text/textRange.ts';
import { partitionPoint } from '../../util/collections.ts';
import { shorten } from '../../util/messageText.ts';
import { type Finding, pageFix } from '../engine/rule.ts';

/** Code with backticks in it, one of which ends it. */
export interface BrokenCode {
  readonly range: TextRange;
  /** Whether the backticks in it have backslashes. */
  readonly isEscaped: boolean;
}

/** How far the code may be from an expression that was to be in it. */
const farthest = 80;

/** Returns the code that an expression was to be in; undefined if it is none. */
export function brokenCode(page: PageModel, range: TextRange): BrokenCode | undefined {
  return withTemplate(page, range) ?? brokenByBackslash(page, range);
}

/** A template in code: the expression is between two code spans without a space. */
function withTemplate({ text, codeSpans }: PageModel, { start, end }: TextRange): BrokenCode | undefined {
  const next = partitionPoint(codeSpans, (span) => span.start >= end);
  const [left, right] = [codeSpans[next - 1], codeSpans[next]];
  if (!left || !right || start - left.end > farthest || right.start - end > farthest) return undefined;
  const around = text.slice(left.end, start) + text.slice(end, right.start);
  const isSingle = [left, right].every((span) => !text.slice(span.start, span.end).includes('``'));
  return isSingle && /^[^\s|]*$/.test(around)
    ? { range: { start: left.start, end: right.end }, isEscaped: false }
    : undefined;
}

/** Backticks with backslashes, which escape nothing in code: the first ends it, the others are text, as is its last one. */
export function brokenByBackslash({ text, codeSpans }: PageModel, { start, end }: TextRange): BrokenCode | undefined {
  const left = codeSpans[partitionPoint(codeSpans, (span) => span.start >= start) - 1];
  if (left === undefined || start < left.end || start - left.end > farthest) return undefined;
  if (!/^`[^`]*\\`$/.test(text.slice(left.start, left.end))) return undefined;
  const rest = text.slice(left.end, Math.min(endOfLineText(text, left.end), end + 2 * farthest));
  const length = /^(?:[^`]*?\\`)+(?:[^`]*[^`\\])?`(?!`)/.exec(rest)?.[0].length ?? 0;
  const codeEnd = left.end + length;
  return codeEnd > end ? { range: { start: left.start, end: codeEnd }, isEscaped: true } : undefined;
}

/** Returns the finding of code that ends too early; `isFatal` if that keeps the page from being shown. */
export function codeFinding(context: PageContext, { range, isEscaped }: BrokenCode, isFatal: boolean): Finding {
  const inner = context.page.text.slice(range.start + 1, range.end - 1);
  const whole = codeSpan(isEscaped ? inner.replaceAll('\\`', '`') : inner);
  const cause = isEscaped
    ? 'A backslash doesn’t escape a backtick in code, so this code ends there and'
    : 'This code ends at its second backtick, so';
  return {
    range,
    ...(isFatal && { severity: 'error' }),
    message: `${cause} ${isFatal ? 'the page can’t be shown' : 'a part of it isn’t shown'}. Enclose it in two backticks${isEscaped ? ' instead' : ''}.`,
    fixes: () => [
      pageFix(context, `Change to ${codeSpan(shorten(whole, 40))}`, [replacement(range, whole)], { preferred: true }),
    ],
  };
}
