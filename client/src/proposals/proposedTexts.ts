import * as vscode from 'vscode';
import type { ProposedFile } from '../../../server/src/protocol/proposedFiles.ts';

/** The manifest shows the buttons above documents of this scheme. */
const proposalScheme = 'docsight-proposal';

/** The question about a proposed change. */
export interface ProposalQuestion {
  readonly message: string;
  /** The label of the button that accepts. */
  readonly agree: string;
  /** The labels of buttons that neither accept nor decline. */
  readonly others?: readonly string[];
  /** Whether files can be left out. */
  readonly canChoose?: boolean;
}

/** Shows a notification with buttons, see `vscode.window`. */
type Ask = (message: string, ...buttons: string[]) => Thenable<string | undefined>;

/** The proposed texts, as read-only documents. */
export class ProposedTexts implements vscode.Disposable {
  readonly #files: readonly ProposedFile[];
  readonly #number: number;
  readonly #end: () => void;
  readonly #provider: vscode.Disposable;
  readonly #decided: Promise<boolean>;
  #decide!: (agrees: boolean) => void;

  /** `number` distinguishes it from other proposals for the same files. */
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

  /** Whether it contains a text for any of the files. */
  isAbout(files: readonly ProposedFile[]): boolean {
    return this.#files.some(({ uri }) => files.some((file) => file.uri === uri));
  }

  /** Opens the diff of a file and its proposed text. */
  async showChange(file: ProposedFile): Promise<void> {
    const title = vscode.l10n.t('{0} (current ↔ proposed)', file.path);
    await vscode.commands.executeCommand('vscode.diff', vscode.Uri.parse(file.uri), this.#uriFor(file), title);
  }

  /** Asks in a notification and through the buttons above the diff; undefined if declined. */
  async ask(ask: Ask, { message, agree, others = [] }: ProposalQuestion): Promise<string | undefined> {
    const cancel = vscode.l10n.t('Cancel');
    const answer = await Promise.race([
      ask(message, agree, ...others, cancel),
      this.#decided.then((agrees) => (agrees ? agree : undefined)),
    ]);
    return answer === cancel ? undefined : answer;
  }

  /** Answers the open question. */
  decide(agrees: boolean): void {
    this.#decide(agrees);
  }

  /** Closes its documents. */
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

  /** Keeps the path, so that the text is highlighted like the file. */
  #uriFor({ uri }: ProposedFile): vscode.Uri {
    return vscode.Uri.parse(uri).with({ scheme: proposalScheme, authority: '', query: String(this.#number) });
  }
}
