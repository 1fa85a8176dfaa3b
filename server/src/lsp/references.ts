import type { CodeLens, DefinitionParams, Location, LocationLink, ReferenceParams } from 'vscode-languageserver';
import { isBeyondMarkdown } from '../core/features/page/links.ts';
import { lensesOfPage } from '../core/features/site/codeLens.ts';
import { definitionInConfig, definitionInPage } from '../core/features/site/definition.ts';
import { filesNaming } from '../core/features/site/exportAtOffset.ts';
import { referencesInConfig, referencesInPage } from '../core/features/site/references.ts';
import { linesOfSite } from '../workspace/files/fileLines.ts';
import { toCodeLens, toDefinition, toLocations } from './convert/toNavigation.ts';
import {
  composedLinesOf,
  type ConfigContext,
  type FragmentContext,
  type PageDocumentContext,
} from './documentContext.ts';
import { pagesRead } from './pagesRead.ts';
import { hasMarkdownSupport } from './requests/requestRow.ts';

type Definition = Location[] | LocationLink[] | null;

export function defineInConfig(context: ConfigContext | FragmentContext, { position }: DefinitionParams): Definition {
  const { site, client } = context;
  const lines = composedLinesOf(context);
  const found = definitionInConfig(site.takeSnapshot(), lines.offsetAt(position));
  return found ? toDefinition(lines, found, linesOfSite(site), site, client) : null;
}

export function defineOnPage(context: PageDocumentContext, { position }: DefinitionParams): Definition {
  const { document, page, site, client } = context;
  const link = definitionInPage(page, document.offsetAt(position));
  const isAnswered = link !== undefined && hasMarkdownSupport(context) && !isBeyondMarkdown(page, link);
  return link && !isAnswered ? toDefinition(document, link, linesOfSite(site), site, client) : null;
}

export function referInConfig(
  context: ConfigContext | FragmentContext,
  { position, context: options }: ReferenceParams,
): Location[] | null {
  const { site } = context;
  const locations = referencesInConfig(site.takeSnapshot(), composedLinesOf(context).offsetAt(position), options);
  return locations ? toLocations(linesOfSite(site), locations, site) : null;
}

export async function referOnPage(
  { document, page, site }: PageDocumentContext,
  { position, context }: ReferenceParams,
): Promise<Location[] | null> {
  const offset = document.offsetAt(position);
  const pageOf = await pagesRead(site, filesNaming(page, offset));
  const locations = referencesInPage(page, offset, context, pageOf);
  return locations ? toLocations(linesOfSite(site), locations, site) : null;
}

export function lensesOn({ page, site, client, settings }: PageDocumentContext): CodeLens[] {
  const linesOf = linesOfSite(site);
  const lenses = settings.codeLens ? lensesOfPage(page) : [];
  return lenses.map((lens) => toCodeLens(linesOf, lens, page.file, site, client));
}
