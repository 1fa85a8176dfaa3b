import * as vscode from 'vscode';
import { unusedFilesRequest, type UnusedFileInfo } from '../../../server/src/protocol/sites.ts';
import { pickSite } from '../pickSite.ts';
import { namesOf } from '../files/readOnlyFiles.ts';
import type { Server } from '../server/server.ts';
import { deleteFile } from '../files/writing.ts';
import type { Command } from './command.ts';

/** Lists the files of a site that nothing mentions, and moves those that are selected to the trash. */
export const deleteUnusedFiles: Command = {
  id: 'docsight.deleteUnusedFiles',
  run: async ({ server }) => {
    const files = await selectFiles(server);
    if (files.length === 0) return;
    const left: vscode.Uri[] = [];
    // Not all file systems have a trash, and a file may be gone by now.
    for (const file of files) if (!(await isDone(deleteFile(file, { useTrash: true })))) left.push(file);
    if (left.length > 0 && (await agrees(left))) for (const file of left) await deleteFile(file, { useTrash: false });
  },
};

async function selectFiles(server: Server): Promise<readonly vscode.Uri[]> {
  const site = await pickSite(server);
  if (site === undefined) return [];
  const title = vscode.l10n.t('Looking for unused files');
  const found = await server.askWithProgress<readonly UnusedFileInfo[]>(title, unusedFilesRequest, site);
  if (found.length === 0) {
    void vscode.window.showInformationMessage(vscode.l10n.t('This site has no unused files.'));
    return [];
  }
  const items = found.map(({ uri, path, size }) => ({ label: path, description: size, uri }));
  const placeHolder = vscode.l10n.t('Select the files to move to the trash');
  const picked = await vscode.window.showQuickPick(items, { canPickMany: true, placeHolder });
  return (picked ?? []).map(({ uri }) => vscode.Uri.parse(uri));
}

async function isDone(work: Thenable<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch {
    return false;
  }
}

async function agrees(files: readonly vscode.Uri[]): Promise<boolean> {
  const message = vscode.l10n.t(
    'These files can’t be moved to the trash: {0}. Delete them permanently?',
    namesOf(files),
  );
  const agree = vscode.l10n.t('Delete Permanently');
  return (await vscode.window.showWarningMessage(message, { modal: true }, agree)) === agree;
}
