import * as vscode from 'vscode';
import { editorOf } from './editors.ts';

/** How long the other side’s scrolling is taken for an effect of this one’s. */
const echoMs = 300;

/** Scrolls editor and panel together by lines; neither answers to what it caused itself. */
export class ScrollSync {
  #editorUntil = 0;
  #panelUntil = 0;

  /** Returns the first visible line of an editor, if a person scrolled it. */
  lineOf({ textEditor }: vscode.TextEditorVisibleRangesChangeEvent, uri: string): number | undefined {
    if (textEditor.document.uri.toString() !== uri || Date.now() < this.#editorUntil) return undefined;
    return this.#leadTo(textEditor);
  }

  /** Returns the first visible line of a page’s editor, for a panel that begins to show the page. */
  startOf(uri: string): number | undefined {
    const editor = editorOf(uri);
    return editor && this.#leadTo(editor);
  }

  #leadTo({ visibleRanges: [first] }: vscode.TextEditor): number | undefined {
    if (first === undefined) return undefined;
    this.#panelUntil = Date.now() + echoMs;
    return first.start.line;
  }

  /** Scrolls the editor of a page to a line that the panel shows at its top. */
  follow(uri: string, line: number): void {
    const editor = editorOf(uri);
    if (editor === undefined || Date.now() < this.#panelUntil) return;
    this.#editorUntil = Date.now() + echoMs;
    const position = new vscode.Position(Math.min(Math.floor(line), editor.document.lineCount - 1), 0);
    editor.revealRange(new vscode.Range(position, position), vscode.TextEditorRevealType.AtTop);
  }
}
