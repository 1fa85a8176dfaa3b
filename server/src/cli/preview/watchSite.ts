import { watch } from 'chokidar';
import { once } from 'node:events';
import path from 'node:path';
import type { FileChange } from '../../workspace/fileSystem.ts';
import { fromFsPath, toFsPath, type ResourcePath } from '../../workspace/resourcePath.ts';
import type { Workspace } from '../../workspace/workspace.ts';

const kinds: Readonly<Record<string, FileChange['kind']>> = {
  add: 'created',
  addDir: 'created',
  change: 'changed',
  unlink: 'deleted',
  unlinkDir: 'deleted',
};

/** An editor saves in several steps, which are one change to readers. */
const pauseMs = 60;

/** Follows the files of a site on the disk; `onChange` is called when the workspace knows what changed. */
export function watchSite(
  root: ResourcePath,
  workspace: Workspace,
  onChange: (changes: readonly FileChange[]) => void,
): SiteWatcher {
  const folder = toFsPath(root);
  const watcher = watch(folder, {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: (file) =>
      path
        .relative(folder, file)
        .split(path.sep)
        .some((name) => name === 'node_modules' || name === '.git'),
  });
  let pending: FileChange[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = async (): Promise<void> => {
    const changes = pending;
    pending = [];
    await workspace.applyChanges(changes);
    await workspace.settled();
    onChange(changes);
  };
  watcher.on('all', (event, file) => {
    const kind = kinds[event];
    if (kind === undefined) return;
    pending.push({ path: fromFsPath(file), kind });
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), pauseMs);
  });
  // A folder that can’t be watched is shown as it was read.
  watcher.on('error', () => undefined);
  return { isWatching: once(watcher, 'ready').then(() => undefined), close: () => watcher.close() };
}

/** Follows the files of a site until it is closed. */
export interface SiteWatcher {
  /** Resolves when every file is watched; changes before may pass unnoticed. */
  readonly isWatching: Promise<void>;
  close(): Promise<void>;
}
