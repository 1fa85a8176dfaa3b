import * as vscode from 'vscode';
import type { Middleware } from 'vscode-languageclient';
import { closeTabsExcept, openFiles, withoutUnsaved } from './fileTabs.ts';
import { movedUri, type MovedFile } from './movedUri.ts';
import { namesOf, removeReadOnly } from './readOnlyFiles.ts';
import type { SavedEdits } from './savedEdits.ts';
import { TaskQueue } from '../taskQueue.ts';
import { applyWorkspaceEdit } from './writing.ts';

/** Files that the editor moves or deletes, with the texts that change with them. */
interface Operation {
  readonly files: readonly MovedFile[];
  readonly changed: readonly vscode.Uri[];
  /** The files that had tabs before. */
  readonly open: readonly vscode.Uri[];
}

/**
 * Updates links when files are moved or deleted, in the explorer or by a rename in a text, and saves what has changed
 * as the editor's own refactorings do. The editor asks about the edits of a move in the explorer, with a preview, and
 * undoes both together; the server returns no edit if the setting is `never`.
 */
export class FileMoves implements vscode.Disposable {
  readonly #listeners: vscode.Disposable;
  readonly #savedEdits: SavedEdits;
  /** Ends of operations: until they are over, files are unsaved only because of them. */
  readonly #ends = new TaskQueue();
  #operation: Operation | undefined;
  /** What the last rename changes, if it is accepted, and which files had tabs before. */
  #renamed: Pick<Operation, 'changed' | 'open'> | undefined;

  constructor(savedEdits: SavedEdits) {
    this.#savedEdits = savedEdits;
    this.#listeners = vscode.Disposable.from(
      vscode.workspace.onDidRenameFiles(({ files }) => this.#ends.do(() => this.#end(files))),
      vscode.workspace.onDidDeleteFiles(({ files }) =>
        this.#ends.do(() => this.#end(files.map((oldUri) => ({ oldUri })))),
      ),
    );
  }

  readonly provideRenameEdits: NonNullable<Middleware['provideRenameEdits']> = async (
    document,
    position,
    newName,
    token,
    next,
  ) => {
    const open = await this.#openFiles();
    const edit = await next(document, position, newName, token);
    const readOnly = await removeReadOnly(edit);
    if (readOnly.length > 0 && !(await renamesAnyway(readOnly))) return new vscode.WorkspaceEdit();
    this.#renamed = { changed: savedIn(edit), open };
    this.#savedEdits.expect(savedIn(edit));
    return edit;
  };

  readonly workspace: NonNullable<Middleware['workspace']> = {
    willRenameFiles: async (event, next) => {
      const open = await this.#openFiles();
      const edit = await next(event);
      warnOf(await removeReadOnly(edit));
      // Nothing is left to change for a move that is a part of a rename: its texts have changed already, and the editor
      // may have opened some of them.
      const renamed = edit === null || edit === undefined || edit.size === 0 ? this.#renamed : undefined;
      this.#renamed = undefined;
      const changed = [...(renamed?.changed ?? []), ...savedIn(edit)];
      this.#operation = { files: event.files, changed, open: renamed?.open ?? open };
      await save(renamed?.changed ?? []);
      const isRequested = vscode.workspace.getConfiguration('docsight').get('updateOnMove') !== 'always';
      if (isRequested || edit === null || edit === undefined || edit.size === 0) return edit;
      // The editor asks about every edit that comes with a move, so one without a question is applied first.
      await applyWorkspaceEdit(edit, { isRefactoring: true });
      return undefined;
    },
    willDeleteFiles: async (event, next) => {
      const open = await this.#openFiles();
      const edit = await next(event);
      warnOf(await removeReadOnly(edit));
      this.#operation = { files: event.files.map((oldUri) => ({ oldUri })), changed: savedIn(edit), open };
      return edit;
    },
  };

  dispose(): void {
    this.#listeners.dispose();
  }

  /** Returns the files that have tabs, once those of the last operation are saved and closed. */
  #openFiles(): Promise<readonly vscode.Uri[]> {
    return this.#ends.do(() => Promise.resolve(openFiles()));
  }

  async #end(files: readonly MovedFile[]): Promise<void> {
    const moved = new Set(files.map(({ oldUri }) => oldUri.toString()));
    const operation = this.#operation;
    if (!operation?.files.some(({ oldUri }) => moved.has(oldUri.toString()))) return;
    this.#operation = undefined;
    const { changed, open } = operation;
    const now = changed.map((uri) => movedUri(uri, files));
    await save(now);
    this.#savedEdits.remember(now);
    await closeTabsExcept(
      open.map((uri) => movedUri(uri, files)),
      now,
    );
  }
}

/** Asks whether to rename although files can't be changed. */
async function renamesAnyway(readOnly: readonly vscode.Uri[]): Promise<boolean> {
  const message = vscode.l10n.t('Read-only files can’t be updated: {0}. Rename anyway?', namesOf(readOnly));
  const detail = vscode.l10n.t('Their links and entries would keep the old name. Make the files writable first.');
  const agree = vscode.l10n.t('Rename Anyway');
  return (await vscode.window.showWarningMessage(message, { modal: true, detail }, agree)) === agree;
}

/** Says which files weren't changed; the editor has already decided to move or delete. */
function warnOf(readOnly: readonly vscode.Uri[]): void {
  if (readOnly.length === 0) return;
  const message = vscode.l10n.t(
    'Read-only files weren’t updated: {0}. Make them writable and correct the links and entries that are reported there.',
    namesOf(readOnly),
  );
  void vscode.window.showWarningMessage(message);
}

/** Returns the files that an edit changes, without those that have unsaved changes already. */
function savedIn(edit: vscode.WorkspaceEdit | null | undefined): readonly vscode.Uri[] {
  return withoutUnsaved((edit?.entries() ?? []).map(([uri]) => uri));
}

/** Saves files that an edit has changed, if the editor is set to do so after its own refactorings. */
async function save(files: readonly vscode.Uri[]): Promise<void> {
  if (!vscode.workspace.getConfiguration('files').get<boolean>('refactoring.autoSave', true)) return;
  const changed = new Set(files.map(String));
  const documents = vscode.workspace.textDocuments.filter(({ uri }) => changed.has(uri.toString()));
  await Promise.all(documents.filter(({ isDirty }) => isDirty).map((document) => document.save()));
}
