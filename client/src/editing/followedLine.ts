import * as vscode from 'vscode';
import { lineAfterChange } from './change.ts';

/** A line of a document that is found again after changes of the text, until the text before its start is deleted. */
export class FollowedLine implements vscode.Disposable {
  readonly #disposable: vscode.Disposable;
  #line: number | undefined;

  constructor(document: vscode.TextDocument, line: number) {
    this.#line = line;
    this.#disposable = vscode.workspace.onDidChangeTextDocument((event) => {
      if (event.document !== document) return;
      // Changes come from the last one in the text to the first one.
      for (const { range, text } of event.contentChanges) {
        const lines = { first: range.start.line, last: range.end.line };
        this.#line = this.#line === undefined ? undefined : lineAfterChange(this.#line, lines, text);
      }
    });
  }

  /** The line, from 0; undefined if it is gone. */
  get line(): number | undefined {
    return this.#line;
  }

  dispose(): void {
    this.#disposable.dispose();
  }
}
