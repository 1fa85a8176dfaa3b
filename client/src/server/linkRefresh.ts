import * as vscode from 'vscode';
import type { Server } from './server.ts';

/**
 * Has the editor ask for links again when a site has changed: an entry of docs.json is a link once its page exists. The
 * editor has no request for that, but asks all providers again when another one comes.
 */
export function refreshLinks(server: Server, selector: vscode.DocumentSelector): vscode.Disposable {
  const none: vscode.DocumentLinkProvider = { provideDocumentLinks: () => [] };
  return server.onDidChangeSites(() => {
    vscode.languages.registerDocumentLinkProvider(selector, none).dispose();
  });
}
