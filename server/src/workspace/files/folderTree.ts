import type { FileSystem, FolderEntry } from './fileSystem.ts';
import { isIgnored, isAlwaysSkipped, scopesAbove, scopesWithin, type IgnoreScopes } from './ignoreScopes.ts';
import { join, parentFolderOf, type ResourcePath } from './resourcePath.ts';

export interface IndexedFile {
  readonly ignored: boolean;
  readonly realPath: ResourcePath | undefined;
}

export interface IndexedFolder {
  readonly scopes: IgnoreScopes;
  readonly files: ReadonlyMap<string, IndexedFile>;
  readonly folders: ReadonlySet<string>;
  /** Subfolders that exist but weren't read. */
  readonly unknown: ReadonlySet<string>;
}

/** More files than any workspace with documentation has; the rest of a larger one stays unknown. */
const mostFiles = 300_000;

/** The folders below a root while they are read: a mutable draft, not shared until it is complete. */
export class FolderTree {
  readonly folders: Map<ResourcePath, IndexedFolder>;
  readonly #fileSystem: FileSystem;
  readonly #root: ResourcePath;
  #fileCount: number;

  /** Starts from the known folders, or empty. */
  constructor(fileSystem: FileSystem, root: ResourcePath, known?: ReadonlyMap<ResourcePath, IndexedFolder>) {
    this.#fileSystem = fileSystem;
    this.#root = root;
    this.folders = new Map(known);
    this.#fileCount = [...this.folders.values()].reduce((sum, { files }) => sum + files.size, 0);
  }

  /** Reads the root and everything below. */
  async scanAll(): Promise<void> {
    await this.#scan(this.#root, await scopesAbove(this.#fileSystem, this.#root));
  }

  /** Reads the folders around created or deleted paths again; returns whether anything differs. */
  async refresh(paths: readonly ResourcePath[]): Promise<boolean> {
    // A path that was deleted and created again may be of another kind.
    for (const path of paths) this.#forget(path);
    let changed = false;
    for (const folder of new Set(paths.map((path) => this.#knownFolderAround(path)))) {
      if (folder !== undefined && (await this.#refreshFolder(folder))) changed = true;
    }
    if (this.folders.has(this.#root)) return changed;
    await this.scanAll();
    return true;
  }

  #knownFolderAround(path: ResourcePath): ResourcePath | undefined {
    let folder = parentFolderOf(path);
    while (folder !== undefined && !this.folders.has(folder)) folder = parentFolderOf(folder);
    return folder;
  }

  async #refreshFolder(path: ResourcePath): Promise<boolean> {
    const before = this.folders.get(path);
    if (before === undefined) return false;
    const entries = await this.#fileSystem.list(path);
    if (entries === undefined) return this.#refreshAbove(path);
    const after = describeFolder(path, entries, before.scopes);
    this.folders.set(path, after);
    this.#fileCount += after.files.size - before.files.size;
    for (const name of before.folders) if (!after.folders.has(name)) this.#forget(join(path, name));
    let scanned = false;
    for (const name of after.folders) {
      if (this.folders.has(join(path, name))) continue;
      await this.#scan(join(path, name), before.scopes);
      scanned = true;
    }
    return scanned || !isSame(before, after);
  }

  /** Refreshes the parent. A folder that can't be read may be deleted, though only events of its files arrived. */
  async #refreshAbove(path: ResourcePath): Promise<boolean> {
    if ((await this.#fileSystem.stat(path)) !== undefined) return false;
    this.#forget(path);
    const above = this.#knownFolderAround(path);
    if (above !== undefined) await this.#refreshFolder(above);
    return true;
  }

  async #scan(path: ResourcePath, around: IgnoreScopes): Promise<void> {
    if (this.#fileCount > mostFiles) return;
    const entries = await this.#fileSystem.list(path);
    // A folder that can't be read stays unknown.
    if (entries === undefined) return;
    const scopes = await scopesWithin(this.#fileSystem, path, around, new Set(entries.map((entry) => entry.name)));
    const folder = describeFolder(path, entries, scopes);
    this.folders.set(path, folder);
    this.#fileCount += folder.files.size;
    await Promise.all([...folder.folders].map((name) => this.#scan(join(path, name), scopes)));
  }

  #forget(path: ResourcePath): void {
    const folder = this.folders.get(path);
    if (folder === undefined) return;
    this.folders.delete(path);
    this.#fileCount -= folder.files.size;
    for (const name of folder.folders) this.#forget(join(path, name));
  }
}

function describeFolder(path: ResourcePath, entries: readonly FolderEntry[], scopes: IgnoreScopes): IndexedFolder {
  const files = new Map<string, IndexedFile>();
  const folders = new Set<string>();
  const unknown = new Set<string>();
  for (const { name, kind, realPath } of entries) {
    const ignored = isIgnored(scopes, join(path, name), kind);
    if (kind === 'file') files.set(name, { ignored, realPath });
    else if (ignored || realPath !== undefined || isAlwaysSkipped(name)) unknown.add(name);
    else folders.add(name);
  }
  return { scopes, files, folders, unknown };
}

function isSame(a: IndexedFolder, b: IndexedFolder): boolean {
  const key = ({ files, folders, unknown }: IndexedFolder): string => {
    const described = [...files].map(([name, file]) => `${name} ${String(file.ignored)} ${file.realPath ?? ''}`);
    return [described, [...folders], [...unknown]].map((names) => names.sort().join('/')).join('\n');
  };
  return key(a) === key(b);
}
