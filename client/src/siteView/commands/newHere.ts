import * as vscode from 'vscode';
import { refOf } from '../node.ts';
import type { ViewCommand } from './viewCommand.ts';

/** Creates a page that is listed in the clicked group. */
export const newPageHere: ViewCommand = {
  id: 'docsight.view.newPageHere',
  run: async (_view, [node]) => {
    const insertionPoint = node.kind === 'container' ? { insertionPoint: refOf(node) } : {};
    await vscode.commands.executeCommand('docsight.newPage', { config: node.site.config, ...insertionPoint });
  },
};

/** Creates a group in the clicked container. */
export const newGroupHere: ViewCommand = {
  id: 'docsight.view.newGroupHere',
  run: async (_view, [node]) => {
    const insertionPoint = node.kind === 'container' ? { insertionPoint: refOf(node) } : {};
    await vscode.commands.executeCommand('docsight.newGroup', { config: node.site.config, ...insertionPoint });
  },
};
