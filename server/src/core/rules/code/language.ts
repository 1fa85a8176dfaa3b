import { guessLanguage } from '../../code/guessLanguage.ts';
import { languageNamed } from '../../code/languages.ts';
import { fenceText, openingLine } from '../../page/fenceLines.ts';
import type { Fence } from '../../page/pageModel.ts';
import type { PageContext } from '../../site/pageContext.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { insertion } from '../../text/textEdit.ts';
import { code } from '../../util/messageText.ts';
import { pageFix } from '../pageEdits.ts';
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

/** Returns the languages of a site’s code blocks as it writes them, those on the most pages first. */
function usedLanguages({ pageIndexes }: Pick<SiteSnapshot, 'pageIndexes'>): readonly string[] {
  const pages = new Map<string, number>();
  for (const { languages } of pageIndexes.values()) {
    for (const language of languages) pages.set(language, (pages.get(language) ?? 0) + 1);
  }
  const seen = new Set<string>();
  return [...pages.keys()]
    .sort((a, b) => (pages.get(b) ?? 0) - (pages.get(a) ?? 0) || (a < b ? -1 : 1))
    .filter((name) => {
      // Of the names of one language the most usual one counts.
      const id = languageNamed(name)?.id;
      return id !== undefined && !seen.has(id) && seen.add(id);
    });
}
