import {
  CompletionTriggerKind,
  type CompletionList,
  type CompletionParams,
  type Hover,
  type HoverParams,
  type InlayHint,
  type InlayHintParams,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { completeConfig } from '../core/features/config/completion.ts';
import { hoverConfig } from '../core/features/config/hover.ts';
import { hintsInConfig } from '../core/features/config/inlayHints.ts';
import { completePage } from '../core/features/page/completion/completion.ts';
import { hoverPage } from '../core/features/page/hover.ts';
import {
  composedLinesOf,
  type ConfigContext,
  type FragmentContext,
  type JsonContext,
  type PageDocumentContext,
} from './documentContext.ts';
import { fromRange } from './convert/fromProtocol.ts';
import { toCompletionItem, toHover, toInlayHint } from './convert/toProtocol.ts';
import { hasJsonSupport, hasMarkdownSupport } from './requests/requestRow.ts';

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

/** Completes in JSON that isn’t the configuration of a site. */
export function completeJson(
  { document, json }: JsonContext,
  params: CompletionParams,
): Promise<CompletionList | null> {
  return isBeforeNewLine({ document }, params) ? Promise.resolve(null) : json.complete(document, params.position);
}

export async function completeInConfig(
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

export function completeOnPage(
  pageContext: PageDocumentContext,
  { position, context }: CompletionParams,
): CompletionList {
  const { document, page, client } = pageContext;
  const isTyped = context?.triggerKind === CompletionTriggerKind.TriggerCharacter;
  const options = { isTyped, hasMarkdownSupport: hasMarkdownSupport(pageContext) };
  const { items, isIncomplete } = completePage(page, document.offsetAt(position), options);
  return { isIncomplete, items: items.map((item) => toCompletionItem(document, item, client)) };
}

export function explainInConfig(context: ConfigContext | FragmentContext, { position }: HoverParams): Hover | null {
  const { site, client } = context;
  const lines = composedLinesOf(context);
  const hover = hoverConfig(site.takeSnapshot(), lines.offsetAt(position));
  return hover ? toHover(lines, hover, site, client) : null;
}

export function hintsIn(context: ConfigContext | FragmentContext, { range }: InlayHintParams): InlayHint[] {
  const { site, settings } = context;
  const lines = composedLinesOf(context);
  const hints = settings.inlayHints
    ? hintsInConfig(site.takeSnapshot(), fromRange(lines, range), site.state.checkedConfig)
    : [];
  return hints.map((hint) => toInlayHint(lines, hint));
}

export function explainOnPage(
  { document, page, site, client }: PageDocumentContext,
  { position }: HoverParams,
): Hover | null {
  const hover = hoverPage(page, document.offsetAt(position));
  return hover ? toHover(document, hover, site, client) : null;
}
