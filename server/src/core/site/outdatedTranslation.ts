import type { SitePath } from '../paths/sitePath.ts';

/** A translation whose original has changed since it did. */
export interface OutdatedTranslation {
  readonly translation: SitePath;
  readonly original: SitePath;
  /** How many commits have changed the original since. */
  readonly commits: number;
  /** The last of these: the start of its hash, and its day as `2026-11-28`. */
  readonly last: { readonly hash: string; readonly date: string };
  /** The lines of the original that are new since, as ranges of numbers from 1; none if it has only lost some. */
  readonly lines: readonly (readonly [first: number, last: number])[];
}
