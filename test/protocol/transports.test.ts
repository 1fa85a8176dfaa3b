import assert from 'node:assert/strict';
import { fork, spawn } from 'node:child_process';
import { describe, it } from 'node:test';
import {
  createProtocolConnection,
  InitializeRequest,
  IPCMessageReader,
  IPCMessageWriter,
  StreamMessageReader,
  StreamMessageWriter,
  type ProtocolConnection,
} from 'vscode-languageserver/node';

/** What the server calls itself; the request is sent before the server can listen. */
async function nameOf(connection: ProtocolConnection): Promise<string | undefined> {
  connection.listen();
  const { serverInfo } = await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the protocol's type still asks for it
    rootUri: null,
    capabilities: {},
    workspaceFolders: null,
  });
  connection.dispose();
  return serverInfo?.name;
}

describe('dist/server.js', () => {
  it('answers VS Code, which starts it with a channel between processes', async () => {
    const server = fork('dist/server.js', ['--node-ipc']);
    const connection = createProtocolConnection(new IPCMessageReader(server), new IPCMessageWriter(server));
    try {
      assert.equal(await nameOf(connection), 'docsight');
    } finally {
      server.kill();
    }
  });

  it('ends where it can’t tell messages apart any more, so that the editor starts it again', async () => {
    const server = spawn(process.execPath, ['dist/server.js', '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.stdin.write('Content-Length 2\r\n\r\n{}');
    assert.equal(await ended, 1);
  });

  it('answers other editors, which start it with streams', async () => {
    const server = spawn(process.execPath, ['dist/server.js', '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const connection = createProtocolConnection(
      new StreamMessageReader(server.stdout),
      new StreamMessageWriter(server.stdin),
    );
    try {
      assert.equal(await nameOf(connection), 'docsight');
    } finally {
      server.kill();
    }
  });
});
