import type { EventEmitter } from 'node:events';
import { createProtocolConnection } from 'vscode-languageserver/node';
import { PortMessageReader, PortMessageWriter } from 'vscode-jsonrpc/node';
import type { Started } from './remoteSite.ts';

// What test/e2e/ui/webWorker.test.mjs needs.

export { answersOf, contract, openSite } from './hostContract.ts';
export { startWithStreams } from './hosts.ts';

/** A worker in a browser, as a port of Node. */
interface WorkerPort extends EventEmitter {
  readonly postMessage: (message: unknown) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Connects to a server that has been started in a worker. */
export function connectTo(port: WorkerPort): Started {
  const connection = createProtocolConnection(
    new PortMessageReader(port as never),
    new PortMessageWriter(port as never),
  );
  return { connection, end: port.end };
}
