import * as vscode from 'vscode';
import type { SiteInfo } from '../../server/src/protocol/sites.ts';
import type { Server } from './server.ts';

/** Tells the manifest whether there is a classic site, which could be moved over to the current format. */
export function notifyOfClassicSites(server: Server): vscode.Disposable {
  return server.onDidChangeSites(() => void update(server));
}

async function update(server: Server): Promise<void> {
  const isAny = (await server.sites()).some(isClassic);
  await vscode.commands.executeCommand('setContext', 'docsight.hasClassicSite', isAny);
}

/** Whether a site could be moved over to the current format. */
export function isClassic({ generation }: SiteInfo): boolean {
  return generation === 'classic';
}
