import * as vscode from 'vscode';
import { FollowedLine } from './followedLine.ts';

/** What is typed at a position from now on, found again after changes elsewhere in the document. */
export class TypedText implements vscode.Disposable {
  /** What is after the position on its line. */
  readonly rest: string;
  readonly #document: vscode.TextDocument;
  readonly #before: string;
  readonly #first: FollowedLine;
  /** The line below; undefined at the end of the document. */
  readonly #below: FollowedLine | undefined;

  constructor(document: vscode.TextDocument, { line, character }: vscode.Position) {
    const { text } = document.lineAt(line);
    this.#document = document;
    this.#before = text.slice(0, character);
    this.rest = text.slice(character);
    this.#first = new FollowedLine(document, line);
    this.#below = line + 1 < document.lineCount ? new FollowedLine(document, line + 1) : undefined;
  }

  /** The line where it begins, from 0; undefined if it is gone. */
  get line(): number | undefined {
    return this.#first.line;
  }

  /** The line below it: that of the document’s end if nothing was below; undefined if the line that was there is gone. */
  get next(): number | undefined {
    return this.#below === undefined ? this.#document.lineCount : this.#below.line;
  }

  /** Where it is now; undefined if what was around it is gone. */
  get range(): vscode.Range | undefined {
    const { line, next, rest } = this;
    if (line === undefined || next === undefined || next <= line) return undefined;
    const last = this.#document.lineAt(next - 1);
    const start = new vscode.Position(line, this.#before.length);
    const end = last.range.end.translate(0, -Math.min(rest.length, last.text.length));
    const isThere = this.#document.lineAt(line).text.startsWith(this.#before) && last.text.endsWith(rest);
    return isThere && !end.isBefore(start) ? new vscode.Range(start, end) : undefined;
  }

  dispose(): void {
    this.#first.dispose();
    this.#below?.dispose();
  }
}
