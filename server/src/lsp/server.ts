import {
  ResponseError,
  TextDocuments,
  type CancellationToken,
  type Connection,
  type InitializeParams,
  type InitializeResult,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { version } from '../../../package.json';
import { noDocsUrls } from '../workspace/docsUrls.ts';
import type { Machine } from '../workspace/nodeMachine.ts';
import { fromUri, type ResourcePath } from '../workspace/resourcePath.ts';
import { Workspace } from '../workspace/workspace.ts';
import { answerOnceReady } from './cancellation.ts';
import { readClientSupport, type ClientSupport } from './clientSupport.ts';
import { Changes } from './changes.ts';
import { DiagnosticsPusher } from './diagnosticsPusher.ts';
import { SlowRules } from './slowRules.ts';
import { ClientRefresh } from './clientRefresh.ts';
import { defaultSettings, docsUrlsOf, readSettings } from './settings.ts';
import { contextOf, type Session } from './documentContext.ts';
import { FileReports } from './fileReports.ts';
import { foldersOf, fromFileEvent, fromFileRename, isOnDisk } from './fromProtocol.ts';
import { JsonHelp } from './jsonHelp.ts';
import { LoadingProgressBar } from './loadingProgress.ts';
import { MovesUnderWay } from './movesUnderWay.ts';
import { hasFormatter, registerLater, registerPageFormatting } from './registrations.ts';
import { registerRequests } from './requests/index.ts';
import { registerProblems, WorkspaceProblems } from './requests/problems.ts';
import { handle, type Answer, type AnswerForAll } from './requests/requestRow.ts';
import { serverCapabilities } from './serverCapabilities.ts';
import { SitesChanged } from './sitesChanged.ts';

/** Serves one client over a connection until it closes. */
export function startServer(connection: Connection, machine: Machine): void {
  new Server(connection, machine).listen();
}

/** The session with one client: its documents, workspace and settings. */
class Server {
  readonly #connection: Connection;
  readonly #workspace: Workspace;
  readonly #documents = new TextDocuments(TextDocument);
  readonly #json = new JsonHelp();
  readonly #pusher: DiagnosticsPusher;
  readonly #refresh: ClientRefresh;
  readonly #slowRules: SlowRules;
  #client: ClientSupport = readClientSupport({});
  readonly #reports: FileReports;
  readonly #problems: WorkspaceProblems;
  readonly #progress: LoadingProgressBar;
  readonly #sitesChanged: SitesChanged;
  readonly #changes = new Changes();
  readonly #movesUnderWay = new MovesUnderWay(this.#changes);
  #folders: readonly ResourcePath[] = [];
  #isLoading = false;
  #settings = defaultSettings;

  constructor(connection: Connection, { fileSystem, pause, readMany }: Machine) {
    this.#connection = connection;
    const onError = (error: unknown): void => {
      this.#logError(error);
    };
    this.#workspace = new Workspace(fileSystem, {
      pause,
      readMany,
      onError,
      onCrash: (rule, error) => {
        this.#logCrash(rule, error);
      },
      onChange: () => {
        this.#noteChange();
      },
    });
    this.#reports = new FileReports(this.#workspace, this.#documents, () => this.#session);
    const timing = { changes: this.#changes, movesUnderWay: this.#movesUnderWay, pause };
    this.#problems = new WorkspaceProblems(this.#workspace, this.#reports, timing);
    this.#slowRules = new SlowRules(
      this.#workspace,
      () => {
        if (this.#client.pullDiagnostics) this.#refresh.askForDiagnostics();
        else this.#inBackground(this.#pusher.update());
      },
      onError,
    );
    const pushing = { movesUnderWay: this.#movesUnderWay, slowRules: this.#slowRules };
    this.#pusher = new DiagnosticsPusher(connection, this.#workspace, this.#reports, pushing);
    this.#refresh = new ClientRefresh(connection, this.#workspace, () => this.#session, onError);
    this.#sitesChanged = new SitesChanged(connection, this.#workspace, () => this.#session);
    this.#progress = new LoadingProgressBar(connection, () => {
      this.#workspace.stopLoading();
    });
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
    const apply = (changes: Parameters<Workspace['applyChanges']>[0]): void => {
      void this.#workspace.applyChanges(changes);
      this.#changed();
    };
    connection.onDidChangeWatchedFiles(({ changes }) => {
      apply(changes.map(fromFileEvent));
    });
    connection.workspace.onDidRenameFiles(({ files }) => {
      apply(files.flatMap(fromFileRename));
    });
    this.#listenToDocuments();
    registerRequests(connection, this.#answer, this.#answerForAll);
    registerProblems(connection, this.#problems, {
      isolate: (neutral, token, uri, answer) =>
        this.#isolated(neutral, token, (signal) => this.#workspace.ready(fromUri(uri), signal), answer),
      slowRules: this.#slowRules,
    });
    this.#documents.listen(connection);
    connection.listen();
  }

  #initialize({ capabilities, initializationOptions, ...params }: InitializeParams): InitializeResult {
    this.#client = readClientSupport(capabilities, initializationOptions);
    this.#settings = readSettings(initializationOptions);
    this.#workspace.setRules(this.#settings.rules, this.#settings.unlistedPages);
    this.#workspace.setDocsUrls({ ...noDocsUrls, general: this.#settings.docsUrl });
    this.#folders = foldersOf(params).map((folder) => fromUri(folder));
    for (const folder of this.#folders) void this.#workspace.addFolder(folder);
    return {
      serverInfo: { name: 'docsight', version: version },
      capabilities: serverCapabilities(this.#client),
    };
  }

  async #initialized(): Promise<void> {
    for (const registered of registerLater(this.#connection, this.#client)) this.#inBackground(registered);
    if (this.#client.workspaceFolders) {
      this.#connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        for (const { uri } of removed) void this.#workspace.removeFolder(fromUri(uri));
        for (const { uri } of added.filter(isOnDisk)) void this.#workspace.addFolder(fromUri(uri));
        // A folder may have settings of its own.
        if (this.#client.configuration) this.#inBackground(this.#configure(undefined));
        this.#changed();
      });
    }
    if (this.#client.configuration) {
      await this.#configure(undefined);
    }
    this.#inBackground(this.#offerFormatting());
    this.#changed();
  }

  /** Offers to format pages, unless settings or the repository say otherwise. */
  async #offerFormatting(): Promise<void> {
    const { formatPages } = this.#settings;
    if (!this.#client.dynamicFormatting || formatPages === 'never') return;
    if (formatPages === 'auto' && (await hasFormatter(this.#workspace.files, this.#folders))) return;
    await registerPageFormatting(this.#connection);
  }

  /**
   * Applies the client's settings. Those sent with the notification are ignored if the client can be queried for them.
   */
  async #configure(sent: unknown): Promise<void> {
    const value: unknown = this.#client.configuration
      ? await this.#connection.workspace.getConfiguration('docsight')
      : (sent as { docsight?: unknown } | null | undefined)?.docsight;
    this.#settings = readSettings(value);
    this.#workspace.setRules(this.#settings.rules, this.#settings.unlistedPages);
    this.#workspace.setDocsUrls(await docsUrlsOf(this.#connection, this.#client, this.#settings.docsUrl));
    this.#changed();
  }

  #listenToDocuments(): void {
    this.#documents.onDidChangeContent(({ document }) => {
      // Other schemes show other states of a file (a commit, say), which belong to no site.
      if (!document.uri.startsWith('file:')) return;
      this.#workspace.setOpenText(fromUri(document.uri), document.getText());
      if (!this.#client.pullDiagnostics) this.#changed();
      else this.#inBackground(this.#refresh.askAfterTyping(fromUri(document.uri)));
    });
    this.#documents.onDidClose(({ document }) => {
      this.#problems.closed(fromUri(document.uri));
      this.#workspace.closeText(fromUri(document.uri));
      if (!this.#client.pullDiagnostics) this.#changed();
    });
  }

  /** Refreshes the client after a change outside of the open text. */
  #changed(): void {
    this.#changes.note();
    if (!this.#client.pullDiagnostics) this.#inBackground(this.#pusher.update());
    this.#inBackground(this.#refresh.ask());
  }

  /** Called often: after each change and whenever another batch of a large site was read. */
  #noteChange(): void {
    this.#changes.note();
    this.#inBackground(this.#sitesChanged.ask());
    const progress = this.#workspace.loadingProgress;
    if (this.#client.workDoneProgress) this.#inBackground(this.#progress.show(progress));
    const wasLoading = this.#isLoading;
    this.#isLoading = progress !== undefined;
    if (wasLoading && !this.#isLoading) this.#changed();
  }

  /** Runs work that nothing awaits: a client may refuse a request, and then an entry in the log is enough. */
  #inBackground(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      this.#logError(error);
    });
  }

  /** Waits for changes that came before, then answers from one snapshot; a failure affects only this answer. */
  readonly #answer: Answer = (neutral, handlers) => (params, token) =>
    this.#isolated(
      neutral,
      token,
      (signal) =>
        handlers.needsFullSite === true
          ? this.#workspace.loaded()
          : this.#workspace.ready(fromUri(params.textDocument.uri), signal),
      () => {
        const document = this.#documents.get(params.textDocument.uri);
        const context = document && contextOf(this.#workspace, document, this.#session);
        return context === undefined ? neutral : handle(handlers, context, params, neutral);
      },
    );

  readonly #answerForAll: AnswerForAll = (neutral, handler, needs) => (params, token) => {
    const answer = (ready: () => Promise<void>): Promise<typeof neutral> =>
      this.#isolated(neutral, token, ready, () => handler(this.#workspace.sites, params, this.#session));
    return needs?.needsFullSite === false
      ? this.#workspace.urgentWork.run(() => answer(() => this.#workspace.settled()))
      : answer(() => this.#workspace.loaded());
  };

  async #isolated<Result>(
    neutral: Result,
    token: CancellationToken,
    ready: (signal: AbortSignal) => Promise<void>,
    answer: () => Result | PromiseLike<Result>,
  ): Promise<Result> {
    try {
      return await answerOnceReady(token, ready, answer);
    } catch (error) {
      if (error instanceof ResponseError) throw error;
      this.#logError(error);
      return neutral;
    }
  }

  get #session(): Session {
    return {
      json: this.#json,
      client: this.#client,
      settings: this.#settings,
      workspace: this.#workspace,
      movesUnderWay: this.#movesUnderWay,
    };
  }

  #logCrash(rule: string, error: unknown): void {
    this.#logError(new Error(`The rule ${rule} failed`, { cause: error }));
  }

  #logError(error: unknown): void {
    this.#connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
