import {
  CodeLensRequest,
  DefinitionRequest,
  DocumentLinkRequest,
  ReferencesRequest,
  WorkspaceSymbolRequest,
  type DefinitionParams,
  type DocumentLink,
  type Location,
  type LocationLink,
  type ReferenceParams,
  type WorkspaceSymbol,
  type WorkspaceSymbolParams,
} from 'vscode-languageserver';
import { linksOfConfig } from '../../core/features/config/links.ts';
import { isMarkdownSymbol } from '../../core/features/page/markdownSupport.ts';
import { isBeyondMarkdown, linksOfPage } from '../../core/features/page/links.ts';
import { lensesOfPage } from '../../core/features/site/codeLens.ts';
import { definitionInConfig, definitionInPage } from '../../core/features/site/definition.ts';
import { filesNaming } from '../../core/features/site/exportAtOffset.ts';
import { referencesInConfig, referencesInPage } from '../../core/features/site/references.ts';
import { symbolsNamed } from '../../core/features/site/workspaceSymbols.ts';
import { composedLinesOf, fragmentOf, type ConfigContext, type FragmentContext } from '../documentContext.ts';
import { linesOfSite } from '../../workspace/files/fileLines.ts';
import { toCodeLens, toDefinition, toDocumentLink, toLocations, toWorkspaceSymbol } from '../convert/toNavigation.ts';
import { pagesRead } from '../pagesRead.ts';
import { hasMarkdownSupport, rowForDocument, type RequestRow } from './requestRow.ts';

function define(context: ConfigContext | FragmentContext, { position }: DefinitionParams): Definition {
  const { site, client } = context;
  const lines = composedLinesOf(context);
  const found = definitionInConfig(site.takeSnapshot(), lines.offsetAt(position));
  return found ? toDefinition(lines, found, linesOfSite(site), site, client) : null;
}

type Definition = Location[] | LocationLink[] | null;

function refer(
  context: ConfigContext | FragmentContext,
  { position, context: options }: ReferenceParams,
): Location[] | null {
  const { site } = context;
  const locations = referencesInConfig(site.takeSnapshot(), composedLinesOf(context).offsetAt(position), options);
  return locations ? toLocations(linesOfSite(site), locations, site) : null;
}

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
    config: define,
    page: (context, { position }) => {
      const { document, page, site, client } = context;
      const link = definitionInPage(page, document.offsetAt(position));
      const isAnswered = link !== undefined && hasMarkdownSupport(context) && !isBeyondMarkdown(page, link);
      return link && !isAnswered ? toDefinition(document, link, linesOfSite(site), site, client) : null;
    },
  }),
  rowForDocument({ referencesProvider: true }, ReferencesRequest.type, null, {
    needsFullSite: true,
    config: refer,
    page: async ({ document, page, site }, { position, context }) => {
      const offset = document.offsetAt(position);
      const pageOf = await pagesRead(site, filesNaming(page, offset));
      const locations = referencesInPage(page, offset, context, pageOf);
      return locations ? toLocations(linesOfSite(site), locations, site) : null;
    },
  }),
  rowForDocument({ documentLinkProvider: { resolveProvider: false } }, DocumentLinkRequest.type, null, {
    config: link,
    page: (context) => {
      const { document, page, site } = context;
      const linesOf = linesOfSite(site);
      const isShared = hasMarkdownSupport(context);
      const links = linksOfPage(page).filter((link) => !isShared || isBeyondMarkdown(page, link));
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
    page: ({ page, site, client, settings }) => {
      const linesOf = linesOfSite(site);
      const lenses = settings.codeLens ? lensesOfPage(page) : [];
      return lenses.map((lens) => toCodeLens(linesOf, lens, page.file, site, client));
    },
  }),
];
