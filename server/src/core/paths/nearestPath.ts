import type { ComparableNames } from '../util/comparableNames.ts';
import { findNearest, type Nearest } from '../util/nearest.ts';
import { haveSimilarWords, isPossibleTypo } from '../util/typo.ts';
import { baseNameOf, extensionOf, stemOf } from './sitePath.ts';

/** Names that pages of any topic have, with a number in front or without. */
const commonName =
  /^(?:\d+[-_.])?(?:index|home|overview|intro(?:duction)?|welcome|about|quick-?start|get(?:ting)?-started|examples?|reference|faqs?|troubleshooting)(?:\.mdx?)?$/i;

/** Whether a path ends in a name that pages of any topic have, so that it says nothing without its folders. */
export function hasCommonName(path: string): boolean {
  return commonName.test(baseNameOf(path));
}

/**
 * As {@link findNearest}, for paths: only those that are named alike, too, since a common folder alone makes any two of
 * its files similar, and a long name any two with another word. A path without an extension may mean a file with any.
 */
export function findNearestPath(written: string, known: Iterable<string> | ComparableNames): Nearest {
  const { names, isClear } = findNearest(written, known);
  const nameIn = extensionOf(written) === '' ? stemOf : baseNameOf;
  const isAlike = hasCommonName(written)
    ? (name: string): boolean => depthOf(name) >= depthOf(written) && haveSimilarWords(written, name)
    : (name: string): boolean => haveSimilarWords(nameIn(written), nameIn(name));
  const alike = names.filter((name) => isPossibleTypo(nameIn(written), nameIn(name)) && isAlike(name));
  return { names: alike, isClear: isClear && alike[0] === names[0] };
}

function depthOf(path: string): number {
  return path.split('/').length;
}
