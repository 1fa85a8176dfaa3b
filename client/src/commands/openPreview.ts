import * as vscode from 'vscode';
import { mayBePage } from '../preview/editors.ts';
import type { Command, CommandContext } from './command.ts';

/** Opens the preview of a page to the side of its editor. */
export const openPreviewToSide: Command = {
  id: 'docsight.preview.openToSide',
  run: (context, uri) => {
    open(context, uri, vscode.ViewColumn.Beside);
  },
};

/** Opens the preview of a page in its editor's group. */
export const openPreview: Command = {
  id: 'docsight.preview.open',
  run: (context, uri) => {
    open(context, uri, vscode.ViewColumn.Active);
  },
};

function open({ previews }: CommandContext, uri: unknown, column: vscode.ViewColumn): void {
  const document = vscode.window.activeTextEditor?.document;
  const page = uri instanceof vscode.Uri ? uri : document && mayBePage(document) ? document.uri : undefined;
  if (page === undefined) void vscode.window.showInformationMessage(vscode.l10n.t('Open a page to see its preview.'));
  else previews.open(page, column);
}
