import {
  DocumentDiagnosticReportKind,
  type CancellationToken,
  type Connection,
  type DocumentDiagnosticParams,
  type DocumentDiagnosticReport,
  type PreviousResultId,
  type ServerCapabilities,
  type WorkspaceDiagnosticParams,
  type WorkspaceDiagnosticReport,
  type WorkspaceDocumentDiagnosticReport,
} from 'vscode-languageserver';
import { inSlices, type Pause } from '../../workspace/scheduling.ts';
import { fromUri, type ResourcePath } from '../../workspace/files/resourcePath.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { refuseIfCancelled, unlessCancelled } from '../cancellation.ts';
import type { Changes } from '../changes.ts';
import { later, type Later } from '../later.ts';
import type { PendingFiles } from '../findings/pendingFiles.ts';
import type { LateFindings } from '../findings/lateFindings.ts';
import { emptyResultId, type FileReport, type FileReports } from '../findings/fileReports.ts';
import type { Isolate } from './requestRow.ts';

export const problemCapability: ServerCapabilities = {
  diagnosticProvider: { identifier: 'docsight', interFileDependencies: true, workspaceDiagnostics: true },
};

/** Registers the requests for diagnostics, of one document and of all files. */
export function registerProblems(
  { languages: { diagnostics } }: Connection,
  problems: WorkspaceProblems,
  { isolate, lateFindings }: { readonly isolate: Isolate; readonly lateFindings: LateFindings },
): void {
  diagnostics.on((params, token) => {
    const { uri } = params.textDocument;
    problems.noteRequest(uri);
    return isolate(nothing, token, uri, async () => {
      await problems.moved(fromUri(uri));
      const report = problems.answerFor(params);
      lateFindings.postpone();
      return report;
    });
  });
  diagnostics.onWorkspace(async (params, token, _progress, chunks) => {
    const report = await problems.answer(
      params,
      token,
      chunks &&
        ((chunk) => {
          chunks.report(chunk);
        }),
    );
    lateFindings.postpone();
    return report;
  });
}

const nothing: DocumentDiagnosticReport = { kind: DocumentDiagnosticReportKind.Full, items: [] };

/** Receives the partial results of an answer. */
type SendChunk = ((chunk: WorkspaceDiagnosticReport) => void) | undefined;

/** Clients show partial results while the rest is still being sent. */
const reportsPerChunk = 200;

/** A client that shows a document asks about it sooner than this, once something has changed. */
const quietMs = 1_000;

const nobody = (): boolean => false;

/** What is checked, and its reports. */
type ProblemsWorkspace = Pick<Workspace, 'isLoaded' | 'ready' | 'checked'>;
type ProblemsReports = Pick<FileReports, 'all' | 'of' | 'prepare' | 'prepareOpen' | 'stateWithout' | 'versionOf'>;

/** What determines when reports are sent. */
interface Timing {
  readonly changes: Changes;
  readonly pendingFiles: PendingFiles;
  readonly pause: Pause;
  /** Called when the client has got the findings of all files. */
  readonly onShown: () => void;
}

/**
 * Handles workspace diagnostics. Clients send the next request as soon as they have a result, so the response is
 * delayed until a file has changed diagnostics that the client hasn't asked about: it asks about documents that it shows.
 * Once nothing has changed for a moment, those count, too: not every client asks again.
 */
export class WorkspaceProblems {
  readonly #workspace: ProblemsWorkspace;
  readonly #reports: ProblemsReports;
  readonly #changes: Changes;
  readonly #pendingFiles: PendingFiles;
  readonly #pause: Pause;
  readonly #onShown: () => void;
  /**
   * The last answers about single files that no report of all files has had since. Editors don't list them, and if nobody
   * sees the document any more they may drop the last one and go on showing the one before.
   */
  readonly #answered = new Map<ResourcePath, PreviousResultId>();
  /**
   * The versions of documents in the client's last requests, `closed` for those that it has closed since; it requests none
   * for documents that it doesn't show.
   */
  readonly #requested = new Map<ResourcePath, number | 'closed'>();
  readonly #isRequested = (path: ResourcePath, version: number): boolean => this.#requested.get(path) === version;
  #hasAnswered = false;
  #isQuiet = false;
  /** What was sent last of each document: a client that doesn't list it would get it again and again. */
  readonly #sent = new Map<ResourcePath, string>();
  #quiet: Later | undefined;

