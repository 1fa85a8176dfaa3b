import {
  DocumentSymbolRequest,
  FoldingRangeRequest,
  LinkedEditingRangeRequest,
  SelectionRangeRequest,
  type DocumentSymbol,
  type SymbolInformation,
} from 'vscode-languageserver';
import { outlineConfig } from '../../core/features/config/symbols.ts';
import { foldPage } from '../../core/features/page/folding.ts';
import { linkedNamesAt } from '../../core/features/page/tagPairs.ts';
import { outlinePage } from '../../core/features/page/outline.ts';
import { selectionAt } from '../../core/features/page/selection.ts';
import {
  composedLinesOf,
  fragmentOf,
  type ConfigContext,
  type DocumentContext,
  type FragmentContext,
} from '../documentContext.ts';
import {
  flattened,
  toDocumentSymbol,
  toFoldingRange,
  toLinkedRanges,
  toSelectionRange,
} from '../convert/toProtocol.ts';
import { rowForDocument, type RequestRow } from './requestRow.ts';

function outline(context: ConfigContext | FragmentContext): Symbols {
  const lines = composedLinesOf(context);
  const symbols = outlineConfig(context.site.takeSnapshot(), fragmentOf(context));
  return symbolsFor(
    context,
    symbols.map((symbol) => toDocumentSymbol(lines, symbol)),
  );
}

type Symbols = DocumentSymbol[] | SymbolInformation[];

function symbolsFor({ document, client }: DocumentContext, symbols: DocumentSymbol[]): Symbols {
  return client.nestedSymbols ? symbols : flattened(document.uri, symbols);
}

/** Requests about the structure of a document. */
export const structureRequests: readonly RequestRow[] = [
  rowForDocument({ documentSymbolProvider: true }, DocumentSymbolRequest.type, null, {
    config: outline,
    json: async (context) => symbolsFor(context, await context.json.symbols(context.document)),
    page: (context) => {
      const { document, page } = context;
      return symbolsFor(
        context,
        outlinePage(page).map((symbol) => toDocumentSymbol(document, symbol)),
      );
    },
    isBuiltIn: true,
  }),
  rowForDocument({ foldingRangeProvider: true }, FoldingRangeRequest.type, null, {
    config: ({ document, json }) => json.folding(document),
    json: ({ document, json }) => json.folding(document),
    page: ({ document, page: { page } }) => foldPage(page).map((fold) => toFoldingRange(document, fold)),
    isBuiltIn: true,
  }),
  rowForDocument({ selectionRangeProvider: true }, SelectionRangeRequest.type, null, {
    config: ({ document, json }, { positions }) => json.selection(document, positions),
    json: ({ document, json }, { positions }) => json.selection(document, positions),
    page: ({ document, page: { page } }, { positions }) =>
      positions.map((position) => toSelectionRange(document, position, selectionAt(page, document.offsetAt(position)))),
    isBuiltIn: true,
  }),
  rowForDocument({ linkedEditingRangeProvider: true }, LinkedEditingRangeRequest.type, null, {
    page: ({ document, page: { page } }, { position }) => {
      const names = linkedNamesAt(page, document.offsetAt(position));
      return names === undefined ? null : toLinkedRanges(document, names);
    },
  }),
];
