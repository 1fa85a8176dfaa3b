import * as vscode from 'vscode';
import type { ShownLines } from '../../../server/src/protocol/previewMessages.ts';
import { editorOf } from './editors.ts';

/** How long the editor’s scrolling is taken for an effect of the panel’s; the panel knows its own by the place. */
const echoMs = 300;

/** A panel, which shows another page at times. */
interface FollowingPanel {
  readonly uri: string;
  scrollTo: (lines: ShownLines) => void;
}

/** Scrolls editor and panel together by lines; neither answers to what it caused itself. */
export class ScrollSync {
  readonly #panel: FollowingPanel;
  #editorUntil = 0;
  /** Where the panel has scrolled its editor last. */
  #followed: vscode.Position | undefined;
  #check: ReturnType<typeof setTimeout> | undefined;

  constructor(panel: FollowingPanel) {
    this.#panel = panel;
  }

  /** Scrolls the panel to what an editor of its page shows, if a person scrolled that. */
  lead({ textEditor }: vscode.TextEditorVisibleRangesChangeEvent): void {
    if (textEditor.document.uri.toString() !== this.#panel.uri) return;
    const echoLeftMs = this.#editorUntil - Date.now();
    clearTimeout(this.#check);
    if (echoLeftMs <= 0) {
      this.#leadTo(textEditor);
      return;
    }
    // A person may have scrolled it since: then it isn't where the panel is.
    this.#check = setTimeout(() => {
      this.#leadIfElsewhere();
    }, echoLeftMs);
  }

  /** Scrolls a panel that begins to show its page to what the page's editor shows: it has to show the cursor, too. */
  begin(): void {
    const editor = editorOf(this.#panel.uri);
    if (editor === undefined) return;
    const { active } = editor.selection;
    this.#leadTo(editor, shows(editor, active) ? { cursor: active.line } : {});
  }

  #leadIfElsewhere(): void {
    const editor = editorOf(this.#panel.uri);
    if (editor !== undefined && this.#followed !== undefined && !shows(editor, this.#followed)) this.#leadTo(editor);
  }

  #leadTo({ visibleRanges: [first] }: vscode.TextEditor, more: Omit<ShownLines, 'line'> = {}): void {
    if (first === undefined) return;
    this.#panel.scrollTo({ line: first.start.line, ...more });
  }

  /** Scrolls the editor of the panel's page to a line that the panel shows at its top. */
  follow(line: number): void {
    const editor = editorOf(this.#panel.uri);
    if (editor === undefined) return;
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
