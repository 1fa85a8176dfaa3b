import type { ClientCapabilities } from 'vscode-languageserver';
import { textOf } from '../core/util/values.ts';

/** The client's capabilities, read once. */
export interface ClientSupport {
  readonly snippets: boolean;
  /** Whether completion items have a text at their right that is always shown. */
  readonly labelDetails: boolean;
  readonly locationLinks: boolean;
  readonly documentChanges: boolean;
  readonly createFiles: boolean;
  readonly renameFiles: boolean;
  /** Whether changes can be marked as requiring confirmation. */
  readonly changeAnnotations: boolean;
  readonly pullDiagnostics: boolean;
  readonly diagnosticRefresh: boolean;
  readonly inlayHintRefresh: boolean;
  readonly workDoneProgress: boolean;
  readonly codeLensRefresh: boolean;
  readonly watchFiles: boolean;
  readonly configuration: boolean;
  readonly workspaceFolders: boolean;
  /** Whether formatting can be registered for some documents only. */
  readonly dynamicFormatting: boolean;
  /** Whether the client has Markdown support of its own, which answers for `.md` pages too. */
  readonly servesMarkdown: boolean;
  /** Whether the client has JSON support of its own, which answers for included files too. */
  readonly servesJson: boolean;
  /** Whether the client requests closing tags while somebody types, so that formatting on type needn't insert them. */
  readonly closesTags: boolean;
  /** Whether the client shows the sites and their navigation, and needs notifications of their changes. */
  readonly showsSites: boolean;
  /** The client's command that triggers completion, run after the insertion of an item that needs it. */
  readonly suggestCommand: string | undefined;
  /** The client's command that lists locations: its arguments are a document, a position in it and the locations. */
  readonly showReferencesCommand: string | undefined;
  /** The client's command that fixes a rule's findings in a site: its arguments are those of `FixRuleParams`. */
  readonly fixRuleCommand: string | undefined;
  /** The client's command that applies a workspace edit, its argument, and saves the files that were saved before. */
  readonly applyAndSaveCommand: string | undefined;
  /** The client's command that shows a rule's page: its argument is the rule's id. */
  readonly showRuleCommand: string | undefined;
}

/** `options` are the initialization options: what the protocol has no capability for. */
export function readClientSupport(
  { workspace, textDocument, window }: ClientCapabilities,
  options?: unknown,
): ClientSupport {
  const actual = (typeof options === 'object' && options !== null ? options : {}) as Readonly<Record<string, unknown>>;
  return {
    snippets: textDocument?.completion?.completionItem?.snippetSupport ?? false,
    labelDetails: textDocument?.completion?.completionItem?.labelDetailsSupport ?? false,
    locationLinks: textDocument?.definition?.linkSupport ?? false,
    documentChanges: workspace?.workspaceEdit?.documentChanges ?? false,
    createFiles: workspace?.workspaceEdit?.resourceOperations?.includes('create') ?? false,
    renameFiles: workspace?.workspaceEdit?.resourceOperations?.includes('rename') ?? false,
    changeAnnotations: workspace?.workspaceEdit?.changeAnnotationSupport !== undefined,
    pullDiagnostics: textDocument?.diagnostic !== undefined,
    diagnosticRefresh: workspace?.diagnostics?.refreshSupport ?? false,
    workDoneProgress: window?.workDoneProgress ?? false,
    inlayHintRefresh: workspace?.inlayHint?.refreshSupport ?? false,
    codeLensRefresh: workspace?.codeLens?.refreshSupport ?? false,
    watchFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false,
    configuration: workspace?.configuration ?? false,
    workspaceFolders: workspace?.workspaceFolders ?? false,
    dynamicFormatting: textDocument?.formatting?.dynamicRegistration ?? false,
    servesMarkdown: actual['servesMarkdown'] === true,
    servesJson: actual['servesJson'] === true,
    closesTags: actual['closesTags'] === true,
    showsSites: actual['showsSites'] === true,
    suggestCommand: textOf(actual['suggestCommand']),
    showReferencesCommand: textOf(actual['showReferencesCommand']),
    fixRuleCommand: textOf(actual['fixRuleCommand']),
    applyAndSaveCommand: textOf(actual['applyAndSaveCommand']),
    showRuleCommand: textOf(actual['showRuleCommand']),
  };
}
