import { idMistakeAt } from '../../page/sections/explicitIds.ts';
import type { Heading, PageModel } from '../../page/pageModel.ts';
import { type PageRule, pageFix } from '../engine/rule.ts';
import { removeBlock } from './headingEdits.ts';

export const empty: PageRule = {
  meta: {
    id: 'heading/empty',
    severity: 'warning',
    summary: 'a heading without text',
  },
  pagesOnly: true,
  *check(context) {
    for (const heading of context.page.headings) {
      if (!isEmptyHeading(context.page, heading) || isUnreadId(context.page, heading)) continue;
      yield {
        range: heading.range,
        message: 'This heading has no text. Add text, or remove the heading.',
        fixes: () => [pageFix(context, 'Remove the empty heading', removeBlock(context.page.text, heading.range))],
      };
    }
  },
};

/** Whether the heading has an id that isn’t read, which is reported for itself. */
function isUnreadId(page: PageModel, heading: Heading): boolean {
  return heading.id !== undefined && idMistakeAt(page, heading) !== undefined;
}

/** Whether a heading shows nothing; the output of tags, images and expressions is unknown here. */
export function isEmptyHeading({ text }: PageModel, heading: Heading): boolean {
  return heading.text === '' && !/[<{[$]/.test(text.slice(heading.content.start, heading.content.end));
}
