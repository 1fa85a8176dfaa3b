import * as vscode from 'vscode';
import type { ProposedFile } from '../../../server/src/protocol/proposedFiles.ts';
import { whyUnwritable } from '../../../server/src/workspace/writing/whyUnwritable.ts';
import { writeFailureOf, type WriteFailure } from '../../../server/src/workspace/writing/writeFailure.ts';
import { isReadOnlyBySettings } from '../files/readOnlyFiles.ts';
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
      : vscode.l10n.t('{0} couldn’t be written: {1}. {2}', names, ...textsOf(reason)),
  );
}

/** Returns a reason in the language of the editor, and what to do about it, as a sentence. */
function textsOf(failure: WriteFailure): readonly [reason: string, advice: string] {
  const texts: Readonly<Record<WriteFailure, readonly [reason: string, advice: string]>> = {
    exists: [vscode.l10n.t('the file already exists'), vscode.l10n.t('Move or rename that file.')],
    folder: [vscode.l10n.t('it is a folder'), vscode.l10n.t('Move or rename that folder.')],
    forbidden: [vscode.l10n.t('permission denied'), vscode.l10n.t('Allow writing to the file and its folder.')],
    full: [vscode.l10n.t('the disk is full'), vscode.l10n.t('Free some space.')],
    held: [vscode.l10n.t('another program is using the file'), vscode.l10n.t('Close the file there.')],
    noFolder: [vscode.l10n.t('a folder in its path doesn’t exist'), vscode.l10n.t('Create the folder.')],
    notInFolder: [vscode.l10n.t('a folder in its path is a file'), vscode.l10n.t('Move or rename that file.')],
    readOnly: [vscode.l10n.t('the disk is read-only'), vscode.l10n.t('Use a folder on another disk.')],
    tooLong: [vscode.l10n.t('the file name is too long'), vscode.l10n.t('Use a shorter name.')],
    tooManyOpen: [vscode.l10n.t('too many files are open'), vscode.l10n.t('Close some programs.')],
    broken: [vscode.l10n.t('the disk reports an error'), vscode.l10n.t('Check the disk.')],
  };
  return texts[failure];
}
