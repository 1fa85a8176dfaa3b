import type { SitePath } from '../core/paths/sitePath.ts';
import type { SiteFile } from '../core/site/siteFiles.ts';
import type { FileSystem } from './fileSystem.ts';
import { FolderTree, type IndexedFolder } from './folderTree.ts';
import { isIgnored } from './ignoreScopes.ts';
import { nameOf, join, parentOf, relativeTo, type ResourcePath } from './resourcePath.ts';

/** The files of one site, and its folders that nobody looked into. */
export interface SiteFileList {
  /** Whether a `.gitignore` names a path, also one that doesn't exist. */
  readonly isExcluded?: (file: SitePath) => boolean;
  /** Another object when ignore files may say something else. */
  readonly ignoreState?: object;
  readonly files: readonly SiteFile[];
  readonly unknownFolders: readonly SitePath[];
}

type Folders = ReadonlyMap<ResourcePath, IndexedFolder>;

/**
 * Which files lie below a folder: read once, then kept up to date folder by folder. Contents are not its business.
 * While it looks again it goes on telling what was there before: pages are read meanwhile.
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

  /** Reads everything again, for when ignore files have changed. */
  async rescan(): Promise<void> {
    const tree = new FolderTree(this.#fileSystem, this.root);
    await tree.scanAll();
    this.#folders = tree.folders;
    this.#ignoreState = {};
  }

  /** Looks again at the folders around paths that were created or deleted; says whether anything differs. */
  async refresh(paths: readonly ResourcePath[]): Promise<boolean> {
    const tree = new FolderTree(this.#fileSystem, this.root, this.#folders);
    const changed = await tree.refresh(paths);
    this.#folders = tree.folders;
    return changed;
  }

  /** The folders that directly hold a file of a name. */
  foldersWith(fileName: string): readonly ResourcePath[] {
    return [...this.#folders].filter(([, folder]) => folder.files.has(fileName)).map(([path]) => path);
  }

  /** Whether a file's text may be read for a site: no link may lead out of it. */
  isReadable(siteRoot: ResourcePath, path: ResourcePath): boolean {
    const parent = parentOf(path);
    const file = parent === undefined ? undefined : this.#folders.get(parent)?.files.get(nameOf(path));
    return file !== undefined && (file.realPath === undefined || relativeTo(siteRoot, file.realPath) !== undefined);
  }

  /** The files of a site: those below its root that belong to none of the sites within. */
  filesOf(siteRoot: ResourcePath, innerRoots: ReadonlySet<ResourcePath>): SiteFileList {
    const files: SiteFile[] = [];
    const unknownFolders: SitePath[] = [];
    const visit = (path: ResourcePath): void => {
      const folder = this.#folders.get(path);
      if (folder === undefined) return;
      const inside = (name: string): SitePath => relativeTo(siteRoot, join(path, name)) ?? ('' as SitePath);
      for (const [name, { ignored }] of folder.files) files.push({ path: inside(name), ignored });
      for (const name of folder.unknown) unknownFolders.push(inside(name));
      for (const name of folder.folders) {
        const inner = join(path, name);
        if (innerRoots.has(inner) || !this.#folders.has(inner)) unknownFolders.push(inside(name));
        else visit(inner);
      }
    };
    visit(siteRoot);
    // What is known of folders now: a list of files never changes.
    const folders = this.#folders;
    const isExcluded = (file: SitePath): boolean => isExcludedByGit(folders, join(siteRoot, file));
    return { files, unknownFolders, isExcluded, ignoreState: this.#ignoreState };
  }
}

function isExcludedByGit(folders: Folders, path: ResourcePath): boolean {
  const unknown: ResourcePath[] = [];
  let parent = parentOf(path);
  for (; parent !== undefined && !folders.has(parent); parent = parentOf(parent)) unknown.unshift(parent);
  const around = parent === undefined ? [] : (folders.get(parent)?.scopes ?? []);
  const scopes = around.filter(({ name }) => name === '.gitignore');
  return unknown.some((folder) => isIgnored(scopes, folder, 'folder')) || isIgnored(scopes, path, 'file');
}
