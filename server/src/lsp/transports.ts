import {
  createConnection,
  ProposedFeatures,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { nodeMachine } from '../workspace/nodeMachine.ts';
import { startServer } from './server.ts';

/** Starts the language server on this process's standard streams. */
export function startStdioServer(): void {
  const reader = new StreamMessageReader(process.stdin);
  const writer = new StreamMessageWriter(process.stdout);
  // Standard output carries the protocol; a stray print of a library must not break it.
  console.log = console.error;
  const connection = createConnection(ProposedFeatures.all, reader, writer);
  let isShutDown = false;
  connection.onShutdown(() => {
    isShutDown = true;
  });
  // An editor that goes away without a word would otherwise leave the server behind.
  reader.onClose(() => process.exit(isShutDown ? 0 : 1));
  startServer(connection, nodeMachine());
}

/** Starts the language server on the transport that the command line names. */
export function startNamedServer(): void {
  startServer(createConnection(ProposedFeatures.all), nodeMachine());
}
