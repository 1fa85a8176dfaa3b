import { CoalescedTask } from './coalescedTask.ts';
import {
  TextDocuments,
  type Connection,
  type InitializeParams,
  type InitializeResult,
  PositionEncodingKind,
  TextDocumentSyncKind,
  type ServerCapabilities,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { version } from '../../../package.json';
import { lazy } from '../core/util/lazy.ts';
import { noDocsUrls } from '../workspace/docsUrls.ts';
import type { Machine } from '../workspace/pages/machine.ts';
import { fromUri, type ResourcePath } from '../workspace/files/resourcePath.ts';
import { Workspace } from '../workspace/workspace.ts';
import { Answering } from './answering.ts';
import { readClientSupport, type ClientSupport } from './clientSupport.ts';
import { Changes } from './changes.ts';
import { DiagnosticsPusher } from './findings/diagnosticsPusher.ts';
import { ShownFindings } from './findings/shownFindings.ts';
import { LateFindings } from './findings/lateFindings.ts';
import { ClientRefresh } from './findings/clientRefresh.ts';
import { defaultSettings, docsUrlsOf, readSettings } from './settings.ts';
import { ClientFiles, withClientFiles } from './clientFiles.ts';
import type { Session } from './documentContext.ts';
import { FileReports } from './findings/fileReports.ts';
import { foldersOf, fromFileEvent, fromFileRename } from './convert/fromProtocol.ts';
import { RedirectOffers } from './moves/redirectOffers.ts';
import { JsonHelp } from './jsonHelp.ts';
import { LoadingProgressBar } from './loadingProgress.ts';
import { PendingFiles } from './findings/pendingFiles.ts';
import { hasFormatter, registerLater, registerPageFormatting, registerWatching } from './registrations.ts';
import { ReadSchemes } from './readSchemes.ts';
import { help } from './requests/help.ts';
import { registerRequests, requestCapabilities } from './requests/index.ts';
import { registerProblems, WorkspaceProblems } from './requests/problems.ts';
import { SitesChanged } from './sitesChanged.ts';
import { readBeforeWatching, SiteWatchers } from './siteWatchers.ts';
import type { HowToLook } from '../workspace/watching/lookingAgain.ts';

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
  /** Asks the client for its settings. */
  readonly #configuring = new CoalescedTask(() => this.#configure(undefined));
  readonly #lateFindings: LateFindings;
  #client: ClientSupport = readClientSupport({});
  readonly #reports: FileReports;
  readonly #problems: WorkspaceProblems;
  readonly #progress: LoadingProgressBar;
  readonly #shownFindings: ShownFindings;
  readonly #sitesChanged: SitesChanged;
  readonly #changes = new Changes();
  /** For a client that doesn’t watch files. */
  #watchers: SiteWatchers | undefined;
  readonly #pendingFiles = new PendingFiles(this.#changes);
  readonly #redirectOffers: RedirectOffers;
  readonly #schemes = new ReadSchemes();
  readonly #clientFiles: ClientFiles;
  #folders: readonly ResourcePath[] = [];
  #isLoading = false;
  #settings = defaultSettings;

  constructor(connection: Connection, { fileSystem, pause, readMany, cachedFindings }: Machine) {
    this.#connection = connection;
    const onError = this.#onError;
    this.#clientFiles = new ClientFiles(connection, {
      isOpened: (folder) => this.#folders.includes(folder),
      onMuchRead: () => {
        this.#inBackground(this.#askToReadOn());
      },
    });
    this.#workspace = new Workspace(withClientFiles(fileSystem, this.#clientFiles), {
      pause,
      readMany,
      ...(cachedFindings && { cachedFindings }),
      onError,
      onCrash: (rule, error) => {
        onError(new Error(`The rule ${rule} failed`, { cause: error }));
      },
      onChange: () => {
        this.#noteChange();
      },
    });
    this.#shownFindings = new ShownFindings(this.#workspace);
    const onShown = (): void => {
      if (this.#shownFindings.note()) this.#noteChange();
    };
    this.#reports = new FileReports(this.#workspace, this.#documents, () => this.#session);
    const timing = { changes: this.#changes, pendingFiles: this.#pendingFiles, pause, onShown };
    this.#problems = new WorkspaceProblems(this.#workspace, this.#reports, timing);
    this.#lateFindings = new LateFindings(
      this.#workspace,
      () => {
        if (this.#client.pullDiagnostics) this.#refresh.askForDiagnostics();
        else this.#inBackground(this.#pusher.update());
      },
      onError,
    );
    const pushing = { pendingFiles: this.#pendingFiles, lateFindings: this.#lateFindings, onShown };
    this.#pusher = new DiagnosticsPusher(connection, this.#workspace, this.#reports, pushing);
    this.#refresh = new ClientRefresh(connection, this.#workspace, () => this.#session, onError);
    this.#sitesChanged = new SitesChanged(connection, this.#workspace, () => this.#session);
    this.#redirectOffers = new RedirectOffers({
      connection,
      workspace: this.#workspace,
      session: () => this.#session,
    });
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
      this.#clientFiles.forget(changes);
      void this.#workspace.applyChanges(changes);
      this.#inBackground(this.#redirectOffers.noteChanges(changes));
      this.#changed();
    };
    connection.onDidChangeWatchedFiles(({ changes }) => {
      apply(changes.map(fromFileEvent));
    });
    connection.workspace.onDidRenameFiles(({ files }) => {
      apply(files.flatMap(fromFileRename));
    });
    connection.onShutdown(() => {
      for (const site of this.#workspace.sites) site.diagnostics.keep();
    });
    connection.onExit(() => {
      this.#watchers?.close();
    });
    this.#listenToDocuments();
    const answering = new Answering(this.#workspace, this.#documents, () => this.#session, this.#onError);
    registerRequests(connection, answering.answer, answering.answerForAll);
    registerProblems(connection, this.#problems, { isolate: answering.isolate, lateFindings: this.#lateFindings });
    this.#documents.listen(connection);
    connection.listen();
  }

  #initialize({ capabilities, initializationOptions, ...params }: InitializeParams): InitializeResult {
    this.#client = readClientSupport(capabilities, initializationOptions);
    this.#settings = readSettings(initializationOptions);
    this.#workspace.setRules(this.#settings.rules, this.#settings.unlistedPages);
    this.#workspace.setDocsUrls({ ...noDocsUrls, general: this.#settings.docsUrl });
    if (!this.#client.watchFiles) this.#watchFiles();
    if (this.#client.readsFiles) this.#schemes.readAll();
    this.#folders = this.#schemes.of(foldersOf(params)).map((folder) => fromUri(folder));
    for (const folder of this.#folders) void this.#workspace.addFolder(folder);
    return {
      serverInfo: { name: 'docsight', version: version },
      capabilities: serverCapabilities(this.#client),
    };
  }

  async #initialized(): Promise<void> {
    this.#clientFiles.start();
    for (const registered of registerLater(this.#connection, this.#client, this.#schemes))
      this.#inBackground(registered);
    this.#inBackground(
      registerWatching(this.#connection, this.#client).then((isWatching) => {
        if (isWatching) this.#readUnwatched();
        else this.#watchFiles();
      }),
    );
    if (this.#client.workspaceFolders) {
      this.#connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const gone = new Set(removed.map(({ uri }) => fromUri(uri)));
        const more = this.#schemes.of(added.map(({ uri }) => uri)).map((uri) => fromUri(uri));
        this.#folders = [...this.#folders.filter((folder) => !gone.has(folder)), ...more];
        for (const folder of gone) void this.#workspace.removeFolder(folder);
        for (const folder of more) void this.#workspace.addFolder(folder);
        if (more.length > 0) this.#readUnwatched();
        // A folder may have settings of its own.
        if (this.#client.configuration) this.#inBackground(this.#configuring.ask());
        this.#changed();
      });
    }
    if (this.#client.configuration) {
      await this.#configure(undefined);
    }
    this.#inBackground(this.#offerFormatting());
    this.#changed();
  }

  /** Stops reading a large remote repository until people want all of it. */
  async #askToReadOn(): Promise<void> {
    if (this.#workspace.isLoaded) return;
    this.#workspace.stopLoading();
    const names = this.#workspace.sites.map(({ name }) => name).join(', ');
    const readOn = { title: 'Check the Whole Site' };
    const message = `Many pages to read over the network: ${names}. Docsight checks only the pages that you open and what they refer to.`;
    const answer = await this.#connection.window.showInformationMessage(message, readOn);
    if (answer?.title !== readOn.title) return;
    await this.#workspace.loaded();
    await this.#workspace.checked();
  }

  /** Offers to format pages, unless settings or the repository say otherwise. */
  async #offerFormatting(): Promise<void> {
    const { formatPages } = this.#settings;
    if (!this.#client.dynamicFormatting || formatPages === 'never') return;
    if (formatPages === 'auto' && (await hasFormatter(this.#workspace.files, this.#folders))) return;
    await registerPageFormatting(this.#connection, this.#schemes);
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
      if (!this.#schemes.has(document.uri)) return;
      this.#workspace.setOpenText(fromUri(document.uri), document.getText());
      this.#lookAgain(document, { isTyping: true });
      if (!this.#client.pullDiagnostics) this.#changed();
      else this.#inBackground(this.#refresh.askAfterTyping(fromUri(document.uri)));
    });
    this.#documents.onDidOpen(({ document }) => {
      this.#inBackground(this.#loadHelp());
      this.#lookAgain(document, { isTyping: false });
    });
    this.#documents.onDidSave(({ document }) => {
      this.#lookAgain(document, { isTyping: false });
      this.#inBackground(this.#lateFindings.finish(fromUri(document.uri)));
    });
    this.#documents.onDidClose(({ document }) => {
      this.#problems.closed(fromUri(document.uri));
      this.#workspace.closeText(fromUri(document.uri));
      if (!this.#client.pullDiagnostics) this.#changed();
    });
  }

  /** Loads what people want soon after the first findings, so that no completion waits for it. */
  readonly #loadHelp = lazy(async () => {
    await this.#workspace.settled();
    await this.#workspace.urgentWork.whenNone();
    await help();
  });

  /** Follows the files of all sites on the disk. */
  #watchFiles(): void {
    if (this.#watchers !== undefined) return;
    this.#watchers = new SiteWatchers(this.#workspace, (changes) => {
      this.#inBackground(this.#redirectOffers.noteChanges(changes));
      this.#changed();
    });
    this.#inBackground(this.#watchers.follow());
  }

  /** Reads what changed before the client watched the files of its folders. */
  #readUnwatched(): void {
    if (this.#watchers !== undefined) return;
    const read = readBeforeWatching(this.#workspace).then((isChanged) => {
      if (isChanged) this.#changed();
    });
    this.#inBackground(read);
  }

  /** Looks again at what a document refers to, where nobody tells of changed files. */
  #lookAgain({ uri }: TextDocument, how: HowToLook): void {
    if (this.#watchers === undefined || !this.#schemes.has(uri)) return;
    const looked = this.#workspace.lookAgain(fromUri(uri), how).then((isChanged) => {
      if (isChanged) this.#changed();
    });
    this.#inBackground(looked);
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
    if (this.#watchers !== undefined) this.#inBackground(this.#watchers.follow());
    const progress = this.#workspace.loadingProgress;
    const shown = this.#shownFindings.progress();
    if (this.#client.workDoneProgress) this.#inBackground(this.#progress.show(shown));
    const wasLoading = this.#isLoading;
    this.#isLoading = progress !== undefined;
    if (wasLoading && !this.#isLoading) this.#changed();
  }

  /** Runs work that nothing awaits: a client may refuse a request, and then an entry in the log is enough. */
  #inBackground(work: Promise<unknown>): void {
    work.catch(this.#onError);
  }

  get #session(): Session {
    return {
      json: this.#json,
      client: this.#client,
      settings: this.#settings,
      workspace: this.#workspace,
      schemes: this.#schemes,
      pendingFiles: this.#pendingFiles,
      redirectOffers: this.#redirectOffers,
      shownFindings: this.#shownFindings,
    };
  }

  readonly #onError = (error: unknown): void => {
    this.#connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  };
}

/** Returns what the server can do for a client. */
function serverCapabilities(client: ClientSupport): ServerCapabilities {
  return {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
    ...requestCapabilities,
    ...(client.positionEncodings && { positionEncoding: PositionEncodingKind.UTF16 }),
    ...(!client.prepareRename && { renameProvider: true }),
    workspace: {
      workspaceFolders: { supported: true, changeNotifications: true },
      ...requestCapabilities.workspace,
    },
    // Registered later, if settings and the repository allow it.
    ...(client.dynamicFormatting && { documentFormattingProvider: false, documentRangeFormattingProvider: false }),
  };
}
