import * as vscode from 'vscode';
import type { ProposedFile } from '../../../server/src/protocol/proposedFiles.ts';
import { CurrentTexts, openDocument } from './currentTexts.ts';
import type { Proposals } from './proposals.ts';
import type { ProposalQuestion } from './proposedTexts.ts';
import { editBetween } from '../../../server/src/core/text/textRange.ts';
import { prepareFile, type PreparedFile } from '../../../server/src/workspace/writing/diskWrites.ts';
import { openFiles, saveWithoutTabs } from '../files/fileTabs.ts';
import { NotWritten, writeAll } from './writeAll.ts';
import { notAllWritten, notApplied, refuseUnwritable } from './writeErrors.ts';
import { applyWorkspaceEdit, writeToFileSystem } from '../files/writing.ts';

/**
 * Writes files, see `writeFiles`. Asks once before content changes that Docsight didn't write, and shows the diff of
 * each file; false if declined or canceled.
 */
export async function writeProposals(
  proposals: Proposals,
  files: readonly ProposedFile[],
  question?: ProposalQuestion,
): Promise<boolean> {
  const due = files.filter(({ state }) => state !== 'current');
  const before = await CurrentTexts.read(due);
  const foreign = due.filter(({ state }) => state === 'foreign');
  const prompt = question ?? replacementQuestion(foreign, isOneStep(due));
  const accepted = foreign.length === 0 ? [] : await acceptedOf(proposals, foreign, prompt);
  if (foreign.length > 0 && accepted.length === 0) return false;
  const [changed] = await before.changed();
  if (changed !== undefined) {
    throw new Error(vscode.l10n.t('{0} changed in the meantime, so nothing was written. Try again.', changed.path));
  }
  return writeProposedFiles(due.filter((file) => file.state !== 'foreign' || accepted.includes(file)));
}

function replacementQuestion(foreign: readonly ProposedFile[], canBeUndone: boolean): ProposalQuestion {
  const name = foreign[0]?.path ?? '';
  const agree = vscode.l10n.t('Replace');
  if (foreign.length === 1)
    return { message: vscode.l10n.t('{0} already exists with different content. Replace it?', name), agree };
  const { length } = foreign;
  const message = canBeUndone
    ? vscode.l10n.t('{0} files, including {1}, already exist with different content. Replace them?', length, name)
    : vscode.l10n.t(
        '{0} files, including {1}, already exist with different content. Replace them? You can’t undo this.',
        length,
        name,
      );
  return { message, agree };
}

/**
 * Shows the diff of the first file, and of each further one as long as the person asks for it; a path would leave no room
 * for the other buttons. Returns the files to write; none if declined.
 */
async function acceptedOf(
  proposals: Proposals,
  files: readonly ProposedFile[],
  question: ProposalQuestion,
): Promise<readonly ProposedFile[]> {
  const choose = vscode.l10n.t('Choose Files…');
  const showNext = vscode.l10n.t('Show Next File');
  const texts = proposals.begin(files);
  try {
    for (let at = 0; ; at++) {
      const [file, next] = files.slice(at);
      if (file !== undefined) await texts.showChange(file);
      const others = [
        ...(next === undefined ? [] : [showNext]),
        ...(question.canChoose === true && files.length > 1 ? [choose] : []),
      ];
      const answer = await texts.ask(vscode.window.showWarningMessage, { ...question, others });
      if (answer === choose) return await chosenOf(files);
      if (answer !== showNext) return answer === question.agree ? files : [];
    }
  } finally {
    texts.dispose();
  }
}

/** Asks which files to write; none if canceled. */
async function chosenOf(files: readonly ProposedFile[]): Promise<readonly ProposedFile[]> {
  const items = files.map((file) => ({ label: file.path, picked: true, file }));
  const picked = await vscode.window.showQuickPick(items, {
    canPickMany: true,
    placeHolder: vscode.l10n.t('Select the files to change'),
  });
  return (picked ?? []).map(({ file }) => file);
}

/** The editor takes seconds to apply more files as one step, since it opens each of them. */
const mostInOneStep = 40;

/** Whether there are few enough files for the editor to undo as one step. */
function isOneStep(files: readonly ProposedFile[]): boolean {
  return files.length <= mostInOneStep;
}

/**
 * Writes and saves files in one undoable step. If there are many, those that aren't open in an editor are written
 * directly to the disk, with a cancelable progress. False if canceled.
 */
async function writeProposedFiles(files: readonly ProposedFile[]): Promise<boolean> {
  const inEditor = isOneStep(files) ? files : files.filter((file) => openDocument(file) !== undefined);
  const others = files.filter((file) => !inEditor.includes(file));
  // The editor reports an empty edit as failed.
  if (inEditor.length > 0) await writeInOneStep(inEditor);
  if (others.length === 0) return true;
  if (await writeToDisk(others)) return true;
  void vscode.window.showInformationMessage(vscode.l10n.t('Stopped. Files left unchanged: {0}.', others.length));
  return false;
}

async function writeInOneStep(files: readonly ProposedFile[]): Promise<void> {
  await refuseUnwritable(files);
  const edit = new vscode.WorkspaceEdit();
  for (const file of files) await addTo(edit, file);
  const open = openFiles();
  if (!(await applyWorkspaceEdit(edit))) throw notApplied(files);
  // Created files already have their text on the disk.
  const changed = files.filter(({ state }) => state !== 'new').map(({ uri }) => vscode.Uri.parse(uri));
  await saveWithoutTabs(changed, open);
}

async function addTo(edit: vscode.WorkspaceEdit, { uri, text, state }: ProposedFile): Promise<void> {
  const file = vscode.Uri.parse(uri);
  if (state === 'new') {
    edit.createFile(file, { contents: bytesOf(text) });
    return;
  }
  const document = await vscode.workspace.openTextDocument(file);
  // Only the lines that differ, so that selections elsewhere stay.
  for (const { range, newText } of editBetween(document.getText(), text)) {
    edit.replace(file, new vscode.Range(document.positionAt(range.start), document.positionAt(range.end)), newText);
  }
}

/** Writes files directly to the disk; false if canceled, and then none is written. */
function writeToDisk(files: readonly ProposedFile[]): Thenable<boolean> {
  const title = vscode.l10n.t('Writing files: {0}', files.length);
  const options = { location: vscode.ProgressLocation.Notification, title, cancellable: true };
  return vscode.window.withProgress(options, async (progress, stop) => {
    let prepared = 0;
    const onPrepared = (count: number): void => {
      prepared += count;
      progress.report({ message: String(prepared), increment: (100 * count) / files.length });
    };
    try {
      return await writeAll(files, { prepare, onPrepared, isCanceled: () => stop.isCancellationRequested });
    } catch (error) {
      throw error instanceof NotWritten ? notAllWritten(error as NotWritten<ProposedFile>) : error;
    }
  });
}

/** Writes a text to a temporary file next to its file; file systems of other extensions get it when it is put in place. */
async function prepare({ uri, text, state }: ProposedFile): Promise<PreparedFile> {
  const target = vscode.Uri.parse(uri);
  if (target.scheme !== 'file') {
    return {
      putInPlace: async () => writeToFileSystem(target, bytesOf(text)),
      discard: () => Promise.resolve(),
    };
  }
  return prepareFile(target.fsPath, text, state === 'new');
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
