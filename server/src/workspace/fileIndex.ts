import type { SitePath } from '../core/paths/sitePath.ts';
import type { SiteFile } from '../core/site/siteFiles.ts';
import type { FileSystem } from './fileSystem.ts';
import { FolderTree, type IndexedFolder } from './folderTree.ts';
import { nameOf, join, parentOf, relativeTo, type ResourcePath } from './resourcePath.ts';

/** The files of one site, and its folders that nobody looked into. */
export interface SiteFileList {
  readonly files: readonly SiteFile[];
  readonly unknownFolders: readonly SitePath[];
}

/**
 * Which files lie below a folder: read once, then kept up to date folder by folder. Contents are not its business.
 * While it looks again it goes on telling what was there before: pages are read meanwhile.
 */
export class FileIndex {
  readonly root: ResourcePath;
  readonly #fileSystem: FileSystem;
  #folders: ReadonlyMap<ResourcePath, IndexedFolder> = new Map();

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
    return { files, unknownFolders };
  }
}
