import type { FrontMatter } from '../../page/frontMatter.ts';
import type { Heading, PageModel } from '../../page/pageModel.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { code, shorten } from '../../util/messageText.ts';
import { pageFix } from '../pageEdits.ts';
import type { Fix } from '../rule.ts';
import { isEmptyHeading } from './empty.ts';
import { addTitle, removeBlock } from './headingEdits.ts';

/**
 * Returns the level 1 heading at the top of a page whose front matter has no title and can take it; undefined for every
 * other page. `frontmatter/required` reports such a page, and `heading/no-h1` doesn't: one edit corrects both.
 */
export function titleHeadingOf(page: PageModel): Heading | undefined {
  const [heading] = page.headings;
  if (heading?.level !== 1 || heading.text === '' || isEmptyHeading(page, heading)) return undefined;
  return isAtTop(page, heading) && canTakeTitle(page) ? heading : undefined;
}

/** Whether a heading is the first block of a page after its front matter and imports. */
export function isAtTop({ blocks }: PageModel, { range }: Heading): boolean {
  const first = blocks.find(({ kind }) => kind !== 'frontMatter' && kind !== 'script');
  return first?.range.start === range.start;
}

/** Returns the fix that moves a heading to the title of the front matter. */
export function moveToTitle(context: PageContext, { text, range }: Heading): Fix {
  const { page } = context;
  const edits = [addTitle(page.text, text, page.frontMatter), ...removeBlock(page.text, range)];
  return pageFix(context, `Use ${code(shorten(text, 30))} as the page title`, edits, { preferred: true });
}

/** Whether a title can be added to the front matter; pages of an API have that of their operation. */
function canTakeTitle({ text, frontMatter }: PageModel): boolean {
  if (frontMatter === undefined || !hasKeysOnLines(text, frontMatter)) return false;
  const hasOwn = frontMatter.entries.some(({ key }) =>
    /^(?:title|(?:openapi|asyncapi)(?:-schema)?|api|graphql|sdk|url)$/.test(key),
  );
  return frontMatter.isFullyRead && frontMatter.problems.length === 0 && !hasOwn;
}

/** Whether a line before the others adds a key: not if the keys are in braces or indented. */
function hasKeysOnLines(text: string, { content, entries: [first] }: FrontMatter): boolean {
  if (first !== undefined) return text.charAt(first.keyRange.start - 1) === '\n';
  return !text.slice(content.start, content.end).trimStart().startsWith('{');
}
