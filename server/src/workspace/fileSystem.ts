import type { ResourcePath } from './resourcePath.ts';

export type FileKind = 'file' | 'folder';

/** Something in a folder. */
export interface FolderEntry {
  readonly name: string;
  readonly kind: FileKind;
  /** Where a symbolic link leads in the end; undefined for anything else. */
  readonly realPath?: ResourcePath;
}

/** Files as they are now, whoever holds them. */
export interface CurrentFiles {
  readText(path: ResourcePath): Promise<string | undefined>;
  stat(path: ResourcePath): Promise<FileKind | undefined>;
}

/**
 * All that Docsight asks of a file system. What doesn't exist or can't be read is a value, not an exception:
 * undefined. There is no watching here: whoever owns the files tells of changes.
 */
export interface FileSystem {
  readFile(path: ResourcePath): Promise<string | undefined>;
  stat(path: ResourcePath): Promise<FileKind | undefined>;
  /** Undefined when the folder can't be read, so that nobody takes it for empty. */
  list(folder: ResourcePath): Promise<readonly FolderEntry[] | undefined>;
}
