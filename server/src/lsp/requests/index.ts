import type { Connection, ServerCapabilities } from 'vscode-languageserver';
import { editRequests } from './edits.ts';
import { helpRequests } from './help.ts';
import { registerLateRequests } from './lateRequests.ts';
import { navigateRequests } from './navigate.ts';
import { problemCapability } from './problems.ts';
import { refactorRequests } from './refactor.ts';
import type { Answer, AnswerForAll, RequestRow } from './requestRow.ts';
import { siteRequests } from './sites.ts';
import { structureRequests } from './structure.ts';

/**
 * The requests that the server handles, one row each, but for those whose code is loaded late. A docs.json that isn't the
 * configuration of a site gets plain JSON support.
 */
const rows: readonly RequestRow[] = [
  ...helpRequests,
  ...navigateRequests,
  ...structureRequests,
  ...editRequests,
  ...refactorRequests,
  ...siteRequests,
];

export const requestCapabilities: ServerCapabilities = rows.reduce<ServerCapabilities>(
  (all, row) => ({ ...all, ...row.capability }),
  problemCapability,
);

export function registerRequests(connection: Connection, answer: Answer, answerForAll: AnswerForAll): void {
  for (const row of rows) row.register(connection, answer, answerForAll);
  registerLateRequests(connection, answer, answerForAll);
}
