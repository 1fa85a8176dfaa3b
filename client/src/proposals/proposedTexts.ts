import * as vscode from 'vscode';
import type { ProposedFile } from '../../../server/src/protocol/generatedFiles.ts';

const scheme = 'docsight-proposal';

/** Texts that would be written, as documents that can be looked at and not typed into. */
export class ProposedTexts implements vscode.Disposable {
  readonly #texts = new Map<string, string>();
  readonly #provider: vscode.Disposable;

  constructor(files: readonly ProposedFile[]) {
    for (const file of files) this.#texts.set(proposalUri(file).toString(), file.text);
    this.#provider = vscode.workspace.registerTextDocumentContentProvider(scheme, {
      provideTextDocumentContent: (uri) => this.#texts.get(uri.toString()),
    });
  }

  /** Opens what stands in a file now beside what would. */
  async showChange(file: ProposedFile): Promise<void> {
    const title = vscode.l10n.t('{0}: as it is, and as Docsight would write it', file.path);
    await vscode.commands.executeCommand('vscode.diff', vscode.Uri.parse(file.uri), proposalUri(file), title);
  }

  /** Closes all of it: what was proposed is of no use any more. */
  dispose(): void {
    const isProposal = ({ input }: vscode.Tab): boolean =>
      input instanceof vscode.TabInputTextDiff &&
      input.modified.scheme === scheme &&
      this.#texts.has(input.modified.toString());
    const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs.filter(isProposal));
    void vscode.window.tabGroups.close(tabs);
    this.#provider.dispose();
  }
}

/** The path stays, so that the text is coloured like the file. */
function proposalUri({ uri }: ProposedFile): vscode.Uri {
  return vscode.Uri.parse(uri).with({ scheme, authority: '', query: '' });
}
