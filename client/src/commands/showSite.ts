import * as vscode from 'vscode';
import type { Command } from './command.ts';

/** Expands and focuses the view of the site, which is collapsed in the explorer by default. */
export const showSite: Command = {
  id: 'docsight.showSite',
  run: () => vscode.commands.executeCommand('docsight.site.focus'),
};
