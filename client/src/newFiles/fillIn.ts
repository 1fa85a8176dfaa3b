import * as vscode from 'vscode';
import { nextPlaceholder, placeholdersIn, previousPlaceholder, type Placeholder } from './placeholders.ts';

/** A page that somebody has just made, with the texts that wait to be replaced. */
interface Filling {
  readonly document: vscode.TextDocument;
  readonly texts: readonly string[];
  readonly hint: vscode.Disposable;
}

/**
 * Leads through the placeholders of a new page with the tab key, until its writer presses Escape, or none is left behind
 * the cursor. A snippet would do that too, but it would be a change of its own, which stands in the way of undoing the page.
 */
export class FillIn implements vscode.Disposable {
  readonly #parts: vscode.Disposable;
  #filling: Filling | undefined;

  constructor() {
    const register = (name: string, run: () => void): vscode.Disposable =>
      vscode.commands.registerCommand(`docsight.placeholder.${name}`, run);
    this.#parts = vscode.Disposable.from(
      register('next', () => {
        this.#go((text, selection, texts) => nextPlaceholder(text, selection.end, texts));
      }),
      register('previous', () => {
        this.#go((text, selection, texts) => previousPlaceholder(text, selection.start, texts));
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
  begin({ document }: vscode.TextEditor): void {
    this.#end();
    const text = document.getText();
    const hint = vscode.window.setStatusBarMessage(vscode.l10n.t('Tab: next placeholder, Escape: done'));
    this.#filling = { document, texts: placeholdersIn(text), hint };
    this.#tell();
    const description = text.search(/^description: "/m);
    this.#go((whole, _, texts) => nextPlaceholder(whole, Math.max(0, description), texts));
  }

  dispose(): void {
    this.#end();
    this.#parts.dispose();
  }

  #go(find: (text: string, selection: Placeholder, texts: readonly string[]) => Placeholder | undefined): void {
    const editor = vscode.window.activeTextEditor;
    if (this.#filling === undefined || editor?.document !== this.#filling.document) return;
    const { document, selection } = editor;
    const range = { start: document.offsetAt(selection.start), end: document.offsetAt(selection.end) };
    const found = find(document.getText(), range, this.#filling.texts);
    if (found === undefined) {
      this.#end();
      return;
    }
    const [start, end] = [document.positionAt(found.start), document.positionAt(found.end)];
    editor.selection = new vscode.Selection(start, end);
    editor.revealRange(editor.selection, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  }

  #end(): void {
    if (this.#filling === undefined) return;
    this.#filling.hint.dispose();
    this.#filling = undefined;
    this.#tell();
  }

  /** The keys are bound where the editor knows that a page is being filled in. */
  #tell(): void {
    void vscode.commands.executeCommand('setContext', 'docsight.isFillingIn', this.#filling !== undefined);
  }
}
