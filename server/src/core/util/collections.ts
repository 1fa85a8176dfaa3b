/**
 * Appends items to a list. `list.push(...items)` passes each as an argument, and ends in a RangeError with some 120,000
 * of them, which a hostile file easily has.
 */
export function addAll<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item);
}

/** Returns the largest of some numbers and `atLeast`. */
export function largest(numbers: Iterable<number>, atLeast: number): number {
  let most = atLeast;
  for (const number of numbers) if (number > most) most = number;
  return most;
}

/** Returns the smallest of some numbers and `atMost`. */
export function smallest(numbers: Iterable<number>, atMost: number): number {
  let least = atMost;
  for (const number of numbers) if (number < least) least = number;
  return least;
}

/** Returns items by a key, both in the order in which they first come. */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) addTo(groups, keyOf(item), item);
  return groups;
}

/** Appends an item to the list of a key. */
export function addTo<Item, Key>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

/** Adds to the count of a key. */
export function countUp<Key>(counts: Map<Key, number>, key: Key, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** Returns the keys that one of two maps lacks or that have another value there: removed ones come first. */
export function changedKeys<K, V>(before: ReadonlyMap<K, V>, after: ReadonlyMap<K, V>): readonly K[] {
  if (before === after) return [];
  const gone = [...before.keys()].filter((key) => !after.has(key));
  return [...gone, ...[...after].filter(([key, value]) => before.get(key) !== value).map(([key]) => key)];
}

/** Returns the items that only one of two sets has, those of the first before those of the second. */
export function symmetricDifference<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): readonly T[] {
  if (a === b) return [];
  return [...[...a].filter((item) => !b.has(item)), ...[...b].filter((item) => !a.has(item))];
}

/** Whether two lists have the same items in the same order. */
export function haveSameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, at) => item === b[at]);
}

/** Returns the index of the first item with a property that all items after it have too; the length if none has. */
export function partitionPoint<Item>(items: readonly Item[], hasProperty: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item === undefined || hasProperty(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
