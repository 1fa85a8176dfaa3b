import { meantPaths, splitAddress } from '../paths/address.ts';
import { generatedAt } from './api/generatedPages.ts';
import { resolveReference } from './references/resolveLink.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

/**
 * Returns the number of links in a site’s pages that aren’t checked, since the page would be generated from an API
 * description that isn’t known: a remote one, or one that can’t be read.
 */
export function uncheckedLinks(site: SiteSnapshot): number {
  if (!site.config.generated.any) return 0;
  let unchecked = 0;
  for (const [file, { references }] of site.pageIndexes) {
    if (site.listing.unlisted.has(file)) continue;
    for (const reference of references) {
      if (reference.kind !== 'link' || resolveReference(site, file, reference).kind !== 'unknown') continue;
      const { path } = splitAddress(reference.value.trim());
      if (meantPaths(file, path).some((one) => generatedAt(site, one) === 'unknown')) unchecked++;
    }
  }
  return unchecked;
}
