import type { SitePath } from '../../core/paths/sitePath.ts';
import { type SiteSnapshot, pageKindOf } from '../../core/site/siteSnapshot.ts';
import type { CachedName, CacheSlot } from '../cache/cacheFolder.ts';
import { decode } from '../files/fileText.ts';
import { readNow } from '../files/nodeFileSystem.ts';
import { cachedReading, readingOf, readShard, writeShard, type CachedReading } from '../cache/pageCache.ts';
import { hashOfRead, stampOf, stateNow } from '../files/fileState.ts';
import { hashOfShared, readAlone, unreadPage, type PageReading } from './pageReading.ts';
import type { Checking } from '../../core/analysis/report.ts';
import { join, type ResourcePath } from '../files/resourcePath.ts';

/** Pages of a site to read together. */
export interface PageBatch {
  readonly pages: readonly SitePath[];
  /** The shard of the cache that they belong to, if there is one. */
  readonly shard?: CachedName;
}

export interface BatchReading extends Omit<Checking, 'unlistedPages'> {
  readonly root: ResourcePath;
  readonly site: SiteSnapshot;
  /** Where readings are cached; undefined for nowhere. */
  readonly cache: CacheSlot | undefined;
}

/** What the cache has of the pages of a batch. */
export interface CachedBatch {
  readonly readings: readonly PageReading[];
  /** The pages to read. */
  readonly missing: readonly SitePath[];
}

/** Takes the readings of unchanged pages from a shard of the cache; yields after each page. */
export function* takingCached(
  { root, site, countsFixes }: Pick<BatchReading, 'root' | 'site' | 'countsFixes'>,
  slot: CacheSlot,
  { pages, shard }: Required<PageBatch>,
): Generator<undefined, CachedBatch> {
  const kept = readShard(slot, shard);
  if (kept.size === 0) return { readings: [], missing: pages };
  const readings: PageReading[] = [];
  const missing: SitePath[] = [];
  for (const file of pages) {
    const known = kept.get(file);
    const isUsable =
      known !== undefined && (known.countsFixes || !countsFixes) && known.reading.kind === pageKindOf(site, file);
    const reading = isUsable ? unlessChanged(readingOf(known), join(root, file)) : undefined;
    if (reading === undefined) missing.push(file);
    else readings.push(reading);
    yield undefined;
  }
  return { readings, missing };
}

function unlessChanged(reading: PageReading, file: ResourcePath): PageReading | undefined {
  const hash = reading.hashes?.text ?? '';
  const now = stateNow(file, { hash, stamp: reading.stamp });
  return now.hash === hash ? { ...reading, stamp: now.stamp } : undefined;
}

/** Reads and checks each page of a batch by itself, without yielding to other work, and caches the readings. */
export function readBatch(reading: BatchReading, { pages, shard }: PageBatch): readonly PageReading[] {
  const { root, cache: slot, site, countsFixes } = reading;
  if (slot === undefined || shard === undefined) {
    return pages.map((file) => readingFrom(readNow(join(root, file)), file, reading));
  }
  const kept = new Map<SitePath, CachedReading>([...readShard(slot, shard)].filter(([file]) => site.files.has(file)));
  const readings = pages.map((file) => {
    const stamp = stampOf(join(root, file));
    const found = readNow(join(root, file));
    const crashed: string[] = [];
    const onCrash: BatchReading['onCrash'] = (rule, error) => {
      crashed.push(rule);
      reading.onCrash(rule, error);
    };
    const alone = readingFrom(found, file, { ...reading, onCrash });
    const isRead = found.bytes !== undefined;
    const hashes = { text: hashOfRead(found), shared: isRead ? hashOfShared(alone) : '' };
    const fresh = { ...alone, hashes, stamp };
    // A rule that crashed is reported each time.
    if (isRead && crashed.length === 0) kept.set(file, cachedReading(fresh, countsFixes));
    else kept.delete(file);
    return fresh;
  });
  writeShard(slot, shard, kept);
  return readings;
}

function readingFrom(
  { bytes, reason }: ReturnType<typeof readNow>,
  file: SitePath,
  { site, ...checking }: BatchReading,
): PageReading {
  return bytes === undefined ? unreadPage(file, reason) : readAlone(site, file, decode(bytes), checking);
}
