import {
  CodeLensRequest,
  DefinitionRequest,
  DocumentLinkRequest,
  ReferencesRequest,
  WorkspaceSymbolRequest,
  type DocumentLink,
  type WorkspaceSymbol,
  type WorkspaceSymbolParams,
} from 'vscode-languageserver';
import { findingConfigLinks } from '../../core/features/config/links.ts';
import { isMarkdownSymbol } from '../../core/features/page/markdownSupport.ts';
import { findingLinks, isBeyondMarkdown } from '../../core/features/page/links.ts';
import { symbolsNamed } from '../../core/features/site/workspaceSymbols.ts';
import type { DocumentLink as FoundLink } from '../../core/features/answers.ts';
import { LineIndex } from '../../core/text/lines.ts';
import {
  composedLinesOf,
  fragmentOf,
  type ConfigContext,
  type FragmentContext,
  type PageDocumentContext,
} from '../documentContext.ts';
import { finishInSlices, pauseForOthers } from '../../workspace/scheduling.ts';
import { linesOfSite, type LinePositions } from '../../workspace/files/fileLines.ts';
import { toDocumentLink, toWorkspaceSymbol } from '../convert/toNavigation.ts';
import { hasMarkdownSupport, rowForDocument, type RequestRow } from './requestRow.ts';

/** An open page is checked without it, as without completion. */
const references = () => import('../references.ts');

/** Returns the links that are found with pauses, at the positions that they have in the text before. */
async function linksIn(
  { site, document }: ConfigContext | FragmentContext | PageDocumentContext,
  finding: Generator<undefined, readonly FoundLink[]>,
  linesIn = (lines: LineIndex): LinePositions => lines,
): Promise<DocumentLink[]> {
  const lines = linesIn(new LineIndex(document.getText()));
  const found = await finishInSlices(finding, pauseForOthers);
  const linesOf = linesOfSite(site);
  return found.map((one) => toDocumentLink(lines, one, linesOf, site));
}

function linksInConfig(context: ConfigContext | FragmentContext): Promise<DocumentLink[]> {
  const finding = findingConfigLinks(context.site.takeSnapshot(), fragmentOf(context));
  return linksIn(context, finding, (lines) => composedLinesOf(context, lines));
}

function* findingUnshared(context: PageDocumentContext): Generator<undefined, readonly FoundLink[]> {
  const found = yield* findingLinks(context.page);
  return hasMarkdownSupport(context) ? found.filter((one) => isBeyondMarkdown(context.page, one)) : found;
}

/** Requests that navigate between locations of a site. */
export const navigateRequests: readonly RequestRow[] = [
  rowForDocument({ definitionProvider: true }, DefinitionRequest.type, null, {
    config: async (context, params) => (await references()).defineInConfig(context, params),
    page: async (context, params) => (await references()).defineOnPage(context, params),
  }),
  rowForDocument({ referencesProvider: true }, ReferencesRequest.type, null, {
    needsFullSite: true,
    config: async (context, params) => (await references()).referInConfig(context, params),
    page: async (context, params) => (await references()).referOnPage(context, params),
  }),
  rowForDocument({ documentLinkProvider: { resolveProvider: false } }, DocumentLinkRequest.type, null, {
    config: linksInConfig,
    page: (context) => linksIn(context, findingUnshared(context)),
  }),
  {
    capability: { workspaceSymbolProvider: true },
    register: (connection, _answer, answerForAll) =>
      connection.onRequest(
        WorkspaceSymbolRequest.type,
        answerForAll<WorkspaceSymbolParams, WorkspaceSymbol[]>([], (sites, { query }, { client }) =>
          sites.flatMap((site) => {
            const linesOf = linesOfSite(site);
            const snapshot = site.takeSnapshot();
            return symbolsNamed(snapshot, query)
              .filter((symbol) => !client.servesMarkdown || !isMarkdownSymbol(snapshot, symbol))
              .map((symbol) => toWorkspaceSymbol(linesOf, symbol, site));
          }),
        ),
      ),
  },
  rowForDocument({ codeLensProvider: { resolveProvider: false } }, CodeLensRequest.type, null, {
    needsFullSite: true,
    page: async (context) => (await references()).lensesOn(context),
  }),
];
