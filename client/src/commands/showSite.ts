import * as vscode from 'vscode';
import type { Command } from './command.ts';

/** Unfolds the view of the site, which the editor's explorer shows folded at first, and goes there. */
export const showSite: Command = {
  id: 'docsight.showSite',
  run: () => vscode.commands.executeCommand('docsight.site.focus'),
};
