import * as vscode from 'vscode';
import type { TextEdit } from '../../../server/src/core/text/textRange.ts';
import { TaskQueue } from '../taskQueue.ts';
import { addEdits, linesIn } from './applyChanges.ts';
import type { Lines } from './change.ts';
import { completeLineBreak, type Completion, type LineBreak } from './enter.ts';
import { isFenceDoubled } from './fences.ts';
import { FollowedLine } from './followedLine.ts';
import { isDelimiterRowDoubled } from './tables.ts';
import { TypedText } from './typedText.ts';

/** How often an edit is tried while each try meets another letter that was typed in the meantime. */
const tries = 50;

/** Edits that complete what the editor has done with a key, while people type on; one after the other. */
export class WhileTyping {
  readonly #taskQueue = new TaskQueue();

  /** Completes the line break before the cursor. */
  async completeLineBreak(editor: vscode.TextEditor): Promise<void> {
    const { document, selection } = editor;
    const { line, character } = selection.active;
    const indent = document.lineAt(line).text.slice(0, character);
    if (line === 0 || indent.trim() !== '') return;
    const typed = new TypedText(document, selection.active);
    await this.#edit(editor, typed, (lines) => {
      const { line: at, next, rest } = typed;
      if (at === undefined || next === undefined) return undefined;
      return completionOf(document, lines, { line: at - 1, next, indent, rest });
    });
  }

  /** Removes the closing fence or the row of hyphens that Enter had added, after the last mark of another one was typed. */
  async removeDoubled(editor: vscode.TextEditor, line: number): Promise<void> {
    const lines = linesIn(editor.document);
    const doubled = isFenceDoubled(lines, line) ? line + 1 : isDelimiterRowDoubled(lines, line) ? line - 1 : undefined;
    if (doubled === undefined) return;
    const text = lines.text(doubled);
    const added = new FollowedLine(editor.document, doubled);
    await this.#edit(editor, added, (now) => {
      const { line: at } = added;
      if (at === undefined || now.text(at) !== text) return undefined;
      const end = (one: number): number => now.start(one) + now.text(one).length;
      return { edits: [{ range: { start: end(at - 1), end: end(at) }, newText: '' }] };
    });
  }

  /** Edits a document in its turn, in which `followed` says where something is then. */
  async #edit(
    { document }: vscode.TextEditor,
    followed: vscode.Disposable,
    edit: (lines: Lines) => Completion | undefined,
  ): Promise<void> {
    try {
      await this.#taskQueue.do(async () => {
        let atEnd: string | undefined;
        await untilDone(document, (editor) => {
          const change = edit(linesIn(document));
          atEnd = change?.atEnd;
          return change && editText(editor, change.edits);
        });
        if (atEnd === undefined) return;
        await untilDone(document, (editor) => {
          // What was typed since may have closed the block of code.
          const closing = edit(linesIn(document))?.atEnd;
          return closing === undefined ? undefined : insertAtEnd(editor, closing);
        });
      });
    } finally {
      followed.dispose();
    }
  }
}

function completionOf(document: vscode.TextDocument, lines: Lines, at: LineBreak): Completion | undefined {
  return completeLineBreak(lines, at, document.eol === vscode.EndOfLine.CRLF ? '\r\n' : '\n');
}

/**
 * Tries an edit again as long as the editor refuses it because the text has changed since it was made; undefined ends it.
 */
export async function untilDone(
  document: vscode.TextDocument,
  attempt: (editor: vscode.TextEditor) => Thenable<boolean> | undefined,
): Promise<void> {
  for (let left = tries; left > 0; left--) {
    const editor = vscode.window.activeTextEditor;
    const done = editor?.document === document ? attempt(editor) : undefined;
    if (done === undefined || (await done)) return;
  }
}

/** The key and what follows it are taken back by one undo. */
const options = { undoStopBefore: false, undoStopAfter: false };

function editText(editor: vscode.TextEditor, edits: readonly TextEdit[]): Thenable<boolean> {
  return editor.edit((builder) => {
    addEdits(builder, editor.document, edits);
  }, options);
}

/** Inserts text at the end of a document and leaves the cursor before it. */
function insertAtEnd(editor: vscode.TextEditor, text: string): Thenable<boolean> {
  const { document, selection } = editor;
  const end = document.lineAt(document.lineCount - 1).range.end;
  // An edit would move a cursor that is there, and what is typed next would end up below.
  return selection.isEmpty && selection.active.isEqual(end)
    ? editor.insertSnippet(new vscode.SnippetString('$0').appendText(text), end, options)
    : editor.edit((builder) => {
        // An insertion would be part of a bracket that the editor has closed there, and the next letter wouldn’t replace it.
        builder.replace(new vscode.Range(end, end), text);
      }, options);
}
