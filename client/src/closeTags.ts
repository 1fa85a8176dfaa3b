import * as vscode from 'vscode';
import type { LanguageClient, TextEdit } from 'vscode-languageclient/node';
import { closingAfter, typedAt } from './editing/closingTag.ts';
import { mayBePage } from './preview/editors.ts';

/** How often a tag is inserted while each try meets another letter that was typed in the meantime. */
const tries = 50;

/**
 * Inserts a component's closing tag after its `>` was typed, as the editor does in HTML, and removes it again if it is
 * typed too. Formatting on type is off by default, so the extension sends the request itself, once the server has received
 * the change.
 */
export function closeTagAfter(
  client: LanguageClient,
  event: vscode.TextDocumentChangeEvent,
  notified: Promise<void>,
): void {
  const { document, contentChanges, reason } = event;
  const [change] = contentChanges;
  const isTyped = contentChanges.length === 1 && change?.text === '>' && reason === undefined;
  if (!isTyped || !client.isRunning() || !mayBePage(document) || !isOn(document)) return;
  void changeClosingTag(client, document, { position: change.range.start.translate(0, 1), notified });
}

async function changeClosingTag(
  client: LanguageClient,
  document: vscode.TextDocument,
  { position, notified }: { readonly position: vscode.Position; readonly notified: Promise<void> },
): Promise<void> {
  const before = document.getText();
  await notified;
  const edit = await client.sendRequest<TextEdit | null>('docsight/closeTag', {
    textDocument: client.code2ProtocolConverter.asTextDocumentIdentifier(document),
    position: client.code2ProtocolConverter.asPosition(position),
  });
  const editor = vscode.window.activeTextEditor;
  if (edit === null || editor?.document !== document) return;
  const { start, end } = client.protocol2CodeConverter.asRange(edit.range);
  const length = end.character - start.character;
  // The editor refuses an edit of a text that has changed since.
  for (let left = tries; left > 0; left--) {
    const done =
      edit.newText === ''
        ? removeClosingTag(editor, { position, before, length })
        : insertClosingTag(editor, { position, before, closing: edit.newText });
    if (done === undefined || (await done)) return;
  }
}

/** Removes the closing tag after what was typed since the same one; undefined if it isn’t there any more. */
function removeClosingTag(
  editor: vscode.TextEditor,
  {
    position,
    before,
    length,
  }: { readonly position: vscode.Position; readonly before: string; readonly length: number },
): Thenable<boolean> | undefined {
  const { document } = editor;
  const start = document.offsetAt(position);
  const typed = typedAt(start, before, document.getText());
  if (typed === undefined) return undefined;
  const [from, to] = [start + typed.length, start + typed.length + length];
  const range = new vscode.Range(document.positionAt(from), document.positionAt(to));
  return editor.edit((builder) => {
    builder.delete(range);
  });
}

/** Inserts the closing tag after what was typed since the opening one; undefined if it would be elsewhere. */
function insertClosingTag(
  editor: vscode.TextEditor,
  {
    position,
    before,
    closing,
  }: { readonly position: vscode.Position; readonly before: string; readonly closing: string },
): Thenable<boolean> | undefined {
  const { document, selections } = editor;
  const start = document.offsetAt(position);
  const typed = typedAt(start, before, document.getText());
  if (typed === undefined) return undefined;
  const end = document.positionAt(start + typed.length);
  // The cursor of a key that was pressed just now may not be known yet.
  const isAtTyped = selections.every(({ active }) => active.isAfterOrEqual(position) && active.isBeforeOrEqual(end));
  const [indent = ''] = /^\s*/.exec(document.lineAt(position).text) ?? [];
  const line = document.lineAt(end).text;
  const added = isAtTyped ? closingAfter(typed, { closing, indent, rest: line.slice(end.character) }) : undefined;
  if (added === undefined) return undefined;
  if (typed === '') return editor.insertSnippet(new vscode.SnippetString('$0').appendText(added), end);
  // The editor indents the lines of a snippet as the line before its start.
  const snippet = new vscode.SnippetString()
    .appendText(line.slice(0, end.character))
    .appendTabstop(0)
    .appendText(added);
  return editor.insertSnippet(snippet, new vscode.Range(end.with({ character: 0 }), end));
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
