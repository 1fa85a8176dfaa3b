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
import { isBeyondMarkdown, linksOfPage } from '../../core/features/page/links.ts';
import { lensesOfPage } from '../../core/features/site/codeLens.ts';
import { definitionInConfig, definitionInPage } from '../../core/features/site/definition.ts';
import { referencesInConfig, referencesInPage } from '../../core/features/site/references.ts';
import { symbolsNamed } from '../../core/features/site/workspaceSymbols.ts';
import type { ConfigContext, PartContext } from '../documentContext.ts';
import { linesIn } from '../fileLines.ts';
import { toCodeLens, toDefinition, toDocumentLink, toLocations, toWorkspaceSymbol } from '../toNavigation.ts';
import { partOf, wholeLinesOf } from '../wholeLines.ts';
import { hasMarkdownSupport, type RequestRow } from './requestRow.ts';

function define(context: ConfigContext | PartContext, { position }: DefinitionParams): Definition {
  const { site, client } = context;
  const lines = wholeLinesOf(context);
  const found = definitionInConfig(site.snapshot, lines.offsetAt(position));
  return found ? toDefinition(lines, found, linesIn(site), site, client) : null;
}

type Definition = Location[] | LocationLink[] | null;

function refer(
  context: ConfigContext | PartContext,
  { position, context: options }: ReferenceParams,
): Location[] | null {
  const { site } = context;
  const places = referencesInConfig(site.snapshot, wholeLinesOf(context).offsetAt(position), options);
  return places ? toLocations(linesIn(site), places, site) : null;
}

function link(context: ConfigContext | PartContext): DocumentLink[] {
  const { site } = context;
  const linesOf = linesIn(site);
  const lines = wholeLinesOf(context);
  return linksOfConfig(site.snapshot, partOf(context)).map((one) => toDocumentLink(lines, one, linesOf, site));
}

/** Requests that lead from one place of a site to others. */
export const navigateRequests: readonly RequestRow[] = [
  {
    capability: { definitionProvider: true },
    register: (connection, answer) =>
      connection.onRequest(
        DefinitionRequest.type,
        answer(null, {
          config: define,
          part: define,
          page: (context, { position }) => {
            const { document, page, site, client } = context;
            const link = definitionInPage(page, document.offsetAt(position));
            const isTold = link !== undefined && hasMarkdownSupport(context) && !isBeyondMarkdown(page, link);
            return link && !isTold ? toDefinition(document, link, linesIn(site), site, client) : null;
          },
        }),
      ),
  },
  {
    capability: { referencesProvider: true },
    register: (connection, answer) =>
      connection.onRequest(
        ReferencesRequest.type,
        answer(null, {
          needsWholeSite: true,
          config: refer,
          part: refer,
          page: ({ document, page, site }, { position, context }) => {
            const places = referencesInPage(page, document.offsetAt(position), context);
            return places ? toLocations(linesIn(site), places, site) : null;
          },
        }),
      ),
  },
  {
    capability: { documentLinkProvider: { resolveProvider: false } },
    register: (connection, answer) =>
      connection.onRequest(
        DocumentLinkRequest.type,
        answer(null, {
          config: link,
          part: link,
          page: (context) => {
            const { document, page, site } = context;
            const linesOf = linesIn(site);
            const isShared = hasMarkdownSupport(context);
            const links = linksOfPage(page).filter((link) => !isShared || isBeyondMarkdown(page, link));
            return links.map((link) => toDocumentLink(document, link, linesOf, site));
          },
        }),
      ),
  },
  {
    capability: { workspaceSymbolProvider: true },
    register: (connection, _answer, answerForAll) =>
      connection.onRequest(
        WorkspaceSymbolRequest.type,
        answerForAll<WorkspaceSymbolParams, WorkspaceSymbol[]>([], (sites, { query }) =>
          sites.flatMap((site) => {
            const linesOf = linesIn(site);
            return symbolsNamed(site.snapshot, query).map((symbol) => toWorkspaceSymbol(linesOf, symbol, site));
          }),
        ),
      ),
  },
  {
    capability: { codeLensProvider: { resolveProvider: false } },
    register: (connection, answer) =>
      connection.onRequest(
        CodeLensRequest.type,
        answer(null, {
          needsWholeSite: true,
          page: ({ page, site, client, settings }) => {
            const linesOf = linesIn(site);
            const lenses = settings.codeLens ? lensesOfPage(page) : [];
            return lenses.map((lens) => toCodeLens(linesOf, lens, page.file, site, client));
          },
        }),
      ),
  },
];
