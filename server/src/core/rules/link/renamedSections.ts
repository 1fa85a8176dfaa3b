import { withoutInvisible } from '../../page/invisible.ts';
import { wordsIn } from '../../util/strings.ts';

/** Words that a heading gains or loses when somebody rewrites it, and that tell no section from another. */
const fillers: ReadonlySet<string> = new Set(
  'a an and the of in on at by for from to with via through your you our its it is are as or how use using this that'.split(
    ' ',
  ),
);

/**
 * Returns the ids of the sections whose headings have the words of an anchor in another form or order, or else of the
 * only one that has fewer or more words: `#creating-schedules` is `#create-a-schedule` now, and `#enable-aliases`
 * `#enable-endpoint-aliases`. One common word tells nothing, and neither do all words but the first, which says what
 * is done: `#cancel-a-flow-run` isn’t `#flow-runs`.
 */
export function renamedSections(ids: readonly string[], fragment: string): readonly string[] {
  const words = wordsOf(fragment);
  const sections = ids.map((id) => ({ id, words: wordsOf(id) })).filter((section) => section.words.length > 0);
  const same = sections.filter((section) => hasAll(words, section.words) && hasAll(section.words, words));
  if (same.length > 0) return same.length === 1 || words.length > 1 ? same.map(({ id }) => id) : [];
  const related = sections.filter(
    (section) =>
      Math.min(words.length, section.words.length) > 1 &&
      (hasAll(section.words, words) || (hasAll(words, section.words) && section.words.includes(words[0] ?? ''))),
  );
  return related.length === 1 ? related.map(({ id }) => id) : [];
}

/** Whether two ids have at least two words in common, or all. */
export function shareWords(id: string, other: string): boolean {
  const [words, others] = [wordsOf(id), wordsOf(other)];
  const shared = new Set(words.filter((word) => others.includes(word))).size;
  return shared > 1 || (shared === 1 && words.length === 1 && others.length === 1);
}

function hasAll(words: readonly string[], others: readonly string[]): boolean {
  return others.every((word) => words.includes(word));
}

function wordsOf(id: string): readonly string[] {
  return wordsIn(withoutInvisible(id))
    .filter((word) => !fillers.has(word))
    .map(stemOf);
}

/** Returns an English word without the ending of its form, so that `create`, `created` and `creating` are one. */
function stemOf(word: string): string {
  const stem = word.replace(/(?:at(?:ions?|ing|ed|es?)|ions?|ing|ies|ed|es|e|s|y)$/, '');
  return stem.length < 3 ? word : stem;
}
