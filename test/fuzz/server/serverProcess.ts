import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import {
  createProtocolConnection,
  LogMessageNotification,
  MessageType,
  ResponseError,
  StreamMessageReader,
  StreamMessageWriter,
  type CancellationToken,
  type ClientCapabilities,
  type ProtocolConnection,
} from 'vscode-languageserver/node';
import { Failure } from '../failure.ts';

/** Answers that are no failure: cancelled, content modified, and refused with a message for people. */
const expectedCodes = [-32_800, -32_801, -32_803];

/** The processor time after which a request that isn't answered counts as hung. */
const mostSecondsWithoutAnswer = 60;

/** Checks without an answer and without any processor time, after which the server counts as stuck. */
const mostIdleChecks = 60;

/** The built server as a child process, with everything that it may not do turned into a failure. */
export class ServerProcess {
  readonly connection: ProtocolConnection;
  readonly #process: ChildProcess;
  readonly #failed: Promise<never>;
  #fail: (failure: Failure) => void = () => undefined;
  #isStopping = false;
  #stderr = '';

  constructor(nodeOptions: readonly string[] = []) {
    const child = spawn(process.execPath, [...nodeOptions, 'dist/cli.js', 'lsp', '--stdio'], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.#process = child;
    this.#failed = new Promise((_, reject) => (this.#fail = reject));
    // It is awaited together with each request; by itself it mustn't end the fuzzer.
    this.#failed.catch(() => undefined);
    child.stderr.setEncoding('utf8').on('data', (text: string) => (this.#stderr += text));
    child.stdin.on('error', () => undefined);
    child.once('exit', (code, signal) => {
      if (!this.#isStopping)
        this.#fail(
          new Failure('exit', `The server ended with ${signal ?? String(code)}.\n${this.#stderr.slice(-4_000)}`),
        );
    });
    const reader = new StreamMessageReader(child.stdout);
    // It would wait for the rest of a message of a process that was killed, and keep this one from ending.
    reader.partialMessageTimeout = 0;
    this.connection = createProtocolConnection(reader, new StreamMessageWriter(child.stdin));
    this.connection.onError(([error]) => {
      if (!this.#isStopping) this.#fail(new Failure('exit', `The connection failed: ${error.message}`));
    });
    this.connection.onNotification(LogMessageNotification.type, ({ type, message }) => {
      if (type === MessageType.Error) this.#fail(new Failure('log', message));
    });
    // What clients answer to servers.
    for (const method of ['client/registerCapability', 'window/workDoneProgress/create', 'window/showMessageRequest'])
      this.connection.onRequest(method, () => null);
    for (const what of ['diagnostic', 'inlayHint', 'codeLens'])
      this.connection.onRequest(`workspace/${what}/refresh`, () => null);
    this.connection.listen();
  }

  async initialize(rootUri: string, capabilities: ClientCapabilities, options: object): Promise<void> {
    await this.request('initialize', {
      processId: process.pid,
      rootUri,
      workspaceFolders: [{ uri: rootUri, name: 'site' }],
      capabilities,
      initializationOptions: options,
    });
    this.notify('initialized', {});
  }

  notify(method: string, params: object): void {
    this.connection.sendNotification(method, params).catch(() => undefined);
  }

  /** Sends a request; a rejection is a `Failure`. */
  async request(method: string, params: object, token?: CancellationToken): Promise<unknown> {
    const sent =
      token === undefined
        ? this.connection.sendRequest(method, params)
        : this.connection.sendRequest(method, params, token);
    const answer = sent.catch((error: unknown) => {
      if (error instanceof ResponseError && expectedCodes.includes(error.code)) return null;
      const message = error instanceof Error ? error.message : String(error);
      throw new Failure(
        this.hasEnded ? 'exit' : 'error',
        `${method}: ${message}\n${JSON.stringify(params).slice(0, 500)}`,
      );
    });
    const hung = this.#watch(method);
    try {
      return await Promise.race([answer, this.#failed, hung.promise]);
    } finally {
      hung.stop();
      answer.catch(() => undefined);
    }
  }

  /** Whether anything failed that no request has thrown yet. */
  async check(): Promise<void> {
    await Promise.race([this.#failed, Promise.resolve()]);
  }

  get hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  /** Returns the processor time of all threads in seconds; undefined where the system doesn't tell. */
  processorSeconds(): number | undefined {
    const fields = this.#fromSystem('stat')
      ?.replace(/^.*\) /s, '')
      .split(' ');
    // Fields 14 and 15 of the line, in ticks, of which there are a hundred in a second.
    return fields && (Number(fields[11]) + Number(fields[12])) / 100;
  }

  /** Returns the most memory that the server has had, in MB; undefined where the system doesn't tell. */
  peakMegabytes(): number | undefined {
    const kilobytes = /VmHWM:\s*(\d+)/.exec(this.#fromSystem('status') ?? '')?.[1];
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    if (!this.hasEnded) {
      const ended = new Promise((resolve) => this.#process.once('exit', resolve));
      this.#process.kill('SIGKILL');
      await ended;
    }
    this.connection.dispose();
  }

  #fromSystem(file: string): string | undefined {
    try {
      return readFileSync(`/proc/${this.#process.pid ?? 0}/${file}`, 'utf8');
    } catch {
      return undefined;
    }
  }

  /** Rejects once a request has had far more processor time than any may need, or waits while nothing happens. */
  #watch(method: string): { readonly promise: Promise<never>; readonly stop: () => void } {
    const started = this.processorSeconds() ?? 0;
    let last = started;
    let idle = 0;
    let timer: NodeJS.Timeout | undefined;
    const promise = new Promise<never>((_, reject) => {
      timer = setInterval(() => {
        const now = this.processorSeconds() ?? 0;
        idle = now === last ? idle + 1 : 0;
        last = now;
        if (now - started > mostSecondsWithoutAnswer || idle >= mostIdleChecks)
          reject(
            new Failure('hang', `${method} had no answer after ${(now - started).toFixed(1)} s of processor time.`),
          );
      }, 1_000);
    });
    promise.catch(() => undefined);
    return {
      promise,
      stop: () => {
        clearInterval(timer);
      },
    };
  }
}
