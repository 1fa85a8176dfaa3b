import {
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DocumentDiagnosticRequest,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  RegistrationRequest,
  ShutdownRequest,
  type ClientCapabilities,
  type FullDocumentDiagnosticReport,
  type ProtocolConnection,
} from 'vscode-languageserver/node';
import {
  listFolderRequest,
  readFileRequest,
  statFileRequest,
  type FileParams,
  type FileStat,
  type FileText,
  type FolderList,
} from '../../server/src/protocol/files.ts';
import { fromUri } from '../../server/src/workspace/files/resourcePath.ts';
import { MemoryFileSystem } from './memoryFileSystem.ts';

/** A server that runs: the connection to it, and what resolves when it has ended after the session. */
export interface Started {
  readonly connection: ProtocolConnection;
  readonly end: () => Promise<unknown>;
}

/** Starts a server somewhere. */
export type Host = () => Started | Promise<Started>;

/** What the client can do, besides reading files. */
interface Client {
  readonly capabilities: ClientCapabilities;
  readonly options?: object;
}

const root = 'vscode-vfs://github/acme/docs';

/** Returns the URI of a file of the site. */
export function uriOf(name: string): string {
  return `${root}/${name}`;
}

/** A site in a remote repository: the server has no access to its files but by requests to the client. */
export class RemoteSite {
  readonly memory = new MemoryFileSystem();
  readonly connection: ProtocolConnection;
  /** The URIs that the server has asked for. */
  readonly requests: string[] = [];
  /** Called when the server has asked for the text of a file. */
  onRead: (uri: string) => void = () => undefined;
  readonly #end: () => Promise<unknown>;

  private constructor({ connection, end }: Started, files: Readonly<Record<string, string>>) {
    this.connection = connection;
    this.#end = end;
    for (const [name, text] of Object.entries(files)) this.write(name, text);
    connection.onRequest(RegistrationRequest.type, () => undefined);
    connection.onRequest(readFileRequest, async ({ uri }: FileParams): Promise<FileText> => {
      this.requests.push(uri);
      const text = await this.memory.readFile(fromUri(uri));
      this.onRead(uri);
      return text === undefined ? {} : { text };
    });
    connection.onRequest(listFolderRequest, async ({ uri }: FileParams): Promise<FolderList> => {
      this.requests.push(uri);
      const entries = await this.memory.list(fromUri(uri));
      return entries === undefined ? {} : { entries };
    });
    connection.onRequest(statFileRequest, async ({ uri }: FileParams): Promise<FileStat> => {
      this.requests.push(uri);
      const kind = await this.memory.stat(fromUri(uri));
      return kind === undefined ? {} : { kind };
    });
    connection.listen();
  }

  /** Starts a server that the client of a site has initialized. */
  static async open(
    host: Host,
    files: Readonly<Record<string, string>>,
    { capabilities, options }: Client,
  ): Promise<RemoteSite> {
    const site = new RemoteSite(await host(), files);
    await site.connection.sendRequest(InitializeRequest.type, {
      processId: null,
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- the protocol's type still asks for it
      rootUri: null,
      workspaceFolders: [{ uri: root, name: 'docs' }],
      initializationOptions: { ...options, readsFiles: true },
      capabilities,
    });
    await site.connection.sendNotification(InitializedNotification.type, {});
    return site;
  }

  write(name: string, text: string): void {
    this.memory.write(fromUri(uriOf(name)), text);
  }

  async show(name: string, text: string, uri = uriOf(name)): Promise<void> {
    const languageId = name.endsWith('.json') ? 'docs-json' : 'mdx';
    const textDocument = { uri, languageId, version: 1, text };
    await this.connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
  }

  /** Replaces the text of an open document. */
  async change(name: string, text: string, version: number): Promise<void> {
    const textDocument = { uri: uriOf(name), version };
    await this.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument,
      contentChanges: [{ text }],
    });
  }

  async findingsIn(uri: string): Promise<readonly string[]> {
    const report = await this.connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri } });
    return (report as FullDocumentDiagnosticReport).items.map(({ message }) =>
      typeof message === 'string' ? message : message.value,
    );
  }

  /** Ends the session as editors do. */
  async close(): Promise<void> {
    await this.connection.sendRequest(ShutdownRequest.type);
    await this.connection.sendNotification(ExitNotification.type);
    await this.#end();
    this.connection.dispose();
  }
}
