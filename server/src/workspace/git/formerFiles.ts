import { isConfigName, isDataFile, isMarkdown, isScript } from '../../core/paths/fileKinds.ts';
import { baseNameOf, type SitePath } from '../../core/paths/sitePath.ts';
import { ignoreFileNames } from '../files/ignoreScopes.ts';
import type { FileSystem, FolderEntry } from '../files/fileSystem.ts';
import { nodeFileSystem } from '../files/nodeFileSystem.ts';
import { join, nameOf, parentFolderOf, type ResourcePath } from '../files/resourcePath.ts';
import type { Site } from '../site.ts';
import { Workspace } from '../workspace.ts';
import type { WorkspaceOptions } from '../workspaceOptions.ts';
import { withRenames, type ComparedFile, type Comparison } from './comparison.ts';
import { readObjects } from './git.ts';

/** What distinguishes the files of a site at a commit from those on the disk. */
export interface FormerFiles {
  /** The texts of the files that were removed or edited since, as far as a check reads such files. */
  readonly texts: ReadonlyMap<SitePath, string>;
  /** All other files that were removed since. */
  readonly removed: ReadonlySet<SitePath>;
  /** The files that were created since. */
  readonly created: ReadonlySet<SitePath>;
  /** The current names of the renamed ones, as git has found them. */
  readonly renamed: ReadonlyMap<SitePath, SitePath>;
}

/**
 * Returns what distinguishes the files at a commit; undefined if nothing has changed since, or none of what `matters`.
 * Returns `unknown` if the repository lacks the texts, as a partial clone does.
 */
export async function formerFiles(
  comparison: Comparison,
  matters?: (file: ComparedFile) => boolean,
): Promise<FormerFiles | 'unknown' | undefined> {
  const { git, base, changed } = comparison;
  if (base === undefined || changed.size === 0) return undefined;
  const compared = await withRenames(comparison);
  if (compared === undefined) return 'unknown';
  if (matters !== undefined && !compared.some(matters)) return undefined;
  // Links and submodules aren’t read.
  const before = compared.filter(({ mode }) => /^:?100/.test(mode));
  const read = before.filter(({ path }) => isRead(path));
  const texts = new Map<SitePath, string>();
  const objects = await readObjects(
    git,
    read.map(({ object }) => object),
  );
  for (const [at, { path }] of read.entries()) {
    const text = objects[at];
    if (text === undefined) return 'unknown';
    texts.set(path, text);
  }
  const known = new Set(compared.flatMap(({ path, mode }) => (/^:?0+$/.test(mode) ? [] : [path])));
  return {
    texts,
    removed: new Set(before.flatMap(({ path, status }) => (/^[DR]/.test(status) && !isRead(path) ? [path] : []))),
    created: new Set([...changed].filter((path) => !known.has(path))),
    renamed: new Map(before.flatMap(({ path, newPath }) => (newPath === undefined ? [] : [[path, newPath] as const]))),
  };
}

/** Whether a change may remove an address: an edit of a page can’t, nor can an image or a script. */
export function mayDecideAddresses({ path, status }: ComparedFile): boolean {
  return isMarkdown(path) ? !/^[AM]/.test(status) : isRead(path) && !isScript(path);
}

/** Whether Docsight reads files of this name to check a site. */
function isRead(path: SitePath): boolean {
  const name = baseNameOf(path);
  return isMarkdown(path) || isDataFile(path) || isScript(path) || isConfigName(name) || ignoreFileNames.has(name);
}

/** Returns a disk on which the files of a site are as they were. */
function diskWith(former: FormerFiles, root: ResourcePath, disk: FileSystem): FileSystem {
  const texts = new Map([...former.texts].map(([path, text]) => [join(root, path), text]));
  const created = new Set([...former.created].map((path) => join(root, path)));
  const isThere = new Set([...texts.keys(), ...[...former.removed].map((path) => join(root, path))]);
  const folders = foldersWith(isThere, root);
  return {
    readFile: (path) => (texts.has(path) ? Promise.resolve(texts.get(path)) : disk.readFile(path)),
    whyUnreadable: (path) => (texts.has(path) ? Promise.resolve(undefined) : disk.whyUnreadable(path)),
    realPath: (path) => (isThere.has(path) || folders.has(path) ? Promise.resolve(path) : disk.realPath(path)),
    async stat(path) {
      if (isThere.has(path)) return 'file';
      if (folders.has(path)) return 'folder';
      return created.has(path) ? undefined : disk.stat(path);
    },
    async list(folder) {
      const before = folders.get(folder);
      const now = await disk.list(folder);
      if (now === undefined) return before && [...before.values()];
      const kept = now.filter(({ name }) => !created.has(join(folder, name)) && before?.has(name) !== true);
      return [...kept, ...(before?.values() ?? [])];
    },
  };
}

/** Returns the entries by name of each folder around some files, up to a root. */
function foldersWith(
  files: ReadonlySet<ResourcePath>,
  root: ResourcePath,
): ReadonlyMap<ResourcePath, ReadonlyMap<string, FolderEntry>> {
  const folders = new Map<ResourcePath, Map<string, FolderEntry>>();
  for (const file of files) {
    let kind: FolderEntry['kind'] = 'file';
    for (let path = file; path !== root; path = parentFolderOf(path) ?? root) {
      const folder = parentFolderOf(path) ?? root;
      const entries = folders.get(folder) ?? new Map<string, FolderEntry>();
      folders.set(folder, entries);
      entries.set(nameOf(path), { name: nameOf(path), kind });
      kind = 'folder';
    }
  }
  return folders;
}

/**
 * Returns a site as it was, by reading its files as they were; undefined if its folder had no site. It is checked if
 * `findIn` sets up what its workspace finds.
 */
export async function formerSite(
  { root }: Site,
  former: FormerFiles,
  options: Omit<WorkspaceOptions, 'onError'>,
  findIn?: (workspace: Workspace) => void,
): Promise<Site | undefined> {
  const failures: unknown[] = [];
  const workspace = new Workspace(diskWith(former, root, nodeFileSystem), {
    ...options,
    onError: (error) => failures.push(error),
    checksOnce: true,
  });
  if (findIn === undefined) workspace.setRules({ '*': 'off' });
  else findIn(workspace);
  await workspace.addFolder(root);
  await workspace.loaded();
  if (findIn !== undefined) await workspace.checked();
  if (failures.length > 0) throw failures[0];
  return workspace.sites.find((site) => site.root === root);
}
