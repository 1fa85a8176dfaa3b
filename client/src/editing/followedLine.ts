import * as vscode from 'vscode';

/** A line of a document that is found again after changes of the text, until the text before its start is deleted. */
export class FollowedLine implements vscode.Disposable {
  readonly #disposable: vscode.Disposable;
  #line: number | undefined;

  constructor(document: vscode.TextDocument, line: number) {
    this.#line = line;
    this.#disposable = vscode.workspace.onDidChangeTextDocument((event) => {
      if (event.document !== document) return;
      // Changes come from the last one in the text to the first one.
      for (const { range, text } of event.contentChanges) this.#follow(range, text);
    });
  }

  /** The line, from 0; undefined if it is gone. */
  get line(): number | undefined {
    return this.#line;
  }

  #follow({ start, end }: vscode.Range, text: string): void {
    if (this.#line === undefined || start.line >= this.#line) return;
    if (end.line >= this.#line) this.#line = undefined;
    else this.#line += text.split('\n').length - 1 - (end.line - start.line);
  }

  dispose(): void {
    this.#disposable.dispose();
  }
}
