import * as vscode from 'vscode';
import type { ProposedFile } from '../../../server/src/protocol/proposedFiles.ts';
import { CurrentTexts } from './currentTexts.ts';
import type { Proposals } from './proposals.ts';
import type { ProposalQuestion } from './proposedTexts.ts';
import { isOneStep, writeProposedFiles } from './writeProposedFiles.ts';

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
