import type { Element } from '../../page/elements/elements.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { attributeOf, blocksAround } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { deletion, indexFrom } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { fixesIfAny, pageFix, type Finding, type Fix, type PageRule } from '../engine/rule.ts';
import { titleAttribute, between, linesWithin, plainTextOf, rewriteBlocks } from './rewriting/rewriteBlocks.ts';

export const preferAccordion: PageRule = {
  meta: {
    id: 'component/prefer-accordion',
    title: '<details> instead of an accordion',
    severity: 'warning',
    summary: '`<details>`, which the platform may drop, instead of an `Accordion`',
    pages: { history: 'hint' },
    guideline: { convention: 'choice-4' },
  },
  *check(context) {
    let end = 0;
    for (const element of context.page.elements) {
      const { name, range, content } = element;
      if (name === 'details') end = Math.max(end, range.end);
      const isLone = name === 'summary' && range.start >= end;
      if ((name !== 'details' && !isLone) || content === undefined || !isBlock(context.page, element)) continue;
      if (isLone) {
        yield loneSummary(context, element);
        continue;
      }
      yield {
        range: element.opening.range,
        // Whoever writes it does so throughout the site.
        cause: 'details',
        message: `The platform may drop ${code('<details>')} and its content. Use an ${code('Accordion')} with the summary as its title.`,
        fixes: fixesIfAny(() => fixesFor(context, element)),
      };
    }
  },
};

/** Returns the finding of a summary without the content that it opens: what is left of `<details>`. */
function loneSummary(context: PageContext, { opening, closing }: Element): Finding {
  return {
    range: opening.range,
    cause: 'summary',
    message: `The platform may drop ${code('<summary>')} with its text, and no ${code('<details>')} is around it. Remove its tags, or use an ${code('Accordion')} with this title.`,
    fixes: fixesIfAny(() =>
      closing === undefined
        ? []
        : [pageFix(context, 'Remove the tags', [deletion(opening.range), deletion(closing.range)])],
    ),
  };
}

/**
 * Whether an element is a block, which the platform drops wherever it is: on lines of its own, or in a paragraph of
 * nothing but elements. Within a sentence, a cell or an element of the same line it stays.
 */
function isBlock(page: PageModel, { opening, parent }: Element): boolean {
  const [block] = blocksAround(page, opening.range.start);
  if (block?.kind !== 'paragraph') return block?.kind === 'flow';
  const { start, end } = block.range;
  if (parent !== undefined && parent.range.start >= start) return false;
  let at = start;
  for (let index = indexFrom(page.elements, start); ; index++) {
    const next = page.elements[index]?.range;
    const gapEnd = Math.min(next?.start ?? end, end);
    if (gapEnd > at && page.text.slice(at, gapEnd).trim() !== '') return false;
    if (next === undefined || next.start >= end) return true;
    at = Math.max(at, next.end);
  }
}

/** Whether an element has no attributes for its look, which an accordion has by itself. */
function hasNoLook({ opening }: Element): boolean {
  return opening.attributes.every(({ name }) => name === 'open' || name === 'id');
}

function fixesFor(context: PageContext, details: Element): readonly Fix[] {
  const { text } = context.page;
  const [summary] = details.children;
  const { content } = details;
  if (!hasNoLook(details)) return [];
  if (summary?.name !== 'summary' || summary.content === undefined || content === undefined) return [];
  if (text.slice(content.start, summary.range.start).trim() !== '' || summary.opening.attributes.length > 0) return [];
  const title = plainTextOf(text.slice(summary.content.start, summary.content.end));
  const lines = linesWithin(text, { start: summary.range.end, end: content.end });
  if (title === undefined || title === '' || lines.length === 0) return [];
  const { opening } = details;
  const present = ['id'].flatMap((name) => attributeOf(opening, name) ?? []);
  const attributes = [
    titleAttribute(title),
    ...present.map(({ range }) => text.slice(range.start, range.end)),
    ...(attributeOf(opening, 'open') === undefined ? [] : ['defaultOpen']),
  ];
  const rewritten = between(`<Accordion ${attributes.join(' ')}>`, lines, '</Accordion>');
  return rewriteBlocks(context, `Change to an ${code('Accordion')}`, details.range, rewritten);
}
