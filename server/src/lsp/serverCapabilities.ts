import { TextDocumentSyncKind, type ServerCapabilities } from 'vscode-languageserver';
import type { ClientSupport } from './clientSupport.ts';
import { requestCapabilities } from './requests/index.ts';

/** Returns what the server can do for a client. */
export function serverCapabilities({ dynamicFormatting }: ClientSupport): ServerCapabilities {
  return {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
    ...requestCapabilities,
    workspace: {
      workspaceFolders: { supported: true, changeNotifications: true },
      ...requestCapabilities.workspace,
    },
    // Registered later, if settings and the repository allow it.
    ...(dynamicFormatting && { documentFormattingProvider: false, documentRangeFormattingProvider: false }),
  };
}
