import { hasTrait } from '../../components/traits.ts';
import { elementsAround } from '../../page/pageQueries.ts';
import { opaque, type Sentence } from '../../prose/passages.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { isFinalText, isHistory } from '../../paths/fileKinds.ts';
import type { TextRange } from '../../text/textRange.ts';
import { capitalized, escapePattern } from '../../util/strings.ts';

/** An occurrence of a pattern in a sentence of a page. */
export interface ProseMatch {
  readonly sentence: Sentence;
  readonly match: RegExpExecArray;
  readonly range: TextRange;
}

export interface ProseSearch {
  /** A global pattern. */
  readonly pattern: RegExp;
  /** A global pattern that each sentence with an occurrence contains, which is searched in all of them at once. */
  readonly hint: RegExp;
}

/**
 * Returns a search for a global pattern.
 * @param hints strings of which each occurrence contains one, with single spaces: most pages have none of them, and
 *   searching them is much faster; without any, the pattern itself mustn’t need the start or the end of a sentence
 */
export function proseSearch(pattern: RegExp, hints: readonly string[]): ProseSearch {
  const simple = new RegExp(hints.map(escapePattern).join('|'), pattern.ignoreCase ? 'gi' : 'g');
  return { pattern, hint: hints.length === 0 ? new RegExp(pattern) : simple };
}

/** Nobody writes longer sentences: such a text is data, and what surrounds each occurrence in it would be searched. */
const longestSentence = 5000;

/** Returns the occurrences of a pattern in the prose of an English page. */
export function* proseMatches({ prose }: PageContext, { pattern, hint }: ProseSearch): Iterable<ProseMatch> {
  if (!prose.isEnglish) return;
  for (const sentence of prose.sentencesWith(hint)) {
    // Many sentences have none, and `matchAll` copies the pattern.
    if (sentence.text.length > longestSentence || sentence.text.search(pattern) < 0) continue;
    for (const match of sentence.text.matchAll(pattern)) {
      const start = sentence.start + match.index;
      yield { sentence, match, range: { start, end: start + match[0].length } };
    }
  }
}

/** Returns the text of a page in a range, on one line. */
export function shownText({ page }: PageContext, { start, end }: TextRange): string {
  return page.text.slice(start, end).replace(/\s+/g, ' ');
}

/** Whether a range of a page has only words, without marks or tags that a fix would remove. */
export function hasOnlyWords({ page }: PageContext, { start, end }: TextRange): boolean {
  return !/[*_`~[\]<>{}\\\r\n]/.test(page.text.slice(start, end)) && !page.text.slice(start, end).includes(opaque);
}

/** Returns a word with the capital letter of another. */
export function withCaseOf(original: string, word: string): string {
  const isCapital = /^\p{Lu}/u.test(original);
  return isCapital ? capitalized(word) : word;
}

/** Returns the occurrences of a pattern in prose whose style its author would still change. */
export function* styleMatches(context: PageContext, search: ProseSearch): Iterable<ProseMatch> {
  if (isFinalText(context.file)) return;
  for (const found of proseMatches(context, search)) {
    if (!isNews(context, found.range.start) && !isMention(context, found)) yield found;
  }
}

/** Whether a text is about the words themselves, as in a style guide: “write *to*, not *in order to*”. */
function isMention({ page: { text } }: PageContext, { match, range, sentence }: ProseMatch): boolean {
  const isEmphasized = /[*_]/.test(text.charAt(range.start - 1)) && /[*_]/.test(text.charAt(range.end));
  return (
    isEmphasized ||
    /\b(?:not|avoid|never|instead of|rather than|spelled)\s+$/i.test(sentence.text.slice(0, match.index))
  );
}

/** Whether a text tells what has changed: nobody rewrites it later. */
export function isNews({ file, page }: PageContext, offset: number): boolean {
  return isHistory(file) || elementsAround(page, offset).some(({ name }) => hasTrait(name, 'isHistory'));
}
