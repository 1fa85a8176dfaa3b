import * as vscode from 'vscode';
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  LanguageClient,
  type LanguageClientOptions,
  type MessageTransports,
} from 'vscode-languageclient/browser';
import { startWorker } from '../../../server/src/web/base.ts';

/** Returns the client of a server that runs in a web worker. */
export function createLanguageClient(context: vscode.ExtensionContext, options: LanguageClientOptions): LanguageClient {
  const folder = vscode.Uri.joinPath(context.extensionUri, 'dist').toString(true);
  // The client doesn’t recognize a worker by itself: the editor replaces their class.
  const start = (): Promise<MessageTransports> => {
    const worker = startWorker('webServer.js', `${folder}/`);
    return Promise.resolve({ reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) });
  };
  return new LanguageClient('docsight', 'Docsight', start, options);
}
