import { specIn } from '../../page/elements/componentUses.ts';
import type { Catalogue } from '../../components/catalogue.ts';
import type { Element } from '../../page/elements/elements.ts';
import type { Heading, PageModel } from '../../page/pageModel.ts';
import { literalHeadingsIn } from './literalHeadings.ts';
import { blocksAround, containerAround } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { beginsLine } from '../../text/lines.ts';
import { type TextRange, indexFrom } from '../../text/textRange.ts';
import { lazy } from '../../util/lazy.ts';
import { type Fix, type PageRule, pageFix } from '../engine/rule.ts';
import { setLevel } from './headingEdits.ts';
import { showsNoTitle } from '../../page/record/pageTitle.ts';

export const increment: PageRule = {
  meta: {
    id: 'heading/increment',
    severity: 'warning',
    summary: 'a heading that skips a level',
    guideline: 'Don’t skip levels',
    fixes: { needReview: true },
    habit: { name: 'outlines', smallestShare: 0 },
  },
  pagesOnly: true,
  *check(context) {
    const usual = lazy(() => usualLevels(context.page));
    for (const jump of jumps(context)) {
      const { heading, above, isFirst, before } = jump;
      const what = isFirst
        ? 'headings on a page start at level 2'
        : `the previous heading has level ${before}${before < above ? ` (${above} after it is moved down)` : ''}`;
      yield {
        range: heading.range,
        // Many sites begin their pages at level 3 or 4 throughout: the outline is flat, but nothing is missing. A first
        // heading in small letters names an author.
        severity: isFirst ? 'info' : isChosen(context.page, jump) ? 'hint' : undefined,
        isMinorByHabit: !isFirst && !usual().has(heading.level),
        cause: `${isFirst ? '' : context.file} ${before} ${heading.level}`,
        message: `This heading has level ${heading.level}, but ${what}. Change it to level ${above + 1}.`,
        fixes: () => [moveUp(context, jump)],
      };
    }
  },
};

/** Whether the author has chosen the level for its look, and the outline is otherwise complete. */
function isChosen(page: PageModel, jump: Jump): boolean {
  const { heading } = jump;
  const isInComponent = containerAround(page, heading.range.start) !== undefined;
  const isLabel = /[:：]$/.test(heading.text.trim());
  return isSubtitle(jump) || isInComponent || isLabel || isInList(page, heading);
}

/**
 * Returns the levels with which the page contradicts itself if one is skipped above them: it has headings of that level
 * below the level above at least as often. Otherwise the level is the author’s choice of a size, which nobody changes.
 */
function usualLevels({ headings }: PageModel): ReadonlySet<number> {
  const balance = new Map<number, number>();
  const usual = new Set<number>();
  for (const [index, { level }] of headings.entries()) {
    const above = headings[index - 1]?.level ?? level;
    if (above >= level) continue;
    if (above === level - 1) usual.add(level);
    balance.set(level, (balance.get(level) ?? 0) + (above === level - 1 ? 1 : -1));
  }
  return new Set([...usual].filter((level) => (balance.get(level) ?? 0) >= 0));
}

/** Whether a heading is a sentence or a caption in small letters, which readers see as a subtitle. */
function isSubtitle({ heading, above }: Jump): boolean {
  const isSentence = heading.level >= 5 && /[.!?。！？]$/.test(heading.text.trim());
  return isSentence || (heading.level === 6 && above <= 3);
}

/** Whether a heading is in a list item, whose text it only emphasizes. */
function isInList(page: PageModel, { range }: Heading): boolean {
  return blocksAround(page, range.start).some(({ kind }) => kind === 'listItem');
}

/** A heading more than one level deeper than the one above it, or than the page's title if it is the first. */
interface Jump {
  readonly heading: Heading;
  /** The level above its own in the outline. */
  readonly above: number;
  /** The level of the heading before it. */
  readonly before: number;
  readonly isFirst: boolean;
}

/**
 * Returns the headings that skip a level, compared with the one before, both on the page and in their component. The
 * first one in a tab or an accordion continues no outline, so its level is the author's choice; headings after
 * something that may contain headings aren't checked.
 */
function jumps({ page, catalogue }: PageContext): readonly Jump[] {
  const found: Jump[] = [];
  const lastIn = new Map<Element | undefined, Heading>();
  const unknown = lazy(() => unknownContent(page, catalogue));
  const hasTitle = !showsNoTitle(page);
  // A heading of level 1 below the title is reported as such; later ones are compared with the level it should have.
  const levelOf = ({ level }: Heading): number => (hasTitle ? Math.max(level, 2) : level);
  let previous: Heading | undefined;
  for (const heading of page.headings) {
    const { start } = heading.range;
    const container = containerAround(page, start);
    const before = lastIn.get(container);
    const isJump = (above: number): boolean => heading.level > above + 1;
    const since = previous?.range.end ?? 0;
    const isKnown = (): boolean => (unknown()[indexFrom(unknown(), start) - 1]?.range.start ?? -1) < since;
    if (previous === undefined) {
      if (container === undefined && isJump(1) && hasTitle && isKnown())
        found.push({ heading, above: 1, before: 1, isFirst: true });
    } else if (before !== undefined && isJump(levelOf(before)) && isJump(levelOf(previous)) && isKnown()) {
      found.push({ heading, above: levelOf(before), before: before.level, isFirst: false });
    }
    lastIn.set(container, heading);
    previous = heading;
  }
  return found;
}

/**
 * Returns the components and expressions that may render headings, such as imported snippets, and the headings that are
 * shown as text, which another rule reports.
 */
function unknownContent(page: PageModel, catalogue: Catalogue): readonly { readonly range: TextRange }[] {
  const isUnknown = ({ name }: Element): boolean =>
    /^[A-Z]/.test(name) && (name === 'Snippet' || specIn(page, catalogue, name) === undefined);
  const elements = page.elements.filter(isUnknown);
  const expressions = page.expressions.filter(
    ({ range, isComment }) => !isComment && beginsLine(page.text, range.start),
  );
  return [...elements, ...expressions, ...literalHeadingsIn(page)].sort((a, b) => a.range.start - b.range.start);
}

/** Returns the fix that promotes a heading, and those of its level that follow, each with its subheadings. */
function moveUp(context: PageContext, { heading, above, isFirst }: Jump): Fix {
  const { page } = context;
  const container = containerAround(page, heading.range.start);
  const rest = page.headings.slice(page.headings.indexOf(heading) + 1);
  const isBeyond = ({ level, range }: Heading): boolean =>
    level < heading.level || (!isFirst && containerAround(page, range.start) !== container);
  const end = rest.findIndex(isBeyond);
  const moved = [heading, ...(end < 0 ? rest : rest.slice(0, end))];
  const by = heading.level - above - 1;
  const edits = moved.flatMap((one) => setLevel(page.text, one, one.level - by));
  const title = `Change to level ${above + 1}${moved.length === 1 ? '' : ', and shift the headings after it'}`;
  return pageFix(context, title, edits, { preferred: true });
}
