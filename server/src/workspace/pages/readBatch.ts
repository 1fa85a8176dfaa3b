import type { SitePath } from '../../core/paths/sitePath.ts';
import { type SiteSnapshot, pageKindOf } from '../../core/site/siteSnapshot.ts';
import type { CachedName, CacheSlot } from '../cache/cacheFolder.ts';
import { decode } from '../files/fileText.ts';
import { readNow } from '../files/nodeFileSystem.ts';
import { cachedReading, packReadings, readingOf, readShard, type CachedReading } from '../cache/pageCache.ts';
import { writePacked } from '../cache/cacheFile.ts';
import { hashOfRead, stampFrom, stateNow } from '../files/fileState.ts';
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

/**
 * Reads and checks each page of a batch by itself, without yielding to other work, and caches the readings. Returns them
 * packed: as bytes that another thread can be given, those that the cache has if there are no others in the shard.
 */
export function readBatch(reading: BatchReading, { pages, shard }: PageBatch): Uint8Array<ArrayBuffer> {
  const { cache: slot, site } = reading;
  if (slot === undefined || shard === undefined) {
    return packReadings(new Map(pages.map((file) => [file, readOnce(reading, file)])));
  }
  const read = pages.map((file) => readToKeep(reading, file));
  const readings = new Map(read.map(({ cached }) => [cached.reading.file, cached]));
  const kept = new Map([...readShard(slot, shard)].filter(([file]) => site.files.has(file) && !readings.has(file)));
  const areAlone = kept.size === 0 && read.every(({ keeps }) => keeps);
  for (const { cached, keeps } of read) if (keeps) kept.set(cached.reading.file, cached);
  const packed = packReadings(kept);
  writePacked(slot, shard, packed);
  return areAlone ? packed : packReadings(readings);
}

interface ReadPage {
  readonly cached: CachedReading;
  /** Whether the next run may take it. */
  readonly keeps: boolean;
}

function readOnce(reading: BatchReading, file: SitePath): CachedReading {
  return cachedReading(readingFrom(readNow(join(reading.root, file)), file, reading), reading.countsFixes);
}

function readToKeep(reading: BatchReading, file: SitePath): ReadPage {
  const nowMs = Date.now();
  const found = readNow(join(reading.root, file));
  const stamp = stampFrom(found.entry, nowMs);
  let hasCrashed = false;
  const onCrash: BatchReading['onCrash'] = (rule, error) => {
    hasCrashed = true;
    reading.onCrash(rule, error);
  };
  const alone = readingFrom(found, file, { ...reading, onCrash });
  const isRead = found.bytes !== undefined;
  const hashes = { text: hashOfRead(found), shared: isRead ? hashOfShared(alone) : '' };
  // A rule that crashed is reported each time.
  return { cached: cachedReading({ ...alone, hashes, stamp }, reading.countsFixes), keeps: isRead && !hasCrashed };
}

function readingFrom(
  { bytes, reason }: ReturnType<typeof readNow>,
  file: SitePath,
  { site, ...checking }: BatchReading,
): PageReading {
  return bytes === undefined ? unreadPage(file, reason) : readAlone(site, file, decode(bytes), checking);
}
