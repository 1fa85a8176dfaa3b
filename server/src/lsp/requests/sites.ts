import type { ReportedFinding } from '../../core/rules/engine/reportedFindings.ts';
import {
  checkSiteRequest,
  sitesRequest,
  type FindingCounts,
  type SiteInfo,
  type SiteParams,
} from '../../protocol/sites.ts';
import { fromUri, nameOf, toUri } from '../../workspace/files/resourcePath.ts';
import type { Site } from '../../workspace/site.ts';
import type { Session } from '../documentContext.ts';
import { withoutParams, type HandlerForAll, type RequestRow } from './requestRow.ts';

/** Requests about sites as such. */
export const siteRequests: readonly RequestRow[] = [
  {
    capability: {},
    register: (connection, _answer, answerForAll) => {
      connection.onRequest(
        sitesRequest,
        withoutParams(
          answerForAll<unknown, readonly SiteInfo[]>([], (sites) => sites.map(infoOf), { needsFullSite: false }),
        ),
      );
      connection.onRequest(
        checkSiteRequest,
        answerForAll<SiteParams, FindingCounts | null>(null, async (sites, params, session) => {
          await session.workspace.checked();
          const site = siteNamed(sites, params);
          return site === undefined ? null : countsOf(site);
        }),
      );
    },
  },
];

/** Returns the site of a request; undefined if it no longer exists. */
export function siteNamed(sites: readonly Site[], { config }: SiteParams): Site | undefined {
  const path = fromUri(config);
  return sites.find(({ configPath }) => configPath === path);
}

/** Returns the handler of a request for one site, as a handler for all; the result is `gone` if the site no longer exists. */
export function withSite<Params extends SiteParams, Result>(
  gone: Result,
  handler: (site: Site, params: Params, session: Session, signal: AbortSignal) => Result | PromiseLike<Result>,
): HandlerForAll<Params, Result> {
  return (sites, params, session, signal) => {
    const site = siteNamed(sites, params);
    return site === undefined ? gone : handler(site, params, session, signal);
  };
}

function infoOf(site: Site): SiteInfo {
  const { config, files, settings } = site.takeSnapshot();
  return {
    config: toUri(site.configPath),
    root: toUri(site.root),
    name: config.name ?? nameOf(site.root),
    generation: config.generation,
    pages: files.pages.length,
    ...(settings.docsUrl !== undefined && { docsUrl: settings.docsUrl }),
    isLoaded: site.isLoaded,
  };
}

function countsOf({ diagnostics }: Site): FindingCounts {
  const files = diagnostics.pages();
  const found = [...diagnostics.configFiles(), ...files].flatMap((file) => diagnostics.in(file));
  const count = (severity: ReportedFinding['severity']): number =>
    found.filter((finding) => finding.severity === severity).length;
  return {
    errors: count('error'),
    warnings: count('warning'),
    infos: count('info'),
    hints: count('hint'),
    files: files.length,
  };
}
