import { endOfLine, hasLinesToItself, lineBefore, lineEndOf, startOfLine } from '../../../text/lines.ts';
import type { OutsideLines, PageProblem } from '../../../page/pageProblem.ts';
import { blocksAround } from '../../../page/pageQueries.ts';
import { readPage } from '../../../page/readPage.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { type TextRange, deletion, insertion, replacement } from '../../../text/textRange.ts';
import { code, shorten } from '../../../util/messageText.ts';
import { type Fix, pageFix } from '../../engine/rule.ts';
import { scriptFixes } from './scriptErrors.ts';
import { isInQuotes, isQuoted, mayBeQuotedComment } from './quotedCode.ts';
import { verifiedFixes } from './verifiedFixes.ts';

/** Returns the fixes of characters that MDX parses as syntax, of addresses, comments and expressions. */
export function textFixes(context: PageContext, problem: PageProblem): readonly Fix[] {
  switch (problem.kind) {
    case 'strayLess':
      return asTextFixes(context, wordAt(context.page.text, problem.range.start));
    case 'openBrace':
      return isOpenComment(context.page.text, problem.range.start)
        ? [closeCommentFix(context, problem.range.start)]
        : [escapeFix(context, problem.range.start, true)];
    case 'outsideLines':
      return outsideFixes(context, problem);
    case 'autolink':
      return [linkFix(context, problem.range, problem.address)];
    case 'htmlComment':
      return commentFixes(context, problem.range, problem.isComment);
    case 'expression':
      return problem.owner === 'text' ? braceFixes(context, problem.range) : valueFixes(context, problem.range);
    case 'script':
      return scriptFixes(context, problem);
    default:
      return [];
  }
}

/** Whether an unclosed brace begins a comment, of whose end at most a part is in its line. */
export function isOpenComment(text: string, start: number): boolean {
  return /^\{\/\*(?:(?!\*\/).)*(?:\*\/)?\s*$/.test(text.slice(start, endOfLine(text, start)));
}

/** Closes a comment at the end of its first line. */
function closeCommentFix(context: PageContext, start: number): Fix {
  const { text } = context.page;
  const line = text.slice(start, endOfLine(text, start)).trimEnd();
  const missing = line.endsWith('*/') ? '}' : ' */}';
  return pageFix(context, 'Close the comment', [insertion(start + line.length, missing)], { preferred: true });
}

/**
 * Returns the fixes that show a `<` and what follows as text. A backslash after an address would belong to the address.
 */
export function asTextFixes(context: PageContext, range: TextRange): readonly Fix[] {
  const before = context.page.text.slice(Math.max(0, range.start - 2_000), range.start);
  const address = /(?:https?:\/\/|www\.)\S*$/i.exec(before)?.[0].length;
  if (address === undefined) return [escapeFix(context, range.start, true), ...codeFix(context, range)];
  const entity = pageFix(context, 'Replace `<` with `&lt;`', [
    replacement({ start: range.start, end: range.start + 1 }, '&lt;'),
  ]);
  return [...codeFix(context, { start: range.start - address, end: range.end }), entity];
}

/** A backslash before a character escapes it. */
function escapeFix(context: PageContext, offset: number, preferred: boolean): Fix {
  const character = context.page.text.charAt(offset);
  return pageFix(context, `Escape the ${code(character)}`, [insertion(offset, '\\')], { preferred });
}

/** Wraps a text in backticks if that is safe. */
function codeFix(context: PageContext, range: TextRange): readonly Fix[] {
  const written = context.page.text.slice(range.start, range.end);
  if (written.length < 2 || /[`\n]/.test(written)) return [];
  return [pageFix(context, `Format ${code(shorten(written, 30))} as code`, [replacement(range, `\`${written}\``)])];
}

