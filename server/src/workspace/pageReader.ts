import type { SitePath } from '../core/paths/sitePath.ts';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';
import type { SiteFileList } from './fileIndex.ts';
import { readAlone, unreadPage, type Checking, type PageReading } from './pageReading.ts';
import type { ResourcePath } from './resourcePath.ts';
import type { FoundSettings } from './siteSettingsFiles.ts';

/** Pages of a site that have to be read and checked, each by itself. */
export interface ReadingJob extends Checking {
  readonly root: ResourcePath;
  readonly site: SiteSnapshot;
  /** What the snapshot was made of, for readers that have to make it again. */
  readonly fileList: SiteFileList;
  readonly settingsFiles: readonly FoundSettings[];
  readonly pages: readonly SitePath[];
  /** Reads a file as it is now; undefined where it can't or mustn't be read. */
  readonly readText: (file: SitePath) => Promise<string | undefined>;
  /** Whether a file may be read by whoever does the job. */
  readonly isReadable: (file: SitePath) => boolean;
  /** Told of what was read, some pages at a time and in no order. */
  readonly take: (readings: readonly PageReading[]) => void;
  /** Told of a page that could not be read for a fault of ours; the others go on. */
  readonly onError: (error: unknown) => void;
  /** Ends the job before it is done. */
  readonly signal: AbortSignal;
}

/** Whoever reads the pages of a site; ends when every page was taken or the job was ended. */
export interface PageReader {
  read(job: ReadingJob): Promise<void>;
}

/** Gives way to whatever else waits to be done. */
export type Pause = () => Promise<void>;

/** So much text, in characters, is read and checked in a few milliseconds; then others get their turn. */
const textBetweenPauses = 40_000;

/** Disks answer a handful of requests at once best; thousands would only queue and hold memory. */
const atOnce = 16;

/** Reads pages in this thread, which stays free for others between one slice and the next. */
export function readerInThread(pause: Pause): PageReader {
  return {
    async read(job) {
      const { pages, readText, take, signal } = job;
      const isEnded = (): boolean => signal.aborted;
      let sincePause = 0;
      await eachLimited(pages, async (file) => {
        if (isEnded()) return;
        const text = await readText(file);
        sincePause += text?.length ?? 0;
        if (sincePause > textBetweenPauses) {
          sincePause = 0;
          await pause();
        }
        if (!isEnded()) take([readIsolated(job, file, text)]);
      });
    },
  };
}

function readIsolated(
  { site, onError, ...checking }: ReadingJob,
  file: SitePath,
  text: string | undefined,
): PageReading {
  try {
    return readAlone(site, file, text, checking);
  } catch (error) {
    onError(error);
    return unreadPage(file);
  }
}

/** What is made of each item, in their order, of a few at once. */
export async function mapLimited<T, Result>(
  items: readonly T[],
  work: (item: T) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  await eachLimited([...items.entries()], async ([at, item]) => {
    results[at] = await work(item);
  });
  return results;
}

/** Does something for each item, a few of them at once. */
export async function eachLimited<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
