import type { SitePath } from '../paths/sitePath.ts';

/** What a page has, each with its number. */
export type Counts = ReadonlyMap<string, number>;

/**
 * What all pages of a site have together. Most states of a site differ in one page from the one before, so the sums follow
 * the state that was asked last: only pages with another value are counted again.
 */
export class FollowedCounts<Value extends object> {
  readonly #countsOf: (value: Value) => Iterable<readonly [string, number]>;
  readonly #counted = new Map<SitePath, Value>();
  readonly #sums = new Map<string, number>();
  #asked: ReadonlyMap<SitePath, Value> | undefined;

  constructor(countsOf: (value: Value) => Iterable<readonly [string, number]>) {
    this.#countsOf = countsOf;
  }

  /** Returns the sums over all pages; valid until another state is asked. */
  of(pages: ReadonlyMap<SitePath, Value>): Counts {
    if (pages === this.#asked) return this.#sums;
    this.#asked = pages;
    for (const [page, value] of pages) {
      const counted = this.#counted.get(page);
      if (counted === value) continue;
      if (counted !== undefined) this.#add(counted, -1);
      this.#add(value, 1);
      this.#counted.set(page, value);
    }
    if (this.#counted.size > pages.size) this.#forgetOthers(pages);
    return this.#sums;
  }

  #forgetOthers(pages: ReadonlyMap<SitePath, Value>): void {
    for (const [page, value] of this.#counted) {
      if (pages.has(page)) continue;
      this.#add(value, -1);
      this.#counted.delete(page);
    }
  }

  #add(value: Value, sign: 1 | -1): void {
    for (const [key, count] of this.#countsOf(value)) {
      const sum = (this.#sums.get(key) ?? 0) + sign * count;
      if (sum > 0) this.#sums.set(key, sum);
      else this.#sums.delete(key);
    }
  }
}
