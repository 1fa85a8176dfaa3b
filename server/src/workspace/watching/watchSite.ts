import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { FileChange } from '../../workspace/files/fileSystem.ts';
import { fromFsPath, toFsPath, type ResourcePath } from '../../workspace/files/resourcePath.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { FolderWatchers } from './folderWatchers.ts';

/** An editor saves in several steps, which are one change to readers. */
const pauseMs = 60;

/** Follows the files of a site until it is closed. */
export interface SiteWatcher {
  /** Resolves when every folder is watched; changes before that may go unnoticed. */
  readonly isWatching: Promise<void>;
  close(): void;
}

/** Follows the files of a site on the disk; `onChange` is called when the workspace knows what changed. */
export function watchSite(
  root: ResourcePath,
  workspace: Workspace,
  onChange: (changes: readonly FileChange[]) => void,
): SiteWatcher {
  const pending = new Map<string, 'change' | 'rename'>();
  let flushed: Promise<void> = Promise.resolve();
  const watchers = new FolderWatchers((file, event) => {
    if (pending.size === 0) flushed = flushed.then(flush);
    if (pending.get(file) !== 'rename') pending.set(file, event);
  });
  const flush = async (): Promise<void> => {
    for (let count = -1; count < pending.size;) {
      count = pending.size;
      await wait(pauseMs);
    }
    const events = [...pending];
    pending.clear();
    const changes = await Promise.all(events.map(([file, event]) => changeOf(watchers, file, event)));
    await workspace.applyChanges(changes);
    await workspace.settled();
    onChange(changes);
  };
  const folder = toFsPath(root);
  watchers.addEntry(folder);
  return {
    isWatching: watchers.add(folder),
    close: () => {
      watchers.close();
    },
  };
}

/** Returns what happened to a path, judged by what exists there now: one change causes many events. */
async function changeOf(watchers: FolderWatchers, file: string, event: 'change' | 'rename'): Promise<FileChange> {
  const found = await stat(file).catch(() => undefined);
  if (event === 'rename' && found?.isFile() !== true) await watchers.update(file);
  const kind = found === undefined ? 'deleted' : event === 'rename' ? 'created' : 'changed';
  return { path: fromFsPath(file), kind };
}
