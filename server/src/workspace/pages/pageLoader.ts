import type { SitePath } from '../../core/paths/sitePath.ts';
import { type SiteSnapshot, pageKindOf } from '../../core/site/siteSnapshot.ts';
import { eachLimited } from '../concurrency.ts';
import type { PageReader, ReadingJob } from './pageReader.ts';
import { readingAlone, unreadPage } from './pageReading.ts';
import type { PageRecords } from './pageRecords.ts';
import { finishInSlices, inSlices, inTurn, noPause, type Pause } from '../scheduling.ts';

/** How pages are read. */
export interface LoadingOptions {
  readonly readFew: PageReader;
  readonly readMany: PageReader;
  /** The number of unread pages from which on `readMany` reads them. */
  readonly many: number;
  /** The maximum number of unread pages that an answer waits for. */
  readonly mostWaitedFor: number;
  readonly pause: Pause;
  /** Resolves when nobody waits for an answer. */
  readonly whenFree: () => Promise<void>;
  /** Called when a batch of a long load was read, and when it ended. */
  readonly onProgress: () => void;
  readonly onError: (error: unknown) => void;
  /** Called when `readMany` failed; `readFew` then does its work. */
  readonly onHelperFailure: (error: unknown) => void;
}

/** A job without its pages. */
type JobDescription = Omit<ReadingJob, 'pages' | 'take' | 'signal' | 'onError' | 'whenFree'>;

export interface LoadingProgress {
  readonly read: number;
  readonly total: number;
}

/** Returns the progress of several sites together; undefined for none. */
export function sumOfProgress(all: readonly LoadingProgress[]): LoadingProgress | undefined {
  const [first, ...others] = all;
  return first && others.reduce((sum, { read, total }) => ({ read: sum.read + read, total: sum.total + total }), first);
}

/** Why a load has ended. */
type ReadingEnd = 'all' | 'tooMany' | 'aborted';

/**
 * Keeps the records of a site's pages up to date with the disk: at once if there is little to read, else in the
 * background.
 */
export class PageLoader {
  readonly #records: PageRecords;
  readonly #options: LoadingOptions;
  /** Returns a job without its pages, for the current state of the site, once the open pages are read. */
  readonly #describe: () => Promise<JobDescription>;
  #background: Promise<void> | undefined;
  /** Of two concurrent loads, each would count the other's pages as read. */
  readonly #queue = inTurn();
  /** By file, its reading before all others. */
  readonly #readingNow = new Map<SitePath, Promise<void>>();
  readonly #oneByOne = inTurn();
  #abort = new AbortController();
  #isStopped = false;
  #progress: LoadingProgress | undefined;

  constructor(records: PageRecords, options: LoadingOptions, describe: () => Promise<JobDescription>) {
    this.#records = records;
    this.#options = options;
    this.#describe = describe;
  }

  /** The progress of a load in the background. */
  get progress(): LoadingProgress | undefined {
    return this.#progress;
  }

