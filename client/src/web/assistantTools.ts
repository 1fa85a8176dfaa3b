import * as vscode from 'vscode';

/** In a browser, the editor can’t start the programs of these tools. */
export function assistantTools(): vscode.Disposable {
  return new vscode.Disposable(() => undefined);
}
