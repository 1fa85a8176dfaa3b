import * as vscode from 'vscode';
import type { Command } from './command.ts';

/** Opens the walkthrough. */
export const openWalkthrough: Command = {
  id: 'docsight.openWalkthrough',
  run: ({ extension }) =>
    vscode.commands.executeCommand('workbench.action.openWalkthrough', `${extension.extension.id}#docsight.start`),
};
