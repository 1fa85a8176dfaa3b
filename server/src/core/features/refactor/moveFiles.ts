import { configEdits, removeAll } from '../../config/edit/configEdits.ts';
import { editOf, type FileEdit } from '../../paths/fileEdit.ts';
import { type SiteSnapshot, pageKindOf } from '../../site/siteSnapshot.ts';
import { moveConfig, movedDestination } from './moveConfig.ts';
import { moveLinks } from './moveLinks.ts';
import { SiteMove, type FileMove } from './siteMove.ts';
import { itemsOf, memberOf, pathOf, rangeOf, stringOf, type JsonNode } from '../../config/json/jsonTree.ts';
import { isMarkdown, isSnippetPath } from '../../paths/fileKinds.ts';
import { routeOf } from '../../paths/route.ts';
import { isWithin, type SitePath } from '../../paths/sitePath.ts';
import { appendRedirects, writeRedirectLike, type Redirection } from '../../config/edit/redirectEdits.ts';
import { resolveLink } from '../../site/references/resolveLink.ts';
import type { TextEdit } from '../../text/textRange.ts';
import { escapeSegment } from './addressText.ts';

export type { FileMove } from './siteMove.ts';

export interface MoveOptions {
  /** Whether to add redirects from the old URLs to the new ones. */
  readonly redirects?: boolean;
}

/**
 * Returns the edits for moved files and folders of a site: every link keeps its target and its form. The edits apply
 * before the move, under the old paths.
 */
export function moveFiles(
  site: SiteSnapshot,
  moves: readonly FileMove[],
  { redirects = false }: MoveOptions = {},
): readonly FileEdit[] {
  const move = new SiteMove(site, moves);
  if (move.moves.length === 0) return [];
  const config = [...moveConfig(move), ...redirectsForMove(move, redirects)];
  return [
    ...configEdits(site.config, config),
    ...[...site.pageIndexes.keys()].sort().flatMap((page) => editOf(page, moveLinks(move, page))),
  ];
}

/** Returns the old URLs for which redirects could be added. */
export function sourcesOfRedirects(site: SiteSnapshot, moves: readonly FileMove[]): readonly string[] {
  const move = new SiteMove(site, moves);
  return move.moves.flatMap((one) => redirectsFor(move, one)).map(({ source }) => source);
}

/**
 * Returns the edits of the list of redirects besides their destinations: removes those that would point to themselves;
 * if requested, adds one for each moved page or folder, and removes those that hide a page's new URL.
 */
function redirectsForMove(move: SiteMove, isRequested: boolean): readonly TextEdit[] {
  const { composed } = move.site.config;
  const items = itemsOf(memberOf(composed.root, 'redirects'));
  const requested = isRequested ? move.moves.flatMap((one) => redirectsFor(move, one)) : [];
  const hidden = new Set(requested.map(({ destination }) => destination));
  const gone = items.filter((item) => resolvesToItself(move, item) || hidden.has(sourceOf(item)));
  const stay = new Set(items.filter((item) => !gone.includes(item)).map(sourceOf));
  const added = requested.filter(({ source }) => !stay.has(source));
  const replaced = gone.slice(0, added.length).map((item, at): TextEdit => ({
    range: rangeOf(item),
    newText: added[at] ? writeRedirectLike(composed.text, item, added[at]) : '',
  }));
  const removed = gone.slice(added.length);
  return [
    ...replaced,
    ...removeAll(composed, removed.map(pathOf)),
    ...appendRedirects(composed, added.slice(gone.length)),
  ];
}

function sourceOf(item: JsonNode): string {
  return stringOf(memberOf(item, 'source')) ?? '';
}

function resolvesToItself(move: SiteMove, item: JsonNode): boolean {
  const destination = stringOf(memberOf(item, 'destination'));
  return destination !== undefined && movedDestination(move, destination) === sourceOf(item);
}

/** Returns redirects for a moved page or folder; a page whose URL another page takes needs none. */
function redirectsFor(move: SiteMove, { from, to }: FileMove): readonly Redirection[] {
  if (move.site.files.has(from)) return redirectPage(move, from, to);
  const pages = move.site.files.pages.filter((page) => isWithin(page, from));
  // A wildcard would match the new URLs too, in a loop.
  if (isWithin(to, from)) return pages.flatMap((page) => redirectPage(move, page, move.newPathOf(page)));
  const shown = pages.filter((page) => !isSnippetPath(move.newPathOf(page)));
  const hasIndex = shown.some((page) => routeOf(page) === `/${from}`);
  const index = hasIndex ? redirect(move, `/${from}`, `/${to}`) : [];
  return shown.length > index.length ? [...index, ...redirect(move, `/${from}`, `/${to}`, '/:slug*')] : index;
}

function redirectPage(move: SiteMove, from: SitePath, to: SitePath): readonly Redirection[] {
  return isPageBoth(move, from, to) ? redirect(move, routeOf(from), routeOf(to)) : [];
}

function redirect(move: SiteMove, from: string, to: string, rest = ''): readonly Redirection[] {
  const [source, destination] = [from, to].map((route) =>
    route
      .split('/')
      .map((segment) => escapeSegment(segment))
      .join('/'),
  );
  if (source === undefined || destination === undefined || from === '/' || from === to) return [];
  const taken = resolveLink(move.after, move.site.config.file, source);
  const isTaken = rest === '' && taken.kind === 'page' && taken.basePath === undefined;
  return isTaken ? [] : [{ source: source + rest, destination: destination + rest }];
}

function isPageBoth({ site }: SiteMove, from: SitePath, to: SitePath): boolean {
  return pageKindOf(site, from) === 'page' && isMarkdown(to) && !isSnippetPath(to);
}
