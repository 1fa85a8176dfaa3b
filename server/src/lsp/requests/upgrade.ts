import type { WorkspaceEdit } from 'vscode-languageserver';
import { showPath } from '../../core/config/json/jsonTree.ts';
import type { UpgradeNote } from '../../core/config/classic/classicSource.ts';
import { upgradeSite } from '../../core/features/refactor/upgradeSite.ts';
import type { SiteParams } from '../../protocol/sites.ts';
import { upgradeRequest, type UpgradeAnswer, type UpgradeNoteInfo } from '../../protocol/proposedFiles.ts';
import { join, toUri } from '../../workspace/files/resourcePath.ts';
import type { Site } from '../../workspace/site.ts';
import type { Session } from '../documentContext.ts';
import { linesOfSite } from '../../workspace/files/fileLines.ts';
import { toWorkspaceEdit } from '../convert/toWorkspaceEdit.ts';
import { failed, gone, rowForSite, type RequestRow } from './requestRow.ts';

type Answer = UpgradeAnswer<WorkspaceEdit>;

/** Requests about the upgrade of a classic site to the current format. */
export const upgradeRequests: readonly RequestRow[] = [
  rowForSite<SiteParams, Answer>(upgradeRequest, failed, upgradeOf, { goneResult: gone }),
];

function upgradeOf(site: Site, _params: SiteParams, { client }: Session): Answer {
  const upgrade = upgradeSite(site.takeSnapshot());
  if ('refused' in upgrade) return upgrade;
  const edit = toWorkspaceEdit(linesOfSite(site), upgrade.edits, site, client);
  if (edit === undefined) return { refused: 'This editor can’t rename files for language servers.' };
  const { file, text, left, changed } = upgrade;
  return { edit, config: toUri(join(site.root, file)), text, left: left.map(toInfo), changed: changed.map(toInfo) };
}

function toInfo({ path, message }: UpgradeNote): UpgradeNoteInfo {
  return { path: showPath(path), message };
}
