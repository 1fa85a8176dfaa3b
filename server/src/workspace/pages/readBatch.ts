import type { SitePath } from '../../core/paths/sitePath.ts';
import { pageKindOf } from '../../core/site/pageKind.ts';
import type { SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import type { CacheSlot } from '../cache/cacheFolder.ts';
import { decode, readNow } from '../files/nodeFileSystem.ts';
import { cachedReading, readingOf, readShard, writeShard, type CachedReading } from '../cache/pageCache.ts';
import { hashOfRead, hashOfShared, readAlone, unreadPage, type PageReading } from './pageReading.ts';
import type { Checking } from '../../core/analysis/report.ts';
import { join, type ResourcePath } from '../files/resourcePath.ts';

/** Pages of a site to read together. */
export interface PageBatch {
  readonly pages: readonly SitePath[];
  /** The shard of the cache that they belong to, if there is one. */
  readonly shard?: string;
}

export interface BatchReading extends Omit<Checking, 'unlistedPages'> {
  readonly root: ResourcePath;
  readonly site: SiteSnapshot;
  /** Where readings are cached; undefined for nowhere. */
  readonly cache: CacheSlot | undefined;
  /** Whether readings stay in this thread: those from there needn’t be plain data. */
  readonly isForThisThread?: boolean;
  /** Called for each page that isn’t taken from there. */
  readonly onMiss?: () => void;
}

/** Reads and checks each page of a batch by itself, without yielding to other work. */
export function readBatch(reading: BatchReading, { pages, shard }: PageBatch): readonly PageReading[] {
  const { cache } = reading;
  if (cache === undefined || shard === undefined) return pages.map((file) => read(reading, file));
  return readWithCache(reading, pages, cache, shard);
}

function read(reading: BatchReading, file: SitePath): PageReading {
  const { bytes, reason } = readNow(join(reading.root, file));
  return bytes === undefined ? unreadPage(file, reason) : readAlone(reading.site, file, decode(bytes), reading);
}

/** Takes the readings of unchanged pages from a shard of the cache, and keeps those of the others there. */
function readWithCache(
  reading: BatchReading,
  pages: readonly SitePath[],
  slot: CacheSlot,
  shard: string,
): readonly PageReading[] {
  const { root, site, countsFixes, isForThisThread = false } = reading;
  const kept = readShard(slot, shard);
  const now = new Map<SitePath, CachedReading>([...kept].filter(([file]) => site.files.has(file)));
  const readings = pages.map((file) => {
    const read = readNow(join(root, file));
    const hash = hashOfRead(read);
    const { bytes, reason } = read;
    if (bytes === undefined) return { ...unreadPage(file, reason), hashes: { text: hash, shared: '' } };
    const known = kept.get(file);
    if (known?.reading.hashes?.text === hash && isUsable(reading, known)) return readingOf(known, isForThisThread);
    reading.onMiss?.();
    const crashed = new Set<string>();
    const onCrash: BatchReading['onCrash'] = (rule, error) => {
      crashed.add(rule);
      reading.onCrash(rule, error);
    };
    const alone = readAlone(site, file, decode(bytes), { ...reading, onCrash });
    const fresh = { ...alone, hashes: { text: hash, shared: hashOfShared(alone) } };
    // A rule that crashed is reported each time.
    if (crashed.size > 0) now.delete(file);
    else now.set(file, cachedReading(fresh, countsFixes));
    return fresh;
  });
  if (now.size !== kept.size || [...now].some(([file, one]) => kept.get(file) !== one)) writeShard(slot, shard, now);
  return readings;
}

function isUsable({ site, countsFixes: needsFixes }: BatchReading, { countsFixes, reading }: CachedReading): boolean {
  return (countsFixes || !needsFixes) && reading.kind === pageKindOf(site, reading.file);
}
