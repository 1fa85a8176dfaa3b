import { saysNothing } from '../core/config/generation.ts';
import { readConfig } from '../core/config/readConfig.ts';
import { configNames } from '../core/paths/fileKinds.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import type { FileChange } from './fileChange.ts';
import { FileIndex } from './fileIndex.ts';
import type { FileSystem } from './fileSystem.ts';
import { ignoreFiles, isAlwaysSkipped } from './ignoreScopes.ts';
import { join, nameOf, parentOf, relativeTo, type ResourcePath } from './resourcePath.ts';

/** The files in all folders that are open, and in those of sites that were found around them. */
export class FolderIndexes {
  readonly #fileSystem: FileSystem;
  readonly #readText: (path: ResourcePath) => Promise<string | undefined>;
  readonly #indexes = new Map<ResourcePath, FileIndex>();
  readonly #opened = new Set<ResourcePath>();
  /** The folder of the site around an opened one that holds none. */
  readonly #around = new Map<ResourcePath, ResourcePath>();

  /** `readText` reads a file as it is now: what an editor holds of it before what the disk has. */
  constructor(fileSystem: FileSystem, readText: (path: ResourcePath) => Promise<string | undefined>) {
    this.#fileSystem = fileSystem;
    this.#readText = readText;
  }

  all(): Iterable<FileIndex> {
    return this.#indexes.values();
  }

  /** Whether a file's text may be read for a site: no link may lead out of it. */
  isReadable(siteRoot: ResourcePath, path: ResourcePath): boolean {
    return [...this.#indexes.values()].some((index) => index.isReadable(siteRoot, path));
  }

  /** Lets go of a folder, and of the site around it where no other one needs that. */
  remove(folder: ResourcePath): void {
    this.#opened.delete(folder);
    this.#around.delete(folder);
    const needed = new Set([...this.#opened, ...this.#around.values()]);
    for (const root of this.#indexes.keys()) if (!needed.has(root)) this.#indexes.delete(root);
  }

  /** Takes in a folder alone; false where it is in already. */
  async addAlone(folder: ResourcePath): Promise<boolean> {
    this.#opened.add(folder);
    if (this.#indexes.has(folder)) return false;
    this.#indexes.set(folder, await FileIndex.read(this.#fileSystem, folder));
    return true;
  }

  /** Takes in a folder that was opened, and the site around it where it holds none. */
  async add(folder: ResourcePath): Promise<void> {
    const index = await FileIndex.read(this.#fileSystem, folder);
    this.#indexes.set(folder, index);
    this.#opened.add(folder);
    const holdsSite = configNames.some((name) => index.foldersWith(name).length > 0);
    const root = holdsSite ? undefined : await this.siteRootAbove(folder);
    if (root === undefined) return;
    this.#around.set(folder, root);
    if (this.#indexes.has(root)) return;
    this.#indexes.set(root, await FileIndex.read(this.#fileSystem, root));
  }

  /** A folder without a site may be a part of one, as when only `guides/` is opened. */
  async siteRootAbove(folder: ResourcePath): Promise<ResourcePath | undefined> {
    for (let parent = parentOf(folder); parent !== undefined; parent = parentOf(parent)) {
      for (const name of configNames) {
        const text = await this.#readText(join(parent, name));
        const config = text === undefined ? undefined : readConfig(name as SitePath, text);
        if (config !== undefined && !saysNothing(config.tree.root)) return parent;
      }
      if ((await this.#fileSystem.stat(join(parent, '.git'))) !== undefined) return undefined;
    }
    return undefined;
  }

  /** Whether a path lies in one of the folders. */
  holds(path: ResourcePath): boolean {
    return [...this.#indexes.keys()].some((folder) => relativeTo(folder, path) !== undefined);
  }

  /** Events in version control's own folders and in packages come by the thousand and mean nothing here. */
  isAlwaysSkipped(path: ResourcePath): boolean {
    const inside = [...this.#indexes.keys()].flatMap((root) => relativeTo(root, path) ?? []);
    return inside.length > 0 && inside.every((way) => way.split('/').slice(0, -1).some(isAlwaysSkipped));
  }

  /** Looks again at each folder in which something was created or deleted, once however much it was. */
  async update(changes: readonly FileChange[]): Promise<boolean> {
    let changed = false;
    for (const index of this.#indexes.values()) {
      const inside = changes.filter(({ path }) => relativeTo(index.root, path) !== undefined);
      if (inside.some(({ path }) => isIgnoreFile(path))) {
        await index.rescan();
        changed = true;
        continue;
      }
      const moved = inside.filter(({ kind }) => kind !== 'changed').map(({ path }) => path);
      if (moved.length > 0 && (await index.refresh(moved))) changed = true;
    }
    return changed;
  }

  /** The outermost folder that was opened and holds a site. */
  openedFolderOf(siteRoot: ResourcePath): ResourcePath {
    let outermost = siteRoot;
    for (const folder of this.#indexes.keys()) {
      if (relativeTo(folder, siteRoot) !== undefined && folder.length < outermost.length) outermost = folder;
    }
    return outermost;
  }
}

function isIgnoreFile(path: ResourcePath): boolean {
  return ignoreFiles.some((file) => file.name === nameOf(path));
}
