import * as vscode from 'vscode';
import type { WorkspaceEdit as ProtocolEdit } from 'vscode-languageclient';
import { newSiteRequest, type NewSiteParams } from '../../../server/src/protocol/newFiles.ts';
import type { EditAnswer } from '../../../server/src/protocol/siteView.ts';
import { applyAndSave } from '../newFiles/applyAndSave.ts';
import { missingName } from '../newFiles/missingText.ts';
import type { Server } from '../server/server.ts';
import type { Command } from './command.ts';

/** Creates a small site in a folder and opens its first page. */
export const newSite: Command = {
  id: 'docsight.newSite',
  run: async ({ server }) => {
    const folder = await askForFolder();
    const name = folder && (await askForName(server, folder));
    if (folder === undefined || name === undefined) return;
    await applyAndSave(server, await askForEdit(server, folder, name));
    // The editor asks for the outline of a page once, when it opens it.
    if (vscode.workspace.getWorkspaceFolder(folder) !== undefined) await server.untilKnown(folder);
    await vscode.window.showTextDocument(vscode.Uri.joinPath(folder, 'index.mdx'), { preview: false });
    if (vscode.workspace.getWorkspaceFolder(folder) === undefined) await offerToOpen(folder);
  },
};

/** Asks for a folder: an opened one, a folder for documentation in it, or any other; undefined if canceled. */
async function askForFolder(): Promise<vscode.Uri | undefined> {
  const opened = vscode.workspace.workspaceFolders ?? [];
  if (opened.length === 0) return browseForFolder();
  const items = opened.flatMap(({ name, uri }) => [
    { label: `$(folder-opened) ${name}`, description: vscode.l10n.t('this folder'), uri },
    {
      label: `$(folder) ${name}/docs`,
      description: vscode.l10n.t('new subfolder'),
      uri: vscode.Uri.joinPath(uri, 'docs'),
    },
  ]);
  const another = { label: `$(search) ${vscode.l10n.t('Another folder…')}`, description: '', uri: undefined };
  const picked = await vscode.window.showQuickPick([...items, another], {
    title: vscode.l10n.t('New site'),
    placeHolder: vscode.l10n.t('Select a folder for the site'),
  });
  if (picked === undefined) return undefined;
  return picked.uri ?? (await browseForFolder());
}

async function browseForFolder(): Promise<vscode.Uri | undefined> {
  const folders = await vscode.window.showOpenDialog({
    canSelectFiles: false,
    canSelectFolders: true,
    openLabel: vscode.l10n.t('Create Site Here'),
  });
  return folders?.[0];
}

/** Asks for the name of the site. An obstacle in the folder is reported before. */
async function askForName(server: Server, folder: vscode.Uri): Promise<string | undefined> {
  const value = nameFor(folder);
  const answer = await askForEdit(server, folder, value);
  if ('refused' in answer) throw new Error(answer.refused);
  return vscode.window.showInputBox({
    title: vscode.l10n.t('New site'),
    prompt: vscode.l10n.t('Site name, as shown to readers'),
    value,
    validateInput: missingName,
  });
}

/** Returns the default name: that of the folder, or of its parent if it is only called docs. */
function nameFor(folder: vscode.Uri): string {
  const segments = folder.path.split('/').filter((segment) => segment !== '');
  const last = segments.at(-1)?.toLowerCase() === 'docs' ? segments.at(-2) : segments.at(-1);
  const title = (last ?? 'Documentation').replace(/[-_]+/g, ' ').trim();
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function askForEdit(server: Server, folder: vscode.Uri, name: string): Promise<EditAnswer<ProtocolEdit>> {
  const params: NewSiteParams = { folder: folder.toString(), name };
  return server.ask(newSiteRequest, params);
}

async function offerToOpen(folder: vscode.Uri): Promise<void> {
  const open = vscode.l10n.t('Open Folder');
  const chosen = await vscode.window.showInformationMessage(vscode.l10n.t('The site was created.'), open);
  if (chosen === open) await vscode.commands.executeCommand('vscode.openFolder', folder);
}
