import * as vscode from 'vscode';
import { siteReportRequest, type SiteReportAnswer } from '../../../server/src/protocol/sites.ts';
import { openLineCommand } from '../actions.ts';
import { pickSite } from '../pickSite.ts';
import type { Command } from './command.ts';

/** Shows the report of a site in a panel without scripts: its links are commands, of which only one is allowed. */
export const showReport: Command = {
  id: 'docsight.showReport',
  run: async ({ server }) => {
    const site = await pickSite(server);
    if (site === undefined) return;
    const title = vscode.l10n.t('Checking {0}', site.name);
    const answer = await server.askWithProgress<SiteReportAnswer | null>(title, siteReportRequest, site);
    if (answer === null) return;
    const panel = vscode.window.createWebviewPanel(
      'docsight.report',
      vscode.l10n.t('Report: {0}', site.name),
      vscode.ViewColumn.Active,
      { enableCommandUris: [openLineCommand], enableFindWidget: true, localResourceRoots: [] },
    );
    panel.webview.html = answer.html;
  },
};
