import * as vscode from 'vscode';
import type { ProposedFile } from '../../../server/src/protocol/proposedFiles.ts';
import { ProposedTexts } from './proposedTexts.ts';

/**
 * The proposed changes that aren't answered yet. Their buttons are in the title bar of the diff: the editor hides the
 * notification before a long diff is read.
 */
export class Proposals implements vscode.Disposable {
  readonly #commands: vscode.Disposable;
  readonly #open = new Set<ProposedTexts>();
  #count = 0;

  constructor() {
    const register = (id: string, agrees: boolean): vscode.Disposable =>
      vscode.commands.registerCommand(id, (clicked: unknown) => {
        const shown = clicked instanceof vscode.Uri ? clicked : proposedInFront();
        const proposal = [...this.#open].find((one) => shown !== undefined && one.has(shown));
        if (proposal === undefined) return;
        proposal.decide(agrees);
        // The notification asks what is answered now, and extensions can’t close it.
        void vscode.commands.executeCommand('notifications.hideToasts');
      });
    this.#commands = vscode.Disposable.from(
      register('docsight.proposal.accept', true),
      register('docsight.proposal.decline', false),
      // The buttons would show the key of a command of theirs, in a second line.
      register('docsight.proposal.leave', false),
    );
  }

  /** Starts a proposal for files. An open proposal for any of them is declined. */
  begin(files: readonly ProposedFile[]): ProposedTexts {
    for (const earlier of this.#open) {
      if (earlier.isAbout(files)) earlier.decide(false);
    }
    this.#count += 1;
    const texts = new ProposedTexts(files, this.#count, () => this.#open.delete(texts));
    this.#open.add(texts);
    return texts;
  }

  dispose(): void {
    for (const texts of this.#open) texts.decide(false);
    this.#commands.dispose();
  }
}

/** Returns the proposed text in the diff that is in front, for keys, which name no document. */
function proposedInFront(): vscode.Uri | undefined {
  const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
  return input instanceof vscode.TabInputTextDiff ? input.modified : undefined;
}
