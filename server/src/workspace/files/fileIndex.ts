import { longestPath, type SitePath } from '../../core/paths/sitePath.ts';
import type { Exclusions, SiteFile } from '../../core/site/siteFiles.ts';
import type { FileSystem, FolderEntry } from './fileSystem.ts';
import { isIgnored, isAlwaysSkipped, scopesAbove, scopesWithin, type IgnoreScopes } from './ignoreScopes.ts';
import { nameOf, join, parentFolderOf, relativeTo, type ResourcePath } from './resourcePath.ts';

/** The files of one site, and its folders that weren't read. */
export interface SiteFileList {
  readonly files: readonly SiteFile[];
  readonly unknownFolders: readonly SitePath[];
  /** Those of them that would have been read. */
  readonly unreadFolders?: readonly SitePath[];
  readonly exclusions?: Exclusions;
}

type Folders = ReadonlyMap<ResourcePath, IndexedFolder>;

/**
 * Indexes the files below a folder: read once, then updated folder by folder, without contents. Returns the previous
 * state during an update, since pages are read meanwhile.
 */
export class FileIndex {
  readonly root: ResourcePath;
  readonly #fileSystem: FileSystem;
  #folders: Folders = new Map();
  #ignoreState = '';

  private constructor(fileSystem: FileSystem, root: ResourcePath) {
    this.#fileSystem = fileSystem;
    this.root = root;
  }

  static async read(fileSystem: FileSystem, root: ResourcePath): Promise<FileIndex> {
    const index = new FileIndex(fileSystem, root);
    await index.rescan();
    return index;
  }

  /** Reads everything again, after a change of ignore files. */
  async rescan(): Promise<void> {
    const tree = new FolderTree(this.#fileSystem, this.root);
    await tree.scanAll();
    this.#folders = tree.folders;
    this.#ignoreState = textOfIgnoreFiles(tree.folders);
  }

  /** Reads the folders around created or deleted paths again; returns whether anything differs. */
  async refresh(paths: readonly ResourcePath[]): Promise<boolean> {
    const tree = new FolderTree(this.#fileSystem, this.root, this.#folders);
    const changed = await tree.refresh(paths);
    this.#folders = tree.folders;
    return changed;
  }

  /** Reads some folders again, and what is new in them; returns whether anything differs. */
  async listAgain(folders: readonly ResourcePath[]): Promise<boolean> {
    const tree = new FolderTree(this.#fileSystem, this.root, this.#folders);
    const changed = await tree.listAgain(folders);
    this.#folders = tree.folders;
    return changed;
  }

  /** Returns all folders that were read. */
  get folders(): Iterable<ResourcePath> {
    return this.#folders.keys();
  }

  /** Whether ignore files exclude a folder in one that was read. */
  isExcluded(folder: ResourcePath): boolean {
    const parent = parentFolderOf(folder);
    const scopes = parent === undefined ? undefined : this.#folders.get(parent)?.scopes;
    return scopes !== undefined && isIgnored(scopes, folder, 'folder');
  }

  /** Returns the folders that directly contain a file with a name. */
  foldersWith(fileName: string): readonly ResourcePath[] {
    return [...this.#folders].filter(([, folder]) => folder.files.has(fileName)).map(([path]) => path);
  }

  /** Whether a file was found on the disk. */
  isKnown(path: ResourcePath): boolean {
    return this.#fileAt(path) !== undefined;
  }

  /** Whether a file's text may be read for a site: no symbolic link may point out of it. */
  isReadable(siteRoot: ResourcePath, path: ResourcePath): boolean {
    const file = this.#fileAt(path);
    return file !== undefined && (file.realPath === undefined || relativeTo(siteRoot, file.realPath) !== undefined);
  }

  #fileAt(path: ResourcePath): IndexedFile | undefined {
    const parent = parentFolderOf(path);
    return parent === undefined ? undefined : this.#folders.get(parent)?.files.get(nameOf(path));
  }

  /** Returns the files of a site: those below its root that belong to no site inside it. */
  filesOf(siteRoot: ResourcePath, innerRoots: ReadonlySet<ResourcePath>): SiteFileList {
    const files: SiteFile[] = [];
    const unknownFolders: SitePath[] = [];
    const unreadFolders: SitePath[] = [];
    const visit = (path: ResourcePath): void => {
      const folder = this.#folders.get(path);
      if (folder === undefined) return;
      const inside = (name: string): SitePath => relativeTo(siteRoot, join(path, name)) ?? ('' as SitePath);
      for (const [name, { ignored }] of folder.files) files.push({ path: inside(name), ignored });
      for (const name of folder.unknown) unknownFolders.push(inside(name));
      for (const name of folder.folders) {
        const inner = join(path, name);
        if (!innerRoots.has(inner) && this.#folders.has(inner)) {
          visit(inner);
          continue;
        }
        unknownFolders.push(inside(name));
        if (!innerRoots.has(inner)) unreadFolders.push(inside(name));
      }
    };
    visit(siteRoot);
    // The folders are captured now, since a list of files is immutable.
    const folders = this.#folders;
    const has = (file: SitePath): boolean =>
      file.length <= longestPath && isExcludedByGit(folders, join(siteRoot, file));
    const isUnpublished = unpublishedIn(siteRoot, folders.get(siteRoot)?.scopes ?? []);
    return { files, unknownFolders, unreadFolders, exclusions: { has, isUnpublished, state: this.#ignoreState } };
  }
}

function textOfIgnoreFiles(folders: Folders): string {
  const all = new Set([...folders.values()].flatMap(({ scopes }) => scopes));
  return JSON.stringify([...all].map(({ folder, name, text }) => [folder, name, text]));
}

function isExcludedByGit(folders: Folders, path: ResourcePath): boolean {
  const unknown: ResourcePath[] = [];
  let parent = parentFolderOf(path);
  for (; parent !== undefined && !folders.has(parent); parent = parentFolderOf(parent)) unknown.unshift(parent);
  const around = parent === undefined ? [] : (folders.get(parent)?.scopes ?? []);
  const scopes = around.filter(({ name }) => name === '.gitignore');
  return unknown.some((folder) => isIgnored(scopes, folder, 'folder')) || isIgnored(scopes, path, 'file');
}

/** The platform reads the `.mintignore` in the root of a site, and no other: others may say otherwise in their folders. */
function unpublishedIn(siteRoot: ResourcePath, scopes: IgnoreScopes): (file: SitePath) => boolean {
  const own = scopes.filter(({ name, folder }) => name === '.mintignore' && folder === siteRoot);
  if (own.length === 0) return () => false;
  return (file) => isIgnored(own, join(siteRoot, file), 'file');
}

interface IndexedFile {
  readonly ignored: boolean;
  readonly realPath: ResourcePath | undefined;
}

interface IndexedFolder {
  readonly scopes: IgnoreScopes;
  readonly files: ReadonlyMap<string, IndexedFile>;
  readonly folders: ReadonlySet<string>;
  /** Subfolders that exist but weren't read. */
  readonly unknown: ReadonlySet<string>;
}

/** More files than any workspace with documentation has; the rest of a larger one stays unknown. */
const mostFiles = 300_000;

/** The folders below a root while they are read: a mutable draft, not shared until it is complete. */
class FolderTree {
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

  /** Reads known folders again, and what is new in them; returns whether anything differs. */
  async listAgain(folders: readonly ResourcePath[]): Promise<boolean> {
    let changed = false;
    for (const folder of folders) if (await this.#refreshFolder(folder)) changed = true;
    return changed;
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
