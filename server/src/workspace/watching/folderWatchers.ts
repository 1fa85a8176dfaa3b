import { watch, type FSWatcher } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Called for what happened to a path: its content changed, or it was created, moved or deleted. */
export type OnEvent = (file: string, event: 'change' | 'rename') => void;

/** What is watched of a tree. */
export interface WatchedTree {
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
