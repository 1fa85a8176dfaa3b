import type { SitePath } from '../../core/paths/sitePath.ts';
import type { SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import type { PlainFinding, ReadingHashes } from '../pages/pageReading.ts';

/** A page, and what the site’s rules found in it. */
export interface CachedPage {
  readonly hashes: ReadingHashes | undefined;
  readonly inSite: readonly PlainFinding[];
}

export type CachedPages = ReadonlyMap<SitePath, CachedPage>;

/** Where the findings of the site’s rules are kept for the next run. */
export interface CachedFindings {
  /** Returns what was kept while everything but the texts of pages was as it is now. */
  read(): CachedPages | undefined;
  write(pages: CachedPages): void;
}

type Hashes = ReadonlyMap<SitePath, ReadingHashes | undefined>;

/** Returns the hashes of all pages, also of those that can’t be read: they are part of what others depend on. */
export function hashesOfPages(site: SiteSnapshot, hashesOf: (file: SitePath) => ReadingHashes | undefined): Hashes {
  const hashes = new Map<SitePath, ReadingHashes | undefined>();
  for (const file of site.pageIndexes.keys()) hashes.set(file, hashesOf(file));
  for (const [file, reason] of site.unreadable) hashes.set(file, { text: reason, shared: reason });
  return hashes;
}

/**
 * Returns the kept findings of pages whose text is the same; none if one of the others isn’t the same to its site, since
 * these may follow from it.
 */
export function usableFindings(kept: CachedPages, now: Hashes): ReadonlyMap<SitePath, readonly PlainFinding[]> {
  const isSameToOthers = [...now].every(([file, hashes]) => {
    const before = kept.get(file);
    return before !== undefined && before.hashes?.shared === hashes?.shared;
  });
  if (!isSameToOthers || kept.size !== now.size) return new Map();
  const same = [...kept].filter(([file, { hashes }]) => hashes?.text === now.get(file)?.text);
  return new Map(same.map(([file, { inSite }]) => [file, inSite]));
}
