import * as vscode from 'vscode';
import type { WorkspaceEdit as ProtocolEdit } from 'vscode-languageclient/node';
import {
  newGroupRequest,
  placesRequest,
  type NewGroupParams,
  type PlaceInfo,
  type PlacesParams,
} from '../../../server/src/protocol/newFiles.ts';
import type { EditAnswer } from '../../../server/src/protocol/siteView.ts';
import { applyAndSave } from '../newFiles/applyAndSave.ts';
import { labelOf } from '../newFiles/labelOf.ts';
import { newFileTarget, type NewFileTarget } from '../newFiles/newFileTarget.ts';
import type { Server } from '../server.ts';
import type { Command } from './command.ts';

/** Adds a group to the navigation, and shows it where it stands unless it was asked for in the view, which shows it too. */
export const newGroup: Command = {
  id: 'docsight.newGroup',
  run: async ({ server }, argument) => {
    const target = await newFileTarget(server, argument);
    const title = target && (await askForTitle());
    if (target === undefined || title === undefined) return;
    const choice = await choosePlace(server, target, title);
    if (choice === undefined) return;
    const { config } = target.site;
    const params: NewGroupParams = { config, title, ...choice };
    const answer = await server.ask<EditAnswer<ProtocolEdit>>(newGroupRequest, params);
    const [changed = vscode.Uri.parse(config)] = (await applyAndSave(server, answer)).changed;
    if (argument === undefined) await showGroup(changed, title.trim());
  },
};

async function askForTitle(): Promise<string | undefined> {
  const title = await vscode.window.showInputBox({
    title: vscode.l10n.t('New group'),
    prompt: vscode.l10n.t('Group title, as shown above its pages'),
  });
  return title?.trim() === '' ? undefined : title;
}

/** The place that is known or that the person picks; undefined where they change their mind. */
async function choosePlace(
  server: Server,
  { site: { config }, folder = '', place }: NewFileTarget,
  title: string,
): Promise<{ readonly place?: PlaceInfo } | undefined> {
  if (place !== undefined) return { place };
  const params: PlacesParams = { config, folder, takes: 'group' };
  const places = await server.ask<readonly PlaceInfo[]>(placesRequest, params);
  const [only] = places;
  if (only === undefined) return {};
  if (places.length === 1) return { place: only };
  const items = places.map((one) => ({ label: labelOf(one), place: one }));
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
