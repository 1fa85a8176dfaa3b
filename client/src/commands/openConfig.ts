import * as vscode from 'vscode';
import { pickSite } from '../pickSite.ts';
import type { Command } from './command.ts';

/** Opens the docs.json of a site. */
export const openConfig: Command = {
  id: 'docsight.openConfig',
  run: async ({ server }) => {
    const site = await pickSite(server);
    if (site !== undefined) await vscode.window.showTextDocument(vscode.Uri.parse(site.config));
  },
};
