import type { Connection, FileDelete, FileRename, WorkspaceEdit } from 'vscode-languageserver';
import { moveFiles, sourcesOfRedirects, type FileMove } from '../../core/features/refactor/moveFiles.ts';
import { removePages } from '../../core/features/refactor/removePages.ts';
import { isWithin, type SitePath } from '../../core/paths/sitePath.ts';
import type { SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import { code, formatList } from '../../core/util/messageText.ts';
import { fromUri, relativeTo, type ResourcePath } from '../../workspace/files/resourcePath.ts';
import type { Site } from '../../workspace/site.ts';
import { questionRequest, type QuestionParams } from '../../protocol/questions.ts';
import type { ClientSupport } from '../clientSupport.ts';
import type { Session } from '../documentContext.ts';
import { linesOfSite } from '../../workspace/files/fileLines.ts';
import { described, joinEdits, toWorkspaceEdit } from '../convert/toWorkspaceEdit.ts';

/** Returns the edit of all sites for files that the editor moves; null if nothing changes. */
export async function editForMove(
  connection: Connection,
  sites: readonly Site[],
  files: readonly FileRename[],
  { settings, client, pendingFiles, redirectOffers }: Session,
): Promise<WorkspaceEdit | null> {
  if (settings.updateOnMove === 'never') return null;
  const edits: (WorkspaceEdit | undefined)[] = [];
  for (const [site, moves] of movesBySite(sites, files)) {
    const redirects =
      settings.addRedirects === 'always' ||
      (settings.addRedirects === 'ask' && (await confirmsRedirects({ connection, client }, site, moves)));
    const changes = moveFiles(site.takeSnapshot(), moves, { redirects });
    edits.push(toWorkspaceEdit(linesOfSite(site), changes, site, client));
    redirectOffers.noteMoves(site, moves);
    pendingFiles.expectAt(
      site,
      changes,
      moves.map(({ to }) => to),
    );
  }
  return joinEdits(edits);
}

/** Returns the edit of docs.json for files that the editor deletes, described; null if nothing changes. */
export function editForDeletion(
  sites: readonly Site[],
  files: readonly FileDelete[],
  { settings, client }: Session,
): WorkspaceEdit | null {
  if (settings.updateOnMove === 'never') return null;
  const edits = sites.map((site) => {
    const deleted = files.flatMap(({ uri }) => {
      const inside = insideOf(sites, site, fromUri(uri));
      return inside === undefined || inside === '' ? [] : [inside];
    });
    const changes = removePages(site.takeSnapshot(), deleted);
    const edit = toWorkspaceEdit(linesOfSite(site), changes, site, client);
    // The editor asks about the changes of a deletion anyway; those that need confirmation would all be unticked.
    return client.changeAnnotations ? described(edit, 'Remove the entry of a deleted page') : edit;
  });
  return joinEdits(edits);
}

/**
 * Asks whether to add redirects for moves; false if unanswered, or if none is needed: readers have no links to pages
 * that aren’t in the navigation.
 */
export async function confirmsRedirects(
  { connection, client }: { readonly connection: Connection; readonly client: ClientSupport },
  site: Site,
  moves: readonly FileMove[],
): Promise<boolean> {
  const snapshot = site.takeSnapshot();
  const listed = moves.filter(({ from }) => isPublished(snapshot, from));
  const sources = sourcesOfRedirects(snapshot, listed);
  if (sources.length === 0) return false;
  const names = sources.map(code);
  const shown = formatList(names.length > 3 ? [...names.slice(0, 2), 'others'] : names, 'and');
  const isOne = sources.length === 1;
  const add = isOne ? 'Add Redirect' : 'Add Redirects';
  const question = isOne
    ? `Add a redirect from ${shown} to the new URL in docs.json?`
    : `Add redirects from ${shown} to the new URLs in docs.json?`;
  const answers = [add, 'Don’t Add'];
  // A client may be unable to ask.
  const answer = await (
    client.asksQuestions ? askInDialog(connection, { question, answers }) : askInMessage(connection, question, answers)
  ).catch(() => undefined);
  return answer === add;
}

async function askInDialog(connection: Connection, params: QuestionParams): Promise<string | null> {
  return connection.sendRequest<string | null>(questionRequest, params);
}

async function askInMessage(
  { window }: Connection,
  question: string,
  answers: readonly string[],
): Promise<string | undefined> {
  const answer = await window.showInformationMessage(question, ...answers.map((title) => ({ title })));
  return answer?.title;
}

/** Whether a page, or some page in a folder, has readers. */
function isPublished({ files, listing }: SiteSnapshot, path: SitePath): boolean {
  const pages = files.has(path) ? [path] : files.pages.filter((page) => isWithin(page, path));
  return pages.some((page) => !listing.unlisted.has(page));
}

/** Returns the moves within each site. Links can't follow a file that leaves its site, or comes from elsewhere. */
function movesBySite(
  sites: readonly Site[],
  files: readonly FileRename[],
): readonly (readonly [Site, readonly FileMove[]])[] {
  const moves = sites.map((site) => {
    const ofSite = files.flatMap(({ oldUri, newUri }) => {
      const from = insideOf(sites, site, fromUri(oldUri));
      const to = insideOf(sites, site, fromUri(newUri));
      return from === undefined || to === undefined || from === '' || to === '' ? [] : [{ from, to }];
    });
    return [site, ofSite] as const;
  });
  return moves.filter(([, { length }]) => length > 0);
}

/** Returns the path of a file in a site; undefined if it belongs to none, or to a site inside that one. */
function insideOf(sites: readonly Site[], site: Site, path: ResourcePath): FileMove['from'] | undefined {
  const isInner = sites.some(
    ({ root }) => root.length > site.root.length && relativeTo(root, path) !== undefined && root !== path,
  );
  return isInner ? undefined : relativeTo(site.root, path);
}
