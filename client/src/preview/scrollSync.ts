import * as vscode from 'vscode';
import type { ShownLines } from '../../../server/src/protocol/previewMessages.ts';
import { editorOf } from './editors.ts';

/** How long the other side’s scrolling is taken for an effect of this one’s. */
const echoMs = 300;

/** Scrolls editor and panel together by lines; neither answers to what it caused itself. */
export class ScrollSync {
  readonly #scrollPanel: (lines: ShownLines) => void;
  #editorUntil = 0;
  #panelUntil = 0;
  /** Where the panel has scrolled its editor last. */
  #followed: vscode.Position | undefined;
  #check: ReturnType<typeof setTimeout> | undefined;

  /** @param scrollPanel scrolls the panel to what an editor shows */
  constructor(scrollPanel: (lines: ShownLines) => void) {
    this.#scrollPanel = scrollPanel;
  }

  /** Scrolls the panel of a page to what its editor shows, if a person scrolled that. */
  lead({ textEditor }: vscode.TextEditorVisibleRangesChangeEvent, uri: string): void {
    if (textEditor.document.uri.toString() !== uri) return;
    const echoLeftMs = this.#editorUntil - Date.now();
    clearTimeout(this.#check);
    if (echoLeftMs <= 0) {
      this.#leadTo(textEditor);
      return;
    }
    // A person may have scrolled it since: then it isn't where the panel is.
    this.#check = setTimeout(() => {
      this.#leadIfElsewhere(uri);
    }, echoLeftMs);
  }

  /** Scrolls a panel that begins to show a page to what the page's editor shows: it has to show the cursor, too. */
  begin(uri: string): void {
    const editor = editorOf(uri);
    if (editor === undefined) return;
    const { active } = editor.selection;
    this.#leadTo(editor, shows(editor, active) ? { cursor: active.line } : {});
  }

  #leadIfElsewhere(uri: string): void {
    const editor = editorOf(uri);
    if (editor !== undefined && this.#followed !== undefined && !shows(editor, this.#followed)) this.#leadTo(editor);
  }

  #leadTo({ visibleRanges: [first] }: vscode.TextEditor, more: Omit<ShownLines, 'line'> = {}): void {
    if (first === undefined) return;
    this.#panelUntil = Date.now() + echoMs;
    this.#scrollPanel({ line: first.start.line, ...more });
  }

  /** Scrolls the editor of a page to a line that the panel shows at its top. */
  follow(uri: string, line: number): void {
    const editor = editorOf(uri);
    if (editor === undefined || Date.now() < this.#panelUntil) return;
    this.#editorUntil = Date.now() + echoMs;
    this.#followed = new vscode.Position(Math.min(Math.floor(line), editor.document.lineCount - 1), 0);
    editor.revealRange(new vscode.Range(this.#followed, this.#followed), vscode.TextEditorRevealType.AtTop);
  }

  dispose(): void {
    clearTimeout(this.#check);
  }
}

function shows({ visibleRanges }: vscode.TextEditor, position: vscode.Position): boolean {
  return visibleRanges.some((range) => range.contains(position));
}
