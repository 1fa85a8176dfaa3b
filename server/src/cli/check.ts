import path from 'node:path';
import { readPage } from '../core/page/readPage.ts';
import type { PathAbove, SitePath } from '../core/paths/sitePath.ts';
import { ruleMetas } from '../core/rules/index.ts';
import { whyAllUnreadable } from '../core/rules/page/unreadable.ts';
import { repeatCounts, type SiteFinding } from '../core/rules/repeats.ts';
import { checkConfig, checkPage, type ReportedFinding } from '../core/rules/runRules.ts';
import { pageContextOf } from '../core/site/pageContext.ts';
import { LineIndex } from '../core/text/lineIndex.ts';
import { nodeMachine } from '../workspace/nodeMachine.ts';
import { nodeFileSystem } from '../workspace/nodeFileSystem.ts';
import { toFsPath, type ResourcePath } from '../workspace/resourcePath.ts';
import type { Site } from '../workspace/site.ts';
import { Workspace } from '../workspace/workspace.ts';
import { ruleUrl } from '../workspace/ruleUrl.ts';
import { countFindings, type CheckedSite, type CheckFinding, type CheckResult } from './checkResult.ts';
import { addFolders, refuseWithoutSite, refuseUnreadableSettings } from './folders.ts';
import { exitCodes, UsageError, type Io } from './io.ts';
import { parseCheckOptions, type CheckOptions } from './options.ts';
import { reportJson } from './reporters/json.ts';
import { reportStylish } from './reporters/stylish.ts';
import { addAll, largest } from '../core/util/lists.ts';

