import * as vscode from 'vscode';
import type { ProposedFile } from '../../../server/src/protocol/proposedFiles.ts';
import { whyUnwritable } from '../../../server/src/workspace/writing/whyUnwritable.ts';
import { writeFailureOf, type WriteFailure } from '../../../server/src/workspace/writing/writeFailure.ts';
import { isReadOnlyBySettings } from '../readOnlyFiles.ts';
import type { NotWritten } from './writeAll.ts';

/** Returns the error for files of which one couldn't be written to the disk. */
export function notAllWritten({ file, inPlace, cause }: NotWritten<ProposedFile>): Error {
  const failure = notWritten([file], writeFailureOf(cause));
  if (inPlace === 0) return failure;
  return new Error(vscode.l10n.t('{0} Files already written: {1}.', failure.message, inPlace), { cause });
}

export type Target = Pick<ProposedFile, 'uri' | 'path' | 'state'>;

/**
 * Throws the error for the first of some files that can't be written. The editor makes several changes one after the
 * other, and doesn't take back what it has made when one of them fails.
 */
export async function refuseUnwritable(files: readonly Target[]): Promise<void> {
  for (const file of files) {
    const target = vscode.Uri.parse(file.uri);
    const isNew = file.state === 'new';
    const reason = target.scheme === 'file' ? await whyUnwritable(target.fsPath, isNew) : undefined;
    if (reason !== undefined) throw notWritten([file], reason);
    if (!isNew && isReadOnlyBySettings(target)) {
      throw new Error(
        vscode.l10n.t('{0} couldn’t be changed: the setting “files.readonlyInclude” makes it read-only.', file.path),
      );
    }
  }
}

/** Returns the error for files that the editor didn't change; it doesn't say why. */
export function notApplied(files: readonly Target[]): Error {
  return notWritten(files, undefined);
}

function notWritten(files: readonly Target[], reason: WriteFailure | undefined): Error {
  const names = files.map(({ path }) => path).join(', ');
  return new Error(
    reason === undefined
      ? vscode.l10n.t('{0} couldn’t be written. Try again.', names)
      : vscode.l10n.t('{0} couldn’t be written: {1}. {2}', names, textOf(reason), adviceOf(reason)),
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

/** Returns what to do about a reason, as a sentence. */
function adviceOf(reason: WriteFailure): string {
  switch (reason) {
    case 'exists':
    case 'notInFolder':
      return vscode.l10n.t('Move or rename that file.');
    case 'folder':
      return vscode.l10n.t('Move or rename that folder.');
    case 'forbidden':
      return vscode.l10n.t('Allow writing to the file and its folder.');
    case 'full':
      return vscode.l10n.t('Free some space.');
    case 'held':
      return vscode.l10n.t('Close the file there.');
    case 'noFolder':
      return vscode.l10n.t('Create the folder.');
    case 'readOnly':
      return vscode.l10n.t('Use a folder on another disk.');
    case 'tooLong':
      return vscode.l10n.t('Use a shorter name.');
    case 'tooManyOpen':
      return vscode.l10n.t('Close some programs.');
    case 'broken':
      return vscode.l10n.t('Check the disk.');
  }
}
