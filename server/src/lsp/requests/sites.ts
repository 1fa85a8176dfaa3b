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
import { rowForAll, rowForSite, withoutParams, type RequestRow } from './requestRow.ts';

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
    },
  },
  rowForSite<SiteParams, SiteCounts | null>(checkSiteRequest, null, async (site, _params, session) => {
    await session.workspace.checked();
    return countsOf(site);
  }),
  rowForAll<RelatedLocationsParams, readonly RelatedLocationInfo[]>(
    relatedLocationsRequest,
    [],
    async (_sites, params, session) => {
      await session.workspace.checked();
      return relatedLocations(params, session);
    },
  ),
];

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
