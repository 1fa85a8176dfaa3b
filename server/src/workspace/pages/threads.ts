import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { version } from '../../../../package.json';
import { isOnDisk } from '../files/resourcePath.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import { keyForPages } from '../../core/site/variables.ts';
import { groupBy } from '../../core/util/collections.ts';
import type { Cache, CacheSlot } from '../cache/cacheFolder.ts';
import type { SharedTexts } from '../cache/packedData.ts';
import { wholeReadingsOf, shardCountFor, shardOf, unpackReadings } from '../cache/pageCache.ts';
import { readerInThread, type PageReader, type ReadingJob } from './pageReader.ts';
import { inSlices, pauseForOthers, Slices } from '../scheduling.ts';
import { unreadPage } from './pageReading.ts';
import { readBatch, takingCached, type PageBatch } from './readBatch.ts';
import type { FromThread, JobForThread } from './threadMessages.ts';

/** More threads would mostly wait for the main thread, which stores their results. */
const mostThreads = 4;

/** The number of pages in a batch, small enough to keep all threads busy to the end. */
const pagesAtATime = 32;

/** The number of pages that are read in this thread alone, if it reads: another one has to load the program first. */
const mostReadHere = 48;

/** The batches that a thread has at a time: while the main thread is busy, it goes on with the next. */
const batchesAtATime = 2;

/** A thread’s memory limits; of a page it keeps nothing after reading. With more for new objects, it takes as long. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 24 };

/** The threads' program, next to this one; tests that run from sources have none. */
const program = path.join(__dirname, 'reader.js');

export interface ThreadsOptions {
  /** Where what was read is cached, and from which is taken what hasn't changed. */
  readonly cache?: Cache | undefined;
  /**
   * Whether this thread reads too, where it would only wait. Each thread compiles the program by itself, which takes as
   * long as reading a thousand pages.
   */
  readonly readsHere?: boolean;
}

/** Returns a reader that reads pages in worker threads, which end with the job and release their memory. */
export function readerInThreads({ cache, readsHere = false }: ThreadsOptions = {}): PageReader {
  return {
    async read(job) {
      // Threads read from the disk.
      if (!isOnDisk(job.root) || !existsSync(program)) {
        await readerInThread(pauseForOthers).read(job);
        return;
      }
      await job.whenFree();
      const [readable, unreadable] = await divide(job);
      if (job.signal.aborted) return;
      job.take(unreadable.map((file) => unreadPage(file)));
      const described = describeJob(job, cache);
      const texts: SharedTexts = new Map();
      const threads = Math.min(mostThreads, availableParallelism()) - (readsHere ? 1 : 0);
      await allOrNone(job, (signal) => {
        const takePacked = (packed: Uint8Array): void => {
          job.take(wholeReadingsOf(unpackReadings(packed, texts)));
        };
        const reading = { ...job, signal, takePacked };
        const queue = new BatchQueue();
        return [
          fill(queue, reading, described, readable).then(() =>
            readsHere ? workOffHere(reading, described, queue) : undefined,
          ),
          ...Array.from({ length: threads }, async (_, at) => {
            const before = (readsHere ? mostReadHere : 0) + at * pagesAtATime;
            if (await queue.exceeds(before)) await workOff(reading, described, queue);
          }),
        ];
      });
    },
  };
}

/** A job whose readings are taken as threads send them. */
interface PackedJob extends ReadingJob {
  readonly takePacked: (packed: Uint8Array) => void;
}

/** Runs workers until all are done or one fails: the fallback must not get pages that others still read. */
async function allOrNone(
  { signal }: ReadingJob,
  start: (ended: AbortSignal) => readonly Promise<void>[],
): Promise<void> {
  const failed = new AbortController();
  const ended = AbortSignal.any([signal, failed.signal]);
  try {
    await Promise.all(start(ended));
  } catch (error) {
    failed.abort();
    throw error;
  }
}

/** Returns the pages that may be read, and the others. */
async function divide({ pages, isReadable }: ReadingJob): Promise<readonly [ReadingJob['pages'], ReadingJob['pages']]> {
  const pauseIfLong = inSlices(pauseForOthers);
  const readable: SitePath[] = [];
  const unreadable: SitePath[] = [];
  for (const file of pages) {
    (isReadable(file) ? readable : unreadable).push(file);
    await pauseIfLong();
  }
  return [readable, unreadable];
}

function* batchesOf(pages: readonly SitePath[]): Generator<PageBatch> {
  for (let at = 0; at < pages.length; at += pagesAtATime) yield { pages: pages.slice(at, at + pagesAtATime) };
}

/** Yields the pages by the shard of the cache that has them. */
function* shardsOf(pages: readonly SitePath[], { fileList }: ReadingJob): Generator<Required<PageBatch>> {
  const count = shardCountFor(fileList.files.length, pagesAtATime);
  for (const [shard, inShard] of groupBy(pages, (file) => shardOf(file, count))) yield { pages: inShard, shard };
}

/** The batches that are still to be read: the first are, while it is looked for others. */
class BatchQueue {
  readonly #batches: PageBatch[] = [];
  #pages = 0;
  #isComplete = false;
  #waiting: (() => void)[] = [];

