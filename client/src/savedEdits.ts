import * as vscode from 'vscode';
import { openFiles, saveWithoutTabs } from './fileTabs.ts';
import { movedUri } from './movedUri.ts';

/** The editor undoes an edit file by file, within moments. */
const pauseMs = 200;

/**
 * Saves files again after an edit that was saved is undone or redone: the editor reverts a rename in all files at once,
 * and would leave each of them unsaved.
 */
export class SavedEdits implements vscode.Disposable {
  readonly #listeners: vscode.Disposable;
  /** The files that an edit is about to change. */
  #expected: ReadonlySet<string> = new Set();
  /** The files that such edits have changed, and in which nobody has typed since. */
  #files: ReadonlySet<string> = new Set();
  #undone: ReadonlySet<string> = new Set();
  /** The files that had tabs before the undo. */
  #open: readonly vscode.Uri[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor() {
    this.#listeners = vscode.Disposable.from(
      vscode.workspace.onDidChangeTextDocument((event) => {
        this.#changed(event);
      }),
      vscode.workspace.onDidRenameFiles(({ files }) => {
        const moved = (uris: ReadonlySet<string>): ReadonlySet<string> =>
          new Set([...uris].map((uri) => movedUri(vscode.Uri.parse(uri), files).toString()));
        this.#files = moved(this.#files);
        this.#undone = moved(this.#undone);
      }),
    );
  }

  /** Remembers the files of an edit that the editor applies and saves itself, if the person agrees. */
  expect(files: readonly vscode.Uri[]): void {
    this.#expected = new Set(files.map(String));
  }

  /** Remembers the files that an edit has changed, once they are saved. */
  remember(files: readonly vscode.Uri[]): void {
    this.#files = new Set([...this.#files, ...files.map(String)]);
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#listeners.dispose();
  }

  #changed({ document, contentChanges, reason }: vscode.TextDocumentChangeEvent): void {
    const uri = document.uri.toString();
    if (contentChanges.length === 0) return;
    if (reason === undefined) {
      const others = [...this.#files].filter((file) => file !== uri);
      this.#files = new Set(this.#expected.has(uri) ? [...others, uri] : others);
      this.#expected = new Set([...this.#expected].filter((file) => file !== uri));
      return;
    }
    if (!this.#files.has(uri)) return;
    if (this.#undone.size === 0) this.#open = openFiles();
    this.#undone = new Set([...this.#undone, uri]);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), pauseMs);
  }

  async #save(): Promise<void> {
    const undone = this.#undone;
    this.#undone = new Set();
    if (!vscode.workspace.getConfiguration('files').get<boolean>('refactoring.autoSave', true)) return;
    const unsaved = vscode.workspace.textDocuments.filter(({ isDirty, uri }) => isDirty && undone.has(uri.toString()));
    await saveWithoutTabs(
      unsaved.map(({ uri }) => uri),
      this.#open,
    );
  }
}
