import * as vscode from 'vscode';
import { isClassic } from '../classicSites.ts';
import { ruleOfRow } from '../findings/rows.ts';
import { pickSite } from '../pickSite.ts';
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
    { label: `$(open-preview) ${vscode.l10n.t('Open Preview to the Side')}`, command: 'docsight.preview.openToSide' },
    { label: `$(check-all) ${vscode.l10n.t('Check Site')}`, command: 'docsight.checkSite' },
    { label: `$(list-unordered) ${vscode.l10n.t('Show Site Problems')}`, command: 'docsight.showFindings' },
    { label: `$(graph) ${vscode.l10n.t('Show Site Report')}`, command: 'docsight.showReport' },
    { label: `$(list-tree) ${vscode.l10n.t('Show Docs Site')}`, command: 'docsight.showSite' },
    { label: `$(go-to-file) ${vscode.l10n.t('Open docs.json')}`, command: 'docsight.openConfig' },
    { label: `$(globe) ${vscode.l10n.t('Open Translation…')}`, command: 'docsight.openTranslation' },
    separator(vscode.l10n.t('Write')),
    { label: `$(link) ${vscode.l10n.t('Insert Link to Page…')}`, command: 'docsight.insertLink' },
    { label: `$(file-media) ${vscode.l10n.t('Insert Image…')}`, command: 'docsight.insertImage' },
    { label: `$(table) ${vscode.l10n.t('New Table…')}`, command: 'docsight.write.newTable' },
    { label: `$(new-file) ${vscode.l10n.t('New Page…')}`, command: 'docsight.newPage' },
    { label: `$(new-folder) ${vscode.l10n.t('New Group…')}`, command: 'docsight.newGroup' },
    { label: `$(sparkle) ${vscode.l10n.t('Create Rules for AI Assistant…')}`, command: 'docsight.createRules' },
    { label: `$(export) ${vscode.l10n.t('Export llms.txt…')}`, command: 'docsight.exportLlms' },
    ...(hasClassic
      ? [{ label: `$(arrow-up) ${vscode.l10n.t('Convert to Current Format…')}`, command: 'docsight.upgrade' }]
      : []),
    separator(vscode.l10n.t('Docsight')),
    { label: `$(output) ${vscode.l10n.t('Show Output')}`, command: 'docsight.showOutput' },
    { label: `$(debug-restart) ${vscode.l10n.t('Restart Server')}`, command: 'docsight.restartServer' },
  ];
}

function separator(label: string): MenuItem {
  return { label, kind: vscode.QuickPickItemKind.Separator, command: '' };
}

/** Expands and focuses the view of the site, which is collapsed in the explorer by default. */
export const showSite: Command = {
  id: 'docsight.showSite',
  run: () => vscode.commands.executeCommand('docsight.site.focus'),
};

/** Opens the view of the problems of all sites by rule and by folder. */
export const showFindings: Command = {
  id: 'docsight.showFindings',
  run: () => vscode.commands.executeCommand('docsight.findings.focus'),
};

/** Shows the page of a rule as readers see it; its argument is the rule's id, or a row of the view of problems. */
export const showRule: Command = {
  id: 'docsight.showRule',
  run: async ({ extension }, argument) => {
    const rule = typeof argument === 'string' ? argument : ruleOfRow(argument);
    if (rule === undefined || !/^[a-z-]+\/[a-z-]+$/.test(rule)) return;
    const page = vscode.Uri.joinPath(extension.extensionUri, 'docs', 'rules', `${rule}.md`);
    // The editor's own preview can be disabled.
    const hasPreview = vscode.extensions.getExtension('vscode.markdown-language-features') !== undefined;
    await vscode.commands.executeCommand(hasPreview ? 'markdown.showPreview' : 'vscode.open', page);
  },
};

export const showOutput: Command = {
  id: 'docsight.showOutput',
  run: ({ output }) => {
    output.show();
  },
};

/** Opens the docs.json of a site. */
export const openConfig: Command = {
  id: 'docsight.openConfig',
  run: async ({ server }) => {
    const site = await pickSite(server);
    if (site !== undefined) await vscode.window.showTextDocument(vscode.Uri.parse(site.config));
  },
};

export const openWalkthrough: Command = {
  id: 'docsight.openWalkthrough',
  run: async ({ extension: { extension } }) => {
    const { activeTab } = vscode.window.tabGroups.activeTabGroup;
    // The editor would replace the page of the extension as well, but by a walkthrough of its own.
    if (isExtensionPage(activeTab, extension)) await vscode.window.tabGroups.close(activeTab);
    await vscode.commands.executeCommand('workbench.action.openWalkthrough', `${extension.id}#docsight.start`);
  },
};

/** Whether a tab has the page of the extension. Only its label tells, whatever the language. */
function isExtensionPage(tab: vscode.Tab | undefined, { packageJSON }: vscode.Extension<unknown>): tab is vscode.Tab {
  const { displayName, contributes } = packageJSON as Manifest;
  if (tab === undefined || tab.input !== undefined) return false;
  return tab.label.includes(displayName) && !contributes.walkthroughs.some(({ title }) => tab.label.includes(title));
}

interface Manifest {
  readonly displayName: string;
  readonly contributes: { readonly walkthroughs: readonly { readonly title: string }[] };
}

export const restartServer: Command = { id: 'docsight.restartServer', run: ({ restart }) => restart() };
