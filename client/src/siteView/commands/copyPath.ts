import * as vscode from 'vscode';
import type { ViewCommand } from './viewCommand.ts';

/** Copies the paths of pages as entries of docs.json write them. */
export const copyPath: ViewCommand = {
  id: 'docsight.view.copyPath',
  run: async (_view, nodes) => {
    const entries = nodes.flatMap((node) => (node.kind === 'page' ? node.outline.entry : []));
    await vscode.env.clipboard.writeText(entries.join('\n'));
  },
};
