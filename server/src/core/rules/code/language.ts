import { guessLanguage } from '../../code/guessLanguage.ts';
import { fenceText, openingLine } from '../../page/fenceText.ts';
import type { Fence } from '../../page/pageModel.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { code } from '../../util/messageText.ts';
import { insertion, pageFix } from '../pageEdits.ts';
import type { Fix, PageRule } from '../rule.ts';

export const language: PageRule = {
  meta: {
    id: 'code/language',
    severity: 'info',
    summary: 'a code block without a language',
    guideline: 'Specify the language',
  },
  checksSnippets: true,
  *check(context) {
    const { text, fences, fenceSlips } = context.page;
    // A fence that was meant to close a block needs no language.
    const closing = new Set(fenceSlips.map((slip) => (slip.kind === 'outside' ? slip.line.start : -1)));
    for (const fence of fences) {
      const info = text.slice(fence.info.start, fence.info.end);
      const isTyped = fence.isClosed && text.slice(fence.content.start, fence.content.end).trim() !== '';
      if (!isTyped || !namesNone(info) || closing.has(fence.mark.start)) continue;
      const guess = guessLanguage(fenceText(text, fence));
      yield {
        range: openingLine(fence),
        message: 'This code block has no language, so it isn’t highlighted. Add one after the opening fence.',
        // Output, file trees and the like need no highlighting.
        severity: guess === undefined ? 'hint' : 'info',
        fixes: () => fixesFor(context, fence, guess),
      };
    }
  },
};

/** Whether a fence's info is empty, or has only line highlights and options with a value. */
function namesNone(info: string): boolean {
  return /^(?:$|[{[]|[\w-]+=)/.test(info);
}

function fixesFor(context: PageContext, fence: Fence, guess: string | undefined): readonly Fix[] {
  const add = (name: string): Fix => {
    const isJoined = fence.info.start === fence.mark.end && fence.info.end > fence.info.start;
    const edit = insertion(fence.mark.end, `${name}${isJoined ? ' ' : ''}`);
    return pageFix(context, `Add ${code(name)}`, [edit], { preferred: name === guess });
  };
  return guess === undefined ? [add('text')] : [add(guess), add('text')];
}
