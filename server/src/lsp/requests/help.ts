import {
  CompletionRequest,
  CompletionTriggerKind,
  HoverRequest,
  InlayHintRequest,
  type CompletionList,
  type CompletionParams,
  type Hover,
  type HoverParams,
  type InlayHint,
  type InlayHintParams,
  type Range,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { completeConfig } from '../../core/features/config/completion.ts';
import { hoverConfig } from '../../core/features/config/hover.ts';
import { hintsInConfig } from '../../core/features/config/inlayHints.ts';
import { completePage } from '../../core/features/page/completion.ts';
import { hoverPage } from '../../core/features/page/hover.ts';
import { isMarkdown } from '../../core/paths/fileKinds.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import { configReferences } from '../../core/site/references/configReferences.ts';
import { fileOfTarget, resolveEntry } from '../../core/site/references/resolveEntry.ts';
import { rangesTouch } from '../../core/text/textRange.ts';
import {
  composedLinesOf,
  type ConfigContext,
  type FragmentContext,
  type PageDocumentContext,
} from '../documentContext.ts';
import { fromRange } from '../convert/fromProtocol.ts';
import { toCompletionItem, toHover, toInlayHint } from '../convert/toProtocol.ts';
import { completeWhileTyping } from '../completeWhileTyping.ts';
import { hasJsonSupport, hasMarkdownSupport, type RequestRow } from './requestRow.ts';

/**
 * Whether a typed character has triggered completion in JSON where Enter would rather begin a new line: after a brace, or
 * after a space that doesn’t precede a value. A list there would have its first row inserted by that key.
 */
function isBeforeNewLine(
  { document }: { readonly document: TextDocument },
  { position, context }: CompletionParams,
): boolean {
  const { triggerCharacter } = context ?? {};
  if (triggerCharacter !== ' ') return triggerCharacter === '{';
  const { line } = position;
  const before = document.getText({ start: { line, character: 0 }, end: position });
  const isInString = (before.replace(/\\./g, '').match(/"/g)?.length ?? 0) % 2 === 1;
  return !isInString && !/:\s*$/.test(before);
}

async function complete(
  documentContext: ConfigContext | FragmentContext,
  params: CompletionParams,
): Promise<CompletionList | null> {
  if (isBeforeNewLine(documentContext, params)) return null;
  const { position } = params;
  const { document, site, client, json } = documentContext;
  const lines = composedLinesOf(documentContext);
  const found = completeConfig(site.takeSnapshot(), lines.offsetAt(position));
  const items = found.items.map((item) => toCompletionItem(lines, item, client));
  const known = hasJsonSupport(documentContext) ? await json.offered(document, position) : new Set();
  const others = items.filter(({ label }) => !known.has(label) && !known.has(JSON.stringify(label)));
  return { isIncomplete: found.isIncomplete, items: others };
}

function completeOnPage(pageContext: PageDocumentContext, { position, context }: CompletionParams): CompletionList {
  const { document, page, client } = pageContext;
  const isTyped = context?.triggerKind === CompletionTriggerKind.TriggerCharacter;
  const options = { isTyped, hasMarkdownSupport: hasMarkdownSupport(pageContext) };
  const { items, isIncomplete } = completePage(page, document.offsetAt(position), options);
  return { isIncomplete, items: items.map((item) => toCompletionItem(document, item, client)) };
}

function explain(context: ConfigContext | FragmentContext, { position }: HoverParams): Hover | null {
  const { site, client } = context;
  const lines = composedLinesOf(context);
  const hover = hoverConfig(site.takeSnapshot(), lines.offsetAt(position));
  return hover ? toHover(lines, hover, site, client) : null;
}

function hintsIn(context: ConfigContext | FragmentContext, { range }: InlayHintParams): InlayHint[] {
  const { site, settings } = context;
  const lines = composedLinesOf(context);
  const hints = settings.inlayHints
    ? hintsInConfig(site.takeSnapshot(), fromRange(lines, range), site.state.checkedConfig)
    : [];
  return hints.map((hint) => toInlayHint(lines, hint));
}

/** Returns the pages that docs.json refers to within a range. */
function pagesNamedIn(context: ConfigContext | FragmentContext, range: Range): readonly SitePath[] {
  const { site } = context;
  const within = fromRange(composedLinesOf(context), range);
  return configReferences(site.takeSnapshot(), within).flatMap((reference) =>
    reference.file !== undefined && isMarkdown(reference.file) && rangesTouch(reference.range, within)
      ? [reference.file]
      : [],
  );
}

/** Returns the pages that docs.json lists within a range. */
function pagesListedIn(context: ConfigContext | FragmentContext, range: Range): readonly SitePath[] {
  const { config, files } = context.site.takeSnapshot();
  const within = fromRange(composedLinesOf(context), range);
  const listed = config.navigation.entries.filter((one) => rangesTouch(one.range, within));
  return listed.flatMap(({ entry }) => fileOfTarget(resolveEntry(files, entry)) ?? []);
}

/** Completion, hover and signature help. */
export const helpRequests: readonly RequestRow[] = [
  {
    capability: {
      completionProvider: {
        // Not Enter: whoever presses it twice would have the first row of a list instead of an empty line.
        triggerCharacters: ['"', "'", ':', ' ', '/', '-', '<', '{', '(', '#', '`', '.', '='],
      },
    },
    register: (connection, answer) =>
      connection.onRequest(
        CompletionRequest.type,
        answer<CompletionParams, CompletionList | null>(null, {
          config: completeWhileTyping(complete),
          fragment: completeWhileTyping(complete),
          json: completeWhileTyping(({ document, json }, params) =>
            isBeforeNewLine({ document }, params)
              ? null
              : json.plain.doComplete(document, params.position, json.parse(document)),
          ),
          page: completeWhileTyping(completeOnPage),
        }),
      ),
  },
  {
    capability: { hoverProvider: true },
    register: (connection, answer) =>
      connection.onRequest(
        HoverRequest.type,
        answer(null, {
          titlesOf: (context, { position }) => pagesNamedIn(context, { start: position, end: position }),
          config: explain,
          fragment: explain,
          page: ({ document, page, site, client }, { position }) => {
            const hover = hoverPage(page, document.offsetAt(position));
            return hover ? toHover(document, hover, site, client) : null;
          },
        }),
      ),
  },
  {
    capability: { inlayHintProvider: true },
    register: (connection, answer) =>
      connection.onRequest(
        InlayHintRequest.type,
        answer(null, {
          // Other clients ask again when more titles are known.
          titlesOf: (context, { range }) => (context.client.inlayHintRefresh ? [] : pagesListedIn(context, range)),
          config: hintsIn,
          fragment: hintsIn,
        }),
      ),
  },
];
