import * as vscode from 'vscode';
import type { WorkspaceEdit as ProtocolEdit } from 'vscode-languageclient';
import {
  changeTitleRequest,
  type ChangeTitleParams,
  type EditAnswer,
} from '../../../../server/src/protocol/siteView.ts';
import { applyAndSave } from '../../newFiles/applyAndSave.ts';
import { missingTitle } from '../../newFiles/missingText.ts';
import { refuseUnwritable } from '../../proposals/writeErrors.ts';
import { refOf, type ContainerNode, type PageNode } from '../node.ts';
import type { SiteView } from '../siteView.ts';
import type { ViewCommand } from './viewCommand.ts';
import { applyWorkspaceEdit } from '../../files/writing.ts';

/** Changes the title of a group, or the path of a page. */
export const rename: ViewCommand = {
  id: 'docsight.view.rename',
  run: async (view, [node]) => {
    if (node.kind === 'container') await renameContainer(view, node);
    else if (node.kind === 'page' && node.file !== undefined) await renamePage(node, vscode.Uri.parse(node.file));
  },
};

async function renameContainer(view: SiteView, node: ContainerNode): Promise<void> {
  const { label } = node.outline;
  const title = await vscode.window.showInputBox({
    title: vscode.l10n.t('Rename “{0}”', label),
    value: label,
    validateInput: missingTitle,
  });
  if (title === undefined || title.trim() === label) return;
  await view.change(node.site, { kind: 'rename', node: refOf(node), title: title.trim() });
}

/**
 * Renames a page's file, as a rename in the explorer does: entry, links and imports follow, with the same setting and
 * the same question.
 */
async function renamePage(node: PageNode, file: vscode.Uri): Promise<void> {
  const root = vscode.Uri.parse(node.site.root);
  const before = file.path.slice(root.path.length + 1);
  const extension = extensionOf(before);
  const path = before.slice(0, before.length - extension.length);
  const toUri = (requested: string): vscode.Uri => vscode.Uri.joinPath(root, `${requested.trim()}${extension}`);
  const requested = await vscode.window.showInputBox({
    title: vscode.l10n.t('Rename “{0}”', node.outline.label),
    prompt: vscode.l10n.t('Page path relative to the site’s folder. Links and navigation are updated.'),
    value: path,
    valueSelection: [path.lastIndexOf('/') + 1, path.length],
    validateInput: (text) => (text.trim() === path ? undefined : problemOf(text.trim(), toUri(text))),
  });
  if (requested === undefined || requested.trim() === path) return;
  const edit = new vscode.WorkspaceEdit();
  edit.renameFile(file, toUri(requested), { overwrite: false });
  const isDone = await applyWorkspaceEdit(edit);
  if (!isDone) throw new Error(vscode.l10n.t('The page couldn’t be renamed to “{0}”.', requested));
}

function extensionOf(path: string): string {
  return /\.[^./]*$/.exec(path)?.[0] ?? '';
}

async function problemOf(path: string, file: vscode.Uri): Promise<string | undefined> {
  if (path === '') return vscode.l10n.t('Enter a path.');
  const isPlain =
    path.split('/').every((segment) => segment !== '' && !segment.startsWith('.')) && !/[\\?#:*"<>|]/.test(path);
  if (!isPlain) return vscode.l10n.t('“{0}” isn’t a valid page path. Use a path such as “guides/install”.', path);
  const target = { uri: file.toString(), path: `${path}${extensionOf(file.path)}`, state: 'new' } as const;
  const refusal = await refuseUnwritable([target]).catch((error: unknown) => error);
  return refusal instanceof Error ? refusal.message : undefined;
}

/** Changes the title of a page, in its front matter. */
export const changeTitle: ViewCommand = {
  id: 'docsight.view.changeTitle',
  run: async (view, [node]) => {
    if (node.kind !== 'page' || node.file === undefined) return;
    const { label } = node.outline;
    const title = await vscode.window.showInputBox({
      title: vscode.l10n.t('Change the title of “{0}”', label),
      prompt: vscode.l10n.t('Page title'),
      value: label,
      validateInput: missingTitle,
    });
    if (title === undefined || title.trim() === label) return;
    const params: ChangeTitleParams = { config: node.site.config, uri: node.file, title };
    await applyAndSave(view.server, await view.server.ask<EditAnswer<ProtocolEdit>>(changeTitleRequest, params));
  },
};
