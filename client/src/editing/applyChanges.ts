import * as vscode from 'vscode';
import type { TextRange, TextEdit } from '../../../server/src/core/text/textRange.ts';
import { linesOf, offsetAfter, split, type Change, type Lines } from './change.ts';

export type AtCursor = (lines: Lines, line: number, character: number) => Change | undefined;

/** Changes the text at the cursor, or does something else where there is nothing to change. */
export async function applyAt(editor: vscode.TextEditor, change: AtCursor, otherwise?: () => unknown): Promise<void> {
  const { document, selection } = editor;
  const changed = change(linesOf(document.getText()), selection.active.line, selection.active.character);
  if (changed === undefined) await otherwise?.();
  else await applyChanges(editor, [changed]);
}

/** Changes the selected text, or runs a command of the editor where there is nothing to change. */
export async function applySelected(
  editor: vscode.TextEditor,
  change: (text: string, selection: TextRange) => Change | undefined,
  otherwise: string,
): Promise<void> {
  const { document, selection } = editor;
  const range = { start: document.offsetAt(selection.start), end: document.offsetAt(selection.end) };
  const changed = change(document.getText(), range);
  if (changed === undefined) await vscode.commands.executeCommand(otherwise);
  else await applyChanges(editor, [changed]);
}

export async function applyAll<Result extends Change>(
  editor: vscode.TextEditor,
  change: (text: string, selection: TextRange) => Result,
): Promise<readonly Result[]> {
  const { document } = editor;
  const text = document.getText();
  const selections = [...editor.selections].sort((a, b) => a.start.compareTo(b.start));
  const changes = selections.map(({ start, end }) =>
    change(text, { start: document.offsetAt(start), end: document.offsetAt(end) }),
  );
  await applyChanges(editor, changes);
  return changes;
}

/**
 * Applies changes. What is typed next mustn't arrive between a change of the text and one of the selection, so the
 * cursor is moved by the edit itself where it can be.
 */
export async function applyChanges(editor: vscode.TextEditor, changes: readonly Change[]): Promise<void> {
  const [only] = changes;
  if (only !== undefined && changes.length === 1 && (await applyAtOnce(editor, only))) return;
  if (!(await editText(editor, changes))) return;
  const { document } = editor;
  let growth = 0;
  editor.selections = changes.map(({ edits, selection: { start, end } }) => {
    const selection = new vscode.Selection(document.positionAt(start + growth), document.positionAt(end + growth));
    growth += edits.reduce((sum, { range, newText }) => sum + newText.length - (range.end - range.start), 0);
    return selection;
  });
  editor.revealRange(editor.selection);
}

/** Applies a change with the cursor after it in one step. False if it selects something. */
async function applyAtOnce(editor: vscode.TextEditor, change: Change): Promise<boolean> {
  const { edits, selection } = change;
  if (edits.length === 0 || !editor.selection.isEmpty || selection.start !== selection.end) return false;
  const { document } = editor;
  const cursor = document.offsetAt(editor.selection.active);
  if (selection.start === offsetAfter(cursor, edits)) {
    await editText(editor, [change]);
    return true;
  }
  const { start, before, after } = split(document.getText(), change);
  if (selection.start < start || selection.start > start + before.length) return false;
  const range = editorRange(document, {
    start,
    end: edits.reduce((end, edit) => Math.max(end, edit.range.end), start),
  });
  // The editor indents the lines of a snippet by the whitespace before where it begins.
  const [indent = ''] = /^\s*/.exec(document.lineAt(range.start).text.slice(0, range.start.character)) ?? [];
  const plain = (text: string): string => text.replaceAll(`\n${indent}`, '\n');
  const snippet = new vscode.SnippetString().appendText(plain(before)).appendTabstop(0).appendText(plain(after));
  return editor.insertSnippet(snippet, range);
}

function editText(editor: vscode.TextEditor, changes: readonly Change[]): Thenable<boolean> {
  const edits = changes.flatMap((change) => change.edits);
  if (edits.length === 0) return Promise.resolve(true);
  const { document } = editor;
  return editor.edit((builder) => {
    addEdits(builder, document, edits);
  });
}

export function addEdits(
  builder: vscode.TextEditorEdit,
  document: vscode.TextDocument,
  edits: readonly TextEdit[],
): void {
  for (const { range, newText } of edits) {
    // Only an insertion moves the cursor to its end.
    if (range.start === range.end) builder.insert(document.positionAt(range.start), newText);
    else builder.replace(editorRange(document, range), newText);
  }
}

function editorRange(document: vscode.TextDocument, { start, end }: TextRange): vscode.Range {
  return new vscode.Range(document.positionAt(start), document.positionAt(end));
}

/** Returns the lines of a document, which are read on demand. */
export function linesIn(document: vscode.TextDocument): Lines {
  return {
    count: document.lineCount,
    text: (line) => document.lineAt(line).text,
    start: (line) => document.offsetAt(new vscode.Position(line, 0)),
  };
}
