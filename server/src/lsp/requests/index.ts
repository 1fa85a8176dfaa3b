import type { Connection, ServerCapabilities } from 'vscode-languageserver';
import { editRequests } from './edits.ts';
import { fixRuleRequests } from './fixRule.ts';
import { helpRequests } from './help.ts';
import { extractRequests, pickerRequests, pasteRequests } from './insertions.ts';
import { llmsRequests } from './llms.ts';
import { navigateRequests } from './navigate.ts';
import { newFileRequests } from './newFiles.ts';
import { previewRequests } from './preview.ts';
import { problemCapability } from './problems.ts';
import { refactorRequests } from './refactor.ts';
import type { Answer, AnswerForAll, RequestRow } from './requestRow.ts';
import { rulesFileRequests } from './rulesFile.ts';
import { siteRequests } from './sites.ts';
import { siteViewRequests } from './siteView.ts';
import { structureRequests } from './structure.ts';
import { upgradeRequests } from './upgrade.ts';

/**
 * Every request that the server handles, one row each. A docs.json that isn't the configuration of a site gets plain
 * JSON support.
 */
const rows: readonly RequestRow[] = [
  ...helpRequests,
  ...navigateRequests,
  ...structureRequests,
  ...editRequests,
  ...refactorRequests,
  ...siteRequests,
  ...rulesFileRequests,
  ...llmsRequests,
  ...newFileRequests,
  ...siteViewRequests,
  ...upgradeRequests,
  ...pasteRequests,
  ...pickerRequests,
  ...extractRequests,
  ...fixRuleRequests,
  ...previewRequests,
];

export const requestCapabilities: ServerCapabilities = rows.reduce<ServerCapabilities>(
  (all, row) => ({ ...all, ...row.capability }),
  problemCapability,
);

export function registerRequests(connection: Connection, answer: Answer, answerForAll: AnswerForAll): void {
  for (const row of rows) row.register(connection, answer, answerForAll);
}
