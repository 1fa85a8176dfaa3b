import type { CancellationToken, Connection, ServerCapabilities } from 'vscode-languageserver';
import type { ConfigContext, DocumentContext, JsonContext, PageContext } from '../documentContext.ts';

/** Params of every request about a document. */
export interface DocumentParams {
  readonly textDocument: { readonly uri: string };
}

/** Answers for one kind of document. */
export type Handler<Context, Params, Result> = (context: Context, params: Params) => Result | PromiseLike<Result>;

/** How a request is answered for each kind of document; for a kind that is missing there is nothing to say. */
export interface Handlers<Params, Result> {
  readonly config?: Handler<ConfigContext, Params, Result>;
  readonly json?: Handler<JsonContext, Params, Result>;
  readonly page?: Handler<PageContext, Params, Result>;
  /** Whether the client's own Markdown support answers for `.md` pages already. */
  readonly isBuiltIntoMarkdown?: boolean;
}

/** Runs a handler isolated from all others; `neutral` is the answer when it fails or there is nothing to answer from. */
export type Answer = <Params extends DocumentParams, Result>(
  neutral: Result,
  handlers: Handlers<Params, Result>,
) => (params: Params, token: CancellationToken) => Promise<Result>;

/** Picks the handler for a document and runs it. */
export function handle<Params, Result>(
  handlers: Handlers<Params, Result>,
  context: DocumentContext,
  params: Params,
  neutral: Result,
): Result | PromiseLike<Result> {
  switch (context.kind) {
    case 'config':
      return handlers.config?.(context, params) ?? neutral;
    case 'json':
      return handlers.json?.(context, params) ?? neutral;
    case 'page': {
      const isAnswered =
        handlers.isBuiltIntoMarkdown === true &&
        context.client.servesMarkdown &&
        context.document.languageId === 'markdown';
      return isAnswered ? neutral : (handlers.page?.(context, params) ?? neutral);
    }
  }
}

/** One request: what is told to the client about it, and how it is answered. */
export interface RequestRow {
  readonly capability: ServerCapabilities;
  readonly register: (connection: Connection, answer: Answer) => void;
}
