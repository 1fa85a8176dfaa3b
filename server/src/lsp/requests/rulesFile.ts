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
import type { Workspace } from '../../workspace/workspace.ts';
import type { RequestRow } from './requestRow.ts';
import { siteNamed } from './sites.ts';

/** Requests for the rules files of a site. */
export const rulesFileRequests: readonly RequestRow[] = [
  {
    capability: {},
    register: (connection, _answer, answerForAll) => {
      connection.onRequest(
        rulesTargetsRequest,
        answerForAll<SiteParams, readonly RulesTargetInfo[]>(
          [],
          (sites, params, { workspace }) => targetsOf(workspace, siteNamed(sites, params)),
          { needsFullSite: false },
        ),
      );
      connection.onRequest<RulesAnswer | null, undefined>(
        rulesRequest,
        answerForAll<RulesParams, RulesAnswer | null>(null, (sites, params, { workspace }) =>
          answerFor(workspace, siteNamed(sites, params), params),
        ),
      );
    },
  },
];

async function targetsOf(workspace: Workspace, site: Site | undefined): Promise<readonly RulesTargetInfo[]> {
  if (site === undefined) return [];
  const offered = await offeredTargets(workspace, site);
  return offered.map(({ target: { id, path, reader }, exists, hasSection }) => ({
    id,
    path,
    reader,
    exists,
    hasSection,
  }));
}

async function answerFor(
  workspace: Workspace,
  site: Site | undefined,
  params: RulesParams,
): Promise<RulesAnswer | null> {
  const target = rulesTargets.find(({ id }) => id === params.target);
  if (site === undefined || target === undefined) return null;
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
