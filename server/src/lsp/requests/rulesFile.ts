import { rulesTargets } from '../../core/generators/rulesFile/targets.ts';
import {
  rulesRequest,
  rulesTargetsRequest,
  type ProposedFile,
  type RulesAnswer,
  type RulesParams,
  type RulesTargetInfo,
} from '../../protocol/proposedFiles.ts';
import type { SiteParams } from '../../protocol/sites.ts';
import { toUri } from '../../workspace/files/resourcePath.ts';
import { offeredTargets } from '../../workspace/generated/chooseTargets.ts';
import { proposeRules, type ProposedText } from '../../workspace/generated/rulesProposal.ts';
import type { Site } from '../../workspace/site.ts';
import type { Session } from '../documentContext.ts';
import { rowForSite, type RequestRow } from './requestRow.ts';

export const rulesFileRequests: readonly RequestRow[] = [
  rowForSite(rulesTargetsRequest, [], targetsOf, { needsFullSite: false }),
  rowForSite(rulesRequest, null, answerFor),
];

async function targetsOf(site: Site, _params: SiteParams, { workspace }: Session): Promise<readonly RulesTargetInfo[]> {
  const offered = await offeredTargets(workspace, site);
  return offered.map(({ target: { id, path, reader }, exists, hasSection }) => ({
    id,
    path,
    reader,
    exists,
    hasSection,
  }));
}

async function answerFor(site: Site, params: RulesParams, { workspace }: Session): Promise<RulesAnswer | null> {
  const target = rulesTargets.find(({ id }) => id === params.target);
  if (target === undefined) return null;
  const proposal = await proposeRules(workspace, site, target);
  if ('refused' in proposal) return proposal;
  const { file, ignore } = proposal;
  return {
    file: toProposedFile(file),
    ...(file.foreign && { foreign: file.foreign }),
    ...(ignore && { ignore: toProposedFile(ignore) }),
  };
}

function toProposedFile({ path, shown, text, state }: ProposedText): ProposedFile {
  return { uri: toUri(path), path: shown, text, state };
}
