import { saysNothing } from '../../core/config/generation.ts';
import { readConfig } from '../../core/config/readConfig.ts';
import { configNames } from '../../core/paths/fileKinds.ts';
import type { UnreadableReason } from '../../core/site/siteSnapshot.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import { FileIndex } from './fileIndex.ts';
import type { CurrentFiles, FileChange, FileSystem } from './fileSystem.ts';
import { ignoreFiles, isAlwaysSkipped } from './ignoreScopes.ts';
import { join, nameOf, parentFolderOf, relativeTo, type ResourcePath } from './resourcePath.ts';

/** Indexes the files of all opened folders, and of the sites found around them. */
export class FolderIndexes {
  readonly #fileSystem: FileSystem;
  readonly #readText: (path: ResourcePath) => Promise<string | undefined>;
  readonly #indexes = new Map<ResourcePath, FileIndex>();
  readonly #opened = new Set<ResourcePath>();
  /** By opened folder without a site: the root of the site around it. */
  readonly #around = new Map<ResourcePath, ResourcePath>();

  /** `readText` reads the current text of a file: the editor's, or else the disk's. */
  constructor(fileSystem: FileSystem, readText: (path: ResourcePath) => Promise<string | undefined>) {
    this.#fileSystem = fileSystem;
    this.#readText = readText;
  }

  all(): Iterable<FileIndex> {
    return this.#indexes.values();
  }

  /** Whether a file's text may be read for a site: no symbolic link may point out of it. */
  isReadable(siteRoot: ResourcePath, path: ResourcePath): boolean {
    return [...this.#indexes.values()].some((index) => index.isReadable(siteRoot, path));
  }

  /** Returns why a file that exists can’t be read. */
  whyUnreadable(path: ResourcePath): Promise<UnreadableReason | undefined> {
    return this.#fileSystem.whyUnreadable(path);
  }

  /** Returns the configurations that can’t be read, and why. */
  async unreadableConfigs(): Promise<ReadonlyMap<ResourcePath, UnreadableReason>> {
    const found = new Map<ResourcePath, UnreadableReason>();
    for (const index of this.#indexes.values()) {
      for (const name of configNames) {
        for (const folder of index.foldersWith(name)) {
          const path = join(folder, name);
          const reason = await this.whyUnreadable(path);
          if (reason !== undefined) found.set(path, reason);
        }
      }
    }
    return found;
  }

  /** Removes a folder, and the site around it unless another folder needs that. */
  remove(folder: ResourcePath): void {
    this.#opened.delete(folder);
    this.#around.delete(folder);
    const needed = new Set([...this.#opened, ...this.#around.values()]);
    for (const root of this.#indexes.keys()) if (!needed.has(root)) this.#indexes.delete(root);
  }

  /** Adds only a folder; false if it is already included. */
  async addAlone(folder: ResourcePath): Promise<boolean> {
    this.#opened.add(folder);
    if (this.#indexes.has(folder)) return false;
    this.#indexes.set(folder, await FileIndex.read(this.#fileSystem, folder));
    return true;
  }

  /** Adds an opened folder, and the site around it if it contains none. */
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

  /** Returns the root of the site around a folder, as when only `guides/` is opened. */
  async siteRootAbove(folder: ResourcePath): Promise<ResourcePath | undefined> {
    const files = { readText: this.#readText, stat: (path: ResourcePath) => this.#fileSystem.stat(path) };
    for await (const root of siteRootsAbove(files, folder)) return root;
    return undefined;
  }

  holds(path: ResourcePath): boolean {
    return [...this.#indexes.keys()].some((folder) => relativeTo(folder, path) !== undefined);
  }

  /** Returns a file of the opened folders, and the configurations that it could have, unless they were found there. */
  notFound(path: ResourcePath, { andConfigs }: { readonly andConfigs: boolean }): readonly ResourcePath[] {
    const paths = [path];
    for (
      let parent = andConfigs ? parentFolderOf(path) : undefined;
      parent !== undefined;
      parent = parentFolderOf(parent)
    ) {
      for (const name of configNames) paths.push(join(parent, name));
    }
    const indexes = [...this.#indexes.values()];
    return paths.filter((file) => this.holds(file) && !indexes.some((index) => index.isKnown(file)));
  }

  /**
   * Whether events of a path are ignored: those in version control's folders and in packages are frequent and
   * irrelevant.
   */
  isAlwaysSkipped(path: ResourcePath): boolean {
    const inside = [...this.#indexes.keys()].flatMap((root) => relativeTo(root, path) ?? []);
    return inside.length > 0 && inside.every((way) => way.split('/').slice(0, -1).some(isAlwaysSkipped));
  }

  /** Returns all folders that were read. */
  get folders(): readonly ResourcePath[] {
    return [...new Set([...this.#indexes.values()].flatMap((index) => [...index.folders]))];
  }

  /** Reads some folders again; returns whether anything differs. */
  async listAgain(folders: readonly ResourcePath[]): Promise<boolean> {
    let changed = false;
    for (const index of this.#indexes.values()) if (await index.listAgain(folders)) changed = true;
    return changed;
  }

  /** Whether ignore files exclude a folder from all sites. */
  isExcluded(folder: ResourcePath): boolean {
    const around = [...this.#indexes.values()].filter(({ root }) => relativeTo(root, folder) !== undefined);
    return around.length > 0 && around.every((index) => index.isExcluded(folder));
  }

  /** Reads each folder again in which something was created or deleted, once for all its changes. */
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

  /** Returns the outermost opened folder that contains a site. */
  openedFolderOf(siteRoot: ResourcePath): ResourcePath {
    let outermost = siteRoot;
    for (const folder of this.#indexes.keys()) {
      if (relativeTo(folder, siteRoot) !== undefined && folder.length < outermost.length) outermost = folder;
    }
    return outermost;
  }
}

/** Returns the folders above a path that have the configuration of a site, the nearest first, up to its repository. */
export async function* siteRootsAbove(
  { readText, stat }: Pick<CurrentFiles, 'readText' | 'stat'>,
  path: ResourcePath,
): AsyncGenerator<ResourcePath> {
  for (let folder = parentFolderOf(path); folder !== undefined; folder = parentFolderOf(folder)) {
    for (const name of configNames) {
      const text = await readText(join(folder, name));
      const config = text === undefined ? undefined : readConfig(name as SitePath, text);
      if (config === undefined || saysNothing(config.tree.root)) continue;
      yield folder;
      break;
    }
    if ((await stat(join(folder, '.git'))) !== undefined) return;
  }
}

function isIgnoreFile(path: ResourcePath): boolean {
  return ignoreFiles.some((file) => file.name === nameOf(path));
}
