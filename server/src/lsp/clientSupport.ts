import type { ClientCapabilities } from 'vscode-languageserver';

/** What the client on the other side can take, asked once. */
export interface ClientSupport {
  readonly snippets: boolean;
  readonly locationLinks: boolean;
  readonly documentChanges: boolean;
  readonly createFiles: boolean;
  readonly pullDiagnostics: boolean;
  readonly diagnosticRefresh: boolean;
  readonly inlayHintRefresh: boolean;
  readonly watchFiles: boolean;
  readonly configuration: boolean;
  readonly workspaceFolders: boolean;
}

export function readClientSupport({ workspace, textDocument }: ClientCapabilities): ClientSupport {
  return {
    snippets: textDocument?.completion?.completionItem?.snippetSupport ?? false,
    locationLinks: textDocument?.definition?.linkSupport ?? false,
    documentChanges: workspace?.workspaceEdit?.documentChanges ?? false,
    createFiles: workspace?.workspaceEdit?.resourceOperations?.includes('create') ?? false,
    pullDiagnostics: textDocument?.diagnostic !== undefined,
    diagnosticRefresh: workspace?.diagnostics?.refreshSupport ?? false,
    inlayHintRefresh: workspace?.inlayHint?.refreshSupport ?? false,
    watchFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false,
    configuration: workspace?.configuration ?? false,
    workspaceFolders: workspace?.workspaceFolders ?? false,
  };
}
