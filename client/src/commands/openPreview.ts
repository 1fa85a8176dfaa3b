import * as vscode from 'vscode';
import { outlineRequest, type Outline, type OutlineNode } from '../../../server/src/protocol/siteView.ts';
import { pickSite } from '../pickSite.ts';
import { mayBePage } from '../preview/editors.ts';
import type { Command, CommandContext } from './command.ts';

/** Opens the preview of a page to the side of its editor. */
export const openPreviewToSide: Command = {
  id: 'docsight.preview.openToSide',
  run: (context, uri) => open(context, uri, vscode.ViewColumn.Beside),
};

/** Opens the preview of a page in its editor's group. */
export const openPreview: Command = {
  id: 'docsight.preview.open',
  run: (context, uri) => open(context, uri, vscode.ViewColumn.Active),
};

async function open(context: CommandContext, uri: unknown, column: vscode.ViewColumn): Promise<void> {
  const shown = uri instanceof vscode.Uri ? uri : shownPage();
  if (shown !== undefined) {
    context.previews.open(shown, column);
    return;
  }
  const page = await firstPage(context);
  if (page === undefined) return;
  // The page is opened as well, so that there is something to edit.
  await vscode.window.showTextDocument(page, { preview: false });
  context.previews.open(page, column);
}

/** Returns the page of the active editor, or of another one that is visible. */
function shownPage(): vscode.Uri | undefined {
  const { activeTextEditor: active, visibleTextEditors: visible } = vscode.window;
  const editors = active === undefined ? visible : [active, ...visible];
  return editors.find(({ document }) => mayBePage(document))?.document.uri;
}

/** Returns the first page in the navigation of a site; undefined if there is none, or the person picks no site. */
async function firstPage({ server }: CommandContext): Promise<vscode.Uri | undefined> {
  const site = await pickSite(server);
  if (site === undefined) return undefined;
  const outline = await server.ask<Outline | null>(outlineRequest, { config: site.config });
  const uri = firstUri(outline?.nodes ?? []) ?? outline?.unlisted[0]?.uri;
  if (uri === undefined) void vscode.window.showInformationMessage(vscode.l10n.t('{0} has no pages yet.', site.name));
  return uri === undefined ? undefined : vscode.Uri.parse(uri);
}

function firstUri(nodes: readonly OutlineNode[]): string | undefined {
  for (const node of nodes) {
    const uri = 'children' in node ? firstUri(node.children) : node.uri;
    if (uri !== undefined) return uri;
  }
  return undefined;
}
