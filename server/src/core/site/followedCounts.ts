import type { SitePath } from '../paths/sitePath.ts';
import { possiblyChangedKeys } from '../util/layeredMap.ts';

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
    const changed = this.#asked && possiblyChangedKeys(this.#asked, pages);
    this.#asked = pages;
    if (changed === undefined) for (const [page, value] of pages) this.#count(page, value);
    else for (const page of changed) this.#count(page, pages.get(page));
    if (this.#counted.size > pages.size) this.#forgetOthers(pages);
    return this.#sums;
  }

  #count(page: SitePath, value: Value | undefined): void {
    const counted = this.#counted.get(page);
    if (counted === value) return;
    if (counted !== undefined) this.#add(counted, -1);
    if (value === undefined) {
      this.#counted.delete(page);
      return;
    }
    this.#add(value, 1);
    this.#counted.set(page, value);
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