  add(batch: PageBatch): void {
    this.#batches.push(batch);
    this.#pages += batch.pages.length;
    this.#wake();
  }

  /** No more batches will be added. */
  complete(): void {
    this.#isComplete = true;
    this.#wake();
  }

  /** Resolves to the next batch; undefined after the last one. */
  async next(): Promise<PageBatch | undefined> {
    for (;;) {
      const batch = this.#batches.shift();
      if (batch !== undefined || this.#isComplete) return batch;
      await this.#change();
    }
  }

  /** Resolves to whether more pages than a number are added, as soon as that is known. */
  async exceeds(pages: number): Promise<boolean> {
    while (this.#pages <= pages && !this.#isComplete) await this.#change();
    return this.#pages > pages;
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const goOn of waiting) goOn();
  }
}

/** Takes the pages that the cache has, and queues the others. */
async function fill(
  queue: BatchQueue,
  job: ReadingJob,
  { cache }: JobForThread,
  readable: readonly SitePath[],
): Promise<void> {
  try {
    if (cache === undefined) {
      for (const batch of batchesOf(readable)) queue.add(batch);
      return;
    }
    // A shard alone takes less than a slice.
    const slices = new Slices(pauseForOthers);
    for (const { pages, shard } of shardsOf(readable, job)) {
      await job.whenFree();
      const { readings, missing } = await slices.finish(takingCached(job, cache, { pages, shard }));
      if (job.signal.aborted) return;
      if (readings.length > 0) job.take(readings);
      if (missing.length > 0) queue.add({ pages: missing, shard });
    }
  } finally {
    queue.complete();
  }
}

/** Reads batches in this thread until none is left. */
async function workOffHere(
  { root, site, rules, countsFixes, onCrash, takePacked, signal }: PackedJob,
  { cache }: JobForThread,
  queue: BatchQueue,
): Promise<void> {
  const reading = { root, site, rules, countsFixes, onCrash, cache };
  for (let batch = await queue.next(); batch !== undefined && !signal.aborted; batch = await queue.next()) {
    // Packed and unpacked, they are smaller than they were read.
    takePacked(readBatch(reading, batch));
    // The other threads get their next batches.
    await pauseForOthers();
  }
}

/** Lets one thread read batches until none is left; rejects if the thread fails. */
async function workOff(job: PackedJob, workerData: JobForThread, queue: BatchQueue): Promise<void> {
  const thread = new Worker(program, { workerData, resourceLimits });
  const end = (): void => void thread.terminate();
  job.signal.addEventListener('abort', end);
  try {
    await new Promise<void>((resolve, reject) => {
      let pending = 0;
      const goOn = async (): Promise<void> => {
        await job.whenFree();
        const batch = job.signal.aborted ? undefined : await queue.next();
        if (batch !== undefined && !job.signal.aborted) {
          pending++;
          thread.postMessage(batch);
        } else if (pending === 0 || job.signal.aborted) resolve();
      };
      thread.on('message', ({ readings, crashes }: FromThread) => {
        pending--;
        void goOn();
        for (const { rule, error } of crashes) job.onCrash(rule, error);
        if (!job.signal.aborted) job.takePacked(readings);
      });
      thread.once('error', reject);
      thread.once('messageerror', reject);
      thread.once('exit', (code) => {
        if (code === 0 || job.signal.aborted) resolve();
        else reject(new Error(`A worker thread that reads pages exited with code ${code}`));
      });
      for (let count = 0; count < batchesAtATime; count++) void goOn();
    });
  } finally {
    job.signal.removeEventListener('abort', end);
    await thread.terminate();
  }
}

function describeJob(job: ReadingJob, cache: Cache | undefined): JobForThread {
  const { root, site, fileList, settingsFiles, rules, countsFixes } = job;
  const { file: configFile, tree, composed, generation } = site.config;
  return {
    version,
    root,
    configFile,
    configText: tree.text,
    configFragments: composed.fragments.map((fragment) => [fragment.file, fragment.tree.text]),
    generation,
    // Functions can't be transferred, and no rule about single pages needs this one.
    fileList: { files: fileList.files, unknownFolders: fileList.unknownFolders },
    imported: [...site.imported],
    settingsFiles: settingsFiles.map(({ path, text }) => ({ path, text })),
    docsUrl: site.settings.docsUrl,
    rules: rules.overrides,
    lowest: rules.lowest,
    countsFixes,
    cache: cache === undefined ? undefined : slotFor(job, cache),
  };
}

/**
 * Returns the place in the cache for a site in its state: everything that the reading of a page depends on, other than
 * the page. What rules about single pages read of their site has to be here (`test/core/rules/pageRules.test.ts`).
 */
function slotFor({ root, site, settingsFiles, rules }: ReadingJob, cache: Cache): CacheSlot {
  const settings = settingsFiles.map(({ path, text }) => [path, text]);
  const { docsUrl } = site.settings;
  const inputs = [
    cache.program,
    root,
    site.config.generation,
    settings,
    keyForPages(site.config),
    docsUrl ?? '',
    rules.overrides,
    rules.lowest,
  ];
  return cache.slot('pages', inputs);
}
