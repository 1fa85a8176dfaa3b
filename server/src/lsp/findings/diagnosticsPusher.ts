import type { Connection, DocumentUri } from 'vscode-languageserver';
import type { Workspace } from '../../workspace/workspace.ts';
import { emptyResultId, type FileReport, type FileReports } from './fileReports.ts';
import { CoalescedTask } from '../coalescedTask.ts';
import type { LateFindings } from './lateFindings.ts';
import type { PendingFiles } from './pendingFiles.ts';

/** Every open document is reported before all others. */
const areAllAsked = (): boolean => true;

/** Pushes diagnostics to clients that don't pull them; those of a file again only if they differ. */
export class DiagnosticsPusher {
  readonly #connection: Connection;
  readonly #workspace: Workspace;
  readonly #reports: FileReports;
  readonly #pendingFiles: PendingFiles;
  readonly #lateFindings: LateFindings;
  readonly #onShown: () => void;
  readonly #sent = new Map<DocumentUri, string>();
  readonly #pushTask = new CoalescedTask((isLatest) => this.#run(isLatest));
  #seen: string | undefined;

  constructor(
    connection: Connection,
    workspace: Workspace,
    reports: FileReports,
    {
      pendingFiles,
      lateFindings,
      onShown,
    }: {
      readonly pendingFiles: PendingFiles;
      readonly lateFindings: LateFindings;
      /** Called when the findings of all files were sent. */
      readonly onShown: () => void;
    },
  ) {
    this.#connection = connection;
    this.#workspace = workspace;
    this.#reports = reports;
    this.#pendingFiles = pendingFiles;
    this.#lateFindings = lateFindings;
    this.#onShown = onShown;
  }

  /** Pushes new diagnostics of open documents, and then of all files; changes meanwhile cause another run. */
  update(): Promise<void> {
    return this.#pushTask.ask();
  }

  async #run(isLatest: () => boolean): Promise<void> {
    await this.#pendingFiles.ended(() => this.#workspace.settled());
    await this.#reports.prepareOpen();
    for (const report of this.#reports.open()) this.#push(report);
    this.#lateFindings.postpone();
    await this.#pendingFiles.ended(() => this.#workspace.checked());
    const state = this.#reports.stateWithout(areAllAsked);
    if (!isLatest()) return;
    if (state !== this.#seen) this.#pushAll(state);
    this.#onShown();
  }

  #pushAll(state: string): void {
    this.#seen = state;
    const gone = new Set(this.#sent.keys());
    for (const report of this.#reports.all()) {
      gone.delete(report.uri);
      this.#push(report);
    }
    // While a site is still being read, no file of it is known to be gone.
    if (!this.#workspace.isLoaded) return;
    for (const uri of gone) this.#push({ uri, resultId: emptyResultId, items: () => [] });
  }

  #push({ uri, resultId, items }: Pick<FileReport, 'uri' | 'resultId' | 'items'>): void {
    if ((this.#sent.get(uri) ?? emptyResultId) === resultId) return;
    this.#sent.set(uri, resultId);
    void this.#connection.sendDiagnostics({ uri, diagnostics: items() });
  }
}
