import {
  DocumentDiagnosticReportKind,
  type CancellationToken,
  type Connection,
  type DocumentDiagnosticParams,
  type DocumentDiagnosticReport,
  type ServerCapabilities,
} from 'vscode-languageserver';
import { fromUri } from '../../workspace/resourcePath.ts';
import { emptyResultId, type FileReports } from '../fileReports.ts';
import type { WorkspaceProblems } from '../workspaceProblems.ts';

export const problemCapability: ServerCapabilities = {
  diagnosticProvider: { identifier: 'docsight', interFileDependencies: true, workspaceDiagnostics: true },
};

/** Runs a handler about a file; a failure affects no other file. */
type Isolate = (
  neutral: DocumentDiagnosticReport,
  token: CancellationToken,
  uri: string,
  answer: () => DocumentDiagnosticReport,
) => Promise<DocumentDiagnosticReport>;

/** Registers the requests for diagnostics, of one document and of all files. */
export function registerProblems(
  { languages: { diagnostics } }: Connection,
  reports: FileReports,
  problems: WorkspaceProblems,
  isolate: Isolate,
): void {
  diagnostics.on((params, token) => isolate(nothing, token, params.textDocument.uri, () => reportOf(reports, params)));
  diagnostics.onWorkspace((params, token, _progress, chunks) =>
    problems.answer(
      params,
      token,
      chunks &&
        ((chunk) => {
          chunks.report(chunk);
        }),
    ),
  );
}

const nothing: DocumentDiagnosticReport = { kind: DocumentDiagnosticReportKind.Full, items: [] };

/** Returns the report of a document, which editors request once more after it was closed. */
function reportOf(
  reports: FileReports,
  { textDocument, previousResultId }: DocumentDiagnosticParams,
): DocumentDiagnosticReport {
  const report = reports.of(fromUri(textDocument.uri));
  const resultId = report?.resultId ?? emptyResultId;
  return previousResultId === resultId
    ? { kind: DocumentDiagnosticReportKind.Unchanged, resultId }
    : { kind: DocumentDiagnosticReportKind.Full, resultId, items: report?.items() ?? [] };
}
