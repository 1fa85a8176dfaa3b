import * as vscode from 'vscode';

// All by which the extension changes files, apart from those that it writes directly to the disk.

/** Applies an edit as one undoable step; false if the editor refuses it. */
export function applyWorkspaceEdit(
  edit: vscode.WorkspaceEdit,
  metadata?: vscode.WorkspaceEditMetadata,
): Thenable<boolean> {
  return vscode.workspace.applyEdit(edit, metadata);
}

/** Deletes a file. Throws if that fails, as it does where there is no trash. */
export function deleteFile(file: vscode.Uri, options: { readonly useTrash: boolean }): Thenable<void> {
  return vscode.workspace.fs.delete(file, options);
}

/** Writes a file of a file system that may be another extension's. */
export function writeToFileSystem(file: vscode.Uri, content: Uint8Array): Thenable<void> {
  return vscode.workspace.fs.writeFile(file, content);
}
