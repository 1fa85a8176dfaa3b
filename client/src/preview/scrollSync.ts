import * as vscode from 'vscode';
import type { ShownLines } from '../../../server/src/protocol/previewMessages.ts';
import { editorOf } from './editors.ts';

/** How long the other side’s scrolling is taken for an effect of this one’s. */
const echoMs = 300;

/** Scrolls editor and panel together by lines; neither answers to what it caused itself. */
export class ScrollSync {
  #editorUntil = 0;
  #panelUntil = 0;

  /** Returns what an editor shows, if a person scrolled it. */
  linesOf({ textEditor }: vscode.TextEditorVisibleRangesChangeEvent, uri: string): ShownLines | undefined {
    if (textEditor.document.uri.toString() !== uri || Date.now() < this.#editorUntil) return undefined;
    return this.#leadTo(textEditor);
  }

  /** Returns what a page’s editor shows, for a panel that begins to show the page: it has to show the cursor, too. */
  startOf(uri: string): ShownLines | undefined {
    const editor = editorOf(uri);
    const lines = editor && this.#leadTo(editor);
    if (editor === undefined || lines === undefined) return undefined;
    const { active } = editor.selection;
    const isVisible = editor.visibleRanges.some((range) => range.contains(active));
    return isVisible ? { ...lines, cursor: active.line } : lines;
  }

  #leadTo({ visibleRanges: [first] }: vscode.TextEditor): ShownLines | undefined {
    if (first === undefined) return undefined;
    this.#panelUntil = Date.now() + echoMs;
    return { line: first.start.line };
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
