// The requests by which the server reads the files of an editor's own file systems, such as a remote repository: it has no
// other access to them.

export const readFileRequest = 'docsight/readFile';

export const listFolderRequest = 'docsight/listFolder';

/** Tells what is at a URI. */
export const statFileRequest = 'docsight/statFile';

export interface FileParams {
  readonly uri: string;
}

/** The text of a file, or why it can’t be read: neither if there is no such file. */
export interface FileText {
  readonly text?: string;
  readonly reason?: 'forbidden' | 'tooLarge' | 'failed';
}

/** What is at a URI; nothing if nothing is. */
export interface FileStat {
  readonly kind?: 'file' | 'folder';
}

/** What is in a folder; nothing if it can’t be read. */
export interface FolderList {
  readonly entries?: readonly { readonly name: string; readonly kind: 'file' | 'folder' }[];
}
