import {
  createConnection,
  ProposedFeatures,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { nodeMachine } from '../workspace/pages/nodeMachine.ts';
import { startServer } from './server.ts';

/** Starts the language server on this process's standard input and output. */
export function startStdioServer(): void {
  const reader = new StreamMessageReader(process.stdin);
  const writer = new StreamMessageWriter(process.stdout);
  // Standard output carries the protocol; a library that logs there must not corrupt it.
  console.log = console.error;
  const connection = createConnection(ProposedFeatures.all, reader, writer);
  let isShutDown = false;
  connection.onShutdown(() => {
    isShutDown = true;
  });
  // If the editor exits without `exit`, the server must not keep running.
  reader.onClose(() => process.exit(isShutDown ? 0 : 1));
  reader.onError((error) => {
    if (!isOfHeader(error)) return;
    console.error(`The connection can’t be read any more: ${error.message}`);
    process.exit(1);
  });
  startServer(connection, nodeMachine());
}

/**
 * Whether the header of a message is malformed: where the next message begins is unknown then, so the server would never
 * answer again. A client starts another one.
 */
function isOfHeader({ message }: Error): boolean {
  return /^(?:Message header|Header must|Content-Length value)/.test(message);
}

/** Starts the language server on the transport named on the command line. */
export function startNamedServer(): void {
  startServer(createConnection(ProposedFeatures.all), nodeMachine());
}
