import type { WorkspaceEdit } from 'vscode-languageserver';
import { pageTemplates } from '../../core/generators/templates/pageTemplates.ts';
import { findInsertionPoints } from '../../core/features/refactor/insertionPoints.ts';
import { newGroup } from '../../core/features/refactor/newGroup.ts';
import { counterpartsOf, proposedPage } from '../../core/features/refactor/newPage.ts';
import type { Refusable } from '../../core/features/refactor/refactoring.ts';
import { siteRoot, toSitePath } from '../../core/paths/sitePath.ts';
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
import { toWorkspaceEdit } from '../convert/toWorkspaceEdit.ts';
import { failed, gone, type AnswerForAll, type RequestRow } from './requestRow.ts';
import { withSite } from './sites.ts';

type Answer = EditAnswer<WorkspaceEdit>;

/** New sites, pages and groups: the choices, and the edits that create them. */
export const newFileRequests: readonly RequestRow[] = [
  {
    capability: {},
    register: (connection, _answer, answerForAll) => {
      connection.onRequest(
        templatesRequest,
        answerForAll<unknown, readonly TemplateInfo[]>([], () => templates, { needsFullSite: false }),
      );
      connection.onRequest(
        insertionPointsRequest,
        askSite<InsertionPointsParams, readonly InsertionPointInfo[]>(answerForAll, [], insertionPointsIn),
      );
      connection.onRequest(
        proposedPageRequest,
        askSite<ProposedPageParams, string>(answerForAll, '', (site, { title, folder, insertionPoint }) =>
          proposedPage(site.takeSnapshot(), title, {
            folder: folder === undefined ? folder : toSitePath(folder),
            insertionPoint,
          }),
        ),
      );
      connection.onRequest(
        counterpartsRequest,
        askSite<CounterpartsParams, readonly CounterpartInfo[]>(answerForAll, [], (site, params) =>
          counterpartsOf(site.takeSnapshot(), params).map(({ language, file, insertionPoint }) => ({
            language,
            path: file,
            insertionPoint: insertionPoint && { path: insertionPoint.path, label: insertionPoint.label },
          })),
        ),
      );
      connection.onRequest<Answer, undefined>(
        newPageRequest,
        askEdit<NewPageParams>(answerForAll, (site, params, { workspace }) => newPageOf(site, params, workspace.files)),
      );
      connection.onRequest<Answer, undefined>(
        newGroupRequest,
        askEdit<NewGroupParams>(answerForAll, (site, params) => newGroup(site.takeSnapshot(), params)),
      );
      connection.onRequest<Answer, undefined>(
        newSiteRequest,
        answerForAll<NewSiteParams, Answer>(failed, (_, params, session) => editForSite(params, session), {
          needsFullSite: false,
        }),
      );
    },
  },
];

const templates: readonly TemplateInfo[] = pageTemplates.map(({ id, name, description }) => ({
  id,
  name,
  description,
}));

/** Handles a request for a site without waiting for its pages. */
function askSite<Params extends SiteParams, Result>(
  answerForAll: AnswerForAll,
  neutral: Result,
  answer: (site: Site, params: Params, session: Session) => Result,
): ReturnType<typeof answerForAll<Params, Result>> {
  return answerForAll<Params, Result>(neutral, withSite(neutral, answer), { needsFullSite: false });
}

function askEdit<Params extends SiteParams>(
  answerForAll: AnswerForAll,
  change: (site: Site, params: Params, session: Session) => Refusable | Promise<Refusable>,
): ReturnType<typeof answerForAll<Params, Answer>> {
  return answerForAll<Params, Answer>(
    failed,
    withSite<Params, Answer>(gone, async (site, params, session) => {
      const answer = await change(site, params, session);
      if (!('refused' in answer)) session.filesUnderWay.expect(site, answer.edits);
      return toAnswer(answer, site, session, linesOfSite(site));
    }),
    { needsFullSite: false },
  );
}

function insertionPointsIn(
  site: Site,
  { folder, takes = 'page' }: InsertionPointsParams,
): readonly InsertionPointInfo[] {
  const insertionPoints = findInsertionPoints(site.takeSnapshot(), takes, toSitePath(folder) ?? siteRoot);
  return insertionPoints.map(({ path, label }) => ({ path, label }));
}

async function editForSite({ folder, name }: NewSiteParams, session: Session): Promise<Answer> {
  const root = fromUri(folder);
  return toAnswer(await newSite(session.workspace.files, root, name), { root }, session, noLines);
}

/** Created files have no text yet. */
const noLines = (): never => {
  throw new Error('A new site only creates files.');
};

function toAnswer(
  change: Refusable,
  site: Pick<Site, 'root'>,
  { client }: Session,
  linesOf: Parameters<typeof toWorkspaceEdit>[0],
): Answer {
  if ('refused' in change) return change;
  const edit = toWorkspaceEdit(linesOf, change.edits, site, client);
  return edit === undefined ? { refused: 'This editor can’t create files for language servers.' } : { edit };
}