/** Checks the sites in folders and reports the findings; returns the exit code. */
export async function check(args: readonly string[], io: Io): Promise<number> {
  const options = parseCheckOptions(args);
  if (options.listRules) return listRules(io);
  const start = performance.now();
  const sites = await findSites(options, io);
  const checked: CheckedSite[] = [];
  for (const site of sites) checked.push(await checkSite(site, options, io));
  const result: CheckResult = {
    sites: onceEach(checked, io),
    durationMs: Math.round(performance.now() - start),
  };
  if (options.format === 'json') io.write(reportJson(result));
  else io.write(reportStylish(result, { quiet: options.quiet, useColor: io.useColor }));
  const tooManyWarnings = countFindings(result, 'warning') > (options.maxWarnings ?? Infinity);
  return countFindings(result, 'error') > 0 || tooManyWarnings ? exitCodes.findings : exitCodes.clean;
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

function listRules(io: Io): number {
  const width = largest(
    ruleMetas.map(({ id }) => id.length),
    0,
  );
  for (const { id, severity, summary, strictOnly, isOff } of ruleMetas) {
    io.write(
      `${id.padEnd(width)}  ${(isOff === true ? 'off' : severity).padEnd(7)}  ${summary}${strictOnly === true ? ' (strict only)' : ''}\n`,
    );
  }
  return exitCodes.clean;
}

async function findSites(options: CheckOptions, io: Io): Promise<readonly Site[]> {
  const failures: unknown[] = [];
  const workspace = new Workspace(nodeFileSystem, {
    onError: (error) => failures.push(error),
    onCrash: (rule, error, root) => {
      reportCrash(rule, error, root, io);
    },
    // The result is the same; only the run takes longer.
    onHelperFailure: (error) => {
      io.writeError(`Pages are read without worker threads: ${String(error)}\n`);
    },
    readMany: nodeMachine().readMany,
    countsFixes: true,
  });
  workspace.setRules(options.rules, options.unlistedPages);
  const folders = await addFolders(workspace, options.folders, io);
  await workspace.loaded();
  await workspace.checked();
  if (failures.length > 0) throw failures[0];
  await refuseWithoutSite(workspace, folders, io);
  return workspace.sites;
}

async function checkSite(site: Site, options: CheckOptions, io: Io): Promise<CheckedSite> {
  refuseUnreadableSettings(site, io);
  const { snapshot } = site;
  const reason = whyAllUnreadable(snapshot);
  if (reason !== undefined) throw new UsageError(`No page of the site could be read. ${reason}`);
  const { fragments } = snapshot.config.composed;
  const texts: readonly (readonly [SitePath | PathAbove, string])[] = [
    ...fragments.map(({ file, tree }) => [file, tree.text] as const),
    ...snapshot.settings.sources.map(({ file, source }) => [file, source.text] as const),
  ];
  const linesOf = new Map(texts.map(([file, text]) => [file, new LineIndex(text)]));
  const found = checkConfig(snapshot, options.rules, (rule, error) => {
    reportCrash(rule, error, site.root, io);
  });
  const findings = found.map((finding) => describe(finding, linesOf.get(finding.file) ?? new LineIndex('')));
  for (const file of site.checkedFiles()) addAll(findings, await findingsIn(site, file, options));
  return {
    root: path.relative(io.cwd, toFsPath(site.root)).split(path.sep).join('/') || '.',
    config: snapshot.config.file,
    format: snapshot.config.generation,
    pages: snapshot.files.pages.length,
    findings,
  };
}

function reportCrash(rule: string, error: unknown, root: ResourcePath, io: Io): void {
  io.writeError(`The rule ${rule} failed in ${toFsPath(root)}: ${String(error)}\n`);
}

async function findingsIn(site: Site, file: SitePath, options: CheckOptions): Promise<readonly CheckFinding[]> {
  const pageIndex = site.snapshot.pageIndexes.get(file);
  const kept = site.report.all(file);
  if (pageIndex === undefined || kept.length === 0) return [];
  const inText = kept.some(mayHaveFix) ? await findingsInText(site, file, options) : [];
  const fresh = new Map(inText.map((finding) => [keyOf(finding), finding]));
  const lines = new LineIndex(pageIndex);
  return kept.map((finding) => {
    const fixes = mayHaveFix(finding) ? (fresh.get(keyOf(finding))?.fixes?.() ?? []) : undefined;
    const described = describe(fixes === undefined ? finding : { ...finding, hasFix: fixes.length > 0 }, lines);
    return { ...described, ...repeatsIn(site, finding) };
  });
}

/** Whether a fix was searched for without the other pages of the site, which some fixes need. */
function mayHaveFix({ rule, hasFix }: ReportedFinding): boolean {
  return rule.fixable && hasFix === false;
}

async function findingsInText(
  site: Site,
  file: SitePath,
  { rules }: CheckOptions,
): Promise<readonly ReportedFinding[]> {
  const page = pageContextOf(site.snapshot, file, readPage((await site.readText(file)) ?? ''));
  // A rule that crashes was already reported when the page was read.
  return page === undefined ? [] : checkPage(page, rules, () => undefined);
}

function repeatsIn(
  site: Site,
  finding: SiteFinding,
): Pick<CheckFinding, 'copies' | 'inFolder' | 'sameCause' | 'repeatOf'> {
  const { repeatOf } = finding;
  const pageIndex = repeatOf && site.snapshot.pageIndexes.get(repeatOf.file);
  return {
    ...repeatCounts(finding),
    ...(repeatOf &&
      pageIndex && {
        repeatOf: { file: repeatOf.file, line: new LineIndex(pageIndex).positionAt(repeatOf.range.start).line },
      }),
  };
}

function keyOf({ rule, range, message }: ReportedFinding): string {
  return `${rule.id} ${range.start} ${message}`;
}

function describe(finding: ReportedFinding, lines: LineIndex): CheckFinding {
  return {
    rule: finding.rule.id,
    severity: finding.severity,
    message: finding.message,
    file: finding.file,
    range: { start: lines.positionAt(finding.range.start), end: lines.positionAt(finding.range.end) },
    fixable: finding.hasFix ?? (finding.fixes?.() ?? []).length > 0,
    url: ruleUrl(finding.rule.id),
  };
}
