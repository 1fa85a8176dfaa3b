import { longestPath, type SitePath } from '../../core/paths/sitePath.ts';
import type { Exclusions, SiteFile } from '../../core/site/siteFiles.ts';
import type { FileSystem } from './fileSystem.ts';
import { FolderTree, type IndexedFile, type IndexedFolder } from './folderTree.ts';
import { isIgnored } from './ignoreScopes.ts';
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
  #ignoreState: object = {};

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
    this.#ignoreState = {};
  }

  /** Reads the folders around created or deleted paths again; returns whether anything differs. */
  async refresh(paths: readonly ResourcePath[]): Promise<boolean> {
    const tree = new FolderTree(this.#fileSystem, this.root, this.#folders);
    const changed = await tree.refresh(paths);
    this.#folders = tree.folders;
    return changed;
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
    return { files, unknownFolders, unreadFolders, exclusions: { has, state: this.#ignoreState } };
  }
}

function isExcludedByGit(folders: Folders, path: ResourcePath): boolean {
  const unknown: ResourcePath[] = [];
  let parent = parentFolderOf(path);
  for (; parent !== undefined && !folders.has(parent); parent = parentFolderOf(parent)) unknown.unshift(parent);
  const around = parent === undefined ? [] : (folders.get(parent)?.scopes ?? []);
  const scopes = around.filter(({ name }) => name === '.gitignore');
  return unknown.some((folder) => isIgnored(scopes, folder, 'folder')) || isIgnored(scopes, path, 'file');
}
