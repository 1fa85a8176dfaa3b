import type { SitePath } from '../../paths/sitePath.ts';
import type { Listing } from './listing.ts';

/** Why what rules find in a file isn't reported: readers never see it, as far as the site's files show. */
export type SetAsideReason = 'unusedSnippet' | 'otherGenerator';

/** What decides which files are set aside. */
export interface SetAsideSource {
  readonly listing: Listing;
  /** The pages and snippets that include a file. */
  readonly includedBy: ReadonlyMap<SitePath, readonly SitePath[]>;
  /** The paths without a file that pages and snippets include. */
  readonly unresolvedInclusions: ReadonlySet<SitePath>;
  /** The beginnings of the files that pages can import. */
  readonly snippets: ReadonlyMap<SitePath, string>;
}

/**
 * The files of a site that readers never see: snippets that no page includes, and pages of another generator that no
 * navigation lists. Never changes, and is computed on demand.
 */
export interface SetAside {
  readonly source: SetAsideSource;
  readonly files: ReadonlyMap<SitePath, SetAsideReason>;
}
