import * as vscode from 'vscode';
import { refOf, type ContainerNode } from '../node.ts';
import type { SiteView } from '../siteView.ts';

export async function renameContainer(view: SiteView, node: ContainerNode): Promise<void> {
  const { label } = node.outline;
  const title = await vscode.window.showInputBox({
    title: vscode.l10n.t('Rename “{0}”', label),
    value: label,
    validateInput: (text) => (text.trim() === '' ? vscode.l10n.t('Enter a title.') : undefined),
  });
  if (title === undefined || title.trim() === label) return;
  await view.change(node.site, { kind: 'rename', node: refOf(node), title: title.trim() });
}
