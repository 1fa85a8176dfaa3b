import * as vscode from 'vscode';
import { refOf } from '../node.ts';
import type { ViewCommand } from './viewCommand.ts';

/** Creates a page that is listed in the clicked group. */
export const newPageHere = creating('docsight.view.newPageHere', 'docsight.newPage');

/** Creates a group in the clicked container. */
export const newGroupHere = creating('docsight.view.newGroupHere', 'docsight.newGroup');

/** Returns the command that runs another one with the clicked node as its insertion point. */
function creating(id: string, command: string): ViewCommand {
  return {
    id,
    run: async (_view, [node]) => {
      const insertionPoint = node.kind === 'container' ? { insertionPoint: refOf(node) } : {};
      await vscode.commands.executeCommand(command, { config: node.site.config, ...insertionPoint });
    },
  };
}
