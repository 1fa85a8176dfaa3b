import type { UnreadableReason } from '../../core/site/siteSnapshot.ts';
import { join, parentFolderOf, type ResourcePath } from './resourcePath.ts';

/** The messages for failed reads. */
export const readFailures: Readonly<Record<UnreadableReason, string>> = {
  forbidden: 'permission denied',
  tooLarge: 'it is larger than 32 MB',
  tooLong: 'it has more than 6,000,000 characters',
  tooComplex: 'it has too many lines or too much markup',
  longLine: 'it has a line of more than 1,000,000 characters',
  tooManyOpen: 'too many files are open',
  failed: 'the disk reports an error',
};

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
  /** Returns why a file on the disk that exists can’t be read; undefined if it can, or is missing. */
  whyUnreadable(path: ResourcePath): Promise<UnreadableReason | undefined>;
  stat(path: ResourcePath): Promise<FileKind | undefined>;
}

/**
 * The file system operations of Docsight. A missing or unreadable file is undefined, not an exception. Nothing is
 * watched here: the owner of the files reports changes.
 */
export interface FileSystem {
  readFile(path: ResourcePath): Promise<string | undefined>;
  /** Returns why a file that exists can’t be read; undefined if it can, or is missing. */
  whyUnreadable(path: ResourcePath): Promise<UnreadableReason | undefined>;
  stat(path: ResourcePath): Promise<FileKind | undefined>;
  /** Returns a path with its symbolic links resolved, a broken link’s too; undefined if nothing is there. */
  realPath(path: ResourcePath): Promise<ResourcePath | undefined>;
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
  for (let folder: ResourcePath | undefined = start; folder !== undefined; folder = parentFolderOf(folder)) {
    if ((await fileSystem.stat(join(folder, '.git'))) !== undefined) return folder;
  }
  return undefined;
}
