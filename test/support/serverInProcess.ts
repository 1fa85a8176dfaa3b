import { PassThrough, type Readable, type Writable } from 'node:stream';
import { MessageChannel } from 'node:worker_threads';
import { createConnection, ProposedFeatures, type Disposable } from 'vscode-languageserver';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type ProtocolConnection,
} from 'vscode-languageserver/node';
import { startServer } from '../../server/src/lsp/server.ts';
import { nodeFileSystem } from '../../server/src/workspace/files/nodeFileSystem.ts';
import { readerInThread } from '../../server/src/workspace/pages/pageReader.ts';
import { pauseForOthers } from '../../server/src/workspace/scheduling.ts';
import type { ServerStreams } from './languageClient.ts';
import type { Started } from './remoteSite.ts';

/**
 * Starts a server in this process, which has compiled and run its code already: a process of its own takes 0.3 s of
 * processor time for each test. Messages are written and read as over standard streams, and the disk is the real one.
 * Only the process is missing, with its threads.
 */
export function startInProcess(): ServerStreams {
  const [input, output] = [new PassThrough(), new PassThrough()];
  // Streams in memory don't keep this process running while a test waits for the server, as another process does.
  const { port1: running } = new MessageChannel();
  running.ref();
  const ended = new Promise<number>((resolve) => {
    serve(connect(input, output), (code) => {
      running.close();
      resolve(code);
    });
  });
  return { input, output, ended };
}

/** Starts a server in this process, with a connection to it. */
export function startConnected(): Started {
  const { input, output, ended } = startInProcess();
  const connection = createProtocolConnection(new StreamMessageReader(output), new StreamMessageWriter(input));
  return { connection, end: () => ended };
}

/** Returns the requests that a server handles, in the order in which it registers them. */
export function handledRequests(): readonly string[] {
  const methods: string[] = [];
  const messages = connect(new PassThrough(), new PassThrough());
  const onRequest = messages.onRequest.bind(messages) as (type: unknown, handler: unknown) => Disposable;
  const noting = (type: string | { readonly method: string }, handler: unknown): Disposable => {
    methods.push(typeof type === 'string' ? type : type.method);
    return onRequest(type, handler);
  };
  serve(Object.assign(messages, { onRequest: noting }), () => undefined);
  return methods;
}

function connect(input: Readable, output: Writable): ProtocolConnection {
  return createProtocolConnection(new StreamMessageReader(input), new StreamMessageWriter(output));
}

function serve(messages: ProtocolConnection, exit: (code: number) => void): void {
  const life = { shutdownReceived: false, initialize: () => undefined, exit };
  startServer(
    createConnection(() => messages, life, ProposedFeatures.all),
    { fileSystem: nodeFileSystem, readMany: readerInThread(pauseForOthers), pause: pauseForOthers },
  );
}
