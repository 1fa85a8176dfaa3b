import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { startServer } from '../lsp/server.ts';
import { readerInThread } from '../workspace/pages/pageReader.ts';
import { pauseForOthers } from '../workspace/scheduling.ts';

// The language server in a web worker of the editor: there is no disk, so the client reads all files.
const worker = self as DedicatedWorkerGlobalScope;
startServer(createConnection(new BrowserMessageReader(worker), new BrowserMessageWriter(worker)), {
  fileSystem: undefined,
  readMany: readerInThread(pauseForOthers),
  pause: pauseForOthers,
});
