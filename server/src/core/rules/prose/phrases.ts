import type { PageContext } from '../../site/pageContext.ts';
import { code } from '../../util/messageText.ts';
import { pageFix, replacement } from '../pageEdits.ts';
import type { Finding } from '../rule.ts';
import { isPlain, proseMatches, shownText, withCaseOf } from './proseRule.ts';

/** Phrases in lower case, each with what replaces it. */
export type Phrases = Readonly<Record<string, string>>;

/** Returns a pattern of the phrases, the longest first. */
export function patternOf(phrases: Phrases): RegExp {
  const longestFirst = Object.keys(phrases).toSorted((a, b) => b.length - a.length);
  const alternatives = longestFirst.map((phrase) => phrase.replaceAll(' ', '\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{N}_/.-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}_/-])`, 'giu');
}

/** Returns a finding for each phrase of a list, with the fix that replaces it. */
export function* phraseFindings(
  context: PageContext,
  phrases: Phrases,
  pattern: RegExp,
  message: (phrase: string, better: string) => string,
): Iterable<Finding> {
  for (const { match, range } of proseMatches(context, pattern)) {
    const better = phrases[match[0].toLowerCase().replace(/\s+/g, ' ')];
    if (better === undefined) continue;
    const newText = withCaseOf(match[0], better);
    const fix = pageFix(context, `Change to ${code(newText)}`, [replacement(range, newText)], { preferred: true });
    yield {
      range,
      message: message(code(shownText(context, range)), code(better)),
      fixes: isPlain(context, range) ? () => [fix] : undefined,
    };
  }
}
