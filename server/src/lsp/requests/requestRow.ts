import type { CancellationToken, Connection, ProtocolRequestType, ServerCapabilities } from 'vscode-languageserver';
import type { SitePath } from '../../core/paths/sitePath.ts';
import type { DocumentParams, SiteParams } from '../../protocol/sites.ts';
import { fromUri } from '../../workspace/files/resourcePath.ts';
import type { Site } from '../../workspace/site.ts';
import type {
  ConfigContext,
  DocumentContext,
  FragmentContext,
  JsonContext,
  PageDocumentContext,
  Session,
} from '../documentContext.ts';

/**
 * Handles a request for one kind of document. The context has the current text; `askedText` is the one about which the
 * client asked, if people have typed since.
 */
export type Handler<Context, Params, Result> = (
  context: Context,
  params: Params,
  askedText: string,
) => Result | PromiseLike<Result>;

/** What has to be read before a request can be handled. */
export interface NeedsSite {
  /** Whether that is every page of the site, even if it takes a while. */
  readonly needsFullSite?: boolean;
}

/** The handlers of a request by kind of document; a kind without one gets the neutral result. */
export interface Handlers<Params, Result> extends NeedsSite {
  /** For docs.json and the files that it includes. */
  readonly config?: Handler<ConfigContext | FragmentContext, Params, Result>;
  readonly json?: Handler<JsonContext, Params, Result>;
  readonly page?: Handler<PageDocumentContext, Params, Result>;
  /** Returns the pages whose titles an answer about docs.json shows, so that they are read before. */
  readonly titlesOf?: (context: ConfigContext | FragmentContext, params: Params) => readonly SitePath[];
  /** Whether an answer about a page needs the findings in it. */
  readonly needsFindings?: boolean;
  /** Whether the client's own support of Markdown and JSON already answers for `.md` pages and included files. */
  readonly isBuiltIn?: boolean;
}

/**
 * Runs a handler so that its failure affects no other; `neutral` is the result if it fails or if there is no context.
 */
export type Answer = <Params extends DocumentParams, Result>(
  neutral: Result,
  handlers: Handlers<Params, Result>,
) => (params: Params, token: CancellationToken) => Promise<Result>;

/** Selects the handler for a document and runs it. */
export function handle<Params, Result>(
  handlers: Handlers<Params, Result>,
  context: DocumentContext,
  params: Params,
  askedText: string,
  neutral: Result,
): Result | PromiseLike<Result> {
  const { isBuiltIn = false } = handlers;
  switch (context.kind) {
    case 'config':
    case 'fragment':
      return isBuiltIn && context.kind === 'fragment' && hasJsonSupport(context)
        ? neutral
        : (handlers.config?.(context, params, askedText) ?? neutral);
    case 'json':
      return handlers.json?.(context, params, askedText) ?? neutral;
    case 'page':
      return isBuiltIn && hasMarkdownSupport(context)
        ? neutral
        : (handlers.page?.(context, params, askedText) ?? neutral);
  }
}

/** Whether the client's own Markdown support answers for a page too. */
export function hasMarkdownSupport({ client, document }: PageDocumentContext): boolean {
  return client.servesMarkdown && document.languageId === 'markdown';
}

/** Whether the client's own JSON support answers for an included file too. */
export function hasJsonSupport({ client, document }: ConfigContext | FragmentContext): boolean {
  return client.servesJson && ['json', 'jsonc'].includes(document.languageId);
}

/** Handles a request without a document. An aborted signal says that nobody waits for the result any more. */
export type HandlerForAll<Params, Result> = (
  sites: readonly Site[],
  params: Params,
  session: Session,
  signal: AbortSignal,
) => Result | PromiseLike<Result>;

/** Handles a request about a site. */
export type SiteHandler<Params, Result> = (
  site: Site,
  params: Params,
  session: Session,
  signal: AbortSignal,
) => Result | PromiseLike<Result>;

/** Like `Answer`, for a request without a document; all pages are read before, unless stated otherwise. */
export type AnswerForAll = <Params, Result>(
  neutral: Result,
  handler: HandlerForAll<Params, Result>,
  needs?: NeedsSite,
) => (params: Params, token: CancellationToken) => Promise<Result>;

/** Answers a request about a file, once the file can be answered for; `neutral` is the result if that fails. */
export type Isolate = <Result>(
  neutral: Result,
  token: CancellationToken,
  uri: string,
  answer: () => Promise<Result>,
) => Promise<Result>;

/**
 * Adapts a handler without parameters: the protocol calls it with the token alone if the client sends no parameters.
 */
export function withoutParams<Result>(
  handler: (params: undefined, token: CancellationToken) => Promise<Result>,
): (...actual: readonly [CancellationToken] | readonly [unknown, CancellationToken]) => Promise<Result> {
  return (...actual) => handler(undefined, actual.length === 1 ? actual[0] : actual[1]);
}

/** One request: its server capabilities and its handlers. */
export interface RequestRow {
  readonly capability: ServerCapabilities;
  readonly register: (connection: Connection, answer: Answer, answerForAll: AnswerForAll) => void;
}

/** Returns the row of a request of the protocol about a document. */
export function rowForDocument<Params extends DocumentParams, Result, PartialResult, Problem, Options>(
  capability: ServerCapabilities,
  { method }: ProtocolRequestType<Params, Result, PartialResult, Problem, Options>,
  neutral: NoInfer<Result>,
  handlers: Handlers<Params, NoInfer<Result>>,
): RequestRow {
  return {
    capability,
    register: (connection, answer) => {
      connection.onRequest<unknown, undefined>(method, answer<Params, Result>(neutral, handlers));
    },
  };
}

/** Returns the row of a request without a document. */
export function rowForAll<Params, Result>(
  method: string,
  neutral: Result,
  handler: HandlerForAll<Params, Result>,
  needs?: NeedsSite,
): RequestRow {
  return {
    capability: {},
    register: (connection, _answer, answerForAll) => {
      connection.onRequest<unknown, undefined>(method, answerForAll(neutral, handler, needs));
    },
  };
}

/** Returns the row of a request about a page. */
export function rowForPage<Params extends DocumentParams, Result>(
  method: string,
  neutral: Result,
  page: Handler<PageDocumentContext, Params, Result>,
): RequestRow {
  return {
    capability: {},
    register: (connection, answer) => {
      connection.onRequest<unknown, undefined>(method, answer<Params, Result>(neutral, { page }));
    },
  };
}

/** Returns the row of a request about a site; `goneResult` is the result if the site no longer exists. */
export function rowForSite<Params extends SiteParams, Result>(
  method: string,
  neutral: Result,
  handler: SiteHandler<Params, Result>,
  { goneResult = neutral, ...needs }: NeedsSite & { readonly goneResult?: Result } = {},
): RequestRow {
  const handlerForAll: HandlerForAll<Params, Result> = (sites, params, session, signal) => {
    const path = fromUri(params.config);
    const site = sites.find(({ configPath }) => configPath === path);
    return site === undefined ? goneResult : handler(site, params, session, signal);
  };
  return rowForAll(method, neutral, handlerForAll, needs);
}

/** The refusal if the handler of an edit request failed. */
export const failed = { refused: 'The language server failed. See the Docsight output for details.' };

/** The refusal if the site of a request no longer exists. */
export const gone = { refused: 'The site no longer exists.' };
