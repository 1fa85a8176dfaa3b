import type { WorkspaceEdit } from 'vscode-languageserver';
import { pageTemplates } from '../../core/generators/templates/pageTemplates.ts';
import { findInsertionPoints } from '../../core/features/refactor/insertionPoints.ts';
import { newGroup } from '../../core/features/refactor/newGroup.ts';
import { counterpartsOf, proposedPage } from '../../core/features/refactor/newPage.ts';
import type { Refusable } from '../../core/features/refactor/refactoring.ts';
import { siteRoot, toSitePath, type SitePath } from '../../core/paths/sitePath.ts';
import { LineIndex, type Position } from '../../core/text/lines.ts';
import {
  counterpartsRequest,
  newGroupRequest,
  newPageRequest,
  newSiteRequest,
  insertionPointsRequest,
  proposedPageRequest,
  templatesRequest,
  type CounterpartInfo,
  type CounterpartsParams,
  type NewGroupParams,
  type NewPageParams,
  type NewSiteParams,
  type InsertionPointInfo,
  type InsertionPointsParams,
  type ProposedPageParams,
  type TemplateInfo,
} from '../../protocol/newFiles.ts';
import type { EditAnswer } from '../../protocol/siteView.ts';
import type { SiteParams } from '../../protocol/sites.ts';
import { newPageOf, newSite } from '../../workspace/generated/newFiles.ts';
import { fromUri } from '../../workspace/files/resourcePath.ts';
import type { Site } from '../../workspace/site.ts';
import type { Session } from '../documentContext.ts';
import { linesOfSite } from '../../workspace/files/fileLines.ts';
import { editAnswer } from '../convert/toWorkspaceEdit.ts';
import { failed, gone, rowForAll, rowForSite, type RequestRow, type SiteHandler } from './requestRow.ts';

type Answer = EditAnswer<WorkspaceEdit>;

/** No text of a page is needed. */
const needs = { needsFullSite: false };

/** New sites, pages and groups: the choices, and the edits that create them. */
export const newFileRequests: readonly RequestRow[] = [
  rowForAll<unknown, readonly TemplateInfo[]>(templatesRequest, [], () => templates, needs),
  rowForSite<InsertionPointsParams, readonly InsertionPointInfo[]>(
    insertionPointsRequest,
    [],
    insertionPointsIn,
    needs,
  ),
  rowForSite<ProposedPageParams, string>(
    proposedPageRequest,
    '',
    (site, { title, folder, insertionPoint }) =>
      proposedPage(site.takeSnapshot(), title, {
        folder: folder === undefined ? folder : toSitePath(folder),
        insertionPoint,
      }),
    needs,
  ),
  rowForSite<CounterpartsParams, readonly CounterpartInfo[]>(counterpartsRequest, [], counterpartsIn, needs),
  rowForChange<NewPageParams>(newPageRequest, (site, params, { workspace }) =>
    newPageOf(site, params, workspace.files),
  ),
  rowForChange<NewGroupParams>(newGroupRequest, (site, params) => newGroup(site.takeSnapshot(), params)),
  rowForAll<NewSiteParams, Answer>(newSiteRequest, failed, (_, params, session) => editForSite(params, session), needs),
];

const templates: readonly TemplateInfo[] = pageTemplates.map(({ id, name, description }) => ({
  id,
  name,
  description,
}));

function rowForChange<Params extends SiteParams>(method: string, change: SiteHandler<Params, Refusable>): RequestRow {
  return rowForSite<Params, Answer>(
    method,
    failed,
    async (site, params, session, signal) => {
      const answer = await change(site, params, session, signal);
      if (!('refused' in answer)) session.pendingFiles.expect(site, answer.edits);
      return editAnswer(linesOfSite(site), answer, site, session.client);
    },
    { goneResult: gone, ...needs },
  );
}

function counterpartsIn(site: Site, params: CounterpartsParams): readonly CounterpartInfo[] {
  return counterpartsOf(site.takeSnapshot(), params).map(({ language, file, insertionPoint }) => ({
    language,
    path: file,
    insertionPoint: insertionPoint && { path: insertionPoint.path, label: insertionPoint.label },
  }));
}

function insertionPointsIn(
  site: Site,
  { folder, cursor, takes = 'page' }: InsertionPointsParams,
  { workspace }: Session,
): readonly InsertionPointInfo[] {
  const offset = cursor && offsetInConfig(site, workspace.locate(fromUri(cursor.uri)).file, cursor.position);
  const insertionPoints = findInsertionPoints(site.takeSnapshot(), takes, toSitePath(folder) ?? siteRoot, offset);
  return insertionPoints.map(({ path, label }) => ({ path, label }));
}

/** Returns the offset of a position in the composed text; undefined if it is in a file without configuration. */
function offsetInConfig(site: Site, file: SitePath | undefined, position: Position): number | undefined {
  const fragment = site.takeSnapshot().config.composed.fragments.find((one) => one.file === file);
  return fragment && fragment.start + new LineIndex(fragment.tree.text).offsetAt(position);
}

async function editForSite({ folder, name }: NewSiteParams, session: Session): Promise<Answer> {
  const root = fromUri(folder);
  return editAnswer(noLines, await newSite(session.workspace.files, root, name), { root }, session.client);
}

/** Created files have no text yet. */
const noLines = (): never => {
  throw new Error('A new site only creates files.');
};
