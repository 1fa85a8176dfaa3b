import path from 'node:path';
import { countPages } from '../../core/analysis/counts.ts';
import { whyAllUnreadable } from '../../core/rules/page/unreadable.ts';
import { repeatCounts, type SiteFinding } from '../../core/rules/engine/repeats.ts';
import { isFixable, checkPageAlone, checkPageInSite, type RuleRun } from '../../core/rules/engine/runRules.ts';
import type { RuleSettings, Severity } from '../../core/settings/ruleSettings.ts';
import type { SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import { linesOfSite, type LinesOf } from '../../workspace/files/fileLines.ts';
import { repositoryOf, type FileSystem } from '../../workspace/files/fileSystem.ts';
import { toFsPath } from '../../workspace/files/resourcePath.ts';
import type { Site } from '../../workspace/site.ts';
import { uncheckedLinks } from '../../core/site/unchecked.ts';
import type { CheckedSite, CheckFinding, SeverityCounts, Unchecked, ShownFix } from '../checkResult.ts';
import { refuseUnreadableSettings } from '../folders.ts';
import { UsageError, type Io } from '../io.ts';
import { Baseline } from './baseline.ts';
import type { CachedFixes, PageFixes } from './cachedFixes.ts';
import { lowestWithFix, type CheckOptions } from './checkOptions.ts';
import { conditionsToShow, selectedFindings, type Keep, type Selection } from './selection.ts';
import { severitiesFrom } from './severityLevel.ts';
import { keyOfFinding } from '../../core/analysis/explain.ts';
import { isAbove, type SitePath } from '../../core/paths/sitePath.ts';
import { configuredRules } from '../../core/rules/engine/activeRules.ts';
import type { Fix } from '../../core/rules/engine/rule.ts';
import type { ReportedFinding } from '../../core/rules/engine/reportedFindings.ts';
import { siteRules } from '../../core/rules/index.ts';
import { settingsFileName } from '../../core/settings/settingsFile.ts';
import { groupBy } from '../../core/util/collections.ts';

/** What is said of findings. */
export interface Describing {
  readonly rules: RuleSettings;
  /** The lowest severity of findings whose fixes are shown; undefined if none are. */
  readonly lowestWithFix: Severity | undefined;
  /** Where these are kept for the next run; undefined if they aren’t. */
  readonly cachedFixes: CachedFixes | undefined;
  /** Further conditions, of which each finding is asked once: in what is reported, and elsewhere. */
  readonly counted?: { readonly keep: Keep; readonly keepElsewhere: Keep };
}

/** Converts what is reported in sites for the reporters; throws UsageError for settings that can’t be read. */
async function checkedSites(
  selection: Selection,
  fileSystem: Pick<FileSystem, 'stat'>,
  describing: Describing,
  io: Io,
): Promise<readonly CheckedSite[]> {
  const { sites } = selection;
  for (const site of sites) refuseUnreadableSettings(site, io);
  const checked = sites.map(async (site) =>
    checkedSite(site, await rootsOf(site, fileSystem, io), selection, describing),
  );
  return onceEach(await Promise.all(checked), io);
}

type Roots = Pick<CheckedSite, 'root' | 'inRepository'>;

async function rootsOf(site: Site, fileSystem: Pick<FileSystem, 'stat'>, { cwd }: Io): Promise<Roots> {
  const repository = await repositoryOf(fileSystem, site.root);
  const rootFrom = (folder: string): string =>
    path.relative(folder, toFsPath(site.root)).split(path.sep).join('/') || '.';
  return { root: rootFrom(cwd), inRepository: rootFrom(repository === undefined ? cwd : toFsPath(repository)) };
}

async function checkedSite(
  site: Site,
  roots: Roots,
  selection: Selection,
  { rules, lowestWithFix, cachedFixes, counted }: Describing,
): Promise<CheckedSite> {
  const snapshot = site.takeSnapshot();
  const reason = whyAllUnreadable(snapshot);
  if (reason !== undefined) throw new UsageError(`No page of the site could be read. ${reason}`);
  const linesOf = linesOfSite(site);
  const own = counted === undefined ? [] : [counted.keep];
  const conditions = [...conditionsToShow(selection), ...own];
  const findings = selectedFindings(site, conditions);
  const severities = lowestWithFix === undefined ? [] : severitiesFrom(lowestWithFix);
  const withFix = findings.filter(({ severity, repeatOf }) => repeatOf === undefined && severities.includes(severity));
  const fixes = await shownFixes(site, withFix, rules, cachedFixes);
  return {
    ...roots,
    config: snapshot.config.file,
    format: snapshot.config.generation,
    pages: countPages(snapshot),
    unchecked: conditions.length === 0 ? uncheckedIn(site) : nothingUnchecked,
    findings: findings.map((finding) => ({ ...describe(snapshot, finding, linesOf), fix: fixes.get(finding) })),
    elsewhere: elsewhereIn(site, selection, counted),
  };
}

/** Counts what isn’t reported since it is in other files. */
function elsewhereIn(
  site: Site,
  { conditions, part }: Selection,
  counted: Describing['counted'],
): SeverityCounts | undefined {
  if (part === undefined) return undefined;
  const others: Keep = (of, finding) => !part.shown(of, finding);
  const keep = counted === undefined ? [] : [counted.keepElsewhere];
  const found = selectedFindings(site, [...conditions, others, ...keep]);
  const counts = { error: 0, warning: 0, info: 0, hint: 0 };
  for (const { severity, repeatOf } of found) if (repeatOf === undefined) counts[severity]++;
  return counts;
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
  const { rule, severity, message, file, range, repeatOf, counted } = finding;
  const lines = linesOf(file);
  return {
    rule: rule.id,
    severity,
    message,
    file,
    range: { start: lines.positionAt(range.start), end: lines.positionAt(range.end) },
    fixable: isFixable(site, finding),
    ...repeatCounts(finding),
    ...(counted && {
      counted: counted.map((one) => ({
        file: one.file,
        start: linesOf(one.file).positionAt(one.range.start),
      })),
    }),
    ...(repeatOf && {
      repeatOf: { file: repeatOf.file, start: linesOf(repeatOf.file).positionAt(repeatOf.range.start) },
    }),
  };
}

/**
 * Returns for each of some findings the first fix that does more than silence it. The check keeps no fixes of closed pages:
 * computing those of all findings takes a quarter of its time. So each page with fixable findings is read again, unless
 * an earlier report has shown their fixes.
 */
export async function shownFixes(
  site: Site,
  findings: readonly SiteFinding[],
  rules: RuleSettings,
  kept: CachedFixes | undefined,
): Promise<ReadonlyMap<SiteFinding, ShownFix>> {
  const snapshot = site.takeSnapshot();
  const shown = new Map<SiteFinding, ShownFix>();
  const fixable = findings.filter((finding) => isFixable(snapshot, finding));
  const known = new Map(fixable.length === 0 ? [] : kept?.read(site));
  let isNew = false;
  for (const [file, some] of groupBy(fixable, (finding) => finding.file)) {
    const areHere = isAbove(file) || some.every((finding) => finding.fixes !== undefined);
    let fixes = areHere ? firstFixes(some, some) : known.get(file);
    if (!areHere && !some.every((finding) => fixes?.has(keyOfFinding(finding)))) {
      fixes = firstFixes(some, await findAgain(site, file, some, rules));
      known.set(file, fixes);
      isNew = true;
    }
    for (const finding of some) {
      const fix = fixes?.get(keyOfFinding(finding));
      if (fix !== undefined) shown.set(finding, fix);
    }
  }
  if (isNew) kept?.write(site, known);
  return shown;
}

/** Returns findings of a page with their fixes. */
async function findAgain(
  site: Site,
  file: SitePath,
  findings: readonly SiteFinding[],
  rules: RuleSettings,
): Promise<readonly ReportedFinding[]> {
  const context = await site.contextOf(file);
  if (context === undefined) return findings;
  const ids = new Set(findings.map(({ rule }) => rule.id));
  // A rule that fails was reported by the check before.
  const run: RuleRun = { rules: configuredRules(rules), onCrash: () => undefined };
  const inSite = siteRules.some(({ meta }) => ids.has(meta.id)) ? checkPageInSite(context, run) : [];
  return [...checkPageAlone(context, run, ({ meta }) => ids.has(meta.id)), ...inSite];
}

function firstFixes(findings: readonly SiteFinding[], again: readonly ReportedFinding[]): PageFixes {
  const byKey = new Map(again.map((finding) => [keyOfFinding(finding), finding]));
  return new Map(findings.map(keyOfFinding).map((key) => [key, firstFix(byKey.get(key))]));
}

function firstFix(finding: ReportedFinding | undefined): ShownFix | undefined {
  const first = finding?.fixes?.().find((fix) => !isOfSettings(fix));
  return first && { title: first.title, isSafe: first.isSafe === true };
}

/** Whether a fix only silences a finding, in the settings. */
function isOfSettings({ edits }: Fix): boolean {
  return edits.length > 0 && edits.every(({ file }) => file === settingsFileName);
}

/** Returns what is reported: without the baseline, which is updated first if requested. */
export async function reportedSites(
  selection: Selection,
  fileSystem: Pick<FileSystem, 'stat'>,
  options: CheckOptions,
  cachedFixes: CachedFixes | undefined,
  io: Io,
): Promise<readonly CheckedSite[]> {
  const { baseline: file, updateBaseline, lowest, rules } = options;
  const describing = { rules, lowestWithFix: lowestWithFix(options), cachedFixes };
  if (file === undefined) return checkedSites(selection, fileSystem, describing, io);
  if (updateBaseline && selection.part !== undefined)
    throw new UsageError('--update-baseline is for whole sites. Name the folder of one.');
  let baseline = await Baseline.read(file, { isNew: updateBaseline }, io);
  if (updateBaseline) {
    baseline = baseline.with(await checkedSites(selection, fileSystem, describing, io), lowest ?? 'warning', io);
    await baseline.write(io);
  }
  const { keep, leftOut, stale } = baseline.filter();
  const counted = { keep, keepElsewhere: baseline.filter().keep };
  const checked = await checkedSites(selection, fileSystem, { ...describing, counted }, io);
  if (!updateBaseline) baseline.reportLeftOut(leftOut(), io);
  if (selection.part === undefined) baseline.reportStale(stale(checked, io), io);
  return checked;
}
