import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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

export interface StartOptions {
  readonly node?: string;
  /** The folder for the user's caches. */
  readonly caches?: string;
}

/** Starts the built server with a folder, as an editor does that can be asked to request the findings again. */
export async function startServer(
  root: string,
  { node = process.execPath, caches }: StartOptions = {},
): Promise<BenchServer> {
  const child = spawn(node, [...nodeOptions(), 'dist/server.js', '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...(caches !== undefined && { XDG_CACHE_HOME: caches }) },
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

/** Returns the processor time of a program and its threads so far, in milliseconds; 0 on systems without that figure. */
export function processorTimeOf({ pid }: ChildProcess): number {
  const fields = procFile(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}

/** Returns the memory of a program in MB: current and peak; 0 on systems without that figure. */
export function memoryOf({ pid }: ChildProcess): readonly [number, number] {
  const status = procFile(pid, 'status');
  const field = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return [field('VmRSS'), field('VmHWM')];
}

function procFile(pid: number | undefined, name: string): string {
  const file = `/proc/${pid}/${name}`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Options of Node for the server, such as `--cpu-prof`. */
function nodeOptions(): readonly string[] {
  return (process.env['BENCH_NODE_OPTIONS'] ?? '').split(' ').filter((option) => option !== '');
}
