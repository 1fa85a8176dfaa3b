import * as vscode from 'vscode';
import type { Server } from './server.ts';

/** Tells the manifest whether there is a classic site, which could be moved over to the current format. */
export function tellOfClassicSites(server: Server): vscode.Disposable {
  return server.onDidChangeSites(() => void update(server));
}

async function update(server: Server): Promise<void> {
  const sites = await server.sites();
  const isAny = sites.some(({ generation }) => generation === 'classic');
  await vscode.commands.executeCommand('setContext', 'docsight.hasClassicSite', isAny);
}
