/** Returns the keys that one of two maps lacks or that have another value there: removed ones come first. */
export function changedKeys<K, V>(before: ReadonlyMap<K, V>, after: ReadonlyMap<K, V>): readonly K[] {
  if (before === after) return [];
  const gone = [...before.keys()].filter((key) => !after.has(key));
  return [...gone, ...[...after].filter(([key, value]) => before.get(key) !== value).map(([key]) => key)];
}
