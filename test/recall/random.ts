/** Numbers from 0 to below 1, the same for the same seed (FNV-1a, mulberry32). */
export function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A random choice from a list, in random order. */
export function sampled<T>(list: readonly T[], count: number, random: () => number): readonly T[] {
  const shuffled = list.map((value) => ({ value, key: random() })).sort((a, b) => a.key - b.key);
  return shuffled.slice(0, count).map(({ value }) => value);
}
