import type { SitePath } from '../paths/sitePath.ts';

/** A translation whose original has changed since it did. */
export interface OutdatedTranslation {
  readonly translation: SitePath;
  readonly original: SitePath;
  /** How many commits have changed the original since. */
  readonly commits: number;
  /** The last of these: the start of its hash, and its day as `2026-11-28`. */
  readonly last: { readonly hash: string; readonly date: string };
}
