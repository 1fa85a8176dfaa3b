// Starts and stops VS Code's own server, which serves the editor to a browser and runs its extensions.
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atEnd, unlessInterrupted } from './cleanup.mjs';
import { folderInAddress, signalGroup } from './commands.mjs';
import { serverScript } from './install.mjs';
import { ExplainedError, lastLines, logFile, runStep } from './steps.mjs';

const HOST = '127.0.0.1';
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 5_000;

/** Installs a packed extension into a profile, replacing an older version. */
export async function installExtension(profile, vsix) {
  const command = [process.execPath, serverScript, ...profileOptions(profile), '--install-extension', vsix, '--force'];
  await runStep(`Installing ${path.basename(vsix)}`, command, { log: 'editor-extension', env: profile.env });
}

/**
 * Starts the server and waits until it answers.
 *
 * @param {ReturnType<typeof import('./profile.mjs').createProfile> & { builtIn?: string }} profile `builtIn` is a folder
 *   with the extensions to use instead of those that come with VS Code
 * @param {{ port?: number, env?: Record<string, string> }} options `env` reaches the extensions too
 */
export async function startServer(profile, { port, env = {} } = {}) {
  const authority = `${HOST}:${await freePort(port)}`;
  await unlessInterrupted();
  const log = logFile('editor-server');
  const child = spawnServer(profile, authority, { log, env });
  const exited = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  const server = {
    authority,
    exited,
    /** Returns the URL of a folder in the editor, or of a file that lists the folders of a workspace. */
    address: (opened) => {
      const kind = opened.endsWith('.code-workspace') ? 'workspace' : 'folder';
      return `http://${authority}/?${kind}=${folderInAddress(opened)}`;
    },
    stop: atEnd(() => stop(child, exited)),
  };
  try {
    await answered(`http://${authority}/version`, child);
  } catch (error) {
    await server.stop();
    throw new ExplainedError(`The editor’s server did not start: ${error.message}.\n${lastLines(log)}`);
  }
  return server;
}

function profileOptions({ data, extensions, builtIn }) {
  const folders = ['--user-data-dir', data, '--extensions-dir', extensions];
  return ['--accept-server-license-terms', ...folders, ...(builtIn ? ['--builtin-extensions-dir', builtIn] : [])];
}

function spawnServer(profile, authority, { log, env }) {
  const [host, port] = authority.split(':');
  const options = [
    ...profileOptions(profile),
    ...['--host', host, '--port', port, '--without-connection-token'],
    ...['--telemetry-level', 'off', '--disable-telemetry'],
    ...['--disable-getting-started-override', '--disable-workspace-trust'],
  ];
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, [serverScript, ...options], {
    // A separate process group, so that one signal reaches the extension hosts and language servers too.
    detached: true,
    env: { ...profile.env, ...env },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  return child;
}

async function stop(child, exited) {
  signalGroup(child, 'SIGTERM');
  const inTime = await Promise.race([exited.then(() => true), pause(STOP_LIMIT_MS, false, { ref: false })]);
  if (!inTime) signalGroup(child, 'SIGKILL');
}

/** Resolves when a URL responds; rejects if the server ends before, or after a timeout. */
async function answered(address, child) {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const status = await fetch(address).then(
      (response) => response.status,
      () => undefined,
    );
    if (status === 200) return;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('it ended at once');
    if (Date.now() > deadline) throw new Error(`no answer within ${START_LIMIT_MS / 1000} seconds`);
    await pause(100);
  }
}

/** Returns the preferred port if it is free, else any free one. */
function freePort(wished = 0) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => (wished === 0 ? reject(new Error('no free port')) : resolve(freePort())));
    probe.listen(wished, HOST, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
