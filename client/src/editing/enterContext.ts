import * as vscode from 'vscode';
import type { Lines } from './change.ts';
import { ownEnterAt } from './enter.ts';

/**
 * The editor's own command with which the bindings take the context back: that for extensions, `setContext`, waits for
 * them, and a second Enter would be taken for what it would have been on the line before.
 */
const takeBack = '_setContext';

/**
 * The context `docsight.enterInserts`, by which the manifest binds Enter to the editor's own commands, see `ownEnterAt`.
 * What isn't bound is left to the extension.
 */
export class EnterContext {
  readonly #bound: ReadonlySet<string>;
  #canTakeBack = false;
  #value: string | undefined;
  /** The line of the cursor, from 0. */
  #line: number | undefined;

  constructor(extension: vscode.Extension<unknown>) {
    this.#bound = boundIn(extension);
    void vscode.commands.getCommands(false).then((all) => {
      this.#canTakeBack = all.includes(takeBack);
    });
  }

  /** Sets the context for the cursor of an editor; undefined where Enter does only what it does in any text. */
  update(editor: vscode.TextEditor | undefined): void {
    const { line, character } = editor?.selection.active ?? {};
    const value = editor === undefined ? undefined : this.#valueAt(linesIn(editor), line ?? 0, character ?? 0);
    // Enter takes the context back, so that a second Enter isn't taken for what it would have been on the line before.
    const isNewLine = value !== undefined && line !== this.#line;
    if (value !== this.#value || isNewLine) void setContext('docsight.enterInserts', value);
    this.#value = value;
    this.#line = line;
  }

  /** Takes the context back before the extension does what Enter does, which ends on another line. */
  clear(): void {
    if (this.#value !== undefined) void setContext('docsight.enterInserts', undefined);
    this.#value = undefined;
  }

  #valueAt(lines: Lines, line: number, character: number): string | undefined {
    const value = ownEnterAt(lines, line, character);
    return this.#canTakeBack && value !== undefined && this.#bound.has(value) ? value : undefined;
  }
}

/** Returns the values of the context for which the manifest binds Enter. */
function boundIn({ packageJSON }: vscode.Extension<unknown>): ReadonlySet<string> {
  const { contributes } = packageJSON as {
    readonly contributes: { readonly keybindings: readonly { when?: string }[] };
  };
  const pattern = /docsight\.enterInserts == '([^']*)'/;
  return new Set(contributes.keybindings.flatMap(({ when = '' }) => pattern.exec(when)?.[1] ?? []));
}

export function setContext(key: string, value: unknown): Thenable<unknown> {
  return vscode.commands.executeCommand('setContext', key, value);
}

/** Returns the lines of a document, which are read on demand. */
export function linesIn({ document }: vscode.TextEditor): Lines {
  return {
    count: document.lineCount,
    text: (line) => document.lineAt(line).text,
    start: (line) => document.offsetAt(new vscode.Position(line, 0)),
  };
}
