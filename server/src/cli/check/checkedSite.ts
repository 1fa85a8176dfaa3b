import path from 'node:path';
import { whyAllUnreadable } from '../../core/rules/page/unreadable.ts';
import { repeatCounts, type SiteFinding } from '../../core/rules/engine/repeats.ts';
import { isFixable } from '../../core/rules/engine/runRules.ts';
import type { SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import { linesOfSite, type LinesOf } from '../../workspace/files/fileLines.ts';
import { repositoryOf, type FileSystem } from '../../workspace/files/fileSystem.ts';
import { ruleUrl } from '../../workspace/ruleUrl.ts';
import { toFsPath } from '../../workspace/files/resourcePath.ts';
import type { Site } from '../../workspace/site.ts';
import { uncheckedLinks } from '../../core/site/unchecked.ts';
import type { CheckedSite, CheckFinding, Unchecked } from '../checkResult.ts';
import { refuseUnreadableSettings } from '../folders.ts';
import { UsageError, type Io } from '../io.ts';
import { selectedFindings, type Keep } from './selection.ts';

/** Converts what is reported in sites for the reporters; throws UsageError for settings that can’t be read. */
export async function checkedSites(
  sites: readonly Site[],
  conditions: readonly Keep[],
  fileSystem: Pick<FileSystem, 'stat'>,
  io: Io,
): Promise<readonly CheckedSite[]> {
  for (const site of sites) refuseUnreadableSettings(site, io);
  return onceEach(await Promise.all(sites.map((site) => checkedSite(site, conditions, fileSystem, io))), io);
}

async function checkedSite(
  site: Site,
  conditions: readonly Keep[],
  fileSystem: Pick<FileSystem, 'stat'>,
  io: Io,
): Promise<CheckedSite> {
  const snapshot = site.takeSnapshot();
  const reason = whyAllUnreadable(snapshot);
  if (reason !== undefined) throw new UsageError(`No page of the site could be read. ${reason}`);
  const linesOf = linesOfSite(site);
  const repository = await repositoryOf(fileSystem, site.root);
  const rootFrom = (folder: string): string =>
    path.relative(folder, toFsPath(site.root)).split(path.sep).join('/') || '.';
  return {
    root: rootFrom(io.cwd),
    inRepository: rootFrom(repository === undefined ? io.cwd : toFsPath(repository)),
    config: snapshot.config.file,
    format: snapshot.config.generation,
    pages: snapshot.files.pages.length,
    unchecked: conditions.length === 0 ? uncheckedIn(site) : nothingUnchecked,
    findings: selectedFindings(site, conditions).map((finding) => describe(snapshot, finding, linesOf)),
  };
}

/** A run that reports a part of a site says nothing about the rest. */
const nothingUnchecked: Unchecked = { generatedLinks: 0, unlistedWarnings: 0, unlistedPages: 0 };

function uncheckedIn(site: Site): Unchecked {
  const { warnings, pages } = site.diagnostics.leftOut();
  const generatedLinks = uncheckedLinks(site.takeSnapshot());
  return { generatedLinks, unlistedWarnings: warnings, unlistedPages: pages };
}

/** Settings of a repository apply to all its sites; problems in them are reported with the first site. */
function onceEach(sites: readonly CheckedSite[], { cwd }: Io): readonly CheckedSite[] {
  const seen = new Set<string>();
  return sites.map((site) => ({
    ...site,
    findings: site.findings.filter(({ file, message, range }) => {
      if (!file.startsWith('../')) return true;
      const key = JSON.stringify([path.resolve(cwd, site.root, file), message, range]);
      return !seen.has(key) && seen.add(key);
    }),
  }));
}

function describe(site: SiteSnapshot, finding: SiteFinding, linesOf: LinesOf): CheckFinding {
  const { rule, severity, message, file, range, repeatOf } = finding;
  const lines = linesOf(file);
  return {
    rule: rule.id,
    severity,
    message,
    file,
    range: { start: lines.positionAt(range.start), end: lines.positionAt(range.end) },
    fixable: isFixable(site, finding),
    url: ruleUrl(rule.id),
    ...repeatCounts(finding),
    ...(repeatOf && {
      repeatOf: { file: repeatOf.file, line: linesOf(repeatOf.file).positionAt(repeatOf.range.start).line },
    }),
  };
}
