import { specIn } from '../../page/elements/componentUses.ts';
import { hasTrait } from '../../components/traits.ts';
import type { Element } from '../../page/elements/elements.ts';
import type { Heading, PageModel } from '../../page/pageModel.ts';
import { startOfLine } from '../../text/lines.ts';
import { elementsAround } from '../../page/pageQueries.ts';
import { folderOf } from '../../paths/sitePath.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { lettersAndDigits } from '../../util/strings.ts';
import { type Fix, type PageRule, pageFix } from '../engine/rule.ts';
import { isEmptyHeading } from './empty.ts';
import { removeHeading, setLevel } from './headingEdits.ts';
import { isAtTop, secondTitleFixes, secondTitleOf, titleHeadingOf } from './titleHeading.ts';
import { showsNoTitle, frontMatterTitle } from '../../page/record/pageTitle.ts';

export const noH1: PageRule = {
  meta: {
    id: 'heading/no-h1',
    title: 'Second title on a page',
    severity: 'warning',
    summary: 'a level 1 heading in the text of a page',
    guideline: 'Start at level 2; the title is level 1',
    fixes: { needReview: true },
  },
  pagesOnly: true,
  *check(context) {
    if (showsNoTitle(context.page)) return;
    const title = titleHeadingOf(context.page);
    const second = secondTitleOf(context.page);
    for (const heading of context.page.headings) {
      // An empty one is to be removed, as `heading/empty` reports.
      if (heading.level !== 1 || isEmptyHeading(context.page, heading) || isInOwnComponent(context, heading)) continue;
      if (isComment(context.page, heading)) continue;
      // A page with its title there instead of in front matter is reported by `frontmatter/missing`.
      if (context.page.frontMatter === undefined && isAtTop(context.page, heading)) continue;
      // With front matter, `frontmatter/required` does.
      if (heading === title) continue;
      const isTitle = repeatsTitle(context.page, heading);
      const isSecond = !isTitle && heading === second;
      yield {
        range: heading.range,
        // What was released has its own headings, mostly taken from elsewhere.
        severity: isWithin(context, heading, ({ name }) => hasTrait(name, 'isHistory')) ? 'info' : undefined,
        // Whoever writes two titles does so throughout the site; other headings are alike on the pages of a folder.
        cause: isTitle ? '<title>' : isSecond ? '<second title>' : folderOf(context.file),
        message: isTitle ? messages.repeated : isSecond ? messages.second : messages.other,
        fixes: () => [...(isSecond ? secondTitleFixes(context, heading) : []), ...fixesFor(context, heading, isSecond)],
      };
    }
  },
};

const messages = {
  repeated: 'This heading repeats the page title, which is shown above it. Remove it.',
  second: 'This heading is a second title below the page title. Keep one of the two, or change it to level 2.',
  other: 'The page title is already the level 1 heading. Change this heading to level 2.',
};

/** Whether a heading is in a component of the site's own, which may arrange titles in its own way. */
function isInOwnComponent(context: PageContext, heading: Heading): boolean {
  const { page, catalogue } = context;
  return isWithin(context, heading, ({ name }) => /^[A-Z]/.test(name) && specIn(page, catalogue, name) === undefined);
}

/** Whether a heading is a comment in code that has lost its fences: it is indented deeper than the line of text above. */
function isComment({ text }: PageModel, { range }: Heading): boolean {
  const lineStart = startOfLine(text, range.start);
  if (lineStart === 0 || range.start - lineStart < 4) return false;
  const above = text.slice(startOfLine(text, lineStart - 1), lineStart).trimEnd();
  const [indent = ''] = /^[ \t]*/.exec(above) ?? [];
  const isText = above !== '' && !/^[ \t]*(?:[<>|]|[-*+][ \t]|\d+[.)][ \t])/.test(above);
  return isText && text.slice(lineStart, range.start).trim() === '' && range.start - lineStart > indent.length;
}

function isWithin({ page }: PageContext, { range }: Heading, isOne: (element: Element) => boolean): boolean {
  return elementsAround(page, range.start).some(isOne);
}

function fixesFor(context: PageContext, heading: Heading, hasBetter: boolean): readonly Fix[] {
  const { text, headings } = context.page;
  const top = headings.findIndex(({ level }) => level === 1);
  // Headings before the first of level 1 belong to none of them.
  const movable = headings.slice(top).filter(({ level }) => level < 6);
  const title = titleFix(context, heading);
  const preferred = title.length === 0 && !hasBetter;
  const moveOne = pageFix(context, 'Change to level 2', setLevel(text, heading, 2), {
    preferred: preferred && movable.length === 1,
  });
  if (movable.length === 1) return [...title, moveOne];
  const moveAll = movable.flatMap((one) => setLevel(text, one, one.level + 1));
  const which = top === 0 ? 'all headings' : 'all headings from the first level 1 heading';
  return [...title, pageFix(context, `Move ${which} down one level`, moveAll, { preferred }), moveOne];
}

/** Returns the fix for a heading that repeats the title. */
function titleFix(context: PageContext, heading: Heading): readonly Fix[] {
  const { page } = context;
  if (!repeatsTitle(page, heading)) return [];
  const remove = removeHeading(page, heading);
  return [pageFix(context, 'Remove this heading (same as the title)', remove, { preferred: true })];
}

/** Whether the first heading of a page has the words of the page’s title. */
function repeatsTitle(page: PageModel, heading: Heading): boolean {
  const words = lettersAndDigits(heading.text);
  return words !== '' && page.headings[0] === heading && words === lettersAndDigits(frontMatterTitle(page) ?? '');
}
