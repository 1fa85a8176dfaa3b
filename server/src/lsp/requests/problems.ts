import {
  DocumentDiagnosticReportKind,
  DocumentDiagnosticRequest,
  type Diagnostic,
  type DocumentDiagnosticReport,
} from 'vscode-languageserver';
import { diagnosticsOf } from '../diagnostics.ts';
import type { DocumentParams, RequestRow } from './requestRow.ts';

/** The request for what the rules find. */
export const problemRequests: readonly RequestRow[] = [
  {
    capability: {
      diagnosticProvider: { identifier: 'docsight', interFileDependencies: true, workspaceDiagnostics: false },
    },
    register: (connection, answer) =>
      connection.onRequest(
        DocumentDiagnosticRequest.type,
        answer<DocumentParams, DocumentDiagnosticReport>(reportOf([]), {
          config: (context) => reportOf(diagnosticsOf(context)),
          page: (context) => reportOf(diagnosticsOf(context)),
        }),
      ),
  },
];

function reportOf(items: Diagnostic[]): DocumentDiagnosticReport {
  return { kind: DocumentDiagnosticReportKind.Full, items };
}
