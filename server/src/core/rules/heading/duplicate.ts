import type { Element } from '../../page/elements.ts';
import type { Heading, PageModel } from '../../page/pageModel.ts';
import { attributeOf, elementAround } from '../../page/pageQueries.ts';
import { explicitId, headingSlug } from '../../page/slug.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { code, shorten } from '../../util/messageText.ts';
import { insertion, pageFix } from '../pageEdits.ts';
import { fixesIfAny, type Fix, type PageRule } from '../rule.ts';
import { containerAround } from './containerAround.ts';

export const duplicate: PageRule = {
  meta: {
    id: 'heading/duplicate',
    severity: 'hint',
    summary: 'two headings whose anchors differ only by a number',
    guideline: 'Make each heading on a page unique',
  },
  checksSnippets: false,
  *check(context) {
    for (const { heading, first } of repeated(context.page)) {
      const id = idOf(context, heading);
      if (id === undefined) continue;
      yield {
        range: heading.range,
        message: `Another heading is also “${shorten(heading.text, 40)}”, so this anchor is ${code(`#${id}`)} and can change. Rename the heading or set an id: ${code('{#…}')}.`,
        related: [{ file: context.file, range: first.range, message: 'The first heading with this text' }],
        fixes: fixesIfAny(() => keepId(context, heading, id)),
      };
    }
  },
};

/** A heading with the context in which readers could confuse it with another. */
interface HeadingContext {
  readonly heading: Heading;
  readonly container: Element | undefined;
  readonly parent: Heading | undefined;
}

/**
 * Yields the headings that repeat a sibling or an ancestor. Below other headings and in other tabs, steps and the like
 * names repeat on purpose: “Request” and “Response” of each endpoint, “Fixed” of each release.
 */
function* repeated(page: PageModel): Iterable<{ readonly heading: Heading; readonly first: Heading }> {
  const before = new Map<string, HeadingContext[]>();
  const above: Heading[] = [];
  for (const heading of page.headings) {
    while ((above.at(-1)?.level ?? 0) >= heading.level) above.pop();
    const context = { heading, container: containerAround(page, heading.range.start), parent: above.at(-1) };
    const slug = slugOf(page, heading);
    if (slug !== '') {
      const others = before.get(slug) ?? [];
      const twin = others.find(
        (other) =>
          other.container === context.container && (other.parent === context.parent || above.includes(other.heading)),
      );
      if (twin !== undefined) yield { heading, first: twin.heading };
      before.set(slug, [...others, context]);
    }
    above.push(heading);
  }
}

/** Returns the source of a heading's anchor; empty if it has none, an explicit id, or computed text. */
function slugOf(page: PageModel, { id, level, text, content }: Heading): string {
  const isComputed = page.expressions.some(({ range }) => content.start <= range.start && range.end <= content.end);
  const around = elementAround(page, content.start);
  const hasId = id !== undefined || (around !== undefined && attributeOf(around.opening, 'id') !== undefined);
  return hasId || level > 4 || isComputed ? '' : headingSlug(text);
}

/** Returns the id of a heading's section; undefined if it isn't a section, as in an accordion. */
function idOf({ pageIndex }: PageContext, { range }: Heading): string | undefined {
  const section = pageIndex.sections.find((one) => one.kind === 'heading' && one.range.start === range.start);
  return section?.isSure === true ? section.ids[0] : undefined;
}

/** An explicit id is kept, and so are links to it. */
function keepId(context: PageContext, { content, range }: Heading, id: string): readonly Fix[] {
  const isPlain = context.page.text.charAt(range.start) === '#' && content.end === range.end && explicitId(id) === id;
  return isPlain ? [pageFix(context, `Keep ${code(`#${id}`)} as the id`, [insertion(content.end, ` {#${id}}`)])] : [];
}
