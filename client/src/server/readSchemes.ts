import * as vscode from 'vscode';

/** Returns the schemes of which Docsight reads files: the disk, and those of opened folders. */
export function readSchemes(): readonly string[] {
  const opened = (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri.scheme);
  return [...new Set(['file', ...opened])];
}

/** Whether a file may be one of a site. Other schemes show other states of a file, such as a commit. */
export function isRead({ scheme }: vscode.Uri): boolean {
  return readSchemes().includes(scheme);
}
