import * as vscode from 'vscode';
import type { Command } from './command.ts';

/** Opens the walkthrough. */
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
