import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { version } from '../../../../package.json';
import type { SitePath } from '../../core/paths/sitePath.ts';
import { keyForPages } from '../../core/site/variables.ts';
import { groupBy } from '../../core/util/collections.ts';
import { CompactReadings } from '../cache/compactReadings.ts';
import type { Cache, CacheSlot } from '../cache/cacheFolder.ts';
import { shardCountFor, shardOf } from '../cache/pageCache.ts';
import { readerInThread, type PageReader, type ReadingJob } from './pageReader.ts';
import { inSlices, type Pause } from '../scheduling.ts';
import { unreadPage } from './pageReading.ts';
import { readBatch, type PageBatch } from './readBatch.ts';
import type { FromThread, JobForThread } from './threadMessages.ts';

/** Yields to pending events. */
export const pauseForOthers: Pause = () => new Promise((resolve) => setImmediate(resolve));

/** More threads would mostly wait for the main thread, which stores their results. */
const mostThreads = 4;

/** The number of pages in a batch, small enough to keep all threads busy to the end. */
const pagesAtATime = 32;

/** The number of pages that are read in this thread before others start, where most are probably in the cache. */
const mostMisses = 48;

/** The batches that a thread has at a time: while the main thread is busy, it goes on with the next. */
const batchesAtATime = 2;

/** A thread's memory limits; of a page it keeps nothing after reading. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 48 };

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
      if (!existsSync(program)) {
        await readerInThread(pauseForOthers).read(job);
        return;
      }
      await job.whenFree();
      const [readable, unreadable] = await divide(job);
      if (job.signal.aborted) return;
      job.take(unreadable.map((file) => unreadPage(file)));
      const described = describeJob(job, cache);
      const batches = described.cache === undefined ? batchesOf(readable) : shardsOf(readable, job);
      const count = Math.min(mostThreads, availableParallelism(), Math.ceil(readable.length / pagesAtATime));
      const threads = readsHere ? count - 1 : count;
      const compact = new CompactReadings();
      const take: ReadingJob['take'] = (readings) => {
        job.take(readings.map((reading) => compact.of(reading)));
      };
      const start = readsHere && described.cache !== undefined ? new LateStart() : undefined;
      await allOrNone(job, (signal) => [
        ...Array.from({ length: threads }, async () => {
          if ((await start?.isNeeded) !== false) await workOff({ ...job, take, signal }, described, batches);
        }),
        ...(readsHere ? [workOffHere({ ...job, take, signal }, described, batches, start)] : []),
      ]);
    },
  };
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
function* shardsOf(pages: readonly SitePath[], { fileList }: ReadingJob): Generator<PageBatch> {
  const count = shardCountFor(fileList.files.length, pagesAtATime);
  for (const [shard, inShard] of groupBy(pages, (file) => shardOf(file, count))) yield { pages: inShard, shard };
}

/** Tells whether other threads are needed, as soon as so many pages are missing in the cache that they pay off. */
class LateStart {
  readonly isNeeded: Promise<boolean>;
  #resolve: (isNeeded: boolean) => void = () => undefined;
  #misses = 0;

  constructor() {
    this.isNeeded = new Promise((resolve) => (this.#resolve = resolve));
  }

  readonly onMiss = (): void => {
    if (++this.#misses === mostMisses) this.#resolve(true);
  };

  /** No page is left. */
  end(): void {
    this.#resolve(false);
  }
}

/** Reads batches in this thread until none is left. */
async function workOffHere(
  { root, site, rules, countsFixes, onCrash, take, signal }: ReadingJob,
  { cache }: JobForThread,
  batches: Iterator<PageBatch>,
  start: LateStart | undefined,
): Promise<void> {
  const here = { cache, isForThisThread: true, ...(start && { onMiss: start.onMiss }) };
  const reading = { root, site, rules, countsFixes, onCrash, ...here };
  try {
    for (let next = batches.next(); next.done !== true && !signal.aborted; next = batches.next()) {
      take(readBatch(reading, next.value));
      // The other threads get their next batches.
      await pauseForOthers();
    }
  } finally {
    start?.end();
  }
}

/** Lets one thread read batches until none is left; rejects if the thread fails. */
async function workOff(job: ReadingJob, workerData: JobForThread, batches: Iterator<PageBatch>): Promise<void> {
  const thread = new Worker(program, { workerData, resourceLimits });
  const end = (): void => void thread.terminate();
  job.signal.addEventListener('abort', end);
  try {
    await new Promise<void>((resolve, reject) => {
      let pending = 0;
      const goOn = async (): Promise<void> => {
        await job.whenFree();
        const batch = job.signal.aborted ? undefined : batches.next();
        if (batch?.done === false) {
          pending++;
          thread.postMessage(batch.value);
        } else if (pending === 0 || job.signal.aborted) resolve();
      };
      thread.on('message', ({ readings, crashes }: FromThread) => {
        pending--;
        void goOn();
        for (const { rule, error } of crashes) job.onCrash(rule, error);
        if (!job.signal.aborted) job.take(readings);
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
