import * as vscode from 'vscode';
import type { Middleware } from 'vscode-languageclient/node';

type FileMiddleware = NonNullable<Middleware['workspace']>;

/**
 * What becomes of links when files are moved in the explorer. The editor itself asks people whether they want the
 * changes that come with a move, with a preview, and takes both back as one; that they are never wanted the server knows.
 */
export const fileMoves: FileMiddleware = {
  async willRenameFiles(event, next) {
    const edit = await next(event);
    const isRequested = vscode.workspace.getConfiguration('docsight').get('updateOnMove') !== 'always';
    if (isRequested || edit === null || edit === undefined || edit.size === 0) return edit;
    // The editor asks about every edit that comes with a move, so one without a question is made before.
    await vscode.workspace.applyEdit(edit, { isRefactoring: true });
    return undefined;
  },
};
