import * as vscode from 'vscode';
import type { ViewCommand } from './viewCommand.ts';

/** Opens pages beside the active editor. */
export const openToSide: ViewCommand = {
  id: 'docsight.view.openToSide',
  run: async (_view, nodes) => {
    const [first, ...others] = nodes.flatMap((node) => (node.kind === 'page' && node.file ? [node.file] : []));
    if (first === undefined) return;
    await vscode.window.showTextDocument(vscode.Uri.parse(first), { viewColumn: vscode.ViewColumn.Beside });
    for (const file of others) await vscode.window.showTextDocument(vscode.Uri.parse(file), { preview: false });
  },
};
