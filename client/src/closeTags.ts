import * as vscode from 'vscode';
import type { LanguageClient, TextEdit } from 'vscode-languageclient/node';
import { mayBePage } from './preview/editors.ts';

/**
 * Inserts a component's closing tag after its `>` was typed, as the editor does in HTML, and removes it again if it is
 * typed too. Formatting on type is off by default, so the extension sends the request itself, once the server has received
 * the change.
 */
export function closeTagAfter(client: LanguageClient, event: vscode.TextDocumentChangeEvent): void {
  const { document, contentChanges, reason } = event;
  const [change] = contentChanges;
  const isTyped = contentChanges.length === 1 && change?.text === '>' && reason === undefined;
  if (!isTyped || !client.isRunning() || !mayBePage(document) || !isOn(document)) return;
  void changeClosingTag(client, document, change.range.start.translate(0, 1));
}

async function changeClosingTag(
  client: LanguageClient,
  document: vscode.TextDocument,
  position: vscode.Position,
): Promise<void> {
  const { version } = document;
  const edit = await client.sendRequest<TextEdit | null>('docsight/closeTag', {
    textDocument: client.code2ProtocolConverter.asTextDocumentIdentifier(document),
    position: client.code2ProtocolConverter.asPosition(position),
  });
  const editor = vscode.window.activeTextEditor;
  // The cursor has moved on since, so the tag would be inserted elsewhere.
  if (edit === null || editor?.document !== document || document.version !== version) return;
  if (!editor.selections.every(({ active }) => active.isEqual(position))) return;
  const range = client.protocol2CodeConverter.asRange(edit.range);
  // The cursor stays before the tag.
  await editor.insertSnippet(new vscode.SnippetString('$0').appendText(edit.newText), range);
}

function isOn(document: vscode.TextDocument): boolean {
  return vscode.workspace.getConfiguration('docsight', document).get('autoClosingTags', true);
}

/**
 * Makes Enter between the tags of a component add an indented line in `.md` pages too. The editor's own configuration
 * for Markdown has no tags, and one that an extension adds applies to all files of the language.
 */
export function indentBetweenTags(): vscode.Disposable {
  return vscode.languages.setLanguageConfiguration('markdown', {
    onEnterRules: [
      {
        beforeText: /<[A-Za-z](?:[^<>]*[^<>/])?>\s*$/,
        afterText: /^\s*<\/[A-Za-z][\w.]*\s*>/,
        action: { indentAction: vscode.IndentAction.IndentOutdent },
      },
    ],
  });
}
