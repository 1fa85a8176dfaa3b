import * as vscode from 'vscode';
import type { WorkspaceEdit as ProtocolEdit } from 'vscode-languageclient';
import {
  newGroupRequest,
  insertionPointsRequest,
  type NewGroupParams,
  type InsertionPointInfo,
  type InsertionPointsParams,
} from '../../../server/src/protocol/newFiles.ts';
import type { EditAnswer } from '../../../server/src/protocol/siteView.ts';
import { applyAndSave } from '../newFiles/applyAndSave.ts';
import { missingTitle } from '../newFiles/missingText.ts';
import { insertionPointLabel, newFileTarget, type NewFileTarget } from '../newFiles/newFileTarget.ts';
import type { Server } from '../server/server.ts';
import type { Command } from './command.ts';

/**
 * Adds a group to the navigation, and reveals it in docs.json unless the command comes from the view, which reveals it
 * too.
 */
export const newGroup: Command = {
  id: 'docsight.newGroup',
  run: async ({ server }, argument) => {
    const target = await newFileTarget(server, argument);
    const title = target && (await askForTitle());
    if (target === undefined || title === undefined) return;
    const choice = await chooseInsertionPoint(server, target, title);
    if (choice === undefined) return;
    const { config } = target.site;
    const params: NewGroupParams = { config, title, ...choice };
    const answer = await server.ask<EditAnswer<ProtocolEdit>>(newGroupRequest, params);
    const [changed = vscode.Uri.parse(config)] = (await applyAndSave(server, answer)).changed;
    if (argument === undefined) await showGroup(changed, title.trim());
  },
};

function askForTitle(): Thenable<string | undefined> {
  return vscode.window.showInputBox({
    title: vscode.l10n.t('New group'),
    prompt: vscode.l10n.t('Group title, as shown above its pages'),
    validateInput: missingTitle,
  });
}

/** Returns the known insertion point, or the one that the person picks; undefined if canceled. */
async function chooseInsertionPoint(
  server: Server,
  { site: { config }, folder = '', insertionPoint }: NewFileTarget,
  title: string,
): Promise<{ readonly insertionPoint?: InsertionPointInfo } | undefined> {
  if (insertionPoint !== undefined) return { insertionPoint };
  const params: InsertionPointsParams = { config, folder, takes: 'group' };
  const insertionPoints = await server.ask<readonly InsertionPointInfo[]>(insertionPointsRequest, params);
  const [only] = insertionPoints;
  if (only === undefined) return {};
  if (insertionPoints.length === 1) return { insertionPoint: only };
  const items = insertionPoints.map((one) => ({ label: insertionPointLabel(one), insertionPoint: one }));
  return vscode.window.showQuickPick(items, {
    title: vscode.l10n.t('New group: {0}', title),
    placeHolder: vscode.l10n.t('Select a location for the group'),
  });
}

async function showGroup(file: vscode.Uri, title: string): Promise<void> {
  const editor = await vscode.window.showTextDocument(file);
  const text = editor.document.getText();
  const written = `"group": ${JSON.stringify(title)}`;
  const start = text.lastIndexOf(written);
  if (start < 0) return;
  const range = new vscode.Range(editor.document.positionAt(start), editor.document.positionAt(start + written.length));
  editor.selection = new vscode.Selection(range.end, range.end);
  editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}
