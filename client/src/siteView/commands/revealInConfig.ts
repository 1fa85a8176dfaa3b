import * as vscode from 'vscode';
import { toRange } from '../treeItem.ts';
import type { ViewCommand } from './viewCommand.ts';

/** Shows where a row stands in docs.json. */
export const revealInConfig: ViewCommand = {
  id: 'docsight.view.revealInConfig',
  run: async (_view, [node]) => {
    const range = 'outline' in node ? node.outline.range : undefined;
    await vscode.window.showTextDocument(vscode.Uri.parse(node.site.config), {
      ...(range !== undefined && { selection: toRange(range) }),
    });
  },
};
