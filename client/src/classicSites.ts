import * as vscode from 'vscode';
import type { SiteInfo } from '../../server/src/protocol/sites.ts';
import type { Server } from './server/server.ts';

/** Sets the context key by which the manifest shows the upgrade command: whether there is a classic site. */
export function notifyOfClassicSites(server: Server): vscode.Disposable {
  return server.onDidChangeSites(() => void update(server));
}

async function update(server: Server): Promise<void> {
  const isAny = (await server.sites()).some(isClassic);
  await vscode.commands.executeCommand('setContext', 'docsight.hasClassicSite', isAny);
}

/** Whether a site can be upgraded to the current format. */
export function isClassic({ generation }: SiteInfo): boolean {
  return generation === 'classic';
}
