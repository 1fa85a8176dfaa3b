import type { SitePath } from '../core/paths/sitePath.ts';
import { pageKindOf } from '../core/site/pageKind.ts';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';
import { eachLimited, type PageReader, type ReadingJob } from './pageReader.ts';
import { readAlone } from './pageReading.ts';
import type { PageRecords } from './pageRecords.ts';

/** How pages are read. */
export interface LoadingOptions {
  readonly readFew: PageReader;
  readonly readMany: PageReader;
  /** Reading more pages than this is nothing that an answer waits for. */
  readonly mostWaitedFor: number;
  /** Told when a part of a long reading was done, and when it ended. */
  readonly onProgress: () => void;
  readonly onError: (error: unknown) => void;
  /** Told when `readMany` failed; `readFew` then does its work. */
  readonly onHelperFailure: (error: unknown) => void;
}

/** All of a job but its pages. */
type JobDescription = Omit<ReadingJob, 'pages' | 'take' | 'signal' | 'onError'>;

/** How far a long reading of pages has come. */
export interface LoadingProgress {
  readonly read: number;
  readonly total: number;
}

/** Starting others to help pays from this many pages on. */
const many = 300;

/** Keeps the records of a site's pages up to date with the disk: at once where little is to be read, else beside. */
export class PageLoader {
  readonly #records: PageRecords;
  readonly #options: LoadingOptions;
  /** All of a job but its pages, as the site is now. */
  readonly #describe: () => JobDescription;
  #background: Promise<void> | undefined;
  /** The reading that was begun last: two side by side would take each other's pages for read. */
  #turn: Promise<void> = Promise.resolve();
  #abort = new AbortController();
  #isStopped = false;
  #isLoaded = false;
  #progress: LoadingProgress | undefined;

  constructor(records: PageRecords, options: LoadingOptions, describe: () => JobDescription) {
    this.#records = records;
    this.#options = options;
    this.#describe = describe;
  }

  /** Whether every page was read, and none is read beside. */
  get isLoaded(): boolean {
    return this.#isLoaded;
  }

  /** Of a reading that goes on beside. */
  get progress(): LoadingProgress | undefined {
    return this.#progress;
  }

  /** Reads what the disk may have another text of. Where that is much, it goes on beside and this ends at once. */
  async load(): Promise<void> {
    if (this.#background !== undefined || this.#isStopped) return;
    const { stale } = this.#records;
    if (stale.length > this.#options.mostWaitedFor) {
      this.#isLoaded = false;
      this.#background = this.#loadBeside();
      this.#background.catch(this.#options.onError);
      return;
    }
    await this.#inTurn(() => this.#readAll());
  }

  /** Ends when all pages were read, or fails when they can't be; goes on with what was stopped. */
  async loadAll(): Promise<void> {
    this.#isStopped = false;
    await this.load();
    await this.#background;
  }

  /** Ends a reading that goes on beside, until somebody needs it again. */
  stop(): void {
    this.#isStopped = !this.#isLoaded;
    this.restart();
  }

  /** Begins a reading that goes on beside anew, as when it was told something else to look for. */
  restart(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
  }

  /** Reads some files before all others, where nothing is known of them yet. */
  async readNow(files: readonly SitePath[]): Promise<void> {
    const missing = files.filter((file) => this.#records.isMissing(file));
    await eachLimited(missing, async (file) => {
      const { readText, ...job } = this.#describe();
      const text = await readText(file);
      // Whoever read it meanwhile may have read a newer text.
      if (this.#records.isMissing(file)) this.#records.take(readAlone(forReading(job.site), file, text, job));
    });
  }

  async #loadBeside(): Promise<void> {
    try {
      // A file that changes just as the last was read finds this still going on, and leaves it to it.
      do await this.#inTurn(() => this.#readAll());
      while (!this.#isStopped && this.#records.stale.length > 0);
    } finally {
      this.#background = undefined;
      this.#progress = undefined;
      this.#options.onProgress();
    }
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #readAll(): Promise<void> {
    for (let isDone = false; !isDone && !this.#isStopped;) isDone = await this.#readStale();
    this.#isLoaded = !this.#isStopped;
  }

  /**
   * Reads until nothing is stale: files change meanwhile, and what pages import shows only when they were read. False
   * when it was ended before.
   */
  async #readStale(): Promise<boolean> {
    const { signal } = this.#abort;
    for (let reader = this.#options.readMany; !signal.aborted;) {
      const { site } = this.#describe();
      this.#records.markMisread((file) => pageKindOf(forReading(site), file));
      const pages = this.#records.stale;
      if (pages.length === 0) return true;
      try {
        await this.#read(pages.length < many ? this.#options.readFew : reader, pages, signal);
      } catch (error) {
        if (reader === this.#options.readFew) throw error;
        this.#options.onHelperFailure(error);
        reader = this.#options.readFew;
      }
    }
    return false;
  }

  async #read(reader: PageReader, pages: readonly SitePath[], signal: AbortSignal): Promise<void> {
    const left = new Set(pages);
    this.#records.startReading(pages);
    const job = this.#describe();
    const { onError } = this.#options;
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
      await reader.read({ ...job, site: forReading(job.site), pages, take, signal, onError });
    } finally {
      if (left.size > 0) this.#records.markStale((file) => left.has(file));
    }
  }
}

/** The site as pages are checked by themselves: what is known of the others decides nothing but who is imported. */
function forReading(site: SiteSnapshot): SiteSnapshot {
  return site.isLoaded ? site : { ...site, isLoaded: true };
}
