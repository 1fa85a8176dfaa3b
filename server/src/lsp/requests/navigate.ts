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
import { linksOfConfig } from '../../core/features/config/links.ts';
import { isMarkdownSymbol } from '../../core/features/page/markdownSupport.ts';
import { findingLinks, isBeyondMarkdown } from '../../core/features/page/links.ts';
import { symbolsNamed } from '../../core/features/site/workspaceSymbols.ts';
import { composedLinesOf, fragmentOf, type ConfigContext, type FragmentContext } from '../documentContext.ts';
import { finishInSlices, pauseForOthers } from '../../workspace/scheduling.ts';
import { linesOfSite } from '../../workspace/files/fileLines.ts';
import { toDocumentLink, toWorkspaceSymbol } from '../convert/toNavigation.ts';
import { hasMarkdownSupport, rowForDocument, type RequestRow } from './requestRow.ts';

/** An open page is checked without it, as without completion. */
const references = () => import('../references.ts');

function link(context: ConfigContext | FragmentContext): DocumentLink[] {
  const { site } = context;
  const linesOf = linesOfSite(site);
  const lines = composedLinesOf(context);
  return linksOfConfig(site.takeSnapshot(), fragmentOf(context)).map((one) =>
    toDocumentLink(lines, one, linesOf, site),
  );
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
    config: link,
    page: async (context) => {
      const { document, page, site } = context;
      const linesOf = linesOfSite(site);
      const isShared = hasMarkdownSupport(context);
      const found = await finishInSlices(findingLinks(page), pauseForOthers);
      const links = found.filter((link) => !isShared || isBeyondMarkdown(page, link));
      return links.map((link) => toDocumentLink(document, link, linesOf, site));
    },
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
