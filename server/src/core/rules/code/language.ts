import { guessLanguage } from '../../code/guessLanguage.ts';
import { fenceText, openingLine } from '../../page/fenceText.ts';
import type { Fence } from '../../page/pageModel.ts';
import type { PageContext } from '../../site/pageContext.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { usedLanguages } from '../../site/usedLanguages.ts';
import { code } from '../../util/messageText.ts';
import { pageFix } from '../pageEdits.ts';
import type { Fix, PageRule } from '../rule.ts';
import { insertion } from '../../text/textEdit.ts';

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
        fixes: (current = context.site) => fixesFor(context, fence, guess, likelyLanguages(current)),
      };
    }
  },
};

/** Whether a fence's info is empty, or has only line highlights and options with a value. */
function namesNone(info: string): boolean {
  return /^(?:$|[{[]|[\w-]+=)/.test(info);
}

/** How many languages of the site are offered. */
const mostLanguages = 4;

/** Returns the languages that a block of a site may have: those that it uses most, and none. */
function likelyLanguages(site: SiteSnapshot): readonly string[] {
  const used = usedLanguages(site).filter((name) => !/^(?:text|txt|plaintext)$/i.test(name));
  return [...used.slice(0, mostLanguages), 'text'];
}

function fixesFor(
  context: PageContext,
  fence: Fence,
  guess: string | undefined,
  others: readonly string[],
): readonly Fix[] {
  const names = guess === undefined ? others : [guess, ...others];
  return [...new Set(names)].map((name): Fix => {
    const isJoined = fence.info.start === fence.mark.end && fence.info.end > fence.info.start;
    const edit = insertion(fence.mark.end, `${name}${isJoined ? ' ' : ''}`);
    return pageFix(context, `Add ${code(name)}`, [edit], { preferred: name === guess });
  });
}
