import * as vscode from 'vscode';
import { isRead } from '../server/readSchemes.ts';

export function mayBePage({ uri, languageId }: vscode.TextDocument): boolean {
  return isRead(uri) && (languageId === 'mdx' || languageId === 'markdown');
}

/** Returns the visible editor of a file. */
export function editorOf(uri: string): vscode.TextEditor | undefined {
  return vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri);
}

/** Opens a file in an editor group next to a panel and selects a position. */
export async function openSource(
  uri: vscode.Uri,
  position: vscode.Position | undefined,
  panel: vscode.WebviewPanel,
): Promise<void> {
  const other = vscode.window.visibleTextEditors.find(({ viewColumn }) => viewColumn !== panel.viewColumn);
  const viewColumn = editorOf(uri.toString())?.viewColumn ?? other?.viewColumn ?? vscode.ViewColumn.One;
  await vscode.window.showTextDocument(uri, {
    viewColumn,
    ...(position !== undefined && { selection: new vscode.Range(position, position) }),
  });
}
