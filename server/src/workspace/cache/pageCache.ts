import type { SitePath } from '../../core/paths/sitePath.ts';
import { readCached } from './cacheFile.ts';
import type { CachedName, CacheSlot } from './cacheFolder.ts';
import { CacheIndex, packIndex, unpackIndex, type PackedIndex } from './cacheIndex.ts';
import { pack, unpack, type SharedTexts } from './packedData.ts';
import type { PageReading } from '../pages/pageReading.ts';
import type { PageRecord } from '../../core/page/record/pageRecord.ts';

/** A reading that was kept. */
export interface CachedReading {
  /** Whether it is known of each finding if it has a fix: the command line needs that, an editor doesn't. */
  readonly countsFixes: boolean;
  readonly reading: Omit<PageReading, 'record'>;
  /** Undefined if the page couldn’t be read. */
  readonly record: (Omit<PageRecord, 'pageIndex'> & { readonly index: PackedIndex }) | undefined;
}

/** Returns a reading in the form in which it is kept. */
export function cachedReading({ record, ...reading }: PageReading, countsFixes: boolean): CachedReading {
  if (record === undefined) return { countsFixes, reading, record };
  const { pageIndex, ...others } = record;
  return { countsFixes, reading, record: { ...others, index: packIndex(pageIndex) } };
}

/** Returns a kept reading; its index is read later. */
export function readingOf({ reading, record }: CachedReading): PageReading {
  if (record === undefined) return { ...reading, record };
  const { index, ...others } = record;
  return { ...reading, record: { ...others, pageIndex: new CacheIndex(index) } };
}

/** Readings by their page. A shard is a file with those of about as many pages as a thread reads at a time. */
export type CachedReadings = ReadonlyMap<SitePath, CachedReading>;

/** Returns readings as bytes, as a shard has them and threads send them. */
export function packReadings(readings: CachedReadings): Uint8Array<ArrayBuffer> {
  return pack(readings);
}

export function unpackReadings(bytes: Uint8Array, shared: SharedTexts): CachedReadings {
  return unpack(bytes, shared) as CachedReadings;
}

/** Returns readings with all of their index, which rules about the site need soon after a page was read. */
export function wholeReadingsOf(readings: CachedReadings): readonly PageReading[] {
  return [...readings.values()].map(({ reading, record }) => {
    if (record === undefined) return { ...reading, record };
    const { index, ...others } = record;
    return { ...reading, record: { ...others, pageIndex: unpackIndex(index) } };
  });
}

/** Returns the name of the shard of a page among `count` shards. */
export function shardOf(file: SitePath, count: number): CachedName {
  let hash = 0x811c9dc5;
  for (let at = 0; at < file.length; at++) hash = Math.imul(hash ^ file.charCodeAt(at), 0x01000193);
  return `${count}-${(hash >>> 0) % count}`;
}

/** Returns a number of shards for a number of pages that seldom changes when pages are added. */
export function shardCountFor(pageCount: number, pagesInShard: number): number {
  return 2 ** Math.max(0, Math.round(Math.log2(pageCount / pagesInShard)));
}

/** Returns the readings of a shard; none if it can’t be read. */
export function readShard(slot: CacheSlot, name: CachedName): CachedReadings {
  return (readCached(slot, name) as CachedReadings | undefined) ?? new Map();
}
