import * as vscode from 'vscode';
import type { Command } from './command.ts';

/** Opens the view of the problems of all sites by rule and by folder. */
export const showFindings: Command = {
  id: 'docsight.showFindings',
  run: () => vscode.commands.executeCommand('docsight.findings.focus'),
};
