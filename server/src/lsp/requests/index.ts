import type { Connection, ServerCapabilities } from 'vscode-languageserver';
import { editRequests } from './edits.ts';
import { helpRequests } from './help.ts';
import { problemRequests } from './problems.ts';
import type { Answer, RequestRow } from './requestRow.ts';
import { structureRequests } from './structure.ts';

/** Every request that is answered, one row each. docs.json that configures no site gets plain JSON help. */
const rows: readonly RequestRow[] = [...helpRequests, ...structureRequests, ...editRequests, ...problemRequests];

export const requestCapabilities: ServerCapabilities = rows.reduce<ServerCapabilities>(
  (all, row) => ({ ...all, ...row.capability }),
  {},
);

export function registerRequests(connection: Connection, answer: Answer): void {
  for (const row of rows) row.register(connection, answer);
}
