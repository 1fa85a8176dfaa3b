import type { SitePath } from '../../core/paths/sitePath.ts';
import { readCached, writeCached } from '../../workspace/cache/cacheFile.ts';
import type { CachedName, CacheSlot } from '../../workspace/cache/cacheFolder.ts';
import { hashOf } from '../../workspace/files/hash.ts';
import type { Site } from '../../workspace/site.ts';
import type { ShownFix } from '../checkResult.ts';

/** The fixes of findings in a page as reports show them, by the key of the finding; undefined where there is none. */
export type PageFixes = ReadonlyMap<string, ShownFix | undefined>;

/** Where the fixes that were found for a report are kept for the next one. */
export interface CachedFixes {
  /** Returns those in pages of which nothing differs that they follow from. */
  readonly read: (site: Site) => ReadonlyMap<SitePath, PageFixes>;
  readonly write: (site: Site, pages: ReadonlyMap<SitePath, PageFixes>) => void;
}

interface Kept {
  /** The key of what they follow from besides the page itself. */
  readonly basis: string;
  readonly pages: ReadonlyMap<SitePath, { readonly text: string; readonly fixes: PageFixes }>;
}

const nameFor = ({ root }: Site): CachedName => `fixes-${hashOf(root)}`;

/** Returns the fixes that are kept in a slot of the cache. */
export function fixesInSlot(slot: CacheSlot): CachedFixes {
  return {
    read: (site) => {
      const { basis } = site.diagnostics;
      const kept = basis && (readCached(slot, nameFor(site)) as Kept | undefined);
      const pages = kept?.basis === basis?.site ? [...(kept?.pages ?? [])] : [];
      return new Map(
        pages.filter(([file, { text }]) => basis?.textOf(file) === text).map(([file, { fixes }]) => [file, fixes]),
      );
    },
    write: (site, all) => {
      const { basis } = site.diagnostics;
      const pages = [...all].flatMap(([file, fixes]) => {
        const text = basis?.textOf(file) ?? '';
        return text === '' ? [] : [[file, { text, fixes }] as const];
      });
      if (basis) writeCached(slot, nameFor(site), { basis: basis.site, pages: new Map(pages) } satisfies Kept);
    },
  };
}
