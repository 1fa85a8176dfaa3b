import type { PageContext } from '../../site/siteSnapshot.ts';
import { ownValue } from '../../util/values.ts';
import { code } from '../../util/messageText.ts';
import { type Finding, changeFix } from '../engine/rule.ts';
import { hasOnlyWords, proseSearch, shownText, styleMatches, withCaseOf, type ProseSearch } from './proseRule.ts';

/** Phrases in lower case, each with what replaces it. */
export type Phrases = Readonly<Record<string, string>>;

/** Returns the search for the phrases of a list, the longest first. */
export function searchFor(phrases: Phrases): ProseSearch {
  const hints = Object.keys(phrases).toSorted((a, b) => b.length - a.length);
  const alternatives = hints.map((phrase) => phrase.replaceAll(' ', '\\s+'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_/.-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}_/-])`, 'giu');
  return proseSearch(pattern, hints);
}

/** Returns a finding for each phrase of a list, with the fix that replaces it. */
export function* phraseFindings(
  context: PageContext,
  phrases: Phrases,
  search: ProseSearch,
  message: (phrase: string, better: string) => string,
): Iterable<Finding> {
  for (const { match, range } of styleMatches(context, search)) {
    const phrase = match[0].toLowerCase().replace(/\s+/g, ' ');
    const better = ownValue(phrases, phrase);
    if (better === undefined) continue;
    const newText = withCaseOf(match[0], better);
    const fix = changeFix(context, range, newText);
    yield {
      range,
      message: message(code(shownText(context, range)), code(better)),
      cause: phrase,
      fixes: hasOnlyWords(context, range) ? () => [fix] : undefined,
    };
  }
}
