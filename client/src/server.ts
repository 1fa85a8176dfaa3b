import { State, type LanguageClient, type WorkspaceEdit as ProtocolEdit } from 'vscode-languageclient/node';
import * as vscode from 'vscode';
import { InTurn } from './inTurn.ts';
import { sitesChangedNotification, sitesRequest, type SiteInfo } from '../../server/src/protocol/sites.ts';

/** The language server as the extension's commands and views ask it. */
export class Server implements vscode.Disposable {
  readonly #client: LanguageClient;
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #changes = new InTurn();

  constructor(client: LanguageClient) {
    this.#client = client;
    client.onNotification(sitesChangedNotification, () => {
      this.#changed.fire();
    });
  }

  /** Told when sites have come or gone, or look otherwise. */
  readonly onDidChangeSites = (listener: () => void): vscode.Disposable => this.#changed.event(listener);

  /** Asks one of the server's own requests. A person's command may come before there is a site: the server is started. */
  async ask<Result>(request: string, params?: unknown): Promise<Result> {
    await this.#client.start();
    return this.#client.sendRequest<Result>(request, params);
  }

  /** The sites in the opened folders; none where the server wasn't started. One that is starting is waited for. */
  async sites(): Promise<readonly SiteInfo[]> {
    // A failure to start is shown by the client itself.
    if (this.#client.state === State.Starting) await this.#client.start().catch(() => undefined);
    return this.#client.isRunning() ? this.#client.sendRequest<readonly SiteInfo[]>(sitesRequest) : [];
  }

  /** The same for a person's command, which may come before there is a site: the server is started. */
  findSites(): Promise<readonly SiteInfo[]> {
    return this.ask<readonly SiteInfo[]>(sitesRequest);
  }

  /** Ends when the server knows of a site in a folder; where it never will, after a while. */
  async untilKnown(folder: vscode.Uri): Promise<void> {
    const knows = async (): Promise<boolean> => (await this.sites()).some(({ root }) => isSame(root, folder));
    if (await knows()) return;
    await new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(limit);
        listener.dispose();
        resolve();
      };
      const limit = setTimeout(end, longestWaitMs);
      const listener = this.onDidChangeSites(() => {
        void knows().then((isKnown) => {
          if (isKnown) end();
        });
      });
    });
  }

  /** The edit of an answer, in the editor's terms. */
  async toEdit(edit: ProtocolEdit): Promise<vscode.WorkspaceEdit> {
    return this.#client.protocol2CodeConverter.asWorkspaceEdit(edit);
  }

  /** Runs a change of files after the one before has ended, saving included: whether a file is unsaved is known only then. */
  inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
    return this.#changes.do(change);
  }

  dispose(): void {
    this.#changed.dispose();
  }
}

/** Files are told of within moments; whoever waits longer had better go on. */
const longestWaitMs = 5_000;

function isSame(uri: string, folder: vscode.Uri): boolean {
  return vscode.Uri.parse(uri).toString() === folder.toString();
}
