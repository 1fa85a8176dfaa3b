import { join, parentOf, relativeTo, type ResourcePath } from './resourcePath.ts';

export type FileKind = 'file' | 'folder';

/** Something in a folder. */
export interface FolderEntry {
  readonly name: string;
  readonly kind: FileKind;
  /** The resolved target of a symbolic link; undefined for anything else. */
  readonly realPath?: ResourcePath;
}

/** The current files: open in an editor or on the disk. */
export interface CurrentFiles {
  readText(path: ResourcePath): Promise<string | undefined>;
  stat(path: ResourcePath): Promise<FileKind | undefined>;
}

/**
 * The file system operations of Docsight. A missing or unreadable file is undefined, not an exception. Nothing is
 * watched here: the owner of the files reports changes.
 */
export interface FileSystem {
  readFile(path: ResourcePath): Promise<string | undefined>;
  stat(path: ResourcePath): Promise<FileKind | undefined>;
  /** Undefined if the folder can't be read, to distinguish it from an empty one. */
  list(folder: ResourcePath): Promise<readonly FolderEntry[] | undefined>;
}

/** A file in an editor's file events. */
export interface FileChange {
  readonly path: ResourcePath;
  readonly kind: 'created' | 'changed' | 'deleted';
}

/** Returns the root of the repository around a folder; undefined without version control. */
export async function repositoryOf(
  fileSystem: Pick<FileSystem, 'stat'>,
  start: ResourcePath,
): Promise<ResourcePath | undefined> {
  for (let folder: ResourcePath | undefined = start; folder !== undefined; folder = parentOf(folder)) {
    if ((await fileSystem.stat(join(folder, '.git'))) !== undefined) return folder;
  }
  return undefined;
}

/** Whether no symbolic link in the path from a folder down to a file points out of the folder. */
export async function staysWithin(
  fileSystem: Pick<FileSystem, 'list'>,
  folder: ResourcePath,
  file: ResourcePath,
): Promise<boolean> {
  let around = folder;
  for (const name of relativeTo(folder, file)?.split('/') ?? []) {
    const entry = (await fileSystem.list(around))?.find((candidate) => candidate.name === name);
    if (entry?.realPath !== undefined && relativeTo(folder, entry.realPath) === undefined) return false;
    around = join(around, name);
  }
  return true;
}
