import * as vscode from 'vscode';

// All by which the extension changes files, apart from those that it writes directly to the disk.

/** Applies an edit as one undoable step; false if the editor refuses it. */
export function applyWorkspaceEdit(
  edit: vscode.WorkspaceEdit,
  metadata?: vscode.WorkspaceEditMetadata,
): Thenable<boolean> {
  return vscode.workspace.applyEdit(edit, metadata);
}

/** Writes a file of a file system that may be another extension's. */
export function writeToFileSystem(file: vscode.Uri, content: Uint8Array): Thenable<void> {
  return vscode.workspace.fs.writeFile(file, content);
}
