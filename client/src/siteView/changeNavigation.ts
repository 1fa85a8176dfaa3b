import * as vscode from 'vscode';
import type { WorkspaceEdit as ProtocolEdit } from 'vscode-languageclient/node';
import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import {
  changeNavigationRequest,
  type EditAnswer,
  type NavigationChange,
} from '../../../server/src/protocol/siteView.ts';
import { applyAndSave } from '../newFiles/applyAndSave.ts';
import type { Server } from '../server.ts';

/** Changes the navigation in docs.json in one step that can be undone there; false where it can't be done, which is told. */
export async function changeNavigation(server: Server, site: SiteInfo, change: NavigationChange): Promise<boolean> {
  const { config } = site;
  const answer = await server.ask<EditAnswer<ProtocolEdit> | null>(changeNavigationRequest, { config, change });
  if (answer === null) return false;
  if ('refused' in answer) {
    void vscode.window.showWarningMessage(answer.refused);
    return false;
  }
  await applyAndSave(server, answer);
  return true;
}

/** Takes the last change of docs.json back, and shows it: that may be one which somebody typed. */
export async function undoChange({ config }: SiteInfo): Promise<void> {
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(config));
  const isToBeSaved = !document.isDirty;
  await vscode.window.showTextDocument(document);
  await vscode.commands.executeCommand('undo');
  if (isToBeSaved) await document.save();
}
