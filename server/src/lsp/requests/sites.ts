import { countPages, countProblems } from '../../core/analysis/counts.ts';
import {
  checkSiteRequest,
  sitesRequest,
  type SiteCounts,
  type SiteInfo,
  type SiteParams,
} from '../../protocol/sites.ts';
import {
  relatedLocationsRequest,
  type RelatedLocationInfo,
  type RelatedLocationsParams,
} from '../../protocol/relatedLocations.ts';
import { linesOfSite } from '../../workspace/files/fileLines.ts';
import { fromUri, toUri } from '../../workspace/files/resourcePath.ts';
import type { Site } from '../../workspace/site.ts';
import { relatedLocationsOf, toLocation } from '../convert/toProtocol.ts';
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
          answerForAll<unknown, readonly SiteInfo[]>(
            [],
            (sites, _params, session) => sites.map((site) => infoOf(site, session)),
            {
              needsFullSite: false,
            },
          ),
        ),
      );
      connection.onRequest(
        checkSiteRequest,
        answerForAll<SiteParams, SiteCounts | null>(null, async (sites, params, session) => {
          await session.workspace.checked();
          const site = siteNamed(sites, params);
          return site === undefined ? null : countsOf(site);
        }),
      );
      connection.onRequest(
        relatedLocationsRequest,
        answerForAll<RelatedLocationsParams, readonly RelatedLocationInfo[]>([], async (_sites, params, session) => {
          await session.workspace.checked();
          return relatedLocations(params, session);
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

function infoOf(site: Site, { shownFindings }: Session): SiteInfo {
  const snapshot = site.takeSnapshot();
  const { config, settings } = snapshot;
  return {
    config: toUri(site.configPath),
    root: toUri(site.root),
    name: site.name,
    generation: config.generation,
    pages: countPages(snapshot),
    ...(settings.docsUrl !== undefined && { docsUrl: settings.docsUrl }),
    isLoaded: site.isLoaded,
    isChecked: shownFindings.has(site),
  };
}

function relatedLocations(
  { textDocument, rule, line, character }: RelatedLocationsParams,
  { workspace }: Session,
): readonly RelatedLocationInfo[] {
  const path = fromUri(textDocument.uri);
  const { site, file } = workspace.locate(path);
  if (site === undefined) return [];
  const linesOf = linesOfSite(site);
  const finding = site.diagnostics.in(file).find((one) => {
    const start = linesOf(file).positionAt(one.range.start);
    return one.rule.id === rule && start.line === line && start.character === character;
  });
  return (finding === undefined ? [] : relatedLocationsOf(finding)).map(({ file: other, range, message }) => {
    const { uri, range: shown } = toLocation(linesOf, other, range, site);
    return { uri, ...shown.start, message };
  });
}

function countsOf(site: Site): SiteCounts {
  const { diagnostics } = site;
  const files = [...diagnostics.configFiles(), ...diagnostics.pages()];
  // Which of several findings counts is known once all are.
  for (const file of files) diagnostics.all(file);
  const found = files.flatMap((file) => diagnostics.in(file));
  return { ...countProblems(found), pages: countPages(site.takeSnapshot()) };
}
