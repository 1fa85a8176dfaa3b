import * as vscode from 'vscode';
import { toRange } from '../treeItem.ts';
import type { ViewCommand } from './viewCommand.ts';

/** Shows where a row stands in docs.json, or in the file that docs.json refers to for it. */
export const revealInConfig: ViewCommand = {
  id: 'docsight.view.revealInConfig',
  run: async (_view, [node]) => {
    const { range, fragmentUri } = 'outline' in node ? node.outline : {};
    await vscode.window.showTextDocument(vscode.Uri.parse(fragmentUri ?? node.site.config), {
      ...(range !== undefined && { selection: toRange(range) }),
    });
  },
};
