import * as vscode from 'vscode';
import { isClassic } from '../classicSites.ts';
import type { Command } from './command.ts';

interface MenuItem extends vscode.QuickPickItem {
  readonly command: string;
}

/** Shows the commands of a site; the status bar item runs it. */
export const showMenu: Command = {
  id: 'docsight.showMenu',
  run: async ({ server }) => {
    const hasClassic = (await server.sites()).some(isClassic);
    const picked = await vscode.window.showQuickPick(items(hasClassic), {
      placeHolder: vscode.l10n.t('Select a Docsight command'),
    });
    if (picked !== undefined) await vscode.commands.executeCommand(picked.command);
  },
};

function items(hasClassic: boolean): readonly MenuItem[] {
  return [
    { label: `$(check-all) ${vscode.l10n.t('Check Site')}`, command: 'docsight.checkSite' },
    { label: `$(list-unordered) ${vscode.l10n.t('Show Site Problems')}`, command: 'docsight.showFindings' },
    { label: `$(list-tree) ${vscode.l10n.t('Show Docs Site')}`, command: 'docsight.showSite' },
    { label: `$(go-to-file) ${vscode.l10n.t('Open docs.json')}`, command: 'docsight.openConfig' },
    separator(vscode.l10n.t('write')),
    { label: `$(link) ${vscode.l10n.t('Insert Link to Page…')}`, command: 'docsight.insertLink' },
    { label: `$(file-media) ${vscode.l10n.t('Insert Image…')}`, command: 'docsight.insertImage' },
    { label: `$(new-file) ${vscode.l10n.t('New Page…')}`, command: 'docsight.newPage' },
    { label: `$(new-folder) ${vscode.l10n.t('New Group…')}`, command: 'docsight.newGroup' },
    { label: `$(sparkle) ${vscode.l10n.t('Create rules.md…')}`, command: 'docsight.createRules' },
    { label: `$(export) ${vscode.l10n.t('Export llms.txt…')}`, command: 'docsight.exportLlms' },
    ...(hasClassic
      ? [{ label: `$(arrow-up) ${vscode.l10n.t('Move to Current Format…')}`, command: 'docsight.upgrade' }]
      : []),
    separator(vscode.l10n.t('Docsight')),
    { label: `$(output) ${vscode.l10n.t('Show Output')}`, command: 'docsight.showOutput' },
    { label: `$(debug-restart) ${vscode.l10n.t('Restart Server')}`, command: 'docsight.restartServer' },
  ];
}

function separator(label: string): MenuItem {
  return { label, kind: vscode.QuickPickItemKind.Separator, command: '' };
}
