import type * as vscode from 'vscode';

export interface MovedFile {
  readonly oldUri: vscode.Uri;
  /** Undefined for a deleted file. */
  readonly newUri?: vscode.Uri;
}

/** Returns where a file is after a move of itself or of a folder around it. */
export function movedUri(uri: vscode.Uri, files: readonly MovedFile[]): vscode.Uri {
  for (const { oldUri, newUri } of files) {
    if (newUri === undefined) continue;
    if (uri.toString() === oldUri.toString()) return newUri;
    if (uri.path.startsWith(`${oldUri.path}/`))
      return newUri.with({ path: newUri.path + uri.path.slice(oldUri.path.length) });
  }
  return uri;
}
