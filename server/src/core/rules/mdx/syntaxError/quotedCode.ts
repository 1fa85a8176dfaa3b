import type { JsxTag } from '../../../page/mdx/script/scanTag.ts';
import type { PageModel } from '../../../page/pageModel.ts';
import { blocksAround, isWithinAny } from '../../../page/pageQueries.ts';
import type { TextRange } from '../../../text/textRange.ts';

/** The text on both sides of a range: the rest of its first line before it, and of its last line after it. */
interface Surroundings {
  readonly before: string;
  readonly after: string;
}

/** How much of a line is read on each side. */
const mostOfLine = 200;

/** Whether a text is directly in quotation marks, or in an element of code. */
export function isInQuotes(page: PageModel, range: TextRange): boolean {
  const { before, after } = surroundings(page.text, range);
  if (/["'“”„«»‘’‹›`「『]$/.test(before) && /^(?:["'”“»«’‘›‹`」』]|\\`)/.test(after)) return true;
  return isWithinAny(page, range.start, (name) => name === 'code' || name === 'kbd' || name === 'samp');
}

/**
 * Whether a text seems to show HTML rather than to use it: it is in quotation marks, alone in emphasis, a list item or a
 * table cell, or called a tag or comment. Readers of such a page miss what it is about.
 */
export function isQuoted(page: PageModel, range: TextRange): boolean {
  if (isInQuotes(page, range)) return true;
  const { before, after } = surroundings(page.text, range);
  if (/[*_([]$/.test(before) && /^[*_)\]]/.test(after)) return true;
  if (/^\s+(?:HTML\s+)?(?:tag|element|comment|marker|syntax)s?\b/i.test(after)) return true;
  if (/(?:^|\s)(?:tag|element|comment|marker)s?\s+$/i.test(before)) return true;
  return /(?:\||^[ \t>]*(?:[-*+]|\d{1,9}[.)]))[ \t]+$/.test(before) && /^[ \t]*(?:\||$)/.test(after);
}

/**
 * Whether a tag of an element without content is rather text than an element, which has attributes unless it is a break
 * or a rule. Of 11,072 breaks on real sites none but in tables and code has a space on both sides in the midst of a
 * sentence, where “Use <br> for a new line” has them.
 */
export function isQuotedTag(page: PageModel, { range, attributes }: JsxTag): boolean {
  if (attributes.length > 0) return isInQuotes(page, range);
  if (isQuoted(page, range)) return true;
  const { before, after } = surroundings(page.text, range);
  const isInSentence = /[\p{L}\p{N},:] $/u.test(before) && /^ [\p{L}\p{N}]/u.test(after);
  return isInSentence && blocksAround(page, range.start).every(({ kind }) => kind !== 'table');
}

/**
 * Whether an HTML comment may be text that readers should see. It surely isn’t where it has its lines to itself, but for
 * tags and other comments, and no sentence goes on around it, nor at the end of a line after a complete sentence.
 */
export function mayBeQuotedComment(page: PageModel, range: TextRange): boolean {
  const { text } = page;
  const { before, after } = surroundings(text, range);
  // A comment that contains the start of another one ends where that one does: perhaps in a sample far below.
  if (after.trim() !== '' || text.slice(range.start + 1, range.end).includes('<!--') || isQuoted(page, range))
    return true;
  const above = text.slice(Math.max(0, range.start - before.length - mostOfLine), range.start - before.length);
  const isOnOwnLine = before.replace(/<[^<>]*>|\{\/\*.*?\*\/\}/g, '').trim() === '';
  const introduction = isOnOwnLine ? above : before;
  if (/[:：]["'”’*_]*\s*$/.test(introduction)) return true;
  if (!isOnOwnLine) return !endsSentence(before);
  const paragraph = blocksAround(page, range.start).find(({ kind }) => kind === 'paragraph');
  const isBelowText = paragraph !== undefined && paragraph.range.start < range.start - before.length;
  return (
    isBelowText &&
    !endsSentence(above) &&
    /^[ \t]*\r?\n[ \t]*[\p{L}\p{N}“"(]/u.test(text.slice(range.end, range.end + mostOfLine))
  );
}

function endsSentence(text: string): boolean {
  return /[.!?…。！？]["'”’)\]*_]*\s*$/.test(text);
}

function surroundings(text: string, { start, end }: TextRange): Surroundings {
  return {
    before: /[^\r\n]*$/.exec(text.slice(Math.max(0, start - mostOfLine), start))?.[0] ?? '',
    after: /^[^\r\n]*/.exec(text.slice(end, end + mostOfLine))?.[0] ?? '',
  };
}
