import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import type { SiteTree } from './siteTree.ts';

/** Why a view has no row; the manifest selects its text by it. Undefined if there are rows. */
export type EmptyState = 'noSite' | 'broken' | 'reading' | 'noPages' | undefined;

/** The known sites and their rows. */
export interface KnownSites {
  readonly sites: readonly SiteInfo[];
  /** Returns the last known rows of a site. */
  readonly tree: (site: SiteInfo) => Pick<SiteTree, 'nodes'> | undefined;
}

/**
 * Returns why the view is empty; with several sites each of them has a row. `isBroken`: whether parts of a site's
 * configuration can't be read.
 */
export function emptyStateOf({ sites, tree }: KnownSites, isBroken: (site: SiteInfo) => boolean): EmptyState {
  const [site, ...others] = sites;
  if (site === undefined) return 'noSite';
  if (others.length > 0 || tree(site)?.nodes.length !== 0) return undefined;
  if (isBroken(site)) return 'broken';
  return site.isLoaded ? 'noPages' : 'reading';
}
