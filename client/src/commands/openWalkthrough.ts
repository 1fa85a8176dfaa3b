import * as vscode from 'vscode';
import type { Command } from './command.ts';

/** Opens the walkthrough. */
export const openWalkthrough: Command = {
  id: 'docsight.openWalkthrough',
  run: async ({ extension }) => {
    const open = (): Thenable<unknown> =>
      vscode.commands.executeCommand('workbench.action.openWalkthrough', `${extension.extension.id}#docsight.start`);
    await open();
    // In place of the page of an extension, the editor opens its own walkthrough first; then it knows the requested one.
    await open();
  },
};
