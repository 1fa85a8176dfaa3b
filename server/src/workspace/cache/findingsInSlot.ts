import type { CachedFindings, CachedSite } from '../diagnostics/cachedFindings.ts';
import { hashOf } from '../files/hash.ts';
import type { ResourcePath } from '../files/resourcePath.ts';
import { readCached, writeCached } from './cacheFile.ts';
import type { CachedName, CacheSlot } from './cacheFolder.ts';

/** Returns the findings of a site that are kept in a slot. */
export function findingsInSlot(slot: CacheSlot, siteRoot: ResourcePath): CachedFindings {
  const name: CachedName = `site-${hashOf(siteRoot)}`;
  return {
    read: (state) => {
      const kept = readCached(slot, name) as { readonly state: string; readonly site: CachedSite } | undefined;
      return kept?.state === state ? kept.site : undefined;
    },
    write: (state, site) => {
      writeCached(slot, name, { state, site });
    },
  };
}
