import * as vscode from 'vscode';
import { countWords, readingMinutes } from '../../../server/src/core/text/wordCount.ts';

const setting = 'wordCount.enabled';

/** Words are counted once typing pauses. */
const delayMs = 300;

/** Shows the number of words of the page or the selection, and the time to read them, in the status bar. */
export class WordCountItem implements vscode.Disposable {
  readonly #item = vscode.window.createStatusBarItem('docsight.wordCount', vscode.StatusBarAlignment.Right, 101);
  readonly #disposables: vscode.Disposable;
  #timer: NodeJS.Timeout | undefined;

  constructor() {
    this.#item.name = vscode.l10n.t('Word Count');
    const show = (): void => {
      this.#show();
    };
    this.#disposables = vscode.Disposable.from(
      this.#item,
      vscode.window.onDidChangeActiveTextEditor(show),
      vscode.window.onDidChangeTextEditorSelection(() => {
        this.#showSoon();
      }),
      vscode.workspace.onDidChangeTextDocument(() => {
        this.#showSoon();
      }),
      vscode.workspace.onDidChangeConfiguration(show),
    );
    show();
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#disposables.dispose();
  }

  #showSoon(): void {
    if (!isOn()) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#show();
    }, delayMs);
  }

  #show(): void {
    const editor = vscode.window.activeTextEditor;
    if (editor === undefined || !isOn() || !['mdx', 'markdown'].includes(editor.document.languageId)) {
      this.#item.hide();
      return;
    }
    const { document, selection } = editor;
    const words = countWords(document.getText(selection.isEmpty ? undefined : selection));
    this.#item.text = selection.isEmpty
      ? vscode.l10n.t('Words: {0}, {1} min', words, readingMinutes(words))
      : vscode.l10n.t('Words selected: {0}', words);
    this.#item.tooltip = vscode.l10n.t('Words visible to readers, and reading time');
    this.#item.show();
  }
}

function isOn(): boolean {
  return vscode.workspace.getConfiguration('docsight').get<boolean>(setting, false);
}
