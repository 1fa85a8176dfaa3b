import * as vscode from 'vscode';
import type { ProposedFile } from '../../../server/src/protocol/generatedFiles.ts';

/** The manifest's buttons stand above documents of this scheme. */
export const proposalScheme = 'docsight-proposal';

/** What a person is asked about a change that they are shown. */
export interface ProposalQuestion {
  readonly message: string;
  /** The button by which they agree. */
  readonly agree: string;
  /** Buttons that answer neither yes nor no. */
  readonly others?: readonly string[];
}

/** A notification with buttons, see `vscode.window`. */
type Ask = (message: string, ...buttons: string[]) => Thenable<string | undefined>;

/** Texts that would be written, as documents that can be looked at and not typed into. */
export class ProposedTexts implements vscode.Disposable {
  readonly #files: readonly ProposedFile[];
  readonly #number: number;
  readonly #end: () => void;
  readonly #provider: vscode.Disposable;
  readonly #decided: Promise<boolean>;
  #decide!: (agrees: boolean) => void;

  /** `number` tells it from others about the same files. */
  constructor(files: readonly ProposedFile[], number: number, end: () => void) {
    this.#files = files;
    this.#number = number;
    this.#end = end;
    this.#decided = new Promise((resolve) => {
      this.#decide = resolve;
    });
    this.#provider = vscode.workspace.registerTextDocumentContentProvider(proposalScheme, {
      provideTextDocumentContent: (uri) => this.#files.find((file) => this.#isFor(file, uri))?.text,
    });
  }

  /** Whether a document shows one of the texts. */
  has(uri: vscode.Uri): boolean {
    return this.#files.some((file) => this.#isFor(file, uri));
  }

  /** Whether one of the texts is for one of some files. */
  isAbout(files: readonly ProposedFile[]): boolean {
    return this.#files.some(({ uri }) => files.some((file) => file.uri === uri));
  }

  /** Opens what stands in a file now beside what would. */
  async showChange(file: ProposedFile): Promise<void> {
    const title = vscode.l10n.t('{0} (current ↔ proposed)', file.path);
    await vscode.commands.executeCommand('vscode.diff', vscode.Uri.parse(file.uri), this.#uriFor(file), title);
  }

  /** Asks in a notification, and by the buttons above the change; undefined where the person declined. */
  async ask(ask: Ask, { message, agree, others = [] }: ProposalQuestion): Promise<string | undefined> {
    const cancel = vscode.l10n.t('Cancel');
    const answer = await Promise.race([
      ask(message, agree, ...others, cancel),
      this.#decided.then((agrees) => (agrees ? agree : undefined)),
    ]);
    return answer === cancel ? undefined : answer;
  }

  /** Answers what is asked. */
  decide(agrees: boolean): void {
    this.#decide(agrees);
  }

  /** Closes all of it: what was proposed is of no use any more. */
  dispose(): void {
    const isProposal = ({ input }: vscode.Tab): boolean =>
      input instanceof vscode.TabInputTextDiff && this.has(input.modified);
    const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs.filter(isProposal));
    void vscode.window.tabGroups.close(tabs);
    this.#provider.dispose();
    this.#end();
  }

  #isFor(file: ProposedFile, uri: vscode.Uri): boolean {
    return this.#uriFor(file).toString() === uri.toString();
  }

  /** The path stays, so that the text is coloured like the file. */
  #uriFor({ uri }: ProposedFile): vscode.Uri {
    return vscode.Uri.parse(uri).with({ scheme: proposalScheme, authority: '', query: String(this.#number) });
  }
}
