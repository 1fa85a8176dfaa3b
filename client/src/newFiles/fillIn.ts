import * as vscode from 'vscode';
import {
  isAtPlaceholder,
  nextPlaceholder,
  placeholdersIn,
  previousPlaceholder,
  type Placeholder,
  type TextAround,
} from './placeholders.ts';

/** A newly created page with the placeholders in it. */
interface Filling {
  readonly document: vscode.TextDocument;
  readonly texts: readonly string[];
  readonly hint: vscode.Disposable;
  /** The text around the placeholder that was selected last. */
  around: TextAround;
}

/** Returns the next or previous placeholder (offsets) from the selection. */
type Find = (text: string, selection: Placeholder, texts: readonly string[]) => Placeholder | undefined;

/**
 * Moves through the placeholders of a new page with the Tab key, until Escape, a change of editor, or the last
 * placeholder; from then on the key is the editor's own. A snippet can't be used: it would be a separate change in the
 * undo history.
 */
export class FillIn implements vscode.Disposable {
  readonly #disposables: vscode.Disposable;
  #filling: Filling | undefined;

  constructor() {
    const register = (name: string, run: () => void): vscode.Disposable =>
      vscode.commands.registerCommand(`docsight.placeholder.${name}`, run);
    this.#disposables = vscode.Disposable.from(
      register('next', () => {
        this.#go((text, { end }, texts) => nextPlaceholder(text, end, texts), 'tab');
      }),
      register('previous', () => {
        this.#go((text, { start }, texts) => previousPlaceholder(text, start, texts), 'outdent');
      }),
      register('leave', () => {
        this.#end();
      }),
      vscode.window.onDidChangeActiveTextEditor((editor) => {
        // There is no active editor for a moment while one replaces another.
        if (editor !== undefined && editor.document !== this.#filling?.document) this.#end();
      }),
      vscode.workspace.onDidCloseTextDocument((document) => {
        if (document === this.#filling?.document) this.#end();
      }),
    );
  }

  /** Selects the placeholder for the description of a new page, and starts there. */
  begin(editor: vscode.TextEditor): void {
    this.#end();
    const { document } = editor;
    const text = document.getText();
    const texts = placeholdersIn(text);
    const first = nextPlaceholder(text, 0, texts);
    if (first === undefined) return;
    const hint = vscode.window.setStatusBarMessage(vscode.l10n.t('Tab: next placeholder, Escape: finish'));
    this.#filling = { document, texts, hint, around: select(editor, first) };
    this.#report();
  }

  dispose(): void {
    this.#end();
    this.#disposables.dispose();
  }

  /** Moves on from a placeholder, or runs the key's default command. */
  #go(find: Find, otherwise: 'tab' | 'outdent'): void {
    const editor = vscode.window.activeTextEditor;
    if (this.#filling === undefined || editor?.document !== this.#filling.document) return;
    const { texts, around } = this.#filling;
    const text = editor.document.getText();
    const selection = selectedIn(editor);
    const isAt = isAtPlaceholder(text, selection, around, texts);
    const found = isAt ? find(text, selection, texts) : undefined;
    if (found !== undefined) {
      this.#filling.around = select(editor, found);
      return;
    }
    this.#end();
    // Tab at the last placeholder ends the session and doesn't insert a tab.
    if (!isAt) void vscode.commands.executeCommand(otherwise);
  }

  #end(): void {
    if (this.#filling === undefined) return;
    this.#filling.hint.dispose();
    this.#filling = undefined;
    this.#report();
  }

  /**
   * Sets the context key of the key bindings, for this page and no other input. They compare file names: an editor in a
   * browser or on another system writes full paths differently than its extensions.
   */
  #report(): void {
    const names = this.#filling === undefined ? [] : [this.#filling.document.uri.path.split('/').at(-1)];
    void vscode.commands.executeCommand('setContext', 'docsight.fillingIn', names);
  }
}

function selectedIn({ document, selection }: vscode.TextEditor): Placeholder {
  return { start: document.offsetAt(selection.start), end: document.offsetAt(selection.end) };
}

function select(editor: vscode.TextEditor, { start, end }: Placeholder): TextAround {
  const { document } = editor;
  const text = document.getText();
  editor.selection = new vscode.Selection(document.positionAt(start), document.positionAt(end));
  editor.revealRange(editor.selection, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  return { before: text.slice(0, start), after: text.slice(end) };
}
