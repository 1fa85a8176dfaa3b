import type { ComparableNames } from '../util/comparableNames.ts';
import { findNearest, type Nearest } from '../util/nearest.ts';
import { isPossibleTypo } from '../util/typo.ts';
import { baseNameOf, extensionOf, stemOf } from './sitePath.ts';

/**
 * As {@link findNearest}, for paths: only those that are named alike, too, since a common folder alone makes any two of
 * its files similar. A path without an extension may mean a file with any.
 */
export function findNearestPath(written: string, known: Iterable<string> | ComparableNames): Nearest {
  const { names, isClear } = findNearest(written, known);
  const nameIn = extensionOf(written) === '' ? stemOf : baseNameOf;
  const alike = names.filter((name) => isPossibleTypo(nameIn(written), nameIn(name)));
  return { names: alike, isClear: isClear && alike[0] === names[0] };
}
