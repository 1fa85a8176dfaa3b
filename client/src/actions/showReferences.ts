import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';

type Protocol = BaseLanguageClient['protocol2CodeConverter'];

/** Shows the references that a code lens has counted; their locations have the protocol's types. */
export function showReferences(client: BaseLanguageClient): vscode.Disposable {
  return vscode.commands.registerCommand(
    'docsight.showReferences',
    async (
      uri: string,
      position: Parameters<Protocol['asPosition']>[0],
      locations: Parameters<Protocol['asReferences']>[0],
    ) => {
      const { protocol2CodeConverter: code } = client;
      await vscode.commands.executeCommand(
        'editor.action.showReferences',
        code.asUri(uri),
        code.asPosition(position),
        await code.asReferences(locations),
      );
    },
  );
}
