import * as vscode from 'vscode';
import type { SiteInfo } from '../../server/src/protocol/sites.ts';
import type { Server } from './server/server.ts';

/**
 * Returns the site of a command: the only one, the one of the active editor, or the one that the person picks.
 * Undefined if canceled, or if there is none, which is shown. Only sites that pass the filter count.
 */
export async function pickSite(
  server: Server,
  predicate: (site: SiteInfo) => boolean = () => true,
): Promise<SiteInfo | undefined> {
  const sites = (await server.findSites()).filter(predicate);
  const [first] = sites;
  if (first === undefined) {
    await notifyNoSite();
    return undefined;
  }
  if (sites.length === 1) return first;
  return siteOf(sites, vscode.window.activeTextEditor?.document.uri) ?? (await ask(sites));
}

/** Returns the site that a file belongs to: the one with the innermost folder around it. */
export function siteOf(sites: readonly SiteInfo[], uri: vscode.Uri | undefined): SiteInfo | undefined {
  const file = uri?.toString();
  if (file === undefined) return undefined;
  const around = sites.filter(({ root }) => file.startsWith(`${vscode.Uri.parse(root).toString()}/`));
  return around.reduce<SiteInfo | undefined>(
    (a, b) => (a === undefined || b.root.length > a.root.length ? b : a),
    undefined,
  );
}

async function ask(sites: readonly SiteInfo[]): Promise<SiteInfo | undefined> {
  const items = sites.map((site) => ({
    label: site.name,
    description: vscode.workspace.asRelativePath(vscode.Uri.parse(site.config)),
    site,
  }));
  const picked = await vscode.window.showQuickPick(items, { placeHolder: vscode.l10n.t('Select a site') });
  return picked?.site;
}

async function notifyNoSite(): Promise<void> {
  const create = vscode.l10n.t('New Site…');
  const chosen = await vscode.window.showInformationMessage(
    vscode.l10n.t('No documentation site found in the workspace. A site needs a docs.json file.'),
    create,
  );
  if (chosen === create) await vscode.commands.executeCommand('docsight.newSite');
}
