import { isHtmlName, type Element } from '../../page/elements/elements.ts';
import { attributeOf } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { code } from '../../util/messageText.ts';
import { fixesIfAny, type Fix, type PageRule } from '../engine/rule.ts';
import { attribute, between, linesWithin, plainTextOf, rewriteBlocks } from './rewriting/rewriteBlocks.ts';

export const preferAccordion: PageRule = {
  meta: {
    id: 'component/prefer-accordion',
    title: '<details> instead of an accordion',
    severity: 'warning',
    summary: '`<details>`, which the platform may drop, instead of an `Accordion`',
    pages: { history: 'hint' },
    guideline: { convention: 'choice-4' },
  },
  checksSnippets: true,
  *check(context) {
    for (const element of context.page.elements) {
      if (element.name !== 'details' || element.content === undefined || !isPlain(element)) continue;
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

/** Whether an element is outside of other HTML, and has no attributes for its look. */
function isPlain({ opening, parent }: Element): boolean {
  for (let at = parent; at !== undefined; at = at.parent) {
    if (isHtmlName(at.name) && at.name !== 'details') return false;
  }
  return opening.attributes.every(({ name }) => name === 'open' || name === 'id');
}

function fixesFor(context: PageContext, details: Element): readonly Fix[] {
  const { text } = context.page;
  const [summary] = details.children;
  const { content } = details;
  if (summary?.name !== 'summary' || summary.content === undefined || content === undefined) return [];
  if (text.slice(content.start, summary.range.start).trim() !== '' || summary.opening.attributes.length > 0) return [];
  const title = plainTextOf(text.slice(summary.content.start, summary.content.end));
  const lines = linesWithin(text, { start: summary.range.end, end: content.end });
  if (title === undefined || title === '' || lines.length === 0) return [];
  const { opening } = details;
  const present = ['id'].flatMap((name) => attributeOf(opening, name) ?? []);
  const attributes = [
    attribute('title', title),
    ...present.map(({ range }) => text.slice(range.start, range.end)),
    ...(attributeOf(opening, 'open') === undefined ? [] : ['defaultOpen']),
  ];
  const rewritten = between(`<Accordion ${attributes.join(' ')}>`, lines, '</Accordion>');
  return rewriteBlocks(context, `Change to an ${code('Accordion')}`, details.range, rewritten);
}
