import { figuresOf } from '../../page/record/figures.ts';
import { code } from '../../util/messageText.ts';
import { showsNoTitle } from '../../page/record/pageTitle.ts';
import { type PageRule, pageFix, wrapBlock } from '../engine/rule.ts';

export const frame: PageRule = {
  meta: {
    id: 'image/frame',
    severity: 'warning',
    summary: 'an image outside a `Frame`',
    pages: { history: 'hint' },
    guideline: 'Wrap every image in a `Frame`',
    habit: { name: 'framedFigures', smallestShare: 0.8 },
  },
  pagesOnly: true,
  *check(context) {
    const { page } = context;
    // The author lays out such a page alone, frames included.
    if (showsNoTitle(page)) return;
    const { bare, framed } = figuresOf(page);
    for (const range of bare) {
      yield {
        range,
        onlyIf: 'habit',
        // Next to framed figures it is an oversight, otherwise the author's choice.
        isMinorByHabit: framed.length === 0,
        // The page was written without frames.
        cause: context.file,
        message: `This image isn’t in a ${code('Frame')}. Wrap it in one to set it off from the text.`,
        fixes: () => [
          pageFix(context, `Wrap in a ${code('Frame')}`, wrapBlock(page.text, range, '<Frame>', '</Frame>'), {
            preferred: true,
          }),
        ],
      };
    }
  },
};
