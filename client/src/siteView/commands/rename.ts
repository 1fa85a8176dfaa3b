import * as vscode from 'vscode';
import { renameContainer } from './renameContainer.ts';
import { renamePage } from './renamePage.ts';
import type { ViewCommand } from './viewCommand.ts';

/** Changes the title of a group, or the path of a page. */
export const rename: ViewCommand = {
  id: 'docsight.view.rename',
  run: async (view, [node]) => {
    if (node.kind === 'holder') await renameContainer(view, node);
    else if (node.kind === 'page' && node.file !== undefined) await renamePage(node, vscode.Uri.parse(node.file));
  },
};
