import * as vscode from 'vscode';
import type { WorkspaceEdit as ProtocolEdit } from 'vscode-languageclient';
import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import {
  changeNavigationRequest,
  type EditAnswer,
  type NavigationChangeInfo,
} from '../../../server/src/protocol/siteView.ts';
import { applyAndSave } from '../newFiles/applyAndSave.ts';
import type { Server } from '../server.ts';

/**
 * Changes the navigation in one undoable step and returns the changed files; undefined if it isn't possible, which is
 * shown.
 */
export async function applyNavigationChange(
  server: Server,
  { config }: SiteInfo,
  change: NavigationChangeInfo,
): Promise<readonly vscode.Uri[] | undefined> {
  const answer = await server.ask<EditAnswer<ProtocolEdit> | null>(changeNavigationRequest, { config, change });
  if (answer === null) return undefined;
  if ('refused' in answer) {
    void vscode.window.showWarningMessage(answer.refused);
    return undefined;
  }
  return (await applyAndSave(server, answer)).changed;
}

/**
 * Undoes the last change of some files and shows the first: the change may be one that somebody typed. Files without
 * unsaved changes are saved again.
 */
export async function undoChange(files: readonly vscode.Uri[]): Promise<void> {
  const documents = await Promise.all(files.map((file) => vscode.workspace.openTextDocument(file)));
  const [first] = documents;
  if (first === undefined) return;
  const saved = documents.filter(({ isDirty }) => !isDirty);
  await vscode.window.showTextDocument(first);
  await vscode.commands.executeCommand('undo');
  for (const document of saved) if (document.isDirty) await document.save();
}
