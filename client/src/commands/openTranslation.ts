import * as vscode from 'vscode';
import { translationsRequest, type TranslationInfo } from '../../../server/src/protocol/insertions.ts';
import type { Command } from './command.ts';

/** Opens the page of the editor in another language. */
export const openTranslation: Command = {
  id: 'docsight.openTranslation',
  run: async ({ server }) => {
    const uri = vscode.window.activeTextEditor?.document.uri.toString();
    if (uri === undefined) return;
    const found = await server.ask<readonly TranslationInfo[]>(translationsRequest, { textDocument: { uri } });
    if (found.length === 0) {
      void vscode.window.showInformationMessage(vscode.l10n.t('This page has no translation.'));
      return;
    }
    const items = found.map((page) => ({ label: page.language, description: page.path, uri: page.uri }));
    const picked = await vscode.window.showQuickPick(items, { placeHolder: vscode.l10n.t('Select a language') });
    if (picked !== undefined) await vscode.window.showTextDocument(vscode.Uri.parse(picked.uri));
  },
};
