import type { ClientCapabilities } from 'vscode-languageserver';
import { textOf } from '../core/util/values.ts';

/** The client's capabilities, read once. */
export interface ClientSupport {
  readonly snippets: boolean;
  /** Whether completion items have a text at their right that is always shown. */
  readonly labelDetails: boolean;
  readonly locationLinks: boolean;
  /** Whether edits may be lists of changes, of which some create or rename files. */
  readonly documentChanges: boolean;
  readonly createFiles: boolean;
  readonly renameFiles: boolean;
  /** Whether changes can be marked as requiring confirmation. */
  readonly changeAnnotations: boolean;
  /** Whether the client applies edits that it hasn’t requested. */
  readonly appliesEdits: boolean;
  readonly pullDiagnostics: boolean;
  readonly diagnosticRefresh: boolean;
  readonly inlayHintRefresh: boolean;
  readonly workDoneProgress: boolean;
  readonly codeLensRefresh: boolean;
  /**
   * Whether the client tells of all files. Those that know no relative patterns may tell of some: eglot of those in folders
   * that were there at its start.
   */
  readonly watchFiles: boolean;
  readonly configuration: boolean;
  /** Whether notifications of changed settings have to be registered, and can be. */
  readonly registersConfiguration: boolean;
  /** Whether the client requests the edits for files that it is about to rename. */
  readonly requestsRenames: boolean;
  readonly prepareRename: boolean;
  /** Whether texts may be Markdown: of hovers, and of completion items. */
  readonly markdownHover: boolean;
  readonly markdownItems: boolean;
  /** Whether symbols of a document may have children. */
  readonly nestedSymbols: boolean;
  /** Whether code actions may be more than commands. */
  readonly codeActions: boolean;
  /** Whether the client negotiates how characters are counted. */
  readonly positionEncodings: boolean;
  readonly workspaceFolders: boolean;
  /** Whether formatting can be registered for some documents only. */
  readonly dynamicFormatting: boolean;
  /** Whether the client has Markdown support of its own, which answers for `.md` pages too. */
  readonly servesMarkdown: boolean;
  /** Whether the client has JSON support of its own, which answers for included files too. */
  readonly servesJson: boolean;
  /** Whether the client requests closing tags while somebody types, so that formatting on type needn't insert them. */
  readonly closesTags: boolean;
  /** Whether a person trusts the opened folders; where editors don’t ask that, opening one says it. */
  readonly isTrusted: boolean;
  /** Whether the client shows the sites and their navigation, and needs notifications of their changes. */
  readonly showsSites: boolean;
  /** Whether the client reads files of other schemes than `file` for the server: the requests of protocol/files.ts. */
  readonly readsFiles: boolean;
  /** Whether the client asks questions in dialogs: the request of protocol/questions.ts. */
  readonly asksQuestions: boolean;
  /** The client's command that triggers completion, run after the insertion of an item that needs it. */
  readonly suggestCommand: string | undefined;
  /** The client's command that lists locations: its arguments are a document, a position in it and the locations. */
  readonly showReferencesCommand: string | undefined;
  /** The client's command that fixes a rule's findings in a site: its arguments are those of `FixRuleParams`. */
  readonly fixRuleCommand: string | undefined;
  /** The client's command that applies a workspace edit, its argument, and saves the files that were saved before. */
  readonly applyAndSaveCommand: string | undefined;
  /** The client's command that asks for a snippet's name: its arguments are the document with a range, and a name. */
  readonly extractSnippetCommand: string | undefined;
  /** The client's command that asks for one of several edits, its argument, each with a title, and applies it. */
  readonly chooseActionCommand: string | undefined;
  /** The client's command that shows a rule's page: its argument is the rule's id. */
  readonly showRuleCommand: string | undefined;
}

/** `options` are the initialization options: what the protocol has no capability for. */
export function readClientSupport(
  { workspace, textDocument, window, general }: ClientCapabilities,
  options?: unknown,
): ClientSupport {
  const actual = (typeof options === 'object' && options !== null ? options : {}) as Readonly<Record<string, unknown>>;
  return {
    snippets: textDocument?.completion?.completionItem?.snippetSupport ?? false,
    labelDetails: textDocument?.completion?.completionItem?.labelDetailsSupport ?? false,
    locationLinks: textDocument?.definition?.linkSupport ?? false,
    // Either of the two suffices.
    documentChanges:
      workspace?.workspaceEdit?.documentChanges === true || workspace?.workspaceEdit?.resourceOperations !== undefined,
    createFiles: workspace?.workspaceEdit?.resourceOperations?.includes('create') ?? false,
    renameFiles: workspace?.workspaceEdit?.resourceOperations?.includes('rename') ?? false,
    changeAnnotations: workspace?.workspaceEdit?.changeAnnotationSupport !== undefined,
    appliesEdits: workspace?.applyEdit ?? false,
    pullDiagnostics: textDocument?.diagnostic !== undefined,
    diagnosticRefresh: workspace?.diagnostics?.refreshSupport ?? false,
    workDoneProgress: window?.workDoneProgress ?? false,
    inlayHintRefresh: workspace?.inlayHint?.refreshSupport ?? false,
    codeLensRefresh: workspace?.codeLens?.refreshSupport ?? false,
    watchFiles:
      workspace?.didChangeWatchedFiles?.dynamicRegistration === true &&
      workspace.didChangeWatchedFiles.relativePatternSupport === true,
    configuration: workspace?.configuration ?? false,
    registersConfiguration: workspace?.didChangeConfiguration?.dynamicRegistration ?? false,
    requestsRenames: workspace?.fileOperations?.willRename ?? false,
    prepareRename: textDocument?.rename?.prepareSupport ?? false,
    markdownHover: textDocument?.hover?.contentFormat?.includes('markdown') ?? false,
    markdownItems: textDocument?.completion?.completionItem?.documentationFormat?.includes('markdown') ?? false,
    nestedSymbols: textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport ?? false,
    codeActions: textDocument?.codeAction?.codeActionLiteralSupport !== undefined,
    positionEncodings: general?.positionEncodings !== undefined,
    workspaceFolders: workspace?.workspaceFolders ?? false,
    dynamicFormatting: textDocument?.formatting?.dynamicRegistration ?? false,
    servesMarkdown: actual['servesMarkdown'] === true,
    servesJson: actual['servesJson'] === true,
    closesTags: actual['closesTags'] === true,
    isTrusted: actual['isTrusted'] !== false,
    showsSites: actual['showsSites'] === true,
    readsFiles: actual['readsFiles'] === true,
    asksQuestions: actual['asksQuestions'] === true,
    suggestCommand: textOf(actual['suggestCommand']),
    showReferencesCommand: textOf(actual['showReferencesCommand']),
    fixRuleCommand: textOf(actual['fixRuleCommand']),
    applyAndSaveCommand: textOf(actual['applyAndSaveCommand']),
    extractSnippetCommand: textOf(actual['extractSnippetCommand']),
    chooseActionCommand: textOf(actual['chooseActionCommand']),
    showRuleCommand: textOf(actual['showRuleCommand']),
  };
}