  /**
   * Reads files whose text on the disk may have changed. Resolves at once if they are many; these are read in the
   * background.
   */
  async load(): Promise<void> {
    const { mostWaitedFor } = this.#options;
    while (this.#background === undefined && !this.#isStopped) {
      if (this.#records.stale.length > mostWaitedFor) {
        this.#records.isLoaded = false;
        this.#background = this.#loadInBackground();
        this.#background.catch(this.#options.onError);
        // More pages may have become stale meanwhile. Read here, they would wait for answers that wait for this load.
      } else if (await this.#queue(() => this.#readAll(mostWaitedFor))) return;
    }
  }

  /** Resolves when all pages are read, or rejects if they can't be; resumes a stopped load. */
  async loadAll(): Promise<void> {
    this.#isStopped = false;
    await this.load();
    await this.#background;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Stops a load in the background until its pages are needed again. */
  stop(): void {
    this.#isStopped = !this.#records.isLoaded;
    this.restart();
  }

  /** Restarts a load in the background, as after a change of its options. */
  restart(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
  }

  /** Reads some files before all others, if they are unread, unless the signal is aborted before. */
  async readNow(files: readonly SitePath[], signal?: AbortSignal): Promise<void> {
    const missing = files.filter((file) => this.#records.isMissing(file));
    const pauseIfLong = inSlices(this.#options.pause);
    await eachLimited(missing, async (file) => {
      await pauseIfLong();
      if (signal?.aborted !== true) await this.#readOnce(file);
    });
  }

  /** Reads a file for all that wait for it: an editor asks a dozen questions about a page that it opens. */
  #readOnce(file: SitePath): Promise<void> {
    const known = this.#readingNow.get(file);
    if (known !== undefined) return known;
    const reading = this.#readMissing(file).finally(() => this.#readingNow.delete(file));
    this.#readingNow.set(file, reading);
    return reading;
  }

  async #readMissing(file: SitePath): Promise<void> {
    const { readText, whyUnreadable, ...job } = await this.#describe();
    const text = await readText(file);
    const reason = text === undefined ? await whyUnreadable(file) : undefined;
    // Another read may have stored a newer text meanwhile.
    if (!this.#records.isMissing(file)) return;
    const reading =
      text === undefined
        ? unreadPage(file, reason)
        : await this.#oneByOne(() =>
            finishInSlices(readingAlone(forReading(job.site), file, text, job), this.#options.pause),
          );
    if (this.#records.isMissing(file)) this.#records.take(reading);
  }

  async #loadInBackground(): Promise<void> {
    try {
      // A file that changes just as the last one was read is left to this load, which is still running.
      do await this.#queue(() => this.#readAll(Infinity));
      while (!this.#isStopped && this.#records.stale.length > 0);
    } finally {
      this.#background = undefined;
      this.#progress = undefined;
      this.#options.onProgress();
    }
  }

  /** Reads all pages; false once more than some are stale, which are left. */
  async #readAll(most: number): Promise<boolean> {
    let end: ReadingEnd = 'aborted';
    while (end === 'aborted' && !this.#isStopped) end = await this.#readStale(most);
    if (end === 'tooMany') return false;
    this.#records.isLoaded = !this.#isStopped;
    return true;
  }

  /** Reads until nothing is stale: files change meanwhile, and imports are known only after pages were read. */
  async #readStale(most: number): Promise<ReadingEnd> {
    const { signal } = this.#abort;
    for (let reader = this.#options.readMany; !signal.aborted;) {
      // Each of these steps is about all pages.
      await this.#options.pause();
      const { site } = await this.#describe();
      this.#records.markMisread((file) => pageKindOf(forReading(site), file));
      const pages = this.#records.stale;
      if (pages.length === 0) return 'all';
      if (pages.length > most) return 'tooMany';
      await this.#options.pause();
      try {
        await this.#read(pages.length < this.#options.many ? this.#options.readFew : reader, pages, signal);
      } catch (error) {
        if (reader === this.#options.readFew) throw error;
        this.#options.onHelperFailure(error);
        reader = this.#options.readFew;
      }
    }
    return 'aborted';
  }

  async #read(reader: PageReader, pages: readonly SitePath[], signal: AbortSignal): Promise<void> {
    const job = await this.#describe();
    const left = new Set(pages);
    this.#records.startReading(pages);
    const { onError } = this.#options;
    // Answers wait for a load that isn't in the background, so it can't wait for them.
    const whenFree = this.#background === undefined ? noPause : this.#options.whenFree;
    const take: ReadingJob['take'] = (readings) => {
      for (const reading of readings) {
        left.delete(reading.file);
        this.#records.take(reading);
      }
      if (this.#background === undefined) return;
      this.#progress = { read: pages.length - left.size, total: pages.length };
      this.#options.onProgress();
    };
    try {
      await reader.read({ ...job, site: forReading(job.site), pages, take, signal, onError, whenFree });
    } finally {
      if (left.size > 0) this.#records.markStale((file) => left.has(file));
    }
  }
}

/** Returns the site for checks of single pages: of other pages only the imports matter. */
function forReading(site: SiteSnapshot): SiteSnapshot {
  return site.isLoaded ? site : { ...site, isLoaded: true };
}
