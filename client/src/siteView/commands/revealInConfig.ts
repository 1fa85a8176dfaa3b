import * as vscode from 'vscode';
import { toRange } from '../treeItem.ts';
import type { ViewCommand } from './viewCommand.ts';

/** Shows a row's entry in docs.json or in the included file. */
export const revealInConfig: ViewCommand = {
  id: 'docsight.view.revealInConfig',
  run: async (_view, [node]) => {
    const { range, fragmentUri } = 'outline' in node ? node.outline : {};
    await vscode.window.showTextDocument(vscode.Uri.parse(fragmentUri ?? node.site.config), {
      ...(range !== undefined && { selection: toRange(range) }),
    });
  },
};
