import * as vscode from 'vscode';
import { checkSiteRequest, type SiteCounts, type SiteInfo } from '../../../server/src/protocol/sites.ts';
import { pickSite } from '../pickSite.ts';
import type { Command } from './command.ts';

/** Checks all pages of a site and shows the number of its problems. */
export const checkSite: Command = {
  id: 'docsight.checkSite',
  run: async ({ server }) => {
    const site = await pickSite(server);
    if (site === undefined) return;
    const title = vscode.l10n.t('Checking {0}', site.name);
    const counts = await server.askWithProgress<SiteCounts | null>(title, checkSiteRequest, site);
    if (counts !== null) await report(site, counts);
  },
};

async function report(site: SiteInfo, { errors, warnings, pages }: SiteCounts): Promise<void> {
  const found = vscode.l10n.t(
    'Problems found in {0}. Errors: {1}, warnings: {2}. Pages checked: {3}.',
    site.name,
    errors,
    warnings,
    pages,
  );
  if (errors + warnings === 0) {
    void vscode.window.showInformationMessage(
      vscode.l10n.t('No problems found in {0}. Pages checked: {1}.', site.name, pages),
    );
    return;
  }
  const show = vscode.l10n.t('Show Problems');
  if ((await vscode.window.showInformationMessage(found, show)) === show)
    await vscode.commands.executeCommand('docsight.findings.focus');
}
