import * as vscode from 'vscode';
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  LanguageClient,
  type LanguageClientOptions,
  type MessageTransports,
} from 'vscode-languageclient/browser';

/** Returns the client of a server that runs in a web worker. */
export function createLanguageClient(context: vscode.ExtensionContext, options: LanguageClientOptions): LanguageClient {
  const folder = vscode.Uri.joinPath(context.extensionUri, 'dist').toString(true);
  // The client doesn’t recognize a worker by itself: the editor replaces their class.
  const start = (): Promise<MessageTransports> => {
    const worker = startServer(`${folder}/`);
    return Promise.resolve({ reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) });
  };
  return new LanguageClient('docsight', 'Docsight', start, options);
}

/** Starts the server. A program of another origin, as that of an extension is, has to be imported by one of ours. */
function startServer(base: string): Worker {
  const script = `self.docsightBase = ${JSON.stringify(base)}; importScripts(${JSON.stringify(`${base}webServer.js`)});`;
  return new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
}
