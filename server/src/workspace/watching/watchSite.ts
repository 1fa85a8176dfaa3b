import { readdir, stat } from 'node:fs/promises';
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
import { mapLimited } from '../concurrency.ts';
import { mayBeRulesFile } from '../generated/rulesFiles.ts';
import type { Workspace } from '../workspace.ts';
import { FolderWatchers } from './folderWatchers.ts';

/** An editor saves in several steps, which are one change to readers. */
const pauseMs = 60;

/** Follows the files of a site until it is closed. */
export interface SiteWatcher {
  /** Resolves when every folder is watched that can be; returns the number of others. */
  readonly isWatching: Promise<number>;
  /** Resolves when the workspace knows what changed before that. */
  readonly isUpToDate: Promise<void>;
  close(): void;
}

/** Linux has 8,192 watchers for all programs of a user where nobody has set more. */
const mostFolders = 5_000;

export interface WatchedSite {
  /** The folder of the site, or one around several. */
  readonly root: ResourcePath;
  /** Settings above the root are followed up to this folder. */
  readonly upTo: ResourcePath;
}

/** Follows the files of a site on the disk; `onChange` is called when the workspace knows what changed. */
export function watchSite(
  { root, upTo }: WatchedSite,
  workspace: Workspace,
  onChange: (changes: readonly FileChange[]) => void,
): SiteWatcher {
  const pending = new Map<string, 'change' | 'rename'>();
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
  const above = foldersAbove(root, upTo);
  for (const folder of above) {
    const isOfSite = (name: string): boolean => root === join(folder, name) || isAboutSites(join(folder, name));
    watchers.addNames(toFsPath(folder), isOfSite);
  }
  const isWatching = watchers.add(toFsPath(root));
  const isUpToDate = isWatching.then(async () => {
    const changes = await readUnwatched({ root, upTo }, workspace);
    if (changes !== undefined) onChange(changes);
  });
  let flushed = isUpToDate;
  return {
    isWatching,
    isUpToDate,
    close: () => {
      watchers.close();
    },
  };
}

/**
 * Lets a workspace read what changed on the disk since its start, before somebody watched the files: no event tells of
 * it. Returns the changed files; undefined if there is nothing new.
 */
export async function readUnwatched(
  { root, upTo }: WatchedSite,
  workspace: Workspace,
): Promise<readonly FileChange[] | undefined> {
  const isListChanged = await workspace.listAgain();
  const settings = await settingsIn(foldersAbove(root, upTo));
  const changes = await changedSince(workspace.startTimeMs, [...filesBelow(root, workspace), ...settings]);
  if (changes.length > 0) await workspace.applyChanges(changes);
  return isListChanged || changes.length > 0 ? changes : undefined;
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

function filesBelow(root: ResourcePath, { sites }: Workspace): readonly ResourcePath[] {
  const below = sites.filter((site) => relativeTo(root, site.root) !== undefined);
  return below.flatMap((site) => site.takeSnapshot().files.paths.map((file) => join(site.root, file)));
}

async function settingsIn(folders: readonly ResourcePath[]): Promise<readonly ResourcePath[]> {
  const found = await mapLimited(folders, (folder) => readdir(toFsPath(folder)).catch(() => []));
  return folders.flatMap((folder, at) => (found[at] ?? []).map((name) => join(folder, name)).filter(isAboutSites));
}

/** Returns which files changed after a time: they may have been read before they were watched. */
async function changedSince(timeMs: number, files: readonly ResourcePath[]): Promise<readonly FileChange[]> {
  const found = await mapLimited(files, (path) => stat(toFsPath(path)).catch(() => undefined));
  const changed = files.filter((_, at) => (found[at]?.ctimeMs ?? 0) >= timeMs);
  return changed.map((path) => ({ path, kind: 'changed' }));
}

/** Returns what happened to a path, judged by what exists there now: one change causes many events. */
async function changeOf(watchers: FolderWatchers, file: string, event: 'change' | 'rename'): Promise<FileChange> {
  const found = await stat(file).catch(() => undefined);
  if (event === 'rename' && found?.isFile() !== true) await watchers.update(file);
  const kind = found === undefined ? 'deleted' : event === 'rename' ? 'created' : 'changed';
  return { path: fromFsPath(file), kind };
}
