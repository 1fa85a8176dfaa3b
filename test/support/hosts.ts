import { fork, spawn, type ChildProcess } from 'node:child_process';
import {
  createProtocolConnection,
  IPCMessageReader,
  IPCMessageWriter,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import type { Started } from './remoteSite.ts';

/** Starts the built server as other editors do: a process with streams. */
export function startWithStreams(program = 'dist/server.js'): Started {
  const server = spawn(process.execPath, [program, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  return { connection, end: ended(server) };
}

/** Starts the built server as VS Code does: a process with a channel. */
export function startWithChannel(): Started {
  const server = fork('dist/server.js', ['--node-ipc']);
  const connection = createProtocolConnection(new IPCMessageReader(server), new IPCMessageWriter(server));
  return { connection, end: ended(server) };
}

/** Returns what resolves when a process has ended, and fails if that isn’t how a session ends. */
function ended(server: ChildProcess): Started['end'] {
  const exit = new Promise<number | null>((resolve) => server.once('exit', resolve));
  return async () => {
    const code = await exit;
    if (code !== 0) throw new Error(`The server ended with ${String(code)}.`);
  };
}
