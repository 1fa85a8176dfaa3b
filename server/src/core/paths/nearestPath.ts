import type { ComparableNames } from '../util/comparableNames.ts';
import { findNearest, type Nearest } from '../util/nearest.ts';
import { haveSimilarWords, isPossibleTypo } from '../util/typo.ts';
import { baseNameOf, extensionOf, stemOf } from './sitePath.ts';

/**
 * As {@link findNearest}, for paths: only those that are named alike, too, since a common folder alone makes any two of
 * its files similar, and a long name any two with another word. A path without an extension may mean a file with any.
 */
export function findNearestPath(written: string, known: Iterable<string> | ComparableNames): Nearest {
  const { names, isClear } = findNearest(written, known);
  const hasExtension = extensionOf(written) !== '';
  const nameIn = hasExtension ? baseNameOf : stemOf;
  const alike = names.filter(
    (name) =>
      isPossibleTypo(nameIn(written), nameIn(name)) &&
      haveSimilarWords(written, hasExtension ? name : name.slice(0, name.length - extensionOf(name).length)),
  );
  return { names: alike, isClear: isClear && alike[0] === names[0] };
}
