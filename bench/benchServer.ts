import { spawn, type ChildProcess } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  DiagnosticRefreshRequest,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type ProtocolConnection,
} from 'vscode-languageserver/node';

/** The built server with a connection to it. */
export interface BenchServer {
  readonly connection: ProtocolConnection;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts the built server with a folder, as an editor does that can be asked to request the findings again. */
export async function startServer(root: string): Promise<BenchServer> {
  const child = spawn(process.execPath, [...nodeOptions(), 'dist/server.js', '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  connection.onRequest(DiagnosticRefreshRequest.method, () => null);
  connection.listen();
  const uri = pathToFileURL(root).href;
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the protocol's type still asks for it
    rootUri: uri,
    workspaceFolders: [{ uri, name: 'site' }],
    capabilities: { textDocument: { diagnostic: {} }, workspace: { diagnostics: { refreshSupport: true } } },
  });
  await connection.sendNotification(InitializedNotification.type, {});
  const stop = async (): Promise<void> => {
    await connection.sendRequest(ShutdownRequest.type);
    await connection.sendNotification(ExitNotification.type);
    connection.dispose();
  };
  return { connection, child, stop };
}

/** Options of Node for the server, such as `--cpu-prof`. */
function nodeOptions(): readonly string[] {
  return (process.env['BENCH_NODE_OPTIONS'] ?? '').split(' ').filter((option) => option !== '');
}
