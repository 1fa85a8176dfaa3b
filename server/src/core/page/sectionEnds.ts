import type { Heading } from './pageModel.ts';

/**
 * Returns for each heading the next one of the same or a higher level, where its section ends; undefined if it
 * continues to the end.
 */
export function nextHeadings(headings: readonly Heading[]): readonly (Heading | undefined)[] {
  const next = new Array<Heading | undefined>(headings.length).fill(undefined);
  /** The headings whose sections go on, each smaller than the one before it. */
  const open: number[] = [];
  headings.forEach((heading, index) => {
    for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
      if ((headings[last]?.level ?? 0) < heading.level) break;
      next[last] = heading;
      open.pop();
    }
    open.push(index);
  });
  return next;
}
