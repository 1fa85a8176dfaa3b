import type { Connection, DocumentUri } from 'vscode-languageserver';
import type { Workspace } from '../workspace/workspace.ts';
import type { FileReport, FileReports } from './fileReports.ts';
import { emptyResultId } from './resultId.ts';
import { CoalescedTask } from './coalescedTask.ts';

/** Sends findings to clients that don't ask for them; each file again only when its findings differ. */
export class DiagnosticsPusher {
  readonly #connection: Connection;
  readonly #workspace: Workspace;
  readonly #reports: FileReports;
  readonly #sent = new Map<DocumentUri, string>();
  readonly #pushTask = new CoalescedTask((isLatest) => this.#run(isLatest));
  #seen: string | undefined;

  constructor(connection: Connection, workspace: Workspace, reports: FileReports) {
    this.#connection = connection;
    this.#workspace = workspace;
    this.#reports = reports;
  }

  /** Sends what is new in open documents, and then in all files; what changes meanwhile comes in another round. */
  update(): Promise<void> {
    return this.#pushTask.ask();
  }

  async #run(isLatest: () => boolean): Promise<void> {
    await this.#workspace.settled();
    for (const report of this.#reports.open()) this.#push(report);
    await this.#workspace.checked();
    const state = this.#state();
    if (!isLatest() || state === this.#seen) return;
    this.#seen = state;
    const gone = new Set(this.#sent.keys());
    for (const report of this.#reports.all()) {
      gone.delete(report.uri);
      this.#push(report);
    }
    // Of a site that is still being read nothing is known to be gone.
    if (!this.#isLoaded) return;
    for (const uri of gone) this.#push({ uri, resultId: emptyResultId, items: () => [] });
  }

  get #isLoaded(): boolean {
    return this.#workspace.sites.every((site) => site.isLoaded);
  }

  /** Differs where there may be something new in files that aren't open. */
  #state(): string {
    return `${String(this.#isLoaded)} ${this.#reports.stateOfClosed()}`;
  }

  #push({ uri, resultId, items }: Pick<FileReport, 'uri' | 'resultId' | 'items'>): void {
    if ((this.#sent.get(uri) ?? emptyResultId) === resultId) return;
    this.#sent.set(uri, resultId);
    void this.#connection.sendDiagnostics({ uri, diagnostics: items() });
  }
}
