import * as vscode from 'vscode';
import { positionOf } from '../editing/paste.ts';
import type { DocumentParams } from '../../../server/src/protocol/sites.ts';
import {
  imagesRequest,
  linkTargetsRequest,
  pasteRequest,
  type ImageInfo,
  type LinkTargetInfo,
  type PasteChoice,
  type PasteParams,
} from '../../../server/src/protocol/insertions.ts';
import type { Server } from '../server/server.ts';
import type { Command } from './command.ts';

/** A row of a picker: a file of the site. */
type FileItem = vscode.QuickPickItem & { readonly uri: string };

/** Inserts a link to a page that is picked by its title, path or group; a selection becomes its text. */
export const insertLink: Command = {
  id: 'docsight.insertLink',
  run: ({ server }) =>
    insert(server, async (params, text) => pageItems(await server.ask(linkTargetsRequest, { ...params, text })), {
      placeHolder: vscode.l10n.t('Search pages by title, path or group'),
      none: vscode.l10n.t('There is no other page to link to.'),
    }),
};

/** Inserts an image of the site, in the form that the site uses. */
export const insertImage: Command = {
  id: 'docsight.insertImage',
  run: ({ server }) =>
    insert(server, async (params) => imageItems(await server.ask(imagesRequest, params)), {
      placeHolder: vscode.l10n.t('Search images by name or folder'),
      none: vscode.l10n.t('The site has no images. Paste or drop one into the page.'),
    }),
};

async function insert(
  server: Server,
  itemsFor: (params: DocumentParams, selected: string) => Promise<FileItem[]>,
  texts: { readonly placeHolder: string; readonly none: string },
): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined) return;
  const textDocument = { uri: editor.document.uri.toString() };
  const items = await itemsFor({ textDocument }, editor.document.getText(editor.selection));
  if (items.length === 0) {
    void vscode.window.showInformationMessage(texts.none);
    return;
  }
  const { placeHolder } = texts;
  const picked = await vscode.window.showQuickPick(items, {
    placeHolder,
    matchOnDescription: true,
    matchOnDetail: true,
  });
  if (picked !== undefined) await insertFile(server, editor, picked.uri);
}

/** Inserts what the file becomes if it is dropped at the cursor or onto the selection. */
async function insertFile(server: Server, editor: vscode.TextEditor, uri: string): Promise<void> {
  const { document, selection } = editor;
  const params: PasteParams = {
    textDocument: { uri: document.uri.toString() },
    range: { start: positionOf(selection.start), end: positionOf(selection.end) },
    files: [{ name: uri.slice(uri.lastIndexOf('/') + 1), mime: '', uri }],
  };
  const [choice] = await server.ask<readonly PasteChoice[]>(pasteRequest, params);
  if (choice !== undefined) await editor.insertSnippet(new vscode.SnippetString(choice.snippet), selection);
}

function pageItems(pages: readonly LinkTargetInfo[]): FileItem[] {
  return pages.map(({ uri, title, address, group, isListed }) => ({
    label: title,
    description: address,
    detail: isListed ? group : vscode.l10n.t('Not in navigation'),
    uri,
  }));
}

function imageItems(images: readonly ImageInfo[]): FileItem[] {
  return images.map(({ uri, path, isUsed }) => ({
    label: path.slice(path.lastIndexOf('/') + 1),
    description: path.slice(0, Math.max(0, path.lastIndexOf('/'))),
    ...(!isUsed && { detail: vscode.l10n.t('Not on any page') }),
    iconPath: vscode.Uri.parse(uri),
    uri,
  }));
}
