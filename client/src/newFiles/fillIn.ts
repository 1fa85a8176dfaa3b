import * as vscode from 'vscode';
import {
  isAtPlaceholder,
  nextPlaceholder,
  placeholdersIn,
  previousPlaceholder,
  type Placeholder,
  type TextAround,
} from './placeholders.ts';

/** A page that somebody has just made, with the texts that wait to be replaced. */
interface Filling {
  readonly document: vscode.TextDocument;
  readonly texts: readonly string[];
  readonly hint: vscode.Disposable;
  /** What stands around the placeholder that was selected last. */
  around: TextAround;
}

/** Finds the placeholder to go on to from what is selected; offsets. */
type Find = (text: string, selection: Placeholder, texts: readonly string[]) => Placeholder | undefined;

/**
 * Leads through the placeholders of a new page with the tab key, until its writer presses Escape, goes elsewhere, or none
 * is left behind the cursor; from then on the key is the editor's own. A snippet would lead through them too, but it would
 * be a change of its own, which stands in the way of undoing the page.
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
        // While one editor takes the place of another there is none.
        if (editor !== undefined && editor.document !== this.#filling?.document) this.#end();
      }),
      vscode.workspace.onDidCloseTextDocument((document) => {
        if (document === this.#filling?.document) this.#end();
      }),
    );
  }

  /** Selects what a new page says of itself, and goes on from there. */
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

  /** Goes on from a placeholder, or has the key do what it does everywhere else. */
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
    // At the last one a person says that they are done, and wants no tab in its place.
    if (!isAt) void vscode.commands.executeCommand(otherwise);
  }

  #end(): void {
    if (this.#filling === undefined) return;
    this.#filling.hint.dispose();
    this.#filling = undefined;
    this.#report();
  }

  /**
   * The keys are bound in the page that is being filled in, and in no other box that takes text. Whole paths won't do: an
   * editor in a browser or on another system writes them otherwise than its extensions.
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
