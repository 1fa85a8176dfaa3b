import type { FileLocation } from '../../core/paths/fileLocation.ts';
import {
  SymbolKind,
  type CodeLens,
  type DocumentLink,
  type Location,
  type LocationLink,
  type WorkspaceSymbol,
} from 'vscode-languageserver';
import type * as answers from '../../core/features/answers.ts';
import type { Site } from '../../workspace/site.ts';
import type { ClientSupport } from '../clientSupport.ts';
import type { LinesOf, LinePositions } from '../../workspace/files/fileLines.ts';
import { startOfFile, toFileUri, toLabel, toLocation, toRange } from './toProtocol.ts';

/** Converts a document link; a location in a file becomes a line number at the end of the URI, which editors read. */
export function toDocumentLink(
  lines: LinePositions,
  link: answers.DocumentLink,
  linesOf: LinesOf,
  site: Site,
): DocumentLink {
  const { target } = link;
  const range = toRange(lines, link.range);
  if (target.kind === 'address') return { range, target: target.url };
  const uri = toFileUri(site, target.file);
  if (target.range === undefined) return { range, target: uri };
  const { line } = linesOf(target.file).positionAt(target.range.start);
  return { range, target: `${uri}#L${line + 1}` };
}

export function toDefinition(
  lines: LinePositions,
  link: answers.DocumentLink,
  linesOf: LinesOf,
  site: Site,
  client: ClientSupport,
): Location[] | LocationLink[] {
  const { target } = link;
  if (target.kind !== 'file') return [];
  const targetUri = toFileUri(site, target.file);
  const targetRange = target.range === undefined ? startOfFile : toRange(linesOf(target.file), target.range);
  if (!client.locationLinks) return [{ uri: targetUri, range: targetRange }];
  return [
    {
      originSelectionRange: toRange(lines, link.range),
      targetUri,
      targetRange,
      targetSelectionRange: targetRange,
    },
  ];
}

export function toLocations(linesOf: LinesOf, locations: readonly FileLocation[], site: Site): Location[] {
  return locations.map(({ file, range }) => toLocation(linesOf, file, range, site));
}

export function toWorkspaceSymbol(linesOf: LinesOf, symbol: answers.SiteSymbol, site: Site): WorkspaceSymbol {
  return {
    name: toLabel(symbol.name),
    kind: symbol.kind === 'page' ? SymbolKind.File : SymbolKind.String,
    containerName: toLabel(symbol.container),
    location: toLocation(linesOf, symbol.file, symbol.range, site),
  };
}

/** Converts a code lens. If the client has no command that lists locations, it only shows their number. */
export function toCodeLens(
  linesOf: LinesOf,
  lens: answers.CodeLens,
  own: FileLocation['file'],
  site: Site,
  { showReferencesCommand }: ClientSupport,
): CodeLens {
  const { title, locations } = lens;
  const range = toRange(linesOf(own), lens.range);
  if (showReferencesCommand === undefined || locations.length === 0) return { range, command: { title, command: '' } };
  const shown = [toFileUri(site, own), range.start, toLocations(linesOf, locations, site)];
  return { range, command: { title, command: showReferencesCommand, arguments: shown } };
}
