import type * as vscode from 'vscode';
import { LanguageClient, TransportKind, type LanguageClientOptions } from 'vscode-languageclient/node';

/** Returns the client of a server that runs in a process of its own. */
export function createLanguageClient(context: vscode.ExtensionContext, options: LanguageClientOptions): LanguageClient {
  const run = { module: context.asAbsolutePath('dist/server.js'), transport: TransportKind.ipc };
  // Where the extension is debugged, a debugger can attach to the server too: see .vscode/launch.json.
  const debug = { ...run, options: { execArgv: ['--nolazy', '--inspect=6009'] } };
  return new LanguageClient('docsight', 'Docsight', { run, debug }, options);
}
