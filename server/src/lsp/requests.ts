import {
  CodeActionKind,
  CodeActionRequest,
  ColorPresentationRequest,
  CompletionRequest,
  DefinitionRequest,
  DocumentColorRequest,
  DocumentFormattingRequest,
  DocumentLinkRequest,
  DocumentRangeFormattingRequest,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  HoverRequest,
  InlayHintRequest,
  SelectionRangeRequest,
  type CancellationToken,
  type CodeAction,
  type CodeActionParams,
  type Connection,
  type ServerCapabilities,
} from 'vscode-languageserver';
import { colorsOfConfig, writeColor } from '../core/features/config/colors.ts';
import { completeConfig } from '../core/features/config/completion.ts';
import { hoverConfig } from '../core/features/config/hover.ts';
import { hintsInConfig } from '../core/features/config/inlayHints.ts';
import { definitionInConfig, linksOfConfig } from '../core/features/config/links.ts';
import { outlineConfig } from '../core/features/config/symbols.ts';
import { rangesTouch } from '../core/text/textRange.ts';
import { findingsOf } from './diagnostics.ts';
import type { DocumentContext } from './documentContext.ts';
import { fromColor, fromRange } from './fromProtocol.ts';
import {
  toCodeAction,
  toColor,
  toCompletionItem,
  toDefinition,
  toDocumentLink,
  toDocumentSymbol,
  toHover,
  toInlayHint,
  toTextEdit,
} from './toProtocol.ts';

/** Params of every request about a document. */
interface DocumentParams {
  readonly textDocument: { readonly uri: string };
}

/** Runs a handler isolated from all others; `neutral` is the answer when it fails or there is nothing to answer from. */
export type Answer = <Params extends DocumentParams, Result>(
  neutral: Result,
  handle: (context: DocumentContext, params: Params) => Result | Promise<Result>,
) => (params: Params, token: CancellationToken) => Promise<Result>;

/** One request: what is told to the client about it, and how it is answered. */
interface RequestRow {
  readonly capability: ServerCapabilities;
  readonly register: (connection: Connection, answer: Answer) => void;
}

/** Every request that is answered, one row each. docs.json that configures no site gets plain JSON help. */
const rows: readonly RequestRow[] = [
  {
    capability: { completionProvider: { triggerCharacters: ['"', ':', ' ', '/', '-'] } },
    register: (connection, answer) =>
      connection.onRequest(
        CompletionRequest.type,
        answer(null, async ({ document, site, json, client }, { position }) => {
          if (site === undefined) return json.plain.doComplete(document, position, json.parse(document));
          const { items, isIncomplete } = completeConfig(site.snapshot, document.offsetAt(position));
          return { isIncomplete, items: items.map((item) => toCompletionItem(document, item, client)) };
        }),
      ),
  },
  {
    capability: { hoverProvider: true },
    register: (connection, answer) =>
      connection.onRequest(
        HoverRequest.type,
        answer(null, ({ document, site }, { position }) => {
          const hover = site && hoverConfig(site.snapshot, document.offsetAt(position));
          return site && hover ? toHover(document, hover, site) : null;
        }),
      ),
  },
  {
    capability: { definitionProvider: true },
    register: (connection, answer) =>
      connection.onRequest(
        DefinitionRequest.type,
        answer(null, ({ document, site, client }, { position }) => {
          const link = site && definitionInConfig(site.snapshot, document.offsetAt(position));
          return site && link ? toDefinition(document, link, site, client) : null;
        }),
      ),
  },
  {
    capability: { documentLinkProvider: { resolveProvider: false } },
    register: (connection, answer) =>
      connection.onRequest(
        DocumentLinkRequest.type,
        answer(null, ({ document, site }) =>
          site === undefined ? [] : linksOfConfig(site.snapshot).map((link) => toDocumentLink(document, link, site)),
        ),
      ),
  },
  {
    capability: { documentSymbolProvider: true },
    register: (connection, answer) =>
      connection.onRequest(
        DocumentSymbolRequest.type,
        answer(null, ({ document, site, json }) =>
          site === undefined
            ? json.plain.findDocumentSymbols2(document, json.parse(document))
            : outlineConfig(site.snapshot).map((symbol) => toDocumentSymbol(document, symbol)),
        ),
      ),
  },
  {
    capability: { codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] } },
    register: (connection, answer) => connection.onRequest(CodeActionRequest.type, answer(null, quickFixes)),
  },
  {
    capability: { colorProvider: true },
    register: (connection, answer) => {
      connection.onRequest(
        DocumentColorRequest.type,
        answer([], ({ document, site }) =>
          site === undefined ? [] : colorsOfConfig(site.snapshot).map((color) => toColor(document, color)),
        ),
      );
      connection.onRequest(
        ColorPresentationRequest.type,
        answer([], ({ document }, { color, range }) => {
          const textEdit = toTextEdit(document, writeColor(fromColor(color), fromRange(document, range)));
          return [{ label: textEdit.newText, textEdit }];
        }),
      );
    },
  },
  {
    capability: { inlayHintProvider: true },
    register: (connection, answer) =>
      connection.onRequest(
        InlayHintRequest.type,
        answer(null, ({ document, site, settings }, { range }) =>
          site === undefined || !settings.inlayHints
            ? []
            : hintsInConfig(site.snapshot, fromRange(document, range)).map((hint) => toInlayHint(document, hint)),
        ),
      ),
  },
  {
    capability: { foldingRangeProvider: true },
    register: (connection, answer) =>
      connection.onRequest(
        FoldingRangeRequest.type,
        answer(null, ({ document, json }) => json.folding(document)),
      ),
  },
  {
    capability: { selectionRangeProvider: true },
    register: (connection, answer) =>
      connection.onRequest(
        SelectionRangeRequest.type,
        answer(null, ({ document, json }, { positions }) => json.selection(document, positions)),
      ),
  },
  {
    capability: { documentFormattingProvider: true, documentRangeFormattingProvider: true },
    register: (connection, answer) => {
      connection.onRequest(
        DocumentFormattingRequest.type,
        answer(null, ({ document, json }, { options }) => json.format(document, options)),
      );
      connection.onRequest(
        DocumentRangeFormattingRequest.type,
        answer(null, ({ document, json }, { options, range }) => json.format(document, options, range)),
      );
    },
  },
];

export const requestCapabilities: ServerCapabilities = rows.reduce<ServerCapabilities>(
  (all, row) => ({ ...all, ...row.capability }),
  {},
);

export function registerRequests(connection: Connection, answer: Answer): void {
  for (const row of rows) row.register(connection, answer);
}

/** The fixes of all findings that a range touches; those of findings that the client shows come attached to them. */
function quickFixes(context: DocumentContext, { range, context: asked }: CodeActionParams): CodeAction[] {
  const { document, site, client, settings } = context;
  const wanted = asked.only?.some((kind) => CodeActionKind.QuickFix.startsWith(kind)) ?? true;
  if (site === undefined || !wanted) return [];
  const selected = fromRange(document, range);
  const touched = findingsOf(site, settings).filter((finding) => rangesTouch(finding.range, selected));
  return touched.flatMap((finding) => {
    const mended = asked.diagnostics.filter(
      (diagnostic) =>
        diagnostic.code === finding.rule.id && document.offsetAt(diagnostic.range.start) === finding.range.start,
    );
    return (finding.fixes?.() ?? []).flatMap((fix) => toCodeAction(document, fix, site, client, mended) ?? []);
  });
}
