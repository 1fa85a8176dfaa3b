import * as vscode from 'vscode';
import { editBetween } from '../../../server/src/core/text/textEdit.ts';
import type { ProposedFile } from '../../../server/src/protocol/generatedFiles.ts';
import { openDocument } from './currentTexts.ts';

/** The editor takes seconds to apply more files as one step, since it opens each of them. */
const mostInOneStep = 40;

/** The number of files that are written at the same time. */
const batchSize = 25;

/** Whether there are few enough files for the editor to undo as one step. */
export function isOneStep(files: readonly ProposedFile[]): boolean {
  return files.length <= mostInOneStep;
}

/**
 * Writes and saves files in one undoable step. If there are many, those that aren't open in an editor are written
 * directly to the disk, with a cancelable progress. False if canceled.
 */
export async function writeFiles(files: readonly ProposedFile[]): Promise<boolean> {
  const inEditor = isOneStep(files) ? files : files.filter((file) => openDocument(file) !== undefined);
  const others = files.filter((file) => !inEditor.includes(file));
  // The editor reports an empty edit as failed.
  if (inEditor.length > 0) await writeInOneStep(inEditor);
  if (others.length === 0) return true;
  const written = await writeToDisk(others);
  if (written === others.length) return true;
  void vscode.window.showInformationMessage(
    vscode.l10n.t('Stopped. {0} of {1} files were written; the others are unchanged.', written, others.length),
  );
  return false;
}

async function writeInOneStep(files: readonly ProposedFile[]): Promise<void> {
  const edit = new vscode.WorkspaceEdit();
  for (const file of files) await addTo(edit, file);
  if (!(await vscode.workspace.applyEdit(edit))) throw notWritten(files);
  // Created files already have their text on the disk.
  for (const { uri, state } of files) {
    if (state !== 'new') await (await vscode.workspace.openTextDocument(vscode.Uri.parse(uri))).save();
  }
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

/** Returns the number of files written before the person canceled. */
function writeToDisk(files: readonly ProposedFile[]): Thenable<number> {
  const title = vscode.l10n.t('Writing {0} files', files.length);
  const options = { location: vscode.ProgressLocation.Notification, title, cancellable: true };
  return vscode.window.withProgress(options, async (progress, stop) => {
    let written = 0;
    while (written < files.length && !stop.isCancellationRequested) {
      const batch = files.slice(written, written + batchSize);
      await Promise.all(batch.map((file) => writeText(file)));
      written += batch.length;
      progress.report({ message: String(written), increment: (100 * batch.length) / files.length });
    }
    return written;
  });
}

async function writeText(file: ProposedFile): Promise<void> {
  try {
    await vscode.workspace.fs.writeFile(vscode.Uri.parse(file.uri), bytesOf(file.text));
  } catch {
    throw notWritten([file]);
  }
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function notWritten(files: readonly ProposedFile[]): Error {
  return new Error(vscode.l10n.t('{0} couldn’t be written.', files.map(({ path }) => path).join(', ')));
}
