import { guessLanguage } from '../../code/guessLanguage.ts';
import { fenceText, openingLine } from '../../page/fenceText.ts';
import type { Fence } from '../../page/pageModel.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { code } from '../../util/words.ts';
import { insertion, pageFix } from '../pageEdits.ts';
import type { Fix, PageRule } from '../rule.ts';

export const language: PageRule = {
  meta: {
    id: 'code/language',
    severity: 'info',
    summary: 'a code block that names no language',
    guideline: 'Name the language',
    fixable: true,
  },
  checksSnippets: true,
  *check(place) {
    const { text, fences } = place.page;
    for (const fence of fences) {
      const info = text.slice(fence.info.start, fence.info.end);
      const isTyped = fence.isClosed && text.slice(fence.content.start, fence.content.end).trim() !== '';
      if (!isTyped || !namesNone(info)) continue;
      yield {
        range: openingLine(fence),
        message: 'This code block names no language, so nothing in it is highlighted. Write one behind the fence.',
        fixes: () => fixesFor(place, fence),
      };
    }
  },
};

/** Whether there is nothing behind a fence, or only lines to mark and options with a value. */
function namesNone(info: string): boolean {
  return /^(?:$|[{[]|[\w-]+=)/.test(info);
}

function fixesFor(place: PageInSite, fence: Fence): readonly Fix[] {
  const guess = guessLanguage(fenceText(place.page.text, fence));
  const add = (name: string): Fix => {
    const isJoined = fence.info.start === fence.mark.end && fence.info.end > fence.info.start;
    const edit = insertion(fence.mark.end, `${name}${isJoined ? ' ' : ''}`);
    return pageFix(place, `Add ${code(name)}`, [edit], { preferred: name === guess });
  };
  return guess === undefined ? [add('text')] : [add(guess), add('text')];
}
