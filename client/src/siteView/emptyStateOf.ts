import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import type { SiteTree } from './siteTree.ts';

/** Why a view has no row: what the manifest's texts for it go by. Undefined where it has some. */
export type EmptyState = 'noSite' | 'broken' | 'reading' | 'noPages' | undefined;

/** What is known of the sites. */
export interface KnownSites {
  readonly sites: readonly SiteInfo[];
  /** The rows of a site as they were last known. */
  readonly tree: (site: SiteInfo) => Pick<SiteTree, 'nodes'> | undefined;
}

/** With several sites each of them has a row. `isBroken`: whether the configuration of a site can't be read everywhere. */
export function emptyStateOf({ sites, tree }: KnownSites, isBroken: (site: SiteInfo) => boolean): EmptyState {
  const [site, ...others] = sites;
  if (site === undefined) return 'noSite';
  if (others.length > 0 || tree(site)?.nodes.length !== 0) return undefined;
  if (isBroken(site)) return 'broken';
  return site.isLoaded ? 'noPages' : 'reading';
}
