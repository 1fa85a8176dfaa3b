import type { ResourcePath } from './resourcePath.ts';

export type FileKind = 'file' | 'folder';

/** Something in a folder. */
export interface FolderEntry {
  readonly name: string;
  readonly kind: FileKind;
  /** Where a symbolic link leads in the end; undefined for anything else. */
  readonly realPath?: ResourcePath;
}

/**
 * All that Docsight asks of a file system. What doesn't exist or can't be read is a value, not an exception:
 * undefined, or an empty list. There is no watching here: whoever owns the files tells of changes.
 */
export interface FileSystem {
  readFile(path: ResourcePath): Promise<string | undefined>;
  stat(path: ResourcePath): Promise<FileKind | undefined>;
  list(folder: ResourcePath): Promise<readonly FolderEntry[]>;
}
