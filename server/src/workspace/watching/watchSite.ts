import { watch, type FSWatcher } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { settingsFileName } from '../../core/settings/settingsFile.ts';
import { targetAt } from '../files/entries.ts';
import { coarsestTimeMs } from '../files/fileState.ts';
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
import { inSlices, type Pause } from '../scheduling.ts';
import type { Workspace } from '../workspace.ts';

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
    const changes = await readUnwatched([{ root, upTo }], workspace);
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
 * Lets a workspace read what changed in some sites on the disk since its start, before somebody watched their files: no
 * event tells of it. Returns the changed files; undefined if there is nothing new.
 */
export async function readUnwatched(
  sites: readonly WatchedSite[],
  workspace: Workspace,
): Promise<readonly FileChange[] | undefined> {
  const { startTimeMs, pause } = workspace;
  const folders = await changedSince(startTimeMs - coarsestTimeMs, workspace.folders, pause, Infinity);
  const isListChanged = await workspace.listAgain(folders);
  const settings = await Promise.all(sites.map(({ root, upTo }) => settingsIn(foldersAbove(root, upTo))));
  const files = new Set([...sites.flatMap(({ root }) => filesBelow(root, workspace)), ...settings.flat()]);
  const changed = await changedSince(startTimeMs, files, pause);
  const changes = changed.map((file): FileChange => ({ path: file, kind: 'changed' }));
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

/**
 * Returns the files, or folders whose lists of names, changed after a time: they may have been read before they were
 * watched. Asks one by one: thousands of questions to Node’s threads take three times as long.
 */
async function changedSince(
  timeMs: number,
  paths: Iterable<ResourcePath>,
  pause: Pause,
  timeOfMissing = 0,
): Promise<readonly ResourcePath[]> {
  const pauseIfLong = inSlices(pause);
  const changed: ResourcePath[] = [];
  for (const one of paths) {
    if ((targetAt(toFsPath(one))?.ctimeMs ?? timeOfMissing) >= timeMs) changed.push(one);
    await pauseIfLong();
  }
  return changed;
}

/** Returns what happened to a path, judged by what exists there now: one change causes many events. */
async function changeOf(watchers: FolderWatchers, file: string, event: 'change' | 'rename'): Promise<FileChange> {
  const found = await stat(file).catch(() => undefined);
  if (event === 'rename' && found?.isFile() !== true) await watchers.update(file);
  const kind = found === undefined ? 'deleted' : event === 'rename' ? 'created' : 'changed';
  return { path: fromFsPath(file), kind };
}

/** Called for what happened to a path: its content changed, or it was created, moved or deleted. */
type OnEvent = (file: string, event: 'change' | 'rename') => void;

interface WatchedTree {
  /** Whether a folder below is watched too; one that builds write to causes events that nobody needs. */
  readonly isFollowed: (folder: string) => boolean;
  /** The most folders that have a watcher: systems have few for all programs together. */
  readonly most: number;
}

/**
 * Watches a folder and those below it. Where the system can’t watch a tree by itself, each folder has one watcher:
 * libraries and Node have one for each file, which takes seconds and a hundred megabytes on a large site.
 */
export class FolderWatchers {
  readonly #onEvent: OnEvent;
  readonly #tree: WatchedTree;
  readonly #byFolder = new Map<string, FSWatcher>();
  #isClosed = false;

  constructor(onEvent: OnEvent, tree: WatchedTree) {
    this.#onEvent = onEvent;
    this.#tree = tree;
  }

  /** Resolves when every folder is watched that can be; returns the number of others, for which the system has no watchers. */
  async add(folder: string): Promise<number> {
    const isTree = process.platform === 'darwin' || process.platform === 'win32';
    const isShown = (name: string): boolean => !name.split(/[\\/]/).some(isSkipped);
    if (this.#isClosed || this.#byFolder.has(folder)) return 0;
    if (!this.#watch(folder, isTree, isShown)) return 1;
    if (isTree) return 0;
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    const inner = entries.filter((entry) => entry.isDirectory() && !isSkipped(entry.name));
    const paths = inner.map(({ name }) => path.join(folder, name)).filter(this.#tree.isFollowed);
    const unwatched = await Promise.all(paths.map((one) => this.add(one)));
    return unwatched.reduce((sum, one) => sum + one, 0);
  }

  /** Watches some names in a folder, none below it. */
  addNames(folder: string, isFollowed: (name: string) => boolean): void {
    if (!this.#byFolder.has(folder)) this.#watch(folder, false, isFollowed);
  }

  /** Watches a folder that may be new, or forgets one that may be gone. */
  async update(folder: string): Promise<void> {
    for (const [known, watcher] of this.#byFolder) {
      if (known !== folder && !known.startsWith(`${folder}${path.sep}`)) continue;
      watcher.close();
      this.#byFolder.delete(known);
    }
    await this.add(folder);
  }

  close(): void {
    this.#isClosed = true;
    for (const watcher of this.#byFolder.values()) watcher.close();
  }

  #watch(folder: string, recursive: boolean, isFollowed: (name: string) => boolean): boolean {
    if (this.#byFolder.size >= this.#tree.most) return false;
    try {
      const watcher = watch(folder, { recursive }, (event, name) => {
        if (name !== null && isFollowed(name)) this.#onEvent(path.join(folder, name), event);
      });
      watcher.on('error', () => {
        watcher.close();
        this.#byFolder.delete(folder);
      });
      this.#byFolder.set(folder, watcher);
      return true;
    } catch {
      return false;
    }
  }
}

function isSkipped(name: string): boolean {
  return name === 'node_modules' || name === '.git';
}
