import type { SitePath } from '../core/paths/sitePath.ts';
import type { SiteFile } from '../core/site/siteFiles.ts';
import type { FileSystem, FolderEntry } from './fileSystem.ts';
import { isIgnored, isNeverLookedInto, scopesAbove, scopesWithin, type IgnoreScopes } from './ignoreScopes.ts';
import { join, parentOf, relativeTo, type ResourcePath } from './resourcePath.ts';

interface IndexedFile {
  readonly ignored: boolean;
  readonly realPath: ResourcePath | undefined;
}

interface IndexedFolder {
  readonly scopes: IgnoreScopes;
  readonly files: ReadonlyMap<string, IndexedFile>;
  readonly folders: ReadonlySet<string>;
  /** Folders in it that exist but aren't looked into. */
  readonly unknown: ReadonlySet<string>;
}

/** More files than any workspace with documentation has; the rest of a larger one stays unknown. */
const mostFiles = 300_000;

/** Which files lie below a folder: read once, then kept up to date folder by folder. Contents are not its business. */
export class FileIndex {
  readonly root: ResourcePath;
  readonly #fileSystem: FileSystem;
  readonly #folders = new Map<ResourcePath, IndexedFolder>();
  #fileCount = 0;

  private constructor(fileSystem: FileSystem, root: ResourcePath) {
    this.#fileSystem = fileSystem;
    this.root = root;
  }

  static async read(fileSystem: FileSystem, root: ResourcePath): Promise<FileIndex> {
    const index = new FileIndex(fileSystem, root);
    await index.#scan(root, await scopesAbove(fileSystem, root));
    return index;
  }

  /** Reads everything again, for when ignore files have changed. */
  async rescan(): Promise<void> {
    this.#folders.clear();
    this.#fileCount = 0;
    await this.#scan(this.root, await scopesAbove(this.#fileSystem, this.root));
  }

  /** Looks again at the folders around paths that were created or deleted; says whether anything differs. */
  async refresh(paths: readonly ResourcePath[]): Promise<boolean> {
    // What was deleted and made anew under the same name is another thing.
    for (const path of paths) this.#forget(path);
    const folders = new Set(paths.map((path) => this.#knownFolderAround(path)));
    let changed = false;
    for (const folder of folders) {
      if (folder !== undefined && (await this.#refreshFolder(folder))) changed = true;
    }
    return changed;
  }

  #knownFolderAround(path: ResourcePath): ResourcePath | undefined {
    let folder = parentOf(path);
    while (folder !== undefined && !this.#folders.has(folder)) folder = parentOf(folder);
    return folder;
  }

  async #refreshFolder(path: ResourcePath): Promise<boolean> {
    const before = this.#folders.get(path);
    const entries = before === undefined ? undefined : await this.#fileSystem.list(path);
    if (before === undefined || entries === undefined) return false;
    const after = describeFolder(path, entries, before.scopes);
    this.#folders.set(path, after);
    this.#fileCount += after.files.size - before.files.size;
    for (const name of before.folders) if (!after.folders.has(name)) this.#forget(join(path, name));
    let scanned = false;
    for (const name of after.folders) {
      if (this.#folders.has(join(path, name))) continue;
      await this.#scan(join(path, name), before.scopes);
      scanned = true;
    }
    return scanned || !isSame(before, after);
  }

  /** The folders that directly hold a file of a name. */
  foldersWith(fileName: string): readonly ResourcePath[] {
    return [...this.#folders].filter(([, folder]) => folder.files.has(fileName)).map(([path]) => path);
  }

  /** Whether a file's text may be read for a site: no link may lead out of it. */
  isReadable(siteRoot: ResourcePath, path: ResourcePath): boolean {
    const parent = parentOf(path);
    const file = parent === undefined ? undefined : this.#folders.get(parent)?.files.get(nameIn(parent, path));
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

  async #scan(path: ResourcePath, around: IgnoreScopes): Promise<void> {
    if (this.#fileCount > mostFiles) return;
    const entries = await this.#fileSystem.list(path);
    // A folder that can't be read stays unknown.
    if (entries === undefined) return;
    const scopes = await scopesWithin(this.#fileSystem, path, around, new Set(entries.map((entry) => entry.name)));
    const folder = describeFolder(path, entries, scopes);
    this.#folders.set(path, folder);
    this.#fileCount += folder.files.size;
    await Promise.all([...folder.folders].map((name) => this.#scan(join(path, name), scopes)));
  }

  #forget(path: ResourcePath): void {
    const folder = this.#folders.get(path);
    if (folder === undefined) return;
    this.#folders.delete(path);
    this.#fileCount -= folder.files.size;
    for (const name of folder.folders) this.#forget(join(path, name));
  }
}

/** The files of one site, and its folders that nobody looked into. */
export interface SiteFileList {
  readonly files: readonly SiteFile[];
  readonly unknownFolders: readonly SitePath[];
}

function describeFolder(path: ResourcePath, entries: readonly FolderEntry[], scopes: IgnoreScopes): IndexedFolder {
  const files = new Map<string, IndexedFile>();
  const folders = new Set<string>();
  const unknown = new Set<string>();
  for (const { name, kind, realPath } of entries) {
    const ignored = isIgnored(scopes, join(path, name), kind);
    if (kind === 'file') files.set(name, { ignored, realPath });
    else if (ignored || realPath !== undefined || isNeverLookedInto(name)) unknown.add(name);
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

function nameIn(folder: ResourcePath, path: ResourcePath): string {
  return relativeTo(folder, path) ?? '';
}
