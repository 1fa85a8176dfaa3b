import { once } from 'node:events';
import { repositoryOf, type FileChange } from '../../workspace/files/fileSystem.ts';
import { nodeFileSystem } from '../../workspace/files/nodeFileSystem.ts';
import { fromFsPath, relativeTo, type ResourcePath } from '../../workspace/files/resourcePath.ts';
import { watchSite, type SiteWatcher } from '../../workspace/watching/watchSite.ts';
import { UsageError, type Io } from '../io.ts';
import type { OpenedSites } from './openSites.ts';

interface Reporting {
  readonly report: () => Promise<unknown>;
  /** Files that the report itself writes. */
  readonly ignored: readonly string[];
}

/**
 * Reports, and again after each change of files in the folders and their sites, until the run is stopped. What can’t be
 * reported for now, such as settings that are half written, is said, and the next change tried again.
 */
export async function watchSites(
  { workspace, folders, checked }: OpenedSites,
  { report, ignored }: Reporting,
  { signal, writeError }: Pick<Io, 'signal' | 'writeError'>,
): Promise<void> {
  const failed = new AbortController();
  const ended = AbortSignal.any([failed.signal, ...(signal === undefined ? [] : [signal])]);
  let running = Promise.resolve();
  let isDue = false;
  const tried = async (): Promise<void> => {
    isDue = false;
    if (ended.aborted) return;
    try {
      await checked();
      await report();
    } catch (error) {
      if (error instanceof UsageError) writeError(`${error.message}\n`);
      else failed.abort(error);
    }
  };
  const reportSoon = (): void => {
    if (!isDue) running = running.then(tried);
    isDue = true;
  };
  const own = new Set(ignored.map(fromFsPath));
  const onChange = (changes: readonly FileChange[]): void => {
    if (changes.length === 0 || changes.some(({ path }) => !own.has(path))) reportSoon();
  };
  const roots = outermost([...folders, ...workspace.sites.map(({ root }) => root)]);
  const watchers = await Promise.all(
    roots.map(async (root): Promise<SiteWatcher> => {
      const upTo = (await repositoryOf(nodeFileSystem, root)) ?? root;
      return watchSite({ root, upTo }, workspace, onChange);
    }),
  );
  for (const { isWatching, isUpToDate } of watchers) {
    const unwatched = await isWatching;
    if (unwatched > 0) writeError(unwatchedMessage(unwatched));
    await isUpToDate;
  }
  reportSoon();
  if (!ended.aborted) await once(ended, 'abort');
  for (const watcher of watchers) watcher.close();
  await running;
  if (failed.signal.aborted) throw failed.signal.reason;
}

function unwatchedMessage(count: number): string {
  const which = count === 1 ? '1 folder' : `${count} folders`;
  return `Changes in ${which} aren’t noticed: the system has no watchers left. On Linux, raise fs.inotify.max_user_watches.\n`;
}

/** Returns folders without those that are inside of others. */
function outermost(folders: readonly ResourcePath[]): readonly ResourcePath[] {
  const isInside = (folder: ResourcePath, other: ResourcePath): boolean =>
    folder !== other && relativeTo(other, folder) !== undefined;
  return [...new Set(folders)].filter((folder) => !folders.some((other) => isInside(folder, other)));
}
