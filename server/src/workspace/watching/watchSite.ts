import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { settingsFileName } from '../../core/settings/settingsFile.ts';
import type { FileChange } from '../files/fileSystem.ts';
import { ignoreFiles } from '../files/ignoreScopes.ts';
import {
  fromFsPath,
  join,
  nameOf,
  parentFolderOf,
  relativeTo,
  toFsPath,
  type ResourcePath,
} from '../files/resourcePath.ts';
import { mayBeRulesFile } from '../generated/rulesFiles.ts';
import type { Workspace } from '../workspace.ts';
import { FolderWatchers } from './folderWatchers.ts';

/** An editor saves in several steps, which are one change to readers. */
const pauseMs = 60;

/** Follows the files of a site until it is closed. */
export interface SiteWatcher {
  /** Resolves when every folder is watched; changes before that may go unnoticed. */
  readonly isWatching: Promise<void>;
  close(): void;
}

/** Linux has 8,192 watchers for all programs of a user where nobody has set more. */
const mostFolders = 5_000;

/**
 * Follows the files of a site on the disk, and the settings above it up to a folder; `onChange` is called when the
 * workspace knows what changed.
 */
export function watchSite(
  { root, upTo = root }: { readonly root: ResourcePath; readonly upTo?: ResourcePath },
  workspace: Workspace,
  onChange: (changes: readonly FileChange[]) => void,
): SiteWatcher {
  const pending = new Map<string, 'change' | 'rename'>();
  let flushed: Promise<void> = Promise.resolve();
  const onEvent = (file: string, event: 'change' | 'rename'): void => {
    if (pending.size === 0) flushed = flushed.then(flush);
    if (pending.get(file) !== 'rename') pending.set(file, event);
  };
  const isFollowed = (folder: string): boolean => !workspace.isExcluded(fromFsPath(folder));
  const watchers = new FolderWatchers(onEvent, { isFollowed, most: mostFolders });
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
  for (const folder of foldersAbove(root, upTo)) {
    const isOfSite = (name: string): boolean => root === join(folder, name) || isAboutSites(join(folder, name));
    watchers.addNames(toFsPath(folder), isOfSite);
  }
  return {
    isWatching: watchers.add(toFsPath(root)),
    close: () => {
      watchers.close();
    },
  };
}

/** Returns the folder around a site, in which it may disappear and come back, and those above up to another one. */
function foldersAbove(root: ResourcePath, upTo: ResourcePath): readonly ResourcePath[] {
  const folders: ResourcePath[] = [];
  for (let folder = parentFolderOf(root); folder !== undefined; folder = parentFolderOf(folder)) {
    if (folders.length > 0 && relativeTo(upTo, folder) === undefined) break;
    folders.push(folder);
  }
  return folders;
}

/** Whether a file above a site says something about it. */
function isAboutSites(file: ResourcePath): boolean {
  const name = nameOf(file);
  return name === settingsFileName || ignoreFiles.some((one) => one.name === name) || mayBeRulesFile(file);
}

/** Returns what happened to a path, judged by what exists there now: one change causes many events. */
async function changeOf(watchers: FolderWatchers, file: string, event: 'change' | 'rename'): Promise<FileChange> {
  const found = await stat(file).catch(() => undefined);
  if (event === 'rename' && found?.isFile() !== true) await watchers.update(file);
  const kind = found === undefined ? 'deleted' : event === 'rename' ? 'created' : 'changed';
  return { path: fromFsPath(file), kind };
}
