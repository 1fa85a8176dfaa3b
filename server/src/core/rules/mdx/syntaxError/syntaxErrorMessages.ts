import { isVoid } from '../../../page/elements/elements.ts';
import type { JsxTag } from '../../../page/mdx/script/scanTag.ts';
import type { PageModel } from '../../../page/pageModel.ts';
import type { OutsideLines, PageProblem } from '../../../page/pageProblem.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { code, shorten } from '../../../util/messageText.ts';
import { causedByMath, mathMessage } from '../../text/accidentalMath.ts';
import { foreignSyntaxOf } from './foreignSyntax.ts';
import { genericTypeAt } from './genericType.ts';
import { isPlaceholderTag } from './placeholderTag.ts';
import { isQuotedTag, mayBeQuotedComment } from './quotedCode.ts';
import { isInCutCode, isInQuote, isOpenComment } from './textFixes.ts';
import { isIndentedLikeItem, nextLike, pipesBetween, swappedWith, type PairProblem } from './pairFixes.ts';
import { scriptMessage } from './scriptErrors.ts';
import { isQuoteAfterValue, mistakeIn } from './tagMistakes.ts';

/** Returns the message for a syntax error: the problem first, then the fix. */
export function wordingOf(context: PageContext, problem: PageProblem): string {
  const { text } = context.page;
  const written = code(shorten(text.slice(problem.range.start, problem.range.end), 40));
  const math = causedByMath(context.page).get(problem);
  if (math !== undefined) return mathMessage(text.slice(math.start, math.end), true);
  const foreign = foreignSyntaxOf(context, problem);
  if (foreign !== undefined) return foreign.message;
  const type = genericTypeAt(context, problem);
  if (type !== undefined)
    return `MDX reads ${written} as a tag. Format ${code(shorten(text.slice(type.start, type.end), 60))} as code.`;
  switch (problem.kind) {
    case 'strayLess':
      return 'Unexpected `<`: in MDX it starts a tag. Write `\\<`, or format the text as code.';
    case 'autolink':
      return `MDX reads ${written} as a tag. Use a link instead: ${code('[text](address)')}.`;
    case 'htmlComment':
      return htmlComment(context.page, problem);
    case 'outsideLines':
      return outsideLines(text, problem);
    case 'openBrace':
      if (isOpenComment(text, problem.range.start)) return 'This comment is never closed. Add `*/}` where it ends.';
      return 'Unclosed `{`: in MDX it starts an expression. Add `}`, or write `\\{` for plain text.';
    case 'expression':
      return expression(text, problem, written);
    case 'script':
      return scriptMessage(context, problem);
    case 'unfinishedTag':
      return unfinished(text, problem);
    case 'unclosedTag':
      return unclosed(context, problem.tag);
    default:
      return unpaired(context, problem, written);
  }
}

/** Returns the message for opening and closing tags that don’t match. */
function unpaired(context: PageContext, problem: PairProblem, written: string): string {
  switch (problem.kind) {
    case 'strayClosing':
      return `Unexpected ${written}: no ${tagName(problem.tag)} is open here. Remove it, or add the opening tag.`;
    case 'swapped':
      return `${written} is above its content and ${tagName(problem.opening)} below it. Swap the two tags.`;
    case 'otherName':
      return `${written} doesn’t match the open tag ${tagName(problem.opening)}. Use the same name in both tags.`;
    case 'closedOver':
      if (swappedWith(context.page, problem) !== undefined)
        return `${written} and ${closingOf(problem.opening)} are in the wrong order. Swap them.`;
      if (nextLike(context.page, problem) !== undefined)
        return `${tagName(problem.opening)} isn’t closed before the next ${tagName(problem.opening)}. Add ${closingOf(problem.opening)} before it.`;
      return `${tagName(problem.opening)} isn’t closed before ${written}. Add ${closingOf(problem.opening)} before it.`;
    case 'missingSlash':
      return `This ${written} ${problem.tag.form === 'opening' ? 'opens a second' : 'is a second, empty'} element inside the first. Write ${closingOf(problem.tag)} to close the first.`;
    case 'acrossBlocks':
      if (pipesBetween(context.page, problem).length > 0)
        return `${tagName(problem.opening)} and ${closingOf(problem.opening)} are in different table cells. Escape a literal \`|\` between them as \`\\|\`.`;
      if (isIndentedLikeItem(context.page, problem))
        return `${written} is indented like the list item above, so it doesn’t close ${tagName(problem.opening)}. Indent it less.`;
      return (
        `${tagName(problem.opening)} and ${closingOf(problem.opening)} are in different paragraphs, list items or ` +
        'quotes. Put both in the same block, or each on its own line.'
      );
  }
}

function outsideLines(text: string, problem: OutsideLines): string {
  const what = problem.fullTag === undefined ? 'expression' : 'tag';
  if (!problem.isInside)
    return `A multi-line ${what} can’t directly follow a list item or quote. Add a blank line before it, or indent it.`;
  return isInQuote(text, problem)
    ? `All lines of this ${what} must begin with ${code('>')}, like the quote that contains it.`
    : `All lines of this ${what} must be indented like the list item that contains it.`;
}

