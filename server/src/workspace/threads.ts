import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { version } from '../../../package.json';
import { readerInThread, type PageReader, type Pause, type ReadingJob } from './pageReader.ts';
import { unreadPage } from './pageReading.ts';
import type { FromThread, JobForThread, ToThread } from './threadMessages.ts';

/** Yields to pending events. */
export const pauseForOthers: Pause = () => new Promise((resolve) => setImmediate(resolve));

/** More threads would mostly wait for the main thread, which stores their results. */
const mostThreads = 4;

/** The number of pages in a batch, small enough to keep all threads busy to the end. */
const pagesAtATime = 32;

/** A thread's memory limits; of a page it keeps nothing after reading. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 48 };

/** The threads' program, beside this one; tests that run from sources have none. */
const program = path.join(__dirname, 'reader.js');

/** Reads pages in worker threads, which end with the job and release their memory. */
export const readerInThreads: PageReader = {
  async read(job) {
    if (!existsSync(program)) {
      await readerInThread(pauseForOthers).read(job);
      return;
    }
    const [readable, unreadable] = divide(job);
    job.take(unreadable.map((file) => unreadPage(file)));
    const batches = batchesOf(readable);
    const count = Math.min(mostThreads, availableParallelism(), Math.ceil(readable.length / pagesAtATime));
    await allOrNone(job, count, (ended) => workOff({ ...job, signal: ended }, batches));
  },
};

/** Runs workers until all are done or one fails: the fallback must not get pages that others still read. */
async function allOrNone(
  { signal }: ReadingJob,
  count: number,
  work: (ended: AbortSignal) => Promise<void>,
): Promise<void> {
  const failed = new AbortController();
  const ended = AbortSignal.any([signal, failed.signal]);
  try {
    await Promise.all(Array.from({ length: count }, () => work(ended)));
  } catch (error) {
    failed.abort();
    throw error;
  }
}

function divide({ pages, isReadable }: ReadingJob): readonly [ReadingJob['pages'], ReadingJob['pages']] {
  return [pages.filter(isReadable), pages.filter((file) => !isReadable(file))];
}

function* batchesOf(pages: ReadingJob['pages']): Generator<ReadingJob['pages']> {
  for (let at = 0; at < pages.length; at += pagesAtATime) yield pages.slice(at, at + pagesAtATime);
}

/** Lets one thread read batches until none is left; rejects if the thread fails. */
async function workOff(job: ReadingJob, batches: Iterator<ReadingJob['pages']>): Promise<void> {
  const thread = new Worker(program, { workerData: describeJob(job), resourceLimits });
  const end = (): void => void thread.terminate();
  job.signal.addEventListener('abort', end);
  try {
    await new Promise<void>((resolve, reject) => {
      const goOn = (): void => {
        const batch = batches.next();
        if (batch.done === true || job.signal.aborted) resolve();
        else thread.postMessage({ pages: batch.value } satisfies ToThread);
      };
      thread.on('message', ({ readings, crashes }: FromThread) => {
        for (const { rule, error } of crashes) job.onCrash(rule, error);
        if (!job.signal.aborted) job.take(readings);
        goOn();
      });
      thread.once('error', reject);
      thread.once('messageerror', reject);
      thread.once('exit', (code) => {
        if (code === 0 || job.signal.aborted) resolve();
        else reject(new Error(`A worker thread that reads pages exited with code ${code}`));
      });
      goOn();
    });
  } finally {
    job.signal.removeEventListener('abort', end);
    await thread.terminate();
  }
}

function describeJob({ root, site, fileList, settingsFiles, rules, countsFixes }: ReadingJob): JobForThread {
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
    rules,
    countsFixes,
  };
}
