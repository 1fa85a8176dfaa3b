import type { WorkspaceEdit } from 'vscode-languageserver';
import { changeNavigation } from '../../core/features/refactor/changeNavigation/changeNavigation.ts';
import type { NavigationChange } from '../../core/features/refactor/changeNavigation/navigationChange.ts';
import { changeTitle } from '../../core/features/refactor/renameTitle.ts';
import { outlineSite } from '../../core/features/site/outline.ts';
import { configEdits } from '../../core/config/edit/configEdits.ts';
import type { SiteParams } from '../../protocol/sites.ts';
import {
  changeNavigationRequest,
  changeTitleRequest,
  outlineRequest,
  type ChangeTitleParams,
  type EditAnswer,
  type NavigationChangeParams,
  type Outline,
} from '../../protocol/siteView.ts';
import { fromUri, relativeTo } from '../../workspace/files/resourcePath.ts';
import type { Site } from '../../workspace/site.ts';
import type { Session } from '../documentContext.ts';
import { linesOfSite } from '../../workspace/files/fileLines.ts';
import { toOutline } from '../convert/toOutline.ts';
import { editAnswer } from '../convert/toWorkspaceEdit.ts';
import { failed, gone, rowForSite, type RequestRow } from './requestRow.ts';

type Answer = EditAnswer<WorkspaceEdit>;

/** Both need only docs.json and the list of files; titles are added as pages are read. */
const needs = { needsFullSite: false };

export const siteViewRequests: readonly RequestRow[] = [
  rowForSite<SiteParams, Outline | null>(outlineRequest, null, outlineOf, needs),
  rowForSite<NavigationChangeParams, Answer>(changeNavigationRequest, failed, changeOf, { goneResult: gone, ...needs }),
  rowForSite<ChangeTitleParams, Answer>(changeTitleRequest, failed, titleChangeOf, { goneResult: gone, ...needs }),
];

function outlineOf(site: Site): Outline {
  const snapshot = site.takeSnapshot();
  return toOutline(site, linesOfSite(site), outlineSite(snapshot));
}

function changeOf(site: Site, { change }: NavigationChangeParams, { client }: Session): Answer {
  const snapshot = site.takeSnapshot();
  const answer = changeNavigation(snapshot, toChange(site, change));
  if ('refused' in answer) return answer;
  return editAnswer(linesOfSite(site), { edits: configEdits(snapshot.config, answer.edits) }, site, client);
}

async function titleChangeOf(site: Site, { uri, title }: ChangeTitleParams, { client }: Session): Promise<Answer> {
  const file = relativeTo(site.root, fromUri(uri));
  const page = file && (await site.contextOf(file));
  return page === undefined ? gone : editAnswer(linesOfSite(site), changeTitle(page, title), site, client);
}

/** Converts files to site paths; files outside of the site aren't its pages. */
function toChange(site: Site, change: NavigationChangeParams['change']): NavigationChange {
  if (change.kind !== 'move') return change;
  const { pages = [] } = change;
  return { ...change, pages: pages.flatMap((uri) => relativeTo(site.root, fromUri(uri)) ?? []) };
}
