import * as vscode from 'vscode';
import { openFiles, saveWithoutTabs } from './fileTabs.ts';
import { movedUri } from './movedUri.ts';
import { writeToFileSystem } from './writing.ts';

/** A document after an undo, and its text before. */
interface Undone {
  readonly document: vscode.TextDocument;
  readonly before: string;
}

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
  /** The files that such edits have changed, and in which nobody has typed since, with their texts. */
  #files: ReadonlyMap<string, string> = new Map();
  #undone: ReadonlyMap<string, Undone> = new Map();
  /** The files that had tabs before the undo. */
  #open: readonly vscode.Uri[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor() {
    this.#listeners = vscode.Disposable.from(
      vscode.workspace.onDidChangeTextDocument((event) => {
        this.#changed(event);
      }),
      vscode.workspace.onDidRenameFiles(({ files }) => {
        const moved = <Value>(uris: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> =>
          new Map([...uris].map(([uri, value]) => [movedUri(vscode.Uri.parse(uri), files).toString(), value]));
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
    const remembered = new Set(files.map(String));
    const texts = vscode.workspace.textDocuments.map(
      (document) => [document.uri.toString(), document.getText()] as const,
    );
    this.#files = new Map([...this.#files, ...texts.filter(([uri]) => remembered.has(uri))]);
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#listeners.dispose();
  }

  #changed({ document, contentChanges, reason }: vscode.TextDocumentChangeEvent): void {
    const uri = document.uri.toString();
    if (contentChanges.length === 0) return;
    if (reason === undefined) {
      const others = [...this.#files].filter(([file]) => file !== uri);
      this.#files = new Map(this.#expected.has(uri) ? [...others, [uri, document.getText()]] : others);
      this.#expected = new Set([...this.#expected].filter((file) => file !== uri));
      return;
    }
    const before = this.#files.get(uri);
    if (before === undefined) return;
    if (this.#undone.size === 0) this.#open = openFiles();
    this.#files = new Map([...this.#files, [uri, document.getText()]]);
    this.#undone = new Map([[uri, { document, before }], ...this.#undone]);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), pauseMs);
  }

  async #save(): Promise<void> {
    const undone = this.#undone;
    this.#undone = new Map();
    if (!vscode.workspace.getConfiguration('files').get<boolean>('refactoring.autoSave', true)) return;
    const unsaved = vscode.workspace.textDocuments.filter(({ isDirty, uri }) => isDirty && undone.has(uri.toString()));
    await saveWithoutTabs(
      unsaved.map(({ uri }) => uri),
      this.#open,
    );
    const written = new Set(unsaved.map(({ uri }) => uri.toString()));
    const others = [...undone].filter(([uri]) => !written.has(uri));
    await Promise.all(others.map(([uri, one]) => writeBack(vscode.Uri.parse(uri), one)));
  }
}

/**
 * Writes a file that was undone while the editor was still saving it: the editor takes that for a return to what is on
 * the disk, closes a page that has no tab, and leaves the text of the edit there.
 */
async function writeBack(file: vscode.Uri, { document, before }: Undone): Promise<void> {
  const text = document.getText();
  const onDisk = await vscode.workspace.fs.readFile(file).then(decoded, () => undefined);
  // Any other text is another program’s, or in another encoding.
  if (text !== before && onDisk === before) await writeToFileSystem(file, new TextEncoder().encode(text));
}

/** Returns a text in UTF-8, with a byte order mark if it has one. */
function decoded(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
