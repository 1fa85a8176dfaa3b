import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidOpenTextDocumentNotification,
  DidSaveTextDocumentNotification,
  DocumentDiagnosticRequest,
  ExitNotification,
  FileChangeType,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type ClientCapabilities,
  type Diagnostic,
  type FileEvent,
  type InitializeResult,
  type ProtocolConnection,
} from 'vscode-languageserver/node';
import { startInProcess } from './serverInProcess.ts';
import { runs } from './thorough.ts';

/** A server that runs: what it reads and writes, and the code with which it ends. */
export interface ServerStreams {
  readonly input: Writable;
  readonly output: Readable;
  readonly ended: Promise<number | null>;
}

/** Called before the client sends anything, to answer what the server requests. */
type Preparation = (connection: ProtocolConnection) => void;

/** Whether all servers are processes. */
const isThorough = runs(0, 1) === 1;

/** Returns capabilities with those that nearly all editors have. */
function withCommon({ textDocument, ...others }: ClientCapabilities): ClientCapabilities {
  const common: ClientCapabilities['textDocument'] = {
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: [''] } } },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    hover: { contentFormat: ['markdown'] },
    rename: { prepareSupport: true },
  };
  const completion = textDocument?.completion;
  const completionItem = { documentationFormat: ['markdown' as const], ...completion?.completionItem };
  return {
    ...others,
    textDocument: { ...common, ...textDocument, completion: { ...completion, completionItem } },
  };
}

/** A headless editor. */
export class LanguageClient {
  readonly connection: ProtocolConnection;
  readonly published = new Map<string, readonly Diagnostic[]>();
  readonly #root: string;
  readonly #server: ServerStreams;
  readonly #process: ChildProcess | undefined;
  readonly #waiting = new Set<() => void>();
  #version = 1;

  private constructor(root: string, server: ServerStreams, child?: ChildProcess) {
    this.#root = root;
    this.#server = server;
    this.#process = child;
    const reader = new StreamMessageReader(server.output);
    // It would wait for the rest of a message of a process that was killed, and keep this one from ending.
    reader.partialMessageTimeout = 0;
    this.connection = createProtocolConnection(reader, new StreamMessageWriter(server.input));
    this.connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
      this.published.set(uri, diagnostics);
      for (const check of this.#waiting) check();
    });
    this.connection.listen();
  }

  /** Starts a server in this process; a thorough run starts the built one. */
  static async start(
    root: string,
    capabilities: ClientCapabilities,
    initializationOptions?: unknown,
    prepare?: Preparation,
  ): Promise<readonly [LanguageClient, InitializeResult]> {
    if (isThorough) return LanguageClient.startBuilt(root, capabilities, initializationOptions, prepare);
    const client = new LanguageClient(root, startInProcess());
    return [client, await client.#initialize(withCommon(capabilities), initializationOptions, prepare)];
  }

  /** Starts the built server as a process, and connects to it over standard input and output. */
  static async startBuilt(
    root: string,
    capabilities: ClientCapabilities,
    initializationOptions?: unknown,
    prepare?: Preparation,
  ): Promise<readonly [LanguageClient, InitializeResult]> {
    const child = spawn(process.execPath, ['dist/cli.js', 'lsp', '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const client = new LanguageClient(root, { input: child.stdin, output: child.stdout, ended }, child);
    return [client, await client.#initialize(withCommon(capabilities), initializationOptions, prepare)];
  }

  /** Starts a server in this process for a client that has exactly some capabilities. */
  static async startAs(
    root: string,
    capabilities: ClientCapabilities,
    prepare?: Preparation,
  ): Promise<readonly [LanguageClient, InitializeResult]> {
    const client = new LanguageClient(root, startInProcess());
    return [client, await client.#initialize(capabilities, undefined, prepare)];
  }

  async #initialize(
    capabilities: ClientCapabilities,
    initializationOptions: unknown,
    prepare: Preparation | undefined,
  ): Promise<InitializeResult> {
    prepare?.(this.connection);
    const uri = pathToFileURL(this.#root).href;
    const answer = this.connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- the protocol's type still asks for it
      rootUri: uri,
      workspaceFolders: [{ uri, name: 'site' }],
      capabilities,
      initializationOptions,
    });
    const result = await this.orEnd(answer);
    await this.connection.sendNotification(InitializedNotification.type, {});
    return result;
  }

  /** Resolves with an answer; fails if the server ends instead, for whose answer the connection would wait for ever. */
  orEnd<T>(answer: Promise<T>): Promise<T> {
    const end = this.#server.ended.then((code) => {
      throw new Error(`The server ended with ${String(code)} instead of an answer.`);
    });
    return Promise.race([answer, end]);
  }

  /** The id of the built server’s process. */
  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** Ends the built server’s process at once, as a server that doesn’t answer has to be ended. */
  kill(): void {
    this.connection.dispose();
    this.#process?.kill('SIGKILL');
  }

  uri(name: string): string {
    return pathToFileURL(path.join(this.#root, name)).href;
  }

  async open(name: string, text: string, languageId = 'docs-json'): Promise<void> {
    const textDocument = { uri: this.uri(name), languageId, version: this.#version, text };
    await this.connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
  }

  async change(name: string, text: string): Promise<void> {
    this.#version++;
    await this.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri: this.uri(name), version: this.#version },
      contentChanges: [{ text }],
    });
  }

  async save(name: string): Promise<void> {
    const textDocument = { uri: this.uri(name) };
    await this.connection.sendNotification(DidSaveTextDocumentNotification.type, { textDocument });
  }

  async filesChanged(...names: readonly string[]): Promise<void> {
    const changes = names.map((name): FileEvent => ({ uri: this.uri(name), type: FileChangeType.Created }));
    await this.connection.sendNotification(DidChangeWatchedFilesNotification.type, { changes });
  }

  async pull(name: string): Promise<readonly string[]> {
    const report = await this.connection.sendRequest(DocumentDiagnosticRequest.type, {
      textDocument: { uri: this.uri(name) },
    });
    return report.kind === 'full' ? report.items.map((item) => String(item.code)) : [];
  }

  /** Resolves when the pushed findings of a file have these codes. */
  async pushed(name: string, codes: readonly string[]): Promise<void> {
    await this.whenPushed(name, (got) => got.join(' ') === codes.join(' '));
  }

  /** Resolves when the pushed findings of a file are as expected. */
  whenPushed(name: string, isExpected: (codes: readonly string[]) => boolean): Promise<void> {
    const uri = this.uri(name);
    return this.whenPublished((published) => {
      const got = published.get(uri)?.map((item) => String(item.code));
      return got !== undefined && isExpected(got);
    });
  }

  /** Resolves when all pushed findings are as expected. */
  whenPublished(isExpected: (published: LanguageClient['published']) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = (): void => {
        if (!isExpected(this.published)) return;
        this.#waiting.delete(check);
        resolve();
      };
      this.#waiting.add(check);
      check();
    });
  }

  /** Closes the streams without `exit`, as an editor that crashes; resolves when the built server has ended too. */
  async vanish(): Promise<void> {
    this.#server.input.end();
    await this.#server.ended;
    this.connection.dispose();
  }

  /** Ends the session as editors do; resolves to the exit code. */
  async stop(): Promise<number | null> {
    await this.connection.sendRequest(ShutdownRequest.type);
    await this.connection.sendNotification(ExitNotification.type);
    const code = await this.#server.ended;
    this.connection.dispose();
    return code;
  }
}
