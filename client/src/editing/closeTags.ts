import * as vscode from 'vscode';
import type { BaseLanguageClient, TextEdit } from 'vscode-languageclient';
import { closingAfter } from './closingTag.ts';
import { TypedText } from './typedText.ts';
import { untilDone } from './whileTyping.ts';
import { mayBePage } from '../preview/editors.ts';

/**
 * Inserts a component's closing tag after its `>` was typed, as the editor does in HTML, and removes it again if it is
 * typed too. Formatting on type is off by default, so the extension sends the request itself, once the server has received
 * the change.
 */
export function closeTagAfter(
  client: BaseLanguageClient,
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
  client: BaseLanguageClient,
  document: vscode.TextDocument,
  { position, notified }: { readonly position: vscode.Position; readonly notified: Promise<void> },
): Promise<void> {
  const typed = new TypedText(document, position);
  try {
    await notified;
    const edit = await client.sendRequest<TextEdit | null>('docsight/closeTag', {
      textDocument: client.code2ProtocolConverter.asTextDocumentIdentifier(document),
      position: client.code2ProtocolConverter.asPosition(position),
    });
    if (edit === null) return;
    const { newText, range } = edit;
    await untilDone(document, (editor) => {
      const now = typed.range;
      if (now === undefined) return undefined;
      if (newText !== '') return insertClosingTag(editor, now, { closing: newText, rest: typed.rest });
      return editor.edit((builder) => {
        builder.delete(new vscode.Range(now.end, now.end.translate(0, range.end.character - range.start.character)));
      });
    });
  } finally {
    typed.dispose();
  }
}

/** Inserts the closing tag after what was typed since the opening one; undefined if it would be elsewhere. */
function insertClosingTag(
  editor: vscode.TextEditor,
  typed: vscode.Range,
  { closing, rest }: { readonly closing: string; readonly rest: string },
): Thenable<boolean> | undefined {
  const { document, selections } = editor;
  const { start, end } = typed;
  // The cursor of a key that was pressed just now may not be known yet.
  const isAtTyped = selections.every(({ active }) => typed.contains(active));
  const [indent = ''] = /^\s*/.exec(document.lineAt(start).text) ?? [];
  const text = document.getText(typed);
  const added = isAtTyped ? closingAfter(text, { closing, indent, rest }) : undefined;
  if (added === undefined) return undefined;
  if (text === '') return editor.insertSnippet(new vscode.SnippetString('$0').appendText(added), end);
  // The editor indents the lines of a snippet as the line before its start.
  const snippet = new vscode.SnippetString()
    .appendText(document.lineAt(end).text.slice(0, end.character))
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
