import type { CancellationToken, Connection, ServerCapabilities } from 'vscode-languageserver';
import type { Site } from '../../workspace/site.ts';
import type {
  ConfigContext,
  DocumentContext,
  JsonContext,
  PageDocumentContext,
  FragmentContext,
  Session,
} from '../documentContext.ts';

/** Params of every request about a document. */
export interface DocumentParams {
  readonly textDocument: { readonly uri: string };
}

/** Answers for one kind of document. */
export type Handler<Context, Params, Result> = (context: Context, params: Params) => Result | PromiseLike<Result>;

/** What has to be read before a request can be answered. */
export interface NeedsSite {
  /** Whether every page of the site has to be, also where that takes a while. */
  readonly needsFullSite?: boolean;
}

/** How a request is answered for each kind of document; for a kind that is missing there is nothing to say. */
export interface Handlers<Params, Result> extends NeedsSite {
  readonly config?: Handler<ConfigContext, Params, Result>;
  readonly fragment?: Handler<FragmentContext, Params, Result>;
  readonly json?: Handler<JsonContext, Params, Result>;
  readonly page?: Handler<PageDocumentContext, Params, Result>;
  /** Whether the client's own support of Markdown and JSON answers for `.md` pages and the parts of docs.json already. */
  readonly isBuiltIn?: boolean;
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
  const { isBuiltIn = false } = handlers;
  switch (context.kind) {
    case 'config':
      return handlers.config?.(context, params) ?? neutral;
    case 'fragment':
      return isBuiltIn && hasJsonSupport(context) ? neutral : (handlers.fragment?.(context, params) ?? neutral);
    case 'json':
      return handlers.json?.(context, params) ?? neutral;
    case 'page':
      return isBuiltIn && hasMarkdownSupport(context) ? neutral : (handlers.page?.(context, params) ?? neutral);
  }
}

/** Whether the client's own Markdown support answers about a page too. */
export function hasMarkdownSupport({ client, document }: PageDocumentContext): boolean {
  return client.servesMarkdown && document.languageId === 'markdown';
}

/** Whether the client's own JSON support answers about a part of docs.json too. */
export function hasJsonSupport({ client, document }: ConfigContext | FragmentContext): boolean {
  return client.servesJson && ['json', 'jsonc'].includes(document.languageId);
}

/** Answers a request that is about no document, isolated in the same way; all pages are read before, unless told. */
export type AnswerForAll = <Params, Result>(
  neutral: Result,
  handler: (sites: readonly Site[], params: Params, session: Session) => Result | PromiseLike<Result>,
  needs?: NeedsSite,
) => (params: Params, token: CancellationToken) => Promise<Result>;

/** A handler of a request that takes nothing: called with the token alone where the client sends no parameters. */
export function withoutParams<Result>(
  handler: (params: undefined, token: CancellationToken) => Promise<Result>,
): (...actual: readonly [CancellationToken] | readonly [unknown, CancellationToken]) => Promise<Result> {
  return (...actual) => handler(undefined, actual.length === 1 ? actual[0] : actual[1]);
}

/** One request: what is told to the client about it, and how it is answered. */
export interface RequestRow {
  readonly capability: ServerCapabilities;
  readonly register: (connection: Connection, answer: Answer, answerForAll: AnswerForAll) => void;
}
