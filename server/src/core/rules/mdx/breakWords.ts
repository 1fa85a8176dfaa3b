import { isVoid } from '../../page/elements.ts';
import type { JsxTag } from '../../page/mdx/scanTag.ts';
import type { OutsideLines, PageProblem } from '../../page/pageProblem.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { code, shorten } from '../../util/words.ts';
import { isPlaceholder } from './placeholderTag.ts';
import { looksLikeProse } from './textFixes.ts';
import { slipIn } from './unfinishedSlip.ts';

/** What is wrong, and what to write instead, in a writer's words. */
export function wordingOf(place: PageInSite, problem: PageProblem): string {
  const { text } = place.page;
  const written = code(shorten(text.slice(problem.range.start, problem.range.end), 40));
  switch (problem.kind) {
    case 'strayLess':
      return 'Unexpected `<`: in MDX it begins a tag. Write `\\<`, or put the text into code.';
    case 'autolink':
      return `MDX reads ${written} as a tag. Write the address as a link: ${code('[text](address)')}.`;
    case 'htmlComment':
      return htmlComment(text, problem);
    case 'outsideLines':
      return outsideLines(problem);
    case 'openBrace':
      return 'This `{` begins an expression that is never closed. Write `\\{` if it is meant as text.';
    case 'expression':
      return expression(text, problem, written);
    case 'script':
      return problem.isProse || looksLikeProse(text.slice(problem.range.start, problem.range.end))
        ? 'A paragraph that begins with `import` or `export` is read as code. Begin it with another word or a space.'
        : 'This `import` or `export` is not complete, or not JavaScript. Correct it, so that the page can be read.';
    case 'unfinishedTag':
      return unfinished(text, problem);
    case 'unclosedTag':
      return unclosed(place, problem.tag);
    case 'strayClosing':
      return `${written} closes nothing: no ${tagName(problem.tag)} is open here. Remove it, or open one before it.`;
    case 'otherName':
      return `${written} doesn’t close ${tagName(problem.opening)}, which is open here. Both tags need the same name.`;
    case 'closedOver':
      return `${tagName(problem.opening)} is still open where ${written} stands. Write ${closingOf(problem.opening)} before it.`;
    case 'missingSlash':
      return `This ${written} opens a second one within the first. To close that, write ${closingOf(problem.tag)}.`;
    case 'acrossBlocks':
      return (
        `${tagName(problem.opening)} and ${closingOf(problem.opening)} stand in different paragraphs, list items or ` +
        'quotes. Put both into the same one, or each on a line of its own.'
      );
  }
}

function outsideLines({ wholeTag, isInside }: OutsideLines): string {
  const what = wholeTag === undefined ? 'expression' : 'tag';
  return isInside
    ? `All lines of this ${what} must be indented like the list item it is in.`
    : `A ${what} over several lines can’t follow a list item or quote directly. Add a blank line before it, or indent it.`;
}

function htmlComment(text: string, { range, isComment }: Extract<PageProblem, { kind: 'htmlComment' }>): string {
  if (isComment) return 'MDX has no HTML comments. Write `{/* … */}` instead.';
  const isOpen = text.startsWith('<!--', range.start);
  return isOpen
    ? 'MDX has no HTML comments, and this one never ends. Write `{/* … */}` instead.'
    : 'MDX reads no declarations such as `<!DOCTYPE>`. Remove it, or put it into code.';
}

function expression(
  text: string,
  { range, owner }: Extract<PageProblem, { kind: 'expression' }>,
  written: string,
): string {
  if (owner === 'text' && isInCutCode(text, range.start))
    return 'A line that begins with `{` begins an expression, even within code. Move the brace to the end of the line above.';
  if (owner === 'text')
    return `MDX reads ${written} as JavaScript, which it is not. Write \`\\{\` for a brace that is meant as text.`;
  const isAttribute = text.charAt(range.start - 1) === '=';
  return isAttribute
    ? `${written} is no JavaScript value. Write a text in quotes, or correct the expression.`
    : `Between attributes only ${code('{...object}')} may stand in braces.`;
}

/** Whether a line begins at an offset within code that began on a line above it in the paragraph. */
function isInCutCode(text: string, offset: number): boolean {
  const paragraph = text.slice(text.lastIndexOf('\n\n', offset) + 1, offset);
  if (!/\n[ \t]*$/.test(paragraph)) return false;
  return (paragraph.match(/`+/g)?.length ?? 0) % 2 === 1 && /^[^\n]*`/.test(text.slice(offset));
}

function unfinished(text: string, problem: Extract<PageProblem, { kind: 'unfinishedTag' }>): string {
  const { tag } = problem;
  const slip = slipIn(text, problem);
  switch (slip.kind) {
    case 'missingQuote':
      return `A quote is missing after the value of ${code(slip.attribute)} in ${tagName(tag)}.`;
    case 'unquoted':
      return `The value of ${code(slip.attribute)} in ${tagName(tag)} needs quotes: ${code(`${slip.attribute}="…"`)}.`;
    case 'noValue':
      return `The value of ${code(slip.attribute)} in ${tagName(tag)} is still missing.`;
    case 'openValue':
      return `The value of ${code(slip.attribute)} in ${tagName(tag)} is never closed.`;
    case 'comment':
      return `A comment can’t stand within the tag ${tagName(tag, false)}. Move it before the tag, or remove it.`;
    case 'cutOff':
      return tag.form === 'closing'
        ? `The closing tag ${code(`</${tag.name}`)} is not finished: its ${tag.name === '' ? 'name and its `>` are' : '`>` is'} missing.`
        : `The tag ${tagName(tag, false)} is not finished: its \`>\` is missing. Write \`\\<\` if it is meant as text.`;
    case 'unexpected':
      return `${code(slip.sign)} can’t stand in the tag ${tagName(tag, false)}. Write \`\\<\` if this is meant as text.`;
  }
}

function unclosed(place: PageInSite, tag: JsxTag): string {
  if (isVoid(tag)) return `In MDX ${tagName(tag)} has to close itself. End it with ${code('/>')}.`;
  if (isPlaceholder(place, tag)) {
    const written = shorten(place.page.text.slice(tag.range.start, tag.range.end), 40);
    return `MDX reads ${code(written)} as a tag that is never closed. Write ${code(`\\${written}`)} if it is meant as text, or put it into code.`;
  }
  return `${tagName(tag)} is never closed. Write ${closingOf(tag)} where it ends.`;
}

function tagName({ name }: JsxTag, isWhole = true): string {
  return code(`<${name}${isWhole ? '>' : ''}`);
}

function closingOf({ name }: JsxTag): string {
  return code(`</${name}>`);
}
