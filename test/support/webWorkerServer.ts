import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createProtocolConnection } from 'vscode-languageserver/node';
import { PortMessageReader, PortMessageWriter } from 'vscode-jsonrpc/node';
import type { Started } from './remoteSite.ts';

/** Runs in the thread: it has what a web worker has, and nothing of Node. */
const script = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { readFileSync } = require('node:fs');
  const { runInThisContext } = require('node:vm');
  globalThis.self = globalThis;
  self.docsightBase = workerData;
  self.importScripts = (url) => void runInThisContext(readFileSync(new URL(url), 'utf8'), { filename: url });
  self.addEventListener = () => undefined;
  // No test draws code or formulas here.
  self.Worker = class { postMessage() {} terminate() {} };
  self.postMessage = (message) => parentPort.postMessage(message);
  parentPort.on('message', (data) => self.onmessage?.({ data }));
  // Node itself needs Buffer and global, when something is asked that it loads late.
  for (const name of ['process', 'setImmediate']) delete globalThis[name];
  importScripts(workerData + 'webServer.js');
`;

/** Starts the built server for a browser, in a thread with what a web worker has. */
export function startInWebWorker(): Started {
  const worker = new Worker(script, { eval: true, workerData: `${pathToFileURL(path.resolve('dist')).href}/` });
  // The connection would keep it to itself.
  worker.on('error', (error) => {
    throw error;
  });
  const connection = createProtocolConnection(new PortMessageReader(worker), new PortMessageWriter(worker));
  return { connection, end: () => worker.terminate() };
}
