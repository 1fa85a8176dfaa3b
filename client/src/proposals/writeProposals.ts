import * as vscode from 'vscode';
import type { ProposedFile } from '../../../server/src/protocol/generatedFiles.ts';
import { CurrentTexts } from './currentTexts.ts';
import { ProposedTexts } from './proposedTexts.ts';
import { isOneStep, writeFiles } from './writeFiles.ts';

/** How a person is asked about files that have somebody else's words. */
export interface ProposalWords {
  readonly question: string;
  /** The button by which they agree. */
  readonly agree: string;
}

/**
 * Writes files, see `writeFiles`. Where somebody else's words would change it asks before, once for all of them, and shows
 * what would become of each; false where the person declined, or stopped it.
 */
export async function writeProposals(files: readonly ProposedFile[], words?: ProposalWords): Promise<boolean> {
  const due = files.filter(({ state }) => state !== 'current');
  const before = await CurrentTexts.read(due);
  const foreign = due.filter(({ state }) => state === 'foreign');
  if (foreign.length > 0 && !(await agrees(foreign, words ?? replacementWords(foreign, isOneStep(due))))) return false;
  const [changed] = await before.changed();
  if (changed !== undefined) {
    throw new Error(vscode.l10n.t('{0} was changed meanwhile, so nothing was written. Try again.', changed.path));
  }
  return writeFiles(due);
}

function replacementWords(foreign: readonly ProposedFile[], canBeUndone: boolean): ProposalWords {
  const name = foreign[0]?.path ?? '';
  const agree = vscode.l10n.t('Replace');
  if (foreign.length === 1)
    return { question: vscode.l10n.t('{0} has another text already. Replace it?', name), agree };
  const { length } = foreign;
  const question = canBeUndone
    ? vscode.l10n.t('{0} files have another text already, {1} among them. Replace them?', length, name)
    : vscode.l10n.t(
        '{0} files have another text already, {1} among them. Replace them? So many are written straight to the disk, which the editor can’t undo.',
        length,
        name,
      );
  return { question, agree };
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
