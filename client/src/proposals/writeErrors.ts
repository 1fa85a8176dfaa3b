import * as vscode from 'vscode';
import type { ProposedFile } from '../../../server/src/protocol/proposedFiles.ts';
import { whyUnwritable } from '../../../server/src/workspace/whyUnwritable.ts';
import { writeFailureOf, type WriteFailure } from '../../../server/src/workspace/writeFailure.ts';
import type { NotWritten } from './writeAll.ts';

/** Returns the error for files of which one couldn't be written to the disk. */
export function notAllWritten({ file, inPlace, cause }: NotWritten<ProposedFile>): Error {
  const failure = notWritten([file], writeFailureOf(cause));
  if (inPlace === 0) return failure;
  return new Error(vscode.l10n.t('{0} {1} files were written before.', failure.message, inPlace), { cause });
}

/** Returns the error for files that the editor didn't change; it doesn't say why. */
export async function notApplied(files: readonly ProposedFile[]): Promise<Error> {
  for (const file of files) {
    const target = vscode.Uri.parse(file.uri);
    const reason = target.scheme === 'file' ? await whyUnwritable(target.fsPath, file.state === 'new') : undefined;
    if (reason !== undefined) return notWritten([file], reason);
  }
  return notWritten(files, undefined);
}

function notWritten(files: readonly ProposedFile[], reason: WriteFailure | undefined): Error {
  const names = files.map(({ path }) => path).join(', ');
  return new Error(
    reason === undefined
      ? vscode.l10n.t('{0} couldn’t be written.', names)
      : vscode.l10n.t('{0} couldn’t be written: {1}.', names, textOf(reason)),
  );
}

/** Returns a reason in the language of the editor. */
function textOf(reason: WriteFailure): string {
  switch (reason) {
    case 'exists':
      return vscode.l10n.t('the file already exists');
    case 'folder':
      return vscode.l10n.t('it is a folder');
    case 'forbidden':
      return vscode.l10n.t('permission denied');
    case 'full':
      return vscode.l10n.t('the disk is full');
    case 'held':
      return vscode.l10n.t('another program is using the file');
    case 'noFolder':
      return vscode.l10n.t('a folder in its path doesn’t exist');
    case 'notInFolder':
      return vscode.l10n.t('a folder in its path is a file');
    case 'readOnly':
      return vscode.l10n.t('the disk is read-only');
    case 'tooLong':
      return vscode.l10n.t('the file name is too long');
    case 'tooManyOpen':
      return vscode.l10n.t('too many files are open');
    case 'broken':
      return vscode.l10n.t('the disk reports an error');
  }
}
