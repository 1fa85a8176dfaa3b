import * as vscode from 'vscode';
import { editBetween } from '../../../server/src/core/text/textEdit.ts';
import type { ProposedFile } from '../../../server/src/protocol/generatedFiles.ts';
import { openDocument } from './currentTexts.ts';

/** The editor takes seconds for a step of more files, since it opens each of them. */
const mostInOneStep = 40;

/** How many files are written at the same time. */
const batchSize = 25;

/** Whether so few files are to be written that the editor can undo it as one step. */
export function isOneStep(files: readonly ProposedFile[]): boolean {
  return files.length <= mostInOneStep;
}

/**
 * Writes files in one step that can be undone, and saves them; of many all that aren't open in an editor go straight to
 * the disk, with a progress that can be stopped. False where somebody stopped it.
 */
export async function writeFiles(files: readonly ProposedFile[]): Promise<boolean> {
  const inEditor = isOneStep(files) ? files : files.filter((file) => openDocument(file) !== undefined);
  const others = files.filter((file) => !inEditor.includes(file));
  // The editor takes an edit of nothing for one that failed.
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
  // What is made has its text on the disk.
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
  // Only the lines that differ, so that what a person has selected elsewhere stays.
  for (const { range, newText } of editBetween(document.getText(), text)) {
    edit.replace(file, new vscode.Range(document.positionAt(range.start), document.positionAt(range.end)), newText);
  }
}

/** How many of the files were written before somebody stopped it. */
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
