import * as vscode from 'vscode';
import { editBetween } from '../../../server/src/core/text/textEdit.ts';
import type { ProposedFile } from '../../../server/src/protocol/generatedFiles.ts';
import { CurrentTexts } from './currentTexts.ts';
import { ProposedTexts } from './proposedTexts.ts';

/** How a person is asked about files that have somebody else's words. */
export interface ProposalWords {
  readonly question: string;
  /** The button by which they agree. */
  readonly agree: string;
}

/**
 * Writes files in one step that can be undone, and saves them. Where somebody else's words would change it asks before,
 * once for all of them, and shows what would become of each; false where the person declined.
 */
export async function writeProposals(files: readonly ProposedFile[], words?: ProposalWords): Promise<boolean> {
  const due = files.filter(({ state }) => state !== 'current');
  const before = await CurrentTexts.read(due);
  const foreign = due.filter(({ state }) => state === 'foreign');
  if (foreign.length > 0 && !(await agrees(foreign, words ?? replacementWords(foreign)))) return false;
  const [changed] = await before.changed();
  if (changed !== undefined) {
    throw new Error(vscode.l10n.t('{0} was changed meanwhile, so nothing was written. Try again.', changed.path));
  }
  // The editor takes an edit of nothing for one that failed.
  if (due.length > 0) await write(due);
  return true;
}

function replacementWords(foreign: readonly ProposedFile[]): ProposalWords {
  const [first] = foreign;
  const question =
    foreign.length === 1
      ? vscode.l10n.t('{0} has another text already. Replace it?', first?.path ?? '')
      : vscode.l10n.t(
          '{0} files have another text already, {1} among them. Replace them?',
          foreign.length,
          first?.path ?? '',
        );
  return { question, agree: vscode.l10n.t('Replace') };
}

/** Shows the change of the first file, and those of the others one by one as long as the person asks for them. */
async function agrees(files: readonly ProposedFile[], { question, agree }: ProposalWords): Promise<boolean> {
  const texts = new ProposedTexts(files);
  const cancel = vscode.l10n.t('Cancel');
  try {
    for (let at = 0; ; at++) {
      const [file, next] = files.slice(at);
      if (file !== undefined) await texts.showChange(file);
      const others = next === undefined ? [] : [vscode.l10n.t('Show {0}', next.path)];
      const answer = await vscode.window.showWarningMessage(question, agree, ...others, cancel);
      if (answer === undefined || !others.includes(answer)) return answer === agree;
    }
  } finally {
    texts.dispose();
  }
}

async function write(files: readonly ProposedFile[]): Promise<void> {
  const edit = new vscode.WorkspaceEdit();
  for (const file of files) await addTo(edit, file);
  const isDone = await vscode.workspace.applyEdit(edit);
  const names = files.map(({ path }) => path).join(', ');
  if (!isDone) throw new Error(vscode.l10n.t('{0} could not be written.', names));
  for (const { uri } of files) await (await vscode.workspace.openTextDocument(vscode.Uri.parse(uri))).save();
}

async function addTo(edit: vscode.WorkspaceEdit, { uri, text, state }: ProposedFile): Promise<void> {
  const file = vscode.Uri.parse(uri);
  if (state === 'new') {
    edit.createFile(file, { contents: new TextEncoder().encode(text) });
    return;
  }
  const document = await vscode.workspace.openTextDocument(file);
  // Only the lines that differ, so that what a person has selected elsewhere stays.
  for (const { range, newText } of editBetween(document.getText(), text)) {
    edit.replace(file, new vscode.Range(document.positionAt(range.start), document.positionAt(range.end)), newText);
  }
}
