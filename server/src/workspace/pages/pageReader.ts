import type { SitePath } from '../../core/paths/sitePath.ts';
import type { SiteSnapshot, UnreadableReason } from '../../core/site/siteSnapshot.ts';
import type { SiteFileList } from '../files/fileIndex.ts';
import { hashOfShared, readingAlone, unreadPage, type PageReading } from './pageReading.ts';
import type { Checking } from '../../core/analysis/report.ts';
import { eachLimited } from '../concurrency.ts';
import { hashOf } from '../files/hash.ts';
import type { ResourcePath } from '../files/resourcePath.ts';
import { finishInSlices, inSlices, inTurn, type Pause } from '../scheduling.ts';
import type { FoundSettings } from '../files/siteSettingsFiles.ts';

/** Pages of a site to read and check, each by itself. */
export interface ReadingJob extends Checking {
  readonly root: ResourcePath;
  readonly site: SiteSnapshot;
  /** The source of the snapshot, for readers that build it again. */
  readonly fileList: SiteFileList;
  readonly settingsFiles: readonly FoundSettings[];
  readonly pages: readonly SitePath[];
  /** Reads the current text of a file; undefined if it can't or mustn't be read. */
  readonly readText: (file: SitePath) => Promise<string | undefined>;
  /** Returns why a file that exists and may be read can’t be; undefined for others. */
  readonly whyUnreadable: (file: SitePath) => Promise<UnreadableReason | undefined>;
  /** Whether the reader may read a file. */
  readonly isReadable: (file: SitePath) => boolean;
  /** Called with batches of read pages, in any order. */
  readonly take: (readings: readonly PageReading[]) => void;
  /** Called for an internal error while a page was read; the others are still read. */
  readonly onError: (error: unknown) => void;
  /** Resolves when nobody waits for an answer: that has the processors and the network first. */
  readonly whenFree: () => Promise<void>;
  readonly signal: AbortSignal;
}

/** Reads the pages of a site; resolves when every page was taken or the job was aborted. */
export interface PageReader {
  read(job: ReadingJob): Promise<void>;
}

/** Returns a reader that reads pages in this thread, and yields to other work between batches. */
export function readerInThread(pause: Pause): PageReader {
  return {
    async read(job) {
      const { pages, readText, whyUnreadable, take, signal, whenFree } = job;
      const isEnded = (): boolean => signal.aborted;
      const pauseIfLong = inSlices(pause);
      const oneByOne = inTurn();
      await eachLimited(pages, async (file) => {
        await whenFree();
        if (isEnded()) return;
        const text = await readText(file);
        await pauseIfLong();
        if (isEnded()) return;
        const reading =
          text === undefined
            ? unreadPage(file, await whyUnreadable(file))
            : await oneByOne(() => readIsolated(job, file, text, pauseIfLong));
        if (!isEnded()) take([reading]);
      });
    },
  };
}

async function readIsolated(
  { site, onError, ...checking }: ReadingJob,
  file: SitePath,
  text: string,
  pause: Pause,
): Promise<PageReading> {
  try {
    const reading = await finishInSlices(readingAlone(site, file, text, checking), pause);
    return { ...reading, hashes: { text: hashOf(text), shared: hashOfShared(reading) } };
  } catch (error) {
    onError(error);
    return unreadPage(file);
  }
}
