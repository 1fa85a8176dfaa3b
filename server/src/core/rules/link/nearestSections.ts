import { distance } from 'fastest-levenshtein';
import { withoutInvisible } from '../../page/invisible.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { mayBeComputedIn, shownSections } from '../../site/sections/shownSections.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { findNearest, type Nearest } from '../../util/nearest.ts';
import { haveSimilarWords } from '../../util/typo.ts';
import { renamedSections } from './renamedSections.ts';

/**
 * Returns the likely sections of a link, by their ids. The first is clear if only punctuation, whitespace, case or the
 * prefix differs.
 */
export function nearestSections(site: SiteSnapshot, file: SitePath, fragment: string): Nearest {
  const sections = (shownSections(site, file) ?? []).flatMap(({ ids: [id], title }) =>
    id === undefined || mayBeComputedIn(site, file, id) ? [] : { id, letters: lettersOf(title) },
  );
  const ids = sections.map(({ id }) => id);
  const core = coreOf(fragment);
  const written = lettersOf(fragment);
  // The id of a component has fewer letters than its title if that is in another script.
  const alike = sections.flatMap(({ id, letters }) =>
    (core !== '' && coreOf(id) === core) || (written !== '' && letters === written) ? id : [],
  );
  const nearest = nearestIds(fragment, ids);
  const words = wordsOf(fragment);
  // A section named by some of the words is likelier than one whose letters happen to be similar.
  const hasTypo = nearest.some((id) => isTypo(id, fragment));
  const named = hasTypo ? [] : ids.filter((id) => isNamedBy(id, fragment));
  // So is one that begins with all of them: an option with its value, a heading with more than its name.
  const begun = ids.filter((id) => id !== fragment && words.length > 5 && wordsOf(id).startsWith(words));
  const likely = [
    ...countedFromTwo(ids, fragment),
    ...sameLetters(alike, fragment),
    ...(begun.length === 1 || !hasTypo ? begun : []),
    ...named,
    ...nearest,
  ];
  const names = [...new Set(likely)].slice(0, 3);
  if (names.length > 0) {
    const isOnly = new Set(alike).size === 1 && names[0] === alike[0] && !ids.some((id) => isLonger(id, alike[0]));
    return { names, isClear: isOnly || lettersOf(names[0] ?? '') === lettersOf(fragment) };
  }
  const longer = ids.filter((id) => containsWords(wordsOf(id), words));
  return { names: (longer.length > 0 ? longer : renamedSections(ids, fragment)).slice(0, 3), isClear: false };
}

/** As many equal words make a heading with another word the same one, reworded. */
const manyWords = 3;

/**
 * Returns the ids of similar spelling, but no short ones with another word. The prefix of all parameters says nothing of
 * how similar two are.
 */
function nearestIds(fragment: string, ids: readonly string[]): readonly string[] {
  const prefix = 'param-';
  if (!fragment.startsWith(prefix)) {
    const words = new Set(
      wordsOf(fragment)
        .split('-')
        .filter((word) => word !== ''),
    );
    const isReworded = (id: string): boolean =>
      new Set(
        wordsOf(id)
          .split('-')
          .filter((word) => words.has(word)),
      ).size >= manyWords;
    return findNearest(fragment, ids).names.filter((id) => haveSimilarWords(fragment, id) || isReworded(id));
  }
  const names = ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
  return findNearest(fragment.slice(prefix.length), names).names.map((name) => prefix + name);
}

/**
 * Whether a fragment is the anchor that GitHub makes of a section’s title: in lower case, without punctuation, and with a
 * hyphen for each space.
 */
export function isGitHubAnchor(site: SiteSnapshot, file: SitePath, id: string, fragment: string): boolean {
  const title = shownSections(site, file)?.find(({ ids: [first] }) => first === id)?.title ?? '';
  const anchor = title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
  return anchor === fragment;
}

/** Returns how the form of an anchor differs from that of an id with the same letters, equal for the same habit. */
export function differenceInForm(id: string, anchor: string): string {
  const [ofId, ofAnchor] = [separatorsIn(id), separatorsIn(anchor)];
  const differing = ofId.flatMap((separator, at) =>
    separator === ofAnchor[at] ? [] : `${separator} as ${ofAnchor[at] ?? ''}`,
  );
  return [...new Set(differing)].sort().join(', ');
}

/** Returns what is before each letter or digit of an id, and after the last one. */
function separatorsIn(id: string): readonly string[] {
  return id.normalize().split(/[\p{L}\p{N}]/u);
}

/** Whether two ids differ by a letter or two. */
export function isTypo(id: string, other: string): boolean {
  return distance(id.toLowerCase(), other.toLowerCase()) <= 2;
}

/** Whether an id has the words of a shorter one and others. */
function isLonger(id: string, other = ''): boolean {
  return id !== other && containsWords(wordsOf(id), wordsOf(coreOf(other)));
}

/** A section with fewer of a link’s letters is more likely another one: `metadata` for `store-reference-metadata`. */
const leastShare = 0.4;

/** Whether a fragment is the words of an id with some others around them. */
function isNamedBy(id: string, fragment: string): boolean {
  const isMost = lettersOf(id).length >= leastShare * lettersOf(fragment).length;
  return isMost && containsWords(wordsOf(fragment), wordsOf(id));
}

/** Ids with the same letters come before those with another prefix. */
function sameLetters(alike: readonly string[], fragment: string): readonly string[] {
  const isSame = (id: string): boolean => lettersOf(id) === lettersOf(fragment);
  return [...alike.filter(isSame), ...alike.filter((id) => !isSame(id))];
}

/** The second section of a name has the number 2, while other platforms begin with 1. */
function countedFromTwo(ids: readonly string[], fragment: string): readonly string[] {
  const [, name = '', count = ''] = /^(.+)-(\d{1,3})$/.exec(fragment) ?? [];
  const id = `${name}-${Number(count) + 1}`;
  return ids.includes(name) && ids.includes(id) ? [id] : [];
}

/** Returns the letters and digits of an id. */
export function lettersOf(id: string): string {
  return withoutInvisible(id)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Returns the letters of an id without a prefix of the platform or the author: `param-`, `step-1-`, `2-`. */
function coreOf(id: string): string {
  return lettersOf(id.replace(/^(?:param|(?:(?:step|part)-?)?\d{1,3})[-_.)—]+(?=.*\p{L})/iu, ''));
}

/** Returns the words of an id, with a hyphen before and after each. */
function wordsOf(id: string): string {
  return `-${id.toLowerCase()}-`.replace(/[^\p{L}\p{N}]+/gu, '-');
}

/** Whether some words include others, in the same order and adjacent. */
function containsWords(words: string, others: string): boolean {
  return others.length > 5 && words.includes(others);
}
