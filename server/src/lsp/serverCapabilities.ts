import { PositionEncodingKind, TextDocumentSyncKind, type ServerCapabilities } from 'vscode-languageserver';
import type { ClientSupport } from './clientSupport.ts';
import { requestCapabilities } from './requests/index.ts';

/** Returns what the server can do for a client. */
export function serverCapabilities(client: ClientSupport): ServerCapabilities {
  return {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
    ...requestCapabilities,
    ...(client.positionEncodings && { positionEncoding: PositionEncodingKind.UTF16 }),
    ...(!client.prepareRename && { renameProvider: true }),
    workspace: {
      workspaceFolders: { supported: true, changeNotifications: true },
      ...requestCapabilities.workspace,
    },
    // Registered later, if settings and the repository allow it.
    ...(client.dynamicFormatting && { documentFormattingProvider: false, documentRangeFormattingProvider: false }),
  };
}