function htmlComment(page: PageModel, { range, isComment }: Extract<PageProblem, { kind: 'htmlComment' }>): string {
  if (isComment && mayBeQuotedComment(page, range))
    return 'MDX doesn’t support HTML comments. Use `{/* … */}` instead, or format it as code to show it.';
  if (isComment) return 'MDX doesn’t support HTML comments. Use `{/* … */}` instead.';
  const isOpen = page.text.startsWith('<!--', range.start);
  return isOpen
    ? 'This HTML comment isn’t closed, and MDX doesn’t support HTML comments. Use `{/* … */}` instead.'
    : 'MDX doesn’t support declarations such as `<!DOCTYPE>`. Remove it, or format it as code.';
}

function expression(
  text: string,
  { range, owner }: Extract<PageProblem, { kind: 'expression' }>,
  written: string,
): string {
  if (owner === 'text' && isInCutCode(text, range.start))
    return 'A `{` at the start of a line starts an expression, even in inline code. Move it to the end of the line above.';
  if (owner === 'text')
    return `MDX reads ${written} as JavaScript, but it isn’t valid. Write \`\\{\` for a literal brace.`;
  const isAttribute = text.charAt(range.start - 1) === '=';
  return isAttribute
    ? `${written} isn’t a valid JavaScript value. Use a string in quotes, or correct the expression.`
    : `Unexpected braces between attributes; only ${code('{...object}')} is allowed there.`;
}

function unfinished(text: string, problem: Extract<PageProblem, { kind: 'unfinishedTag' }>): string {
  const { tag } = problem;
  const mistake = mistakeIn(text, problem);
  switch (mistake.kind) {
    case 'missingQuote':
      return `The value of ${code(mistake.attribute)} in ${tagName(tag)} has no closing ${mistake.quote === '}' ? 'brace' : 'quote'}. Add it.`;
    case 'unquoted':
      return `The value of ${code(mistake.attribute)} in ${tagName(tag)} needs quotes: ${code(`${mistake.attribute}="…"`)}.`;
    case 'curlyQuotes':
      return `The value of ${code(mistake.attribute)} in ${tagName(tag)} is in typographic quotes. Use straight quotes: ${code('"…"')}.`;
    case 'missingEquals':
      return `${code(mistake.attribute)} in ${tagName(tag)} has no ${code('=')} before its value. Add it.`;
    case 'noValue':
      return `${code(mistake.attribute)} in ${tagName(tag)} has no value. Add one after the ${code('=')}.`;
    case 'openValue':
      return `The value of ${code(mistake.attribute)} in ${tagName(tag)} isn’t closed. Add the closing ${mistake.closings.length > 0 ? 'brace' : 'quote or brace'}.`;
    case 'innerQuote':
      return `The value of ${code(mistake.attribute)} in ${tagName(tag)} contains the same quotes as those around it. Use other quotes around it.`;
    case 'surplusQuote':
      return `The value of ${code(mistake.attribute)} in ${tagName(tag)} is closed twice. Remove the second quote.`;
    case 'escapedQuote':
      return `A backslash doesn’t escape quotes in a tag, so the value of ${code(mistake.attribute)} in ${tagName(tag)} ends there. Use other quotes around it.`;
    case 'comment':
      return `Comments aren’t allowed inside the tag ${tagName(tag)}. Move the comment before the tag, or remove it.`;
    case 'cutOff':
      return tag.form === 'closing'
        ? `The closing tag ${code(`</${tag.name}`)} isn’t complete. Add ${tag.name === '' ? 'its name and `>`' : '`>`'}.`
        : `The tag ${tagName(tag, false)} isn’t complete. Add \`>\`, or write \`\\<\` for plain text.`;
    case 'unexpected':
      if (isQuoteAfterValue(tag, mistake))
        return `Unexpected ${code(mistake.character)} in the tag ${tagName(tag, false)}. Remove it, or use other quotes around the value.`;
      return `Unexpected ${code(mistake.character)} in the tag ${tagName(tag, false)}. Write \`\\<\` for plain text.`;
  }
}

function unclosed(context: PageContext, tag: JsxTag): string {
  if (isVoid(tag)) {
    const orText = isQuotedTag(context.page, tag) ? ', or format it as code to show it' : '';
    return `${tagName(tag)} isn’t closed. In MDX, end it with ${code('/>')}${orText}.`;
  }
  if (isPlaceholderTag(context, tag)) {
    const written = shorten(context.page.text.slice(tag.range.start, tag.range.end), 40);
    return `MDX reads ${code(written)} as a tag that is never closed. Write ${code(`\\${written}`)}, or format it as code.`;
  }
  return `${tagName(tag)} is never closed. Add ${closingOf(tag)} where it ends.`;
}

function tagName({ name }: JsxTag, isClosed = true): string {
  return code(`<${name}${isClosed ? '>' : ''}`);
}

function closingOf({ name }: JsxTag): string {
  return code(`</${name}>`);
}
