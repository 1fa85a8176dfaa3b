import { elementAround } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { type TextRange, insertion, replacement, type TextEdit } from '../../text/textRange.ts';
import { code, shorten } from '../../util/messageText.ts';
import { rereadBlock } from '../engine/rereadBlock.ts';
import { type Fix, pageFix } from '../engine/rule.ts';

/**
 * Returns the fixes that show expressions of one word as the text that they are: with backslashes, and as code where that
 * is possible.
 */
export function braceFixes(context: PageContext, ranges: readonly [TextRange, ...TextRange[]]): readonly Fix[] {
  const { text } = context.page;
  const escape = ranges.flatMap((range) => escapesOf(text, range));
  const word = wordAround(text, { start: ranges[0].start, end: ranges.at(-1)?.end ?? 0 });
  return [pageFix(context, 'Escape the braces', escape, { preferred: true }), ...asCode(context, word, ranges.length)];
}

/** Returns the edits that escape an expression; a dollar sign before it would begin a formula. */
function escapesOf(text: string, { start, end }: TextRange): readonly TextEdit[] {
  const special = Array.from(text.slice(start, end).matchAll(/[{}<`*]/g), ({ index }) =>
    insertion(start + index, '\\'),
  );
  return /(?<!\\)\$$/.test(text.slice(Math.max(0, start - 2), start))
    ? [insertion(start - 1, '\\'), ...special]
    : special;
}

/** What words of code consist of; scripts without spaces have no words to be seen. */
const leading = /[\p{Script=Latin}\p{Nd}\-_./:@#%&=+$~?{}\\]*$/u;
const trailing = /^[\p{Script=Latin}\p{Nd}\-_./:@#%&=+$~?{}\\]*/u;
/** As above, with the brackets of calls and of regular expressions. */
const leadingWithBrackets = /[\p{Script=Latin}\p{Nd}\-_./:@#%&=+$~?{}\\()[\]^]*$/u;
const trailingWithBrackets = /^[\p{Script=Latin}\p{Nd}\-_./:@#%&=+$~?{}\\()[\]^]*/u;
const longestWord = 100;

/** Returns the range of the word around a range, without the punctuation of the sentence and marks around it. */
function wordAround(text: string, { start, end }: TextRange): TextRange {
  const [left, right] = [text.slice(Math.max(0, start - longestWord), start), text.slice(end, end + longestWord)];
  const wide = wordIn(left, right, leadingWithBrackets, trailingWithBrackets);
  const written = text.slice(start - wide.left, end + wide.right);
  const isWide = areBracketsClosed(written) && !/^\(.*\)$/.test(written);
  const word = isWide ? wide : wordIn(left, right, leading, trailing);
  return { start: start - word.left, end: end + word.right };
}

/** Returns how many characters to the left and to the right belong to a word. */
function wordIn(left: string, right: string, first: RegExp, last: RegExp): { left: number; right: number } {
  const word = [first.exec(left)?.[0] ?? '', last.exec(right)?.[0] ?? ''] as const;
  return { left: word[0].replace(/^[:.?~_]+(?!\/)/, '').length, right: word[1].replace(/[:.?~_]+$/, '').length };
}

function areBracketsClosed(text: string): boolean {
  const open: string[] = [];
  for (const [bracket] of text.matchAll(/[()[\]]/g)) {
    if (bracket === '(' || bracket === '[') open.push(bracket === '(' ? ')' : ']');
    else if (open.pop() !== bracket) return false;
  }
  return open.length === 0;
}

function asCode({ page, file }: PageContext, range: TextRange, count: number): readonly Fix[] {
  const written = page.text.slice(range.start, range.end);
  const isCode = /^(?:code|pre)$/.test(elementAround(page, range.start)?.name ?? '');
  if (isCode || /[`\n|]|&#?\w+;/.test(written)) return [];
  const shown = written.replace(/\\([!-/:-@[-`{-~])/g, '$1');
  const edits = [replacement(range, code(shown))];
  const block = rereadBlock(page, range);
  if (block === undefined) return [];
  const { before } = block;
  const after = block.after(edits);
  const isShown =
    after.expressions.length <= before.expressions.length - count &&
    after.problems.length <= before.problems.length &&
    after.links.length === before.links.length &&
    after.math.length <= before.math.length;
  return isShown ? [pageFix({ file }, `Format ${code(shorten(shown, 40))} as code`, edits)] : [];
}
