import type { JsonPath } from '../json/jsonTree.ts';
import { divisionLists } from './divisions.ts';

/** The property that makes an entry of the navigation what it is, and the list that holds such entries. */
const listOfKey: ReadonlyMap<string, string> = new Map([
  ['group', 'groups'],
  ...Object.entries(divisionLists).map(([list, key]) => [key, list] as const),
]);

/** An entry of the navigation in a list of entries of another kind. */
export interface OtherNodeKey {
  /** The property that it has. */
  readonly key: string;
  /** The list that holds such entries. */
  readonly list: string;
}

/**
 * Returns the kind that an entry of the current navigation has instead of the one of its list, which requires the
 * property `expected`; undefined if the entry has neither.
 */
export function otherNodeKey(path: JsonPath, expected: string, names: Iterable<string>): OtherNodeKey | undefined {
  if (path[0] !== 'navigation' || typeof path[1] !== 'string' || !listOfKey.has(expected)) return undefined;
  const own = [...names];
  if (own.includes(expected)) return undefined;
  for (const key of own) {
    const list = listOfKey.get(key);
    if (list !== undefined) return { key, list };
  }
  return undefined;
}

/** Returns the property that entries of a list require, of all that they may have. */
export function nodeKeyOf(known: readonly string[]): string | undefined {
  return known.find((name) => listOfKey.has(name));
}
