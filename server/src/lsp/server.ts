import {
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  DocumentFormattingRequest,
  DocumentRangeFormattingRequest,
  LSPErrorCodes,
  ResponseError,
  TextDocuments,
  TextDocumentSyncKind,
  type Connection,
  type Diagnostic,
  type InitializeParams,
  type InitializeResult,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import packageJson from '../../../package.json';
import type { FileSystem } from '../workspace/fileSystem.ts';
import { configNames } from '../core/paths/fileKinds.ts';
import { fromUri, toUri } from '../workspace/resourcePath.ts';
import { Workspace } from '../workspace/workspace.ts';
import { readClientSupport, type ClientSupport } from './clientSupport.ts';
import { DiagnosticsPusher, diagnosticsOf } from './diagnostics.ts';
import { contextOf, type Session } from './documentContext.ts';
import { Findings } from './findings.ts';
import { linesIn } from './fileLines.ts';
import { fromFileEvent } from './fromProtocol.ts';
import { JsonHelp } from './jsonHelp.ts';
import { registerRequests, requestCapabilities } from './requests/index.ts';
import { handle, type Answer } from './requests/requestRow.ts';
import { defaultSettings, readSettings } from './settings.ts';
import { toDiagnostic } from './toProtocol.ts';

/** Serves one client over a connection until it ends. */
export function startServer(connection: Connection, fileSystem: FileSystem): void {
  new Server(connection, fileSystem).listen();
}

/** The session with one client: its documents, workspace and settings. */
class Server {
  readonly #connection: Connection;
  readonly #workspace: Workspace;
  readonly #documents = new TextDocuments(TextDocument);
  readonly #json = new JsonHelp();
  readonly #pusher: DiagnosticsPusher;
  readonly #findings = new Findings((rule, error) => {
    this.#logError(new Error(`The rule ${rule} failed`, { cause: error }));
  });
  #client: ClientSupport = readClientSupport({});
  #settings = defaultSettings;

  constructor(connection: Connection, fileSystem: FileSystem) {
    this.#connection = connection;
    this.#workspace = new Workspace(fileSystem, {
      loadPages: true,
      onError: (error) => {
        this.#logError(error);
      },
    });
    this.#pusher = new DiagnosticsPusher(connection);
  }

  listen(): void {
    const connection = this.#connection;
    connection.onInitialize((params) => this.#initialize(params));
    connection.onInitialized(() => {
      this.#inBackground(this.#initialized());
    });
    connection.onDidChangeConfiguration(({ settings }) => {
      this.#inBackground(this.#configure(settings));
    });
    connection.onDidChangeWatchedFiles(({ changes }) => {
      void this.#workspace.applyChanges(changes.map(fromFileEvent));
      this.#changed();
    });
    this.#listenToDocuments();
    registerRequests(connection, this.#answer);
    this.#documents.listen(connection);
    connection.listen();
  }

  #initialize({ capabilities, initializationOptions, ...params }: InitializeParams): InitializeResult {
    this.#client = readClientSupport(capabilities, initializationOptions);
    this.#settings = readSettings(initializationOptions);
    for (const folder of foldersOf(params)) void this.#workspace.addFolder(fromUri(folder));
    return {
      serverInfo: { name: 'docsight', version: packageJson.version },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
        workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
        ...requestCapabilities,
        ...(this.#client.dynamicFormatting && {
          documentFormattingProvider: false,
          documentRangeFormattingProvider: false,
        }),
      },
    };
  }

  async #initialized(): Promise<void> {
    const { client } = this.#connection;
    if (this.#client.dynamicFormatting) {
      // Pages have formatters of their own; an editor would ask people to choose one.
      const documentSelector = configNames.map((name) => ({ scheme: 'file', pattern: `**/${name}` }));
      this.#inBackground(client.register(DocumentFormattingRequest.type, { documentSelector }));
      this.#inBackground(client.register(DocumentRangeFormattingRequest.type, { documentSelector }));
    }
    if (this.#client.watchFiles) {
      this.#inBackground(
        client.register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: '**/*' }] }),
      );
    }
    if (this.#client.workspaceFolders) {
      this.#connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        for (const { uri } of removed) void this.#workspace.removeFolder(fromUri(uri));
        for (const { uri } of added) void this.#workspace.addFolder(fromUri(uri));
        this.#changed();
      });
    }
    if (this.#client.configuration) {
      this.#inBackground(client.register(DidChangeConfigurationNotification.type, { section: 'docsight' }));
      await this.#configure(undefined);
    }
    this.#changed();
  }

  /** Clients that can be asked for settings send nothing of use along. */
  async #configure(sent: unknown): Promise<void> {
    const given: unknown = this.#client.configuration
      ? await this.#connection.workspace.getConfiguration('docsight')
      : (sent as { docsight?: unknown } | null | undefined)?.docsight;
    this.#settings = readSettings(given);
    this.#changed();
  }

  #listenToDocuments(): void {
    this.#documents.onDidChangeContent(({ document }) => {
      // Other schemes show other states of a file (a commit, say), which are nobody's site.
      if (!document.uri.startsWith('file:')) return;
      this.#workspace.setOpenText(fromUri(document.uri), document.getText());
      if (!this.#client.pullDiagnostics) this.#changed();
    });
    this.#documents.onDidClose(({ document }) => {
      this.#workspace.closeText(fromUri(document.uri));
      this.#findings.forget(document.uri);
      if (!this.#client.pullDiagnostics) this.#changed();
    });
  }

  /** Something outside of the open text has changed: what the client shows may be old. */
  #changed(): void {
    this.#inBackground(this.#tellClient());
  }

  async #tellClient(): Promise<void> {
    await this.#workspace.settled();
    if (!this.#client.pullDiagnostics) this.#pusher.push(this.#allDiagnostics());
    else if (this.#client.diagnosticRefresh) await this.#connection.languages.diagnostics.refresh();
    if (this.#client.inlayHintRefresh) await this.#connection.languages.inlayHint.refresh();
  }

  /** Work that nobody waits for: a client may refuse a request, and that must cost nothing but a line in the log. */
  #inBackground(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      this.#logError(error);
    });
  }

  /** Waits for changes that came before, then answers from one snapshot; a failure costs only this answer. */
  readonly #answer: Answer = (neutral, handlers) => async (params, token) => {
    try {
      await this.#workspace.settled();
      if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, 'Cancelled');
      const document = this.#documents.get(params.textDocument.uri);
      const context = document && contextOf(this.#workspace, document, this.#session);
      return context === undefined ? neutral : await handle(handlers, context, params, neutral);
    } catch (error) {
      if (error instanceof ResponseError) throw error;
      this.#logError(error);
      return neutral;
    }
  };

  get #session(): Session {
    return { json: this.#json, client: this.#client, settings: this.#settings, findings: this.#findings };
  }

  /** Findings of every site's configuration and of all open pages, by URI, for clients that don't ask. */
  #allDiagnostics(): ReadonlyMap<string, Diagnostic[]> {
    const found = new Map<string, Diagnostic[]>();
    for (const document of this.#documents.all()) {
      const context = contextOf(this.#workspace, document, this.#session);
      if (context !== undefined && context.kind !== 'json') found.set(document.uri, diagnosticsOf(context));
    }
    for (const site of this.#workspace.sites) {
      const uri = toUri(site.configPath);
      if (found.has(uri)) continue;
      const linesOf = linesIn(site);
      const findings = this.#findings.ofConfig(uri, site.snapshot, this.#settings);
      found.set(
        uri,
        findings.map((finding) => toDiagnostic(linesOf, finding, site)),
      );
    }
    this.#findings.keepOnly(new Set(found.keys()));
    return found;
  }

  #logError(error: unknown): void {
    this.#connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/** The URIs of the folders that the client has open. */
function foldersOf(params: Pick<InitializeParams, 'workspaceFolders' | 'rootUri'>): readonly string[] {
  if (params.workspaceFolders) return params.workspaceFolders.map((folder) => folder.uri);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- some editors still send nothing else
  const { rootUri } = params;
  return rootUri ? [rootUri] : [];
}
