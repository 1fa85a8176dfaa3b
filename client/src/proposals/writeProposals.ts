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
  if (foreign.length > 0 && !(await agrees(proposals, foreign, prompt))) return false;
  const [changed] = await before.changed();
  if (changed !== undefined) {
    throw new Error(vscode.l10n.t('{0} changed in the meantime, so nothing was written. Try again.', changed.path));
  }
  return writeProposedFiles(due);
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

/** Shows the diff of the first file, and of each further one as long as the person asks for it. A path would leave no room
 * for the other buttons. */
async function agrees(
  proposals: Proposals,
  files: readonly ProposedFile[],
  question: ProposalQuestion,
): Promise<boolean> {
  const texts = proposals.begin(files);
  try {
    for (let at = 0; ; at++) {
      const [file, next] = files.slice(at);
      if (file !== undefined) await texts.showChange(file);
      const others = next === undefined ? [] : [vscode.l10n.t('Show Next File')];
      const answer = await texts.ask(vscode.window.showWarningMessage, { ...question, others });
      if (answer === undefined || !others.includes(answer)) return answer === question.agree;
    }
  } finally {
    texts.dispose();
  }
}
