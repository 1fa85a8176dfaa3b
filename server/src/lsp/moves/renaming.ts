import {
  LSPErrorCodes,
  ResponseError,
  type Connection,
  type Position,
  type Range,
  type RenameParams,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { FileMove, MoveOptions } from '../../core/features/refactor/moveFiles.ts';
import type { FileEdit } from '../../core/paths/fileEdit.ts';
import type { Renameable, Refusable } from '../../core/features/refactor/refactoring.ts';
import { linkedPageAt, renameableInConfig, renameableInPage } from '../../core/features/refactor/renameAt.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import { filesNaming, type PageOf } from '../../core/features/site/exportAtOffset.ts';
import {
  composedLinesOf,
  type ConfigContext,
  type FragmentContext,
  type PageDocumentContext,
} from '../documentContext.ts';
import type { ClientSupport } from '../clientSupport.ts';
import { confirmsRedirects } from './fileMoves.ts';
import { linesOfSite, type LinePositions } from '../../workspace/files/fileLines.ts';
import { pagesRead } from '../pagesRead.ts';
import type { OwnMoves } from './ownMoves.ts';
import { toRange } from '../convert/toProtocol.ts';
import { toWorkspaceEdit } from '../convert/toWorkspaceEdit.ts';

/** The range to rename, and the initial name. */
interface PreparedRename {
  readonly range: Range;
  readonly placeholder: string;
}

/** The connection for the question about redirects, and the record of returned moves. */
interface Asking {
  readonly connection: Connection;
  readonly ownMoves: OwnMoves;
}

/** Returns what can be renamed at a position of docs.json or an included file; null if nothing can. */
export function prepareInConfig(context: ConfigContext | FragmentContext, position: Position): PreparedRename | null {
  return prepared(composedLinesOf(context), inConfig(context, position));
}

/** Returns what can be renamed at a position of a page; null if nothing can. */
export async function prepareInPage(context: PageDocumentContext, position: Position): Promise<PreparedRename | null> {
  const pageOf = await pagesRead(context.site, linkedPage(context, position));
  return prepared(context.document, inPage(context, position, pageOf));
}

export function renameInConfig(
  context: ConfigContext | FragmentContext,
  { position, newName }: RenameParams,
  asking: Asking,
): Promise<WorkspaceEdit | null> {
  return renamed(context, (options) => inConfig(context, position, options)?.rename(newName), asking);
}

export async function renameInPage(
  context: PageDocumentContext,
  { position, newName }: RenameParams,
  asking: Asking,
): Promise<WorkspaceEdit | null> {
  const { site, page, document } = context;
  const naming = filesNaming(page, document.offsetAt(position));
  const pageOf = await pagesRead(site, [...linkedPage(context, position), ...naming]);
  return renamed(context, (options) => inPage(context, position, pageOf, options)?.rename(newName), asking);
}

function inConfig(
  context: ConfigContext | FragmentContext,
  at: Position,
  options?: MoveOptions,
): Renameable | undefined {
  return renameableInConfig(context.site.takeSnapshot(), composedLinesOf(context).offsetAt(at), options);
}

function inPage(
  { document, page }: PageDocumentContext,
  at: Position,
  pageOf: PageOf,
  options?: MoveOptions,
): Renameable | undefined {
  return renameableInPage(page, document.offsetAt(at), pageOf, options);
}

/** Returns the page whose section a link at a position points to, if there is one. */
function linkedPage({ document, page }: PageDocumentContext, position: Position): readonly SitePath[] {
  return [linkedPageAt(page, document.offsetAt(position)) ?? []].flat();
}

function prepared(lines: LinePositions, target: Renameable | undefined): PreparedRename | null {
  return target === undefined ? null : { range: toRange(lines, target.range), placeholder: target.placeholder };
}

async function renamed(
  { site, client, settings, pendingFiles, redirectOffers }: ConfigContext | FragmentContext | PageDocumentContext,
  rename: (options: MoveOptions) => Refusable | undefined,
  { connection, ownMoves }: Asking,
): Promise<WorkspaceEdit | null> {
  let outcome = rename({ redirects: settings.addRedirects === 'always' });
  if (outcome !== undefined && 'edits' in outcome && settings.addRedirects === 'ask') {
    if (await confirmsRedirects({ connection, client }, site, movesIn(outcome.edits)))
      outcome = rename({ redirects: true });
  }
  if (outcome === undefined) return null;
  if ('refused' in outcome) throw new ResponseError(LSPErrorCodes.RequestFailed, outcome.refused);
  const edit = toWorkspaceEdit(linesOfSite(site), outcome.edits, site, client);
  if (edit === undefined) throw new ResponseError(LSPErrorCodes.RequestFailed, cantMove(outcome.edits, client));
  ownMoves.remember(site, outcome.edits);
  pendingFiles.expect(site, outcome.edits);
  redirectOffers.noteMoves(site, movesIn(outcome.edits));
  return edit;
}

function movesIn(edits: readonly FileEdit[]): readonly FileMove[] {
  return edits.flatMap((edit) => (edit.kind === 'move' ? { from: edit.from, to: edit.file } : []));
}

/** Returns what else a person can do where the editor lets no language server move files. */
function cantMove(edits: readonly FileEdit[], { requestsRenames }: ClientSupport): string {
  const move = edits.find((edit) => edit.kind === 'move');
  const problem = 'This editor can’t move files for language servers.';
  if (requestsRenames || move === undefined)
    return `${problem} Rename the file in its file explorer: links are updated.`;
  const [from, to] = [move.from, move.file].map((file) => (/^[\w./@-]+$/.test(file) ? file : `"${file}"`));
  return `${problem} In a terminal, in the folder of the site: docsight move ${from ?? ''} ${to ?? ''}`;
}
