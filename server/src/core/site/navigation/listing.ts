import type { SiteConfig } from '../../config/siteConfig.ts';
import type { PageTraits } from '../../page/record/pageTraits.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { SiteSettings } from '../../settings/siteSettings.ts';
import type { SiteFiles } from '../siteFiles.ts';

/** What decides which pages the navigation of a site lists. */
export interface ListingSource {
  readonly config: SiteConfig;
  readonly files: SiteFiles;
  readonly settings: SiteSettings;
  readonly isLoaded: boolean;
  readonly imported: ReadonlySet<SitePath>;
  /** The pages and snippets that include a file. */
  readonly includedBy: ReadonlyMap<SitePath, readonly SitePath[]>;
  readonly traits: ReadonlyMap<SitePath, PageTraits>;
}

/**
 * Which pages and snippets of a site have readers: pages that the navigation lists, that docs.json links to or that are
 * hidden on purpose, and what these include. Never changes, and is computed on demand.
 */
export interface Listing {
  readonly source: ListingSource;
  /** The pages that no navigation lists, and the snippets that only such pages include, or none. */
  readonly unlisted: ReadonlySet<SitePath>;
  /** The traits of all pages whose habits are those of the site: of those that are listed and not ignored. */
  readonly counted: ReadonlyMap<SitePath, PageTraits>;
  /** Returns what was computed last, in this state of the site or an earlier one. */
  readonly last: () => ComputedListing | undefined;
}

export type ComputedListing = Pick<Listing, 'source' | 'unlisted' | 'counted'>;
