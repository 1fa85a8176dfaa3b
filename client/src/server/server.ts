import { State, type BaseLanguageClient, type WorkspaceEdit as ProtocolEdit } from 'vscode-languageclient';
import * as vscode from 'vscode';
import type { SavedEdits } from '../files/savedEdits.ts';
import { TaskQueue } from '../taskQueue.ts';
import {
  sitesChangedNotification,
  sitesRequest,
  type SiteInfo,
  type SiteParams,
} from '../../../server/src/protocol/sites.ts';

/** An answer that isn't a refusal. */
export type Accepted<Answer> = Exclude<Answer, { readonly refused: string }>;

/** The language server as the extension's commands and views use it. */
export class Server implements vscode.Disposable {
  readonly #client: BaseLanguageClient;
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #changes = new TaskQueue();

  /** Knows the files that the extension’s edits have changed and saved. */
  readonly savedEdits: SavedEdits;

  constructor(client: BaseLanguageClient, savedEdits: SavedEdits) {
    this.#client = client;
    this.savedEdits = savedEdits;
    client.onNotification(sitesChangedNotification, () => {
      this.#changed.fire();
    });
  }

  /** Fired when sites were added, removed or changed. */
  readonly onDidChangeSites = (listener: () => void): vscode.Disposable => this.#changed.event(listener);

  /** Sends one of the server's own requests. A command may run before there is a site, so the server is started. */
  async ask<Result>(request: string, params?: unknown): Promise<Result> {
    await this.#client.start();
    return this.#client.sendRequest<Result>(request, params);
  }

  /** Sends a request about a site; throws the message of a refusal, or that there is no such site any more. */
  async askOrThrow<Answer extends object>(
    request: string,
    params: SiteParams,
    { name }: SiteInfo,
  ): Promise<Accepted<Answer>> {
    const answer = await this.ask<Answer | { readonly refused: string } | null>(request, params);
    if (answer === null) throw new Error(vscode.l10n.t('The site {0} no longer exists.', name));
    if ('refused' in answer) throw new Error(answer.refused);
    return answer as Accepted<Answer>;
  }

  /** Sends a request about a whole site, and shows that it takes a while. */
  askWithProgress<Result>(title: string, request: string, { config }: SiteInfo): Thenable<Result> {
    return vscode.window.withProgress({ location: vscode.ProgressLocation.Notification, title }, () =>
      this.ask<Result>(request, { config }),
    );
  }

  /** Returns the sites in the opened folders; none if the server wasn't started. Waits for one that is starting. */
  async sites(): Promise<readonly SiteInfo[]> {
    // A failure to start is shown by the client itself.
    if (this.#client.state === State.Starting) await this.#client.start().catch(() => undefined);
    return this.#client.isRunning() ? this.#client.sendRequest<readonly SiteInfo[]>(sitesRequest) : [];
  }

  /** Like `sites`, but starts the server, since a command may run before there is a site. */
  findSites(): Promise<readonly SiteInfo[]> {
    return this.ask<readonly SiteInfo[]>(sitesRequest);
  }

  /** Resolves when the server knows a site in a folder, or after a timeout. */
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

  /** Converts the edit of an answer to the editor's type. */
  async toEdit(edit: ProtocolEdit): Promise<vscode.WorkspaceEdit> {
    return this.#client.protocol2CodeConverter.asWorkspaceEdit(edit);
  }

  /**
   * Runs a change of files after the one before has ended, including its save: only then is it known whether a file is
   * unsaved.
   */
  queueChange<Result>(change: () => Promise<Result>): Promise<Result> {
    return this.#changes.do(change);
  }

  dispose(): void {
    this.#changed.dispose();
  }
}

/** File events arrive within moments; a longer wait is useless. */
const longestWaitMs = 5_000;

function isSame(uri: string, folder: vscode.Uri): boolean {
  return vscode.Uri.parse(uri).toString() === folder.toString();
}
