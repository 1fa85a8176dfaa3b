import * as vscode from 'vscode';
import type { Middleware } from 'vscode-languageclient/node';

type FileMiddleware = NonNullable<Middleware['workspace']>;

/** Whether links follow a file that is moved: the editor asks, they do without a question, or they don't. */
type UpdateOnMove = 'prompt' | 'always' | 'never';

/**
 * What becomes of links when files are moved or deleted in the explorer. The editor itself asks people whether they
 * want the changes that come with a move, with a preview, and takes both back as one.
 */
export const fileMoves: FileMiddleware = {
  async willRenameFiles(event, next) {
    const choice = updateOnMove();
    if (choice === 'never') return undefined;
    const edit = await next(event);
    if (choice === 'prompt' || edit === null || edit === undefined || edit.size === 0) return edit;
    // The editor asks about every edit that comes with a move, so one without a question is made before.
    await vscode.workspace.applyEdit(edit, { isRefactoring: true });
    return undefined;
  },
  willDeleteFiles(event, next) {
    return updateOnMove() === 'never' ? Promise.resolve(undefined) : next(event);
  },
};

function updateOnMove(): UpdateOnMove {
  return vscode.workspace.getConfiguration('docsight').get<UpdateOnMove>('updateOnMove', 'prompt');
}
