import type { FrontMatter } from '../../page/frontMatter/frontMatter.ts';
import { frontMatterEntry } from '../../page/frontMatter/schema.ts';
import type { Heading, PageModel } from '../../page/pageModel.ts';
import { frontMatterTitle } from '../../page/record/pageTitle.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { lineEndOf } from '../../text/lines.ts';
import { replacement, type TextEdit, startingAt } from '../../text/textRange.ts';
import { code, shorten } from '../../util/messageText.ts';
import { writeYaml } from '../../util/yaml.ts';
import { type Fix, pageFix } from '../engine/rule.ts';
import { isEmptyHeading } from './empty.ts';
import { addTitle, removeHeading } from './headingEdits.ts';

/**
 * Returns the level 1 heading at the top of a page whose front matter has no title and can take it; undefined for every
 * other page. `frontmatter/required` reports such a page, and `heading/no-h1` doesn't: one edit corrects both.
 */
export function titleHeadingOf(page: PageModel): Heading | undefined {
  const [heading] = page.headings;
  if (heading?.level !== 1 || heading.text === '' || isEmptyHeading(page, heading)) return undefined;
  return isAtTop(page, heading) && canTakeTitle(page) ? heading : undefined;
}

/** Returns the only level 1 heading of a page if it is at the top and shares a word with the title of the front matter. */
export function secondTitleOf(page: PageModel): Heading | undefined {
  const [heading, ...others] = page.headings;
  const title = frontMatterTitle(page);
  if (heading?.level !== 1 || title === undefined || others.some(({ level }) => level === 1)) return undefined;
  const words = wordsOf(title);
  const isAboutSame = wordsOf(heading.text).some((word) => words.includes(word));
  return isAboutSame && isAtTop(page, heading) ? heading : undefined;
}

/** Returns the words of a title that say what the page is about. */
function wordsOf(title: string): readonly string[] {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return words.filter((word) => !/^(?:a[nst]?|and|by|for|from|how|in|is|of|on|or|the|to|with|your?)$/.test(word));
}

/** Returns the fixes that keep one of two titles: the heading, with the other one in the sidebar, or the other one. */
export function secondTitleFixes(context: PageContext, heading: Heading): readonly Fix[] {
  const { page } = context;
  const { text } = heading;
  const remove = removeHeading(page, heading);
  const edits = titleEdits(page, text);
  const asTitle = `Use ${code(shorten(text, 30))} as the page title, and the title in the sidebar`;
  return [
    ...(edits === undefined ? [] : [pageFix(context, asTitle, [...edits, ...remove], { preferred: true })]),
    pageFix(context, 'Remove this heading', remove),
  ];
}

/** Returns the edits that replace the title, which the sidebar keeps; undefined if it isn't on a line of its own. */
function titleEdits({ text, frontMatter }: PageModel, title: string): readonly TextEdit[] | undefined {
  const entry = frontMatter && frontMatterEntry(frontMatter, 'title');
  if (frontMatter === undefined || entry === undefined || !hasKeysOnLines(text, frontMatter)) return undefined;
  const written = text.slice(entry.valueRange.start, entry.valueRange.end);
  if (written.includes('\n') || frontMatter.problems.length > 0) return undefined;
  const hasLabel = frontMatterEntry(frontMatter, 'sidebarTitle') !== undefined;
  const label = hasLabel ? '' : `${lineEndOf(text)}sidebarTitle: ${written}`;
  return [replacement(entry.valueRange, `${writeYaml(title)}${label}`)];
}

/** Whether a heading is the first block of a page after its front matter, imports and comments. */
export function isAtTop({ blocks, expressions }: PageModel, { range }: Heading): boolean {
  const first = blocks.find(
    (block) =>
      block.kind !== 'frontMatter' &&
      block.kind !== 'script' &&
      startingAt(expressions, block.range.start)?.isComment !== true,
  );
  return first?.range.start === range.start;
}

/** Returns the fix that moves a heading to the title of the front matter. */
export function moveToTitle(context: PageContext, heading: Heading): Fix {
  const { page } = context;
  const { text } = heading;
  const edits = [addTitle(page.text, text, page.frontMatter), ...removeHeading(page, heading)];
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