/** Returns the range of the word that begins with a special character: `<5ms`, `<=`. */
function wordAt(text: string, start: number): TextRange {
  const word = /^<[^\s`|<>]*>?/.exec(text.slice(start, start + 80))?.[0] ?? '';
  return { start, end: start + word.replace(/[.,;:!?)\]]+$/, '').length };
}

function linkFix(context: PageContext, range: TextRange, address: string): Fix {
  const isMail = !/^[a-z][a-z\d+.-]*:/i.test(address);
  const url = address.replace(/[()\\{]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  const linkWith = (label: string): string => `[${label}](${isMail ? 'mailto:' : ''}${url})`;
  const plain = linkWith(address.replace(/[\\[\]*`{$]/g, '\\$&'));
  // Underscores and tildes rarely have a meaning; escaping all of them would be hard to read.
  const link = isShownAs(plain, address) ? plain : linkWith(address.replace(/[\\[\]*`{$_~&]/g, '\\$&'));
  return pageFix(context, 'Change to a link', [replacement(range, link)], {
    preferred: true,
    isSafe: isShownAs(link, address) && !isInQuotes(context.page, range),
  });
}

/** Whether a link shows a text unchanged. */
function isShownAs(link: string, text: string): boolean {
  return readPage(link).links[0]?.text === text;
}

function commentFixes(context: PageContext, range: TextRange, isComment: boolean): readonly Fix[] {
  if (!isComment) return noComment(context, range);
  const { text } = context.page;
  const content = text.slice(range.start + '<!--'.length, range.end - '-->'.length).replaceAll('*/', '* /');
  const kept = mayKeepLines(context, range) ? content : content.replace(/\s*\n\s*/g, ' ');
  const change = [replacement(range, `{/*${kept}*/}`)];
  const isSafe = !mayBeQuotedComment(context.page, range);
  const [asCode] = isSafe ? [] : codeFix(context, range);
  const isShown = asCode !== undefined && isQuoted(context.page, range);
  const hiding = [
    pageFix(context, 'Change to an MDX comment', change, { preferred: !isShown, isSafe }),
    pageFix(context, 'Remove the comment', [deletion(range)]),
  ];
  if (asCode === undefined) return hiding;
  return isShown ? [{ ...asCode, preferred: true }, ...hiding] : [...hiding, asCode];
}

/**
 * Whether a comment may span several lines: not within a paragraph, nor in a list or quote if one of its lines is
 * indented less than the first.
 */
function mayKeepLines({ page }: PageContext, range: TextRange): boolean {
  if (!hasLinesToItself(page.text, range)) return false;
  const isNested = blocksAround(page, range.start).some(({ kind }) => kind === 'listItem' || kind === 'quote');
  const column = range.start - page.text.lastIndexOf('\n', range.start - 1) - 1;
  const [, ...lines] = page.text.slice(range.start, range.end).split('\n');
  return !isNested || (column > 0 && lines.every((line) => line.search(/\S/) >= column));
}

/** Each brace within is escaped too, since it would begin an expression. */
function braceFixes(context: PageContext, range: TextRange): readonly Fix[] {
  if (isInCutCode(context.page.text, range.start)) return [bracePulledUp(context, range.start)];
  const escaped = context.page.text.slice(range.start, range.end).replace(/[{}<]/g, '\\$&');
  return [
    pageFix(context, 'Escape the braces', [replacement(range, escaped)], { preferred: true }),
    // The `$` of `${{ … }}` belongs to it.
    ...codeFix(context, { ...range, start: range.start - (context.page.text.charAt(range.start - 1) === '$' ? 1 : 0) }),
  ];
}

/** In code, an escape would be shown. */
function bracePulledUp(context: PageContext, start: number): Fix {
  const gap = /\s*$/.exec(context.page.text.slice(startOfLine(context.page.text, start) - 2, start))?.[0] ?? '';
  const moved = replacement({ start: start - gap.length, end: start + 1 }, ` {${gap}`);
  return pageFix(context, 'Move the `{` to the end of the line above', [moved], { preferred: true });
}

/** Whether a line begins at an offset within code that began on a line above it in the paragraph. */
export function isInCutCode(text: string, offset: number): boolean {
  const paragraph = text.slice(text.lastIndexOf('\n\n', offset) + 1, offset);
  if (!/\n[ \t]*$/.test(paragraph)) return false;
  return (paragraph.match(/`+/g)?.length ?? 0) % 2 === 1 && /^[^\n]*`/.test(text.slice(offset));
}

/** Returns the fixes of a text in braces without quotes. */
function valueFixes(context: PageContext, range: TextRange): readonly Fix[] {
  const { text } = context.page;
  const written = text.slice(range.start + 1, range.end - 1).trim();
  const isText = text.charAt(range.start - 1) === '=' && !/["\n{}]/.test(written) && written !== '';
  const quoted = { title: 'Change to a string in quotes', edits: [replacement(range, `"${written}"`)] };
  const comment = { title: 'Remove the comment', edits: [deletion({ start: range.start - 1, end: range.end })] };
  const isComment = /^\/\*[\s\S]*\*\/$/.test(written) && /\s/.test(text.charAt(range.start - 1));
  return verifiedFixes(context, [...(isText ? [quoted] : []), ...(isComment ? [comment] : [])]);
}

/** Returns the fixes of an unclosed comment, which extends at least to the end of its line, or of a declaration. */
function noComment(context: PageContext, range: TextRange): readonly Fix[] {
  const { text } = context.page;
  const remove = pageFix(context, 'Remove it', [deletion(range)]);
  if (!text.startsWith('<!--', range.start)) return [escapeFix(context, range.start, true), remove];
  const rest = /^[^\r\n]*/.exec(text.slice(range.end, range.end + 1_000))?.[0].trimEnd() ?? '';
  const fullRange = { start: range.start, end: range.end + rest.length };
  const mdx = `{/*${rest.replaceAll('*/', '* /')} */}`;
  return [
    pageFix(context, 'Change the line to an MDX comment', [replacement(fullRange, mdx)], { preferred: true }),
    escapeFix(context, range.start, false),
  ];
}

/** Returns the fixes of a tag or expression with lines outside of the list item or quote before. */
function outsideFixes(context: PageContext, { range, isInside }: OutsideLines): readonly Fix[] {
  const { text } = context.page;
  const lineStart = startOfLine(text, range.start);
  const prefix = text.slice(lineStart, range.start);
  if (!isInside) {
    const mark = /^[ \t>]*/.exec(prefix)?.[0].trimEnd() ?? '';
    return verifiedFixes(context, [
      { title: 'Add a blank line before it', edits: [insertion(lineStart, `${mark}${lineEndOf(text)}`)] },
    ]);
  }
  const marks = /^(?:[ \t>]|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/.exec(prefix)?.[0] ?? '';
  const indent = marks.replace(/[^\t>]/g, ' ');
  const lines = [...text.slice(range.start, range.end).matchAll(/\n([ \t>]*)(?!\r?\n)/g)];
  const edits = lines.flatMap(({ index, 1: written = '' }) => {
    const start = range.start + index + 1;
    return written.length >= indent.length ? [] : [replacement({ start, end: start + written.length }, indent)];
  });
  const title = isInQuote(text, { range }) ? 'Continue the quote on its lines' : 'Indent its lines';
  return verifiedFixes(context, [{ title, edits }]);
}

/** Whether the line on which a tag or expression begins is one of a quote. */
export function isInQuote(text: string, { range }: Pick<OutsideLines, 'range'>): boolean {
  return /^[ \t]*>/.test(lineBefore(text, range.start));
}
