import * as vscode from 'vscode';
import type { ProposedFile } from '../../../server/src/protocol/generatedFiles.ts';
import { ProposedTexts } from './proposedTexts.ts';

/**
 * The changes that people are shown and haven't answered yet. The commands that answer stand above a change as buttons:
 * the editor puts the notification that asks away before anybody has read a long change.
 */
export class Proposals implements vscode.Disposable {
  readonly #commands: vscode.Disposable;
  readonly #open = new Set<ProposedTexts>();
  #count = 0;

  constructor() {
    const register = (id: string, agrees: boolean): vscode.Disposable =>
      vscode.commands.registerCommand(id, (shown: unknown) => {
        const proposal = [...this.#open].find((one) => shown instanceof vscode.Uri && one.has(shown));
        proposal?.decide(agrees);
      });
    this.#commands = vscode.Disposable.from(
      register('docsight.proposal.accept', true),
      register('docsight.proposal.decline', false),
    );
  }

  /** Begins to propose files, until it is disposed. Who proposes a file anew no longer wants what waits for an answer. */
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
