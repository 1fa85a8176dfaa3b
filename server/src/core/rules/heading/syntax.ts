import { doubledHeadingsIn, literalHeadingsIn } from './literalHeadings.ts';
import { deletion, insertion } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { type PageRule, pageFix } from '../engine/rule.ts';

export const syntax: PageRule = {
  meta: {
    id: 'heading/syntax',
    title: 'Heading shown as text',
    severity: 'warning',
    summary: 'a heading that is shown as text, since there’s no space after its `#`, or that has a second `##`',
    once: 'page',
    timing: 'whenTyped',
  },
  *check(context) {
    for (const { range, marks } of literalHeadingsIn(context.page)) {
      const space = insertion(range.start + marks.length, ' ');
      yield {
        range,
        message: `This heading is shown as text. Add a space after ${code(marks)}.`,
        fixes: () => [pageFix(context, 'Add a space', [space], { preferred: true })],
      };
    }
    for (const { range, marks } of doubledHeadingsIn(context.page)) {
      yield {
        range: { start: range.start, end: range.start + marks.length },
        message: `Readers see the second ${code(marks)} of this heading. Remove it.`,
        fixes: () => [pageFix(context, `Remove ${code(marks)}`, [deletion(range)], { preferred: true })],
      };
    }
  },
};