  constructor(
    workspace: ProblemsWorkspace,
    reports: ProblemsReports,
    { changes, pendingFiles, pause, onShown }: Timing,
  ) {
    this.#workspace = workspace;
    this.#reports = reports;
    this.#changes = changes;
    this.#pendingFiles = pendingFiles;
    this.#pause = pause;
    this.#onShown = onShown;
  }

  /** Resolves when no file is under way, and a file and the configuration of its site are checked. */
  async moved(file: ResourcePath): Promise<void> {
    do await this.#pendingFiles.ended(() => this.#workspace.ready(file));
    while (!(await this.#reports.prepare(file)));
    // Which of several findings counts is known once those of all open pages are.
    await this.#reports.prepareOpen();
  }

  /**
   * Returns the report of a document, which editors request once more after it was closed. Findings in another version of
   * the text are sent even if they are equal: editors move or remove what they show while the text changes.
   */
  answerFor({ textDocument: { uri }, previousResultId }: DocumentDiagnosticParams): DocumentDiagnosticReport {
    const path = fromUri(uri);
    const report = this.#reports.of(path);
    const resultId = report === undefined ? emptyResultId : withVersion(report);
    const requested = this.#requested.get(path);
    if (requested !== undefined) this.#answered.set(path, { uri, value: resultId });
    // The client may have got a report of all files since then.
    if (requested === 'closed') this.#changes.note();
    return previousResultId === resultId
      ? { kind: DocumentDiagnosticReportKind.Unchanged, resultId }
      : { kind: DocumentDiagnosticReportKind.Full, resultId, items: report?.items() ?? [] };
  }

  /** Notes that the client requests the findings of an open document, so that it needn't be notified of them. */
  noteRequest(uri: string): void {
    const version = this.#reports.versionOf(uri);
    if (version !== undefined) this.#requested.set(fromUri(uri), version);
  }

  /** Notes that a document was closed. */
  closed(path: ResourcePath): void {
    if (this.#requested.has(path)) this.#requested.set(path, 'closed');
  }

  /** While a site is being read, its open pages are checked when they are asked about, not after each portion. */
  async #checked(): Promise<void> {
    await this.#workspace.checked();
    if (this.#workspace.isLoaded) await this.#reports.prepareOpen();
  }

  async answer(
    { previousResultIds }: Pick<WorkspaceDiagnosticParams, 'previousResultIds'>,
    token: CancellationToken,
    sendChunk: SendChunk,
  ): Promise<WorkspaceDiagnosticReport> {
    const previous = new Map(previousResultIds.map((one) => [fromUri(one.uri), one]));
    for (const seen = new Map<boolean, string | undefined>(); ;) {
      const { count } = this.#changes;
      await unlessCancelled(token, () => this.#pendingFiles.ended(() => this.#checked()));
      const isQuiet = this.#takeQuiet();
      const isRequested = isQuiet ? nobody : this.#isRequested;
      // While a site is being read, findings of closed files would come one by one.
      const state = this.#workspace.isLoaded ? this.#reports.stateWithout(isRequested) : undefined;
      const unsure = this.#unsure();
      const closed = new Set([...unsure.keys()].filter((path) => this.#requested.get(path) === 'closed'));
      if (state !== undefined && (state !== seen.get(isQuiet) || closed.size > 0)) {
        const reports = await this.#all(token);
        // Reports from before a change aren’t sent: they would all be compared again at once.
        if (reports === undefined) continue;
        const known = isQuiet ? previous : new Map([...previous, ...unsure]);
        const gone = goneFiles(reports, known, closed);
        if (!this.#hasAnswered || closed.size > 0 || gone.length > 0 || this.#hasNews(reports, known, isQuiet)) {
          this.#hasAnswered = true;
          this.#noteSent(reports);
          const report = await this.#send(itemsOf(reports, previous, { unsure, gone }), token, sendChunk);
          for (const [path, answer] of unsure) if (this.#answered.get(path) === answer) this.#answered.delete(path);
          this.#onShown();
          return report;
        }
        this.#onShown();
      }
      seen.set(isQuiet, state);
      if (!isQuiet && this.#requested.size > 0) this.#awaitQuiet();
      await this.#changes.after(count, token);
      refuseIfCancelled(token);
      // Requests about the open document are handled first.
      await this.#pause();
    }
  }

  /** Returns the answers about documents that the client has closed, or doesn't ask about in their current version. */
  #unsure(): ReadonlyMap<ResourcePath, PreviousResultId> {
    return new Map(
      [...this.#answered].filter(([path, { uri }]) => this.#requested.get(path) !== this.#reports.versionOf(uri)),
    );
  }

  /** Whether nothing has changed for a moment since the last answer to this question. */
  #takeQuiet(): boolean {
    const isQuiet = this.#isQuiet;
    this.#isQuiet = false;
    return isQuiet;
  }

  #awaitQuiet(): void {
    clearTimeout(this.#quiet);
    this.#quiet = later(() => {
      this.#isQuiet = true;
      this.#changes.note();
    }, quietMs);
  }

  #noteSent(reports: readonly FileReport[]): void {
    for (const { path, version, resultId } of reports) if (version !== null) this.#sent.set(path, resultId);
  }

  /** Whether a file that the client hasn't requested has other findings than the client knows; if quiet, any file. */
  #hasNews(
    reports: readonly FileReport[],
    previous: ReadonlyMap<ResourcePath, PreviousResultId>,
    isQuiet: boolean,
  ): boolean {
    const isLeftOut = ({ path, version, resultId }: FileReport): boolean =>
      version !== null && (isQuiet ? this.#sent.get(path) === resultId : this.#isRequested(path, version));
    return reports.some(
      (report) =>
        !isLeftOut(report) && report.resultId !== withoutVersion(previous.get(report.path)?.value ?? emptyResultId),
    );
  }

  /** Builds all reports, with pauses; undefined if something has changed meanwhile. */
  async #all(token: CancellationToken): Promise<readonly FileReport[] | undefined> {
    const { count } = this.#changes;
    const pauseIfLong = inSlices(this.#pause);
    const reports: FileReport[] = [];
    for (const report of this.#reports.all()) {
      reports.push(report);
      await pauseIfLong();
      refuseIfCancelled(token);
      if (this.#changes.count !== count) return undefined;
    }
    return reports;
  }

  async #send(
    reports: Iterable<WorkspaceDocumentDiagnosticReport>,
    token: CancellationToken,
    sendChunk: SendChunk,
  ): Promise<WorkspaceDiagnosticReport> {
    const pauseIfLong = inSlices(this.#pause);
    const items: WorkspaceDocumentDiagnosticReport[] = [];
    for (const item of reports) {
      items.push(item);
      await pauseIfLong();
      refuseIfCancelled(token);
      if (sendChunk === undefined || items.length < reportsPerChunk) continue;
      sendChunk({ items: items.splice(0) });
      await this.#pause();
      refuseIfCancelled(token);
    }
    return { items };
  }
}

/** Yields the reports that a client needs; none for files that had and have no findings, as far as that is sure. */
function* itemsOf(
  reports: readonly FileReport[],
  previous: ReadonlyMap<ResourcePath, PreviousResultId>,
  {
    unsure,
    gone,
  }: { readonly unsure: ReadonlyMap<ResourcePath, PreviousResultId>; readonly gone: readonly GoneFile[] },
): Iterable<WorkspaceDocumentDiagnosticReport> {
  for (const { path, uri, version, resultId, items } of reports) {
    const known = previous.get(path)?.value;
    const isUnsure = unsure.has(path);
    if (!isUnsure && known !== undefined && withoutVersion(known) === resultId)
      yield { kind: DocumentDiagnosticReportKind.Unchanged, uri, version, resultId };
    else if (isUnsure || known !== undefined || resultId !== emptyResultId) {
      yield { kind: DocumentDiagnosticReportKind.Full, uri, version, resultId, items: items() };
    }
  }
  for (const { uri } of gone) {
    yield { kind: DocumentDiagnosticReportKind.Full, uri, version: null, resultId: emptyResultId, items: [] };
  }
}

/** Returns the result id of a file that was requested itself, which differs for each version of an open document. */
function withVersion({ resultId, version }: FileReport): string {
  return resultId === emptyResultId || version === null ? resultId : `${resultId}@${version}`;
}

function withoutVersion(resultId: string): string {
  return resultId.replace(/@.*$/, '');
}

interface GoneFile {
  readonly path: ResourcePath;
  readonly uri: string;
}

/** Returns the files of which the client has findings, or may have some, and which no longer belong to a site. */
function goneFiles(
  reports: readonly FileReport[],
  known: ReadonlyMap<ResourcePath, PreviousResultId>,
  closed: ReadonlySet<ResourcePath>,
): readonly GoneFile[] {
  const present = new Set(reports.map(({ path }) => path));
  return [...known]
    .filter(([path, { value }]) => !present.has(path) && (closed.has(path) || value !== emptyResultId))
    .map(([path, { uri }]) => ({ path, uri }));
}
