import { ResponseError, type CancellationToken, type TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { DocumentParams } from '../protocol/sites.ts';
import { fromUri, type ResourcePath } from '../workspace/files/resourcePath.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { Turns } from '../workspace/scheduling.ts';
import { answerOnceReady } from './cancellation.ts';
import { contextOf, type DocumentContext, type Session } from './documentContext.ts';
import { handle, type Answer, type AnswerForAll, type Handlers, type Isolate } from './requests/requestRow.ts';

/**
 * Answers requests once the changes that came before are applied and the pages that they need are read, each from one
 * snapshot. A failure is logged and affects only its own answer.
 */
export class Answering {
  readonly #workspace: Workspace;
  readonly #turns: Turns;
  readonly #documents: TextDocuments<TextDocument>;
  readonly #session: () => Session;
  readonly #onError: (error: unknown) => void;

  constructor(
    workspace: Workspace,
    documents: TextDocuments<TextDocument>,
    session: () => Session,
    onError: (error: unknown) => void,
  ) {
    this.#workspace = workspace;
    this.#turns = new Turns(workspace.pause);
    this.#documents = documents;
    this.#session = session;
    this.#onError = onError;
  }

  readonly answer: Answer = (neutral, handlers) => (params, token) => {
    const { uri } = params.textDocument;
    const askedText = this.#documents.get(uri)?.getText() ?? '';
    const answer = (ready: (signal: AbortSignal) => Promise<void>): Promise<typeof neutral> =>
      this.#isolated(neutral, token, ready, () => {
        const context = this.#contextOf(uri);
        return context === undefined ? neutral : handle(handlers, context, params, askedText, neutral);
      });
    return handlers.needsFullSite === true
      ? answer(() => this.#workspace.loaded())
      : this.#urgent(() => answer((signal) => this.#ready(handlers, params, signal)));
  };

  #contextOf(uri: string): DocumentContext | undefined {
    const document = this.#documents.get(uri);
    return document && contextOf(this.#workspace, document, this.#session());
  }

  async #ready<Params extends DocumentParams>(
    { titlesOf, needsFindings }: Pick<Handlers<Params, unknown>, 'titlesOf' | 'needsFindings'>,
    params: Params,
    signal: AbortSignal,
  ): Promise<void> {
    const { uri } = params.textDocument;
    const path = fromUri(uri);
    do await this.#workspace.ready(path, signal);
    while (needsFindings === true && !(await this.#hasFindings(path, signal)));
    const context = titlesOf && !signal.aborted ? this.#contextOf(uri) : undefined;
    if (titlesOf === undefined || (context?.kind !== 'config' && context?.kind !== 'fragment')) return;
    await this.#workspace.titlesRead(path, titlesOf(context, params), signal);
  }

  /** Finds what is reported in a page, with pauses for other work; false if it has another text by now. */
  async #hasFindings(path: ResourcePath, signal: AbortSignal): Promise<boolean> {
    const { site, file } = this.#workspace.locate(path);
    if (site === undefined || signal.aborted) return true;
    return site.diagnostics.prepare(file, 'now', this.#workspace.pause);
  }

  readonly answerForAll: AnswerForAll = (neutral, handler, needs) => (params, token) => {
    const answer = (ready: () => Promise<void>): Promise<typeof neutral> =>
      this.#isolated(neutral, token, ready, (signal) =>
        handler(this.#workspace.sites, params, this.#session(), signal),
      );
    return needs?.needsFullSite === false
      ? this.#urgent(() => answer(() => this.#workspace.settled()))
      : answer(() => this.#workspace.loaded());
  };

  readonly isolate: Isolate = (neutral, token, uri, answer) =>
    this.#urgent(() => this.#isolated(neutral, token, (signal) => this.#workspace.ready(fromUri(uri), signal), answer));

  /** Answers before the rest of a site is read on, also where the answer pauses. It mustn't wait for the rest. */
  #urgent<Result>(answer: () => Promise<Result>): Promise<Result> {
    return this.#workspace.urgentWork.run(answer);
  }

  async #isolated<Result>(
    neutral: Result,
    token: CancellationToken,
    ready: (signal: AbortSignal) => Promise<void>,
    answer: (signal: AbortSignal) => Result | PromiseLike<Result>,
  ): Promise<Result> {
    try {
      return await answerOnceReady(token, ready, answer, this.#turns);
    } catch (error) {
      if (error instanceof ResponseError) throw error;
      this.#onError(error);
      return neutral;
    }
  }
}
