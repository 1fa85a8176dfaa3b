import { CodeLensRefreshRequest, type Connection } from 'vscode-languageserver';
import { isMarkdown } from '../../core/paths/fileKinds.ts';
import type { SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import type { ResourcePath } from '../../workspace/files/resourcePath.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { Session } from '../documentContext.ts';
import { CoalescedTask } from '../coalescedTask.ts';
import type { Settings } from '../settings.ts';

/**
 * Asks a client to refresh, once for all changes that came together. Most file events concern files that no answer
 * depends on, such as those that a build writes; then no refresh is sent.
 */
export class ClientRefresh {
  readonly #connection: Connection;
  readonly #workspace: Workspace;
  readonly #session: () => Session;
  readonly #onError: (error: unknown) => void;
  readonly #refreshTask = new CoalescedTask(() => this.#run());
  #notified: readonly (Settings | SiteSnapshot)[] | undefined;

  constructor(connection: Connection, workspace: Workspace, session: () => Session, onError: (error: unknown) => void) {
    this.#connection = connection;
    this.#workspace = workspace;
    this.#session = session;
    this.#onError = onError;
  }

  /** Requests a refresh after a change that may affect other documents than the changed one. */
  ask(): Promise<void> {
    return this.#refreshTask.ask();
  }

  /**
   * Requests a refresh if an open file that isn't a page has changed: a client asks again by itself about what it
   * shows, but a quick fix changes settings and docs.json also where no editor shows them.
   */
  askAfterTyping(file: ResourcePath): Promise<void> {
    return isMarkdown(file) ? Promise.resolve() : this.ask();
  }

  /** Requests diagnostics again, after rules that had waited found something. */
  askForDiagnostics(): void {
    const { client } = this.#session();
    if (client.diagnosticRefresh) this.#connection.languages.diagnostics.refresh().catch(this.#onError);
  }

  async #run(): Promise<void> {
    await this.#workspace.settled();
    const { settings } = this.#session();
    const state = [settings, ...this.#workspace.sites.map((site) => site.takeSnapshot())];
    const isNotified = this.#notified?.length === state.length && this.#notified.every((one, at) => one === state[at]);
    this.#notified = state;
    if (!isNotified) this.#refresh();
  }

  /**
   * Sends the requests without waiting for the responses: a client that never responds must not block later refreshes.
   */
  #refresh(): void {
    const { client, settings } = this.#session();
    const { languages } = this.#connection;
    const pending = [
      client.pullDiagnostics && client.diagnosticRefresh && languages.diagnostics.refresh(),
      client.inlayHintRefresh && languages.inlayHint.refresh(),
      client.codeLensRefresh && settings.codeLens && this.#connection.sendRequest(CodeLensRefreshRequest.type),
    ];
    for (const request of pending) if (request !== false) request.catch(this.#onError);
  }
}
