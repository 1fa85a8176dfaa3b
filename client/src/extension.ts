import * as vscode from 'vscode';
import { LanguageClient, TransportKind, type LanguageClientOptions } from 'vscode-languageclient/node';

let client: LanguageClient | undefined;

/** Called by the editor once a site is in sight (see `activationEvents` in package.json). */
export function activate(context: vscode.ExtensionContext): void {
  const output = vscode.window.createOutputChannel('Docsight', { log: true });
  const started = createClient(context, output);
  client = started;
  context.subscriptions.push(
    output,
    vscode.commands.registerCommand('docsight.restartServer', () => started.restart()),
    vscode.commands.registerCommand('docsight.showOutput', () => {
      output.show();
    }),
  );
  // The editor mustn't wait until the server is up; a failure to start is shown by the client itself.
  void started.start().then(() => vscode.commands.executeCommand('setContext', 'docsight.isRunning', true));
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}

function createClient(context: vscode.ExtensionContext, outputChannel: vscode.LogOutputChannel): LanguageClient {
  const module = context.asAbsolutePath('dist/server.js');
  const options: LanguageClientOptions = {
    // Everything that the server offers is registered for these documents, formatting included.
    documentSelector: [{ scheme: 'file', language: 'docs-json' }],
    outputChannel,
  };
  return new LanguageClient('docsight', 'Docsight', { module, transport: TransportKind.ipc }, options);
}
