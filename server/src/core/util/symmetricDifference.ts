/** Returns the items that only one of two sets has, those of the first before those of the second. */
export function symmetricDifference<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): readonly T[] {
  if (a === b) return [];
  return [...[...a].filter((item) => !b.has(item)), ...[...b].filter((item) => !a.has(item))];
}
