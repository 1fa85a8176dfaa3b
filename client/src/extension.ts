import * as vscode from 'vscode';
import { completeUnlessClosed } from './server/completion.ts';
import type {
  ApplyWorkspaceEditParams,
  ApplyWorkspaceEditResult,
  BaseLanguageClient,
  LanguageClientOptions,
} from 'vscode-languageclient';
import { notifyOfClassicSites } from './classicSites.ts';
import { assistantTools } from './assistantTools.ts';
import { closeTagAfter, indentBetweenTags } from './editing/closeTags.ts';
import { registerCommands } from './commands/index.ts';
import { WritingKeys } from './editing/writingKeys.ts';
import { FileMoves } from './files/fileMoves.ts';
import { FillIn } from './newFiles/fillIn.ts';
import { pasteAndDrop } from './editing/paste.ts';
import { FindingsView } from './findings/findingsView.ts';
import { chooseAction, applyFix, askForSnippet, fixRule, showReferences, openLine } from './actions.ts';
import { provideFiles, askQuestions } from './server/providedFiles.ts';
import { readSchemes } from './server/readSchemes.ts';
import { refreshLinks } from './server/linkRefresh.ts';
import { createLanguageClient } from './server/languageClient.ts';
import { Previews } from './preview/previews.ts';
import { Proposals } from './proposals/proposals.ts';
import { SavedEdits } from './files/savedEdits.ts';
import { Server } from './server/server.ts';
import { ServerErrors } from './server/serverErrors.ts';
import { siteFound } from './siteFound.ts';
import { SiteProblems } from './status/siteProblems.ts';
import { registerViewCommands } from './siteView/commands/index.ts';
import { SiteView } from './siteView/siteView.ts';
import { sayWhyUnchanged } from './status/unformatted.ts';
import { StatusItem } from './status/statusItem.ts';
import { WordCountItem } from './status/wordCountItem.ts';

/**
 * What the server answers for, and which texts it gets. docs.json can include any other JSON file; what is JSON under
 * another extension (source maps, archives of requests, notebooks) can be large, and no site includes it. Editors have
 * languages of their own for the Markdown files of assistants, of which the server needs the unsaved text too.
 */
const documentSelector = readSchemes().flatMap((scheme) => [
  ...['docs-json', 'mdx', 'markdown'].map((language) => ({ scheme, language })),
  { scheme, pattern: '**/*.{md,mdc}' },
  ...['json', 'jsonc'].map((language) => ({ scheme, language, pattern: '**/*.{json,jsonc,JSON}' })),
]);

/** For `deactivate`, which the editor calls without a context and awaits: a disposable couldn’t make it wait. */
let client: BaseLanguageClient | undefined;

/**
 * Activates the extension: in a workspace with a config file, or for a file of a language that Docsight contributes.
 */
export function activate(context: vscode.ExtensionContext): void {
  const output = vscode.window.createOutputChannel('Docsight', { log: true });
  const savedEdits = new SavedEdits();
  const fileMoves = new FileMoves(savedEdits);
  const started = createClient(context, output, fileMoves);
  client = started;
  const server = new Server(started, savedEdits);
  context.subscriptions.push(output, savedEdits, fileMoves, server);
  context.subscriptions.push(provideFiles(started), askQuestions(started));
  for (const part of createInterface(context, output, started, server)) context.subscriptions.push(part);
  // The editor mustn't wait until the server is up; a failure to start is shown by the client itself.
  void start(context, started, server);
}

/** Creates what people see and use of the extension: views, items in the status bar, commands and keys. */
function createInterface(
  extension: vscode.ExtensionContext,
  output: vscode.LogOutputChannel,
  started: BaseLanguageClient,
  server: Server,
): readonly vscode.Disposable[] {
  const problems = new SiteProblems();
  const view = new SiteView(server, problems, output);
  const fillIn = new FillIn();
  const proposals = new Proposals();
  const previews = new Previews({ server, extension: extension.extensionUri });
  const restart = async (): Promise<void> => {
    await started.stop();
    await started.start();
  };
  return [
    problems,
    view,
    fillIn,
    proposals,
    previews,
    new StatusItem(server, problems),
    new WordCountItem(),
    new WritingKeys(server),
    new FindingsView(problems, server),
    notifyOfClassicSites(server),
    refreshLinks(server, documentSelector),
    registerViewCommands(view, output),
    showReferences(started),
    openLine(),
    fixRule(server, proposals, output),
    applyFix(server, output),
    assistantTools(extension, server),
    askForSnippet(server, output),
    chooseAction(server, output),
    registerCommands({ server, output, extension, fillIn, proposals, previews, restart }),
  ];
}

async function start(context: vscode.ExtensionContext, started: BaseLanguageClient, server: Server): Promise<void> {
  await siteFound(context);
  context.subscriptions.push(indentBetweenTags());
  await started.start();
  context.subscriptions.push(pasteAndDrop(server));
  await vscode.commands.executeCommand('setContext', 'docsight.isRunning', true);
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}

/** Applies an edit that the server offers, and saves its files: they may have no tabs. */
async function applyOffered({ edit }: ApplyWorkspaceEditParams): Promise<ApplyWorkspaceEditResult> {
  await vscode.commands.executeCommand('docsight.applyAndSave', edit);
  return { applied: true };
}

function createClient(
  context: vscode.ExtensionContext,
  outputChannel: vscode.LogOutputChannel,
  { workspace, provideRenameEdits }: FileMoves,
): BaseLanguageClient {
  const options: LanguageClientOptions = {
    documentSelector,
    // The editor's own support already provides outline and folding of `.md` pages and JSON files, among others.
    initializationOptions: {
      servesMarkdown: true,
      servesJson: true,
      closesTags: true,
      showsSites: true,
      isTrusted: vscode.workspace.isTrusted,
      readsFiles: true,
      asksQuestions: true,
      suggestCommand: 'editor.action.triggerSuggest',
      showReferencesCommand: 'docsight.showReferences',
      fixRuleCommand: 'docsight.fixRule',
      applyAndSaveCommand: 'docsight.applyAndSave',
      extractSnippetCommand: 'docsight.extractSnippet',
      chooseActionCommand: 'docsight.chooseAction',
      showRuleCommand: 'docsight.showRule',
    },
    outputChannel,
    errorHandler: new ServerErrors(outputChannel),
    middleware: {
      workspace: {
        ...workspace,
        handleApplyEdit: applyOffered,
      },
      provideRenameEdits,
      provideDocumentFormattingEdits: async (document, options, token, next) => {
        const edits = await next(document, options, token);
        if (edits?.length === 0 && !token.isCancellationRequested) sayWhyUnchanged(document);
        return edits;
      },
      provideCompletionItem: completeUnlessClosed,
      didChange: async (event, notifyServer) => {
        const notified = notifyServer(event);
        // The text is read at once: people may have typed on by the time the server is notified.
        closeTagAfter(created, event, notified);
        await notified;
      },
    },
  };
  const created = createLanguageClient(context, options);
  return created;
}
