import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel, Worker } from 'node:worker_threads';
import { createProtocolConnection } from 'vscode-languageserver/node';
import { PortMessageReader, PortMessageWriter } from 'vscode-jsonrpc/node';
import type { Started } from './remoteSite.ts';

/** Runs in the thread: it has what a web worker has, and nothing of Node. */
const script = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { readFileSync } = require('node:fs');
  const { runInThisContext } = require('node:vm');
  globalThis.self = globalThis;
  self.docsightBase = workerData.base;
  self.importScripts = (...urls) => {
    for (const url of urls) {
      runInThisContext(readFileSync(new URL(url), 'utf8'), { filename: url });
      workerData.loads.postMessage(url);
    }
  };
  self.addEventListener = () => undefined;
  // No test draws code or formulas here.
  self.Worker = class { postMessage() {} terminate() {} };
  self.postMessage = (message) => parentPort.postMessage(message);
  parentPort.on('message', (data) => self.onmessage?.({ data }));
  // A browser’s timers are numbers.
  const startTimer = globalThis.setTimeout;
  globalThis.setTimeout = (...args) => Number(startTimer(...args));
  // Node itself needs Buffer and global, when something is asked that it loads late.
  for (const name of ['process', 'setImmediate']) delete globalThis[name];
  importScripts(workerData.base + 'webServer.js');
`;

/**
 * Starts the built server for a browser, in a thread with what a web worker has. `onLoad` is called for each script that it
 * has loaded.
 */
export function startInWebWorker(onLoad: (url: string) => void = () => undefined): Started {
  const { port1, port2 } = new MessageChannel();
  port1.on('message', onLoad).unref();
  const base = `${pathToFileURL(path.resolve('dist')).href}/`;
  const worker = new Worker(script, { eval: true, workerData: { base, loads: port2 }, transferList: [port2] });
  // The connection would keep it to itself.
  worker.on('error', (error) => {
    throw error;
  });
  const connection = createProtocolConnection(new PortMessageReader(worker), new PortMessageWriter(worker));
  return { connection, end: () => worker.terminate() };
}
