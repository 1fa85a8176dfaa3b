import * as vscode from 'vscode';
import type { Middleware } from 'vscode-languageclient/node';

type FileMiddleware = NonNullable<Middleware['workspace']>;

/**
 * Updates links when files are moved in the explorer. The editor asks about the edits of a move, with a preview, and
 * undoes both together; the server returns no edit if the setting is `never`.
 */
export const fileMoves: FileMiddleware = {
  async willRenameFiles(event, next) {
    const edit = await next(event);
    const isRequested = vscode.workspace.getConfiguration('docsight').get('updateOnMove') !== 'always';
    if (isRequested || edit === null || edit === undefined || edit.size === 0) return edit;
    // The editor asks about every edit that comes with a move, so one without a question is applied first.
    await vscode.workspace.applyEdit(edit, { isRefactoring: true });
    return undefined;
  },
};
