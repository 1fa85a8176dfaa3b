import path from 'node:path';
import { ruleMetas } from '../core/rules/index.ts';
import { whyAllUnreadable } from '../core/rules/page/unreadable.ts';
import { repeatCounts, type SiteFinding } from '../core/rules/repeats.ts';
import { isFixable } from '../core/rules/runRules.ts';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';
import { linesIn, type LinesOf } from '../workspace/fileLines.ts';
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
import { largest } from '../core/util/lists.ts';

/** Checks the sites in folders and reports the findings; returns the exit code. */
export async function check(args: readonly string[], io: Io): Promise<number> {
  const options = parseCheckOptions(args);
  if (options.listRules) return listRules(io);
  const start = performance.now();
  const sites = await findSites(options, io);
  const result: CheckResult = {
    sites: onceEach(
      sites.map((site) => checkSite(site, io)),
      io,
    ),
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
    readMany: nodeMachine(cacheIn(options, io)).readMany,
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

function cacheIn({ cache }: CheckOptions, { cwd }: Io): string | false | undefined {
  return typeof cache === 'string' ? path.resolve(cwd, cache) : cache;
}

/** Converts what is reported in a site for the reporters. */
function checkSite(site: Site, io: Io): CheckedSite {
  refuseUnreadableSettings(site, io);
  const { diagnostics } = site;
  const snapshot = site.takeSnapshot();
  const reason = whyAllUnreadable(snapshot);
  if (reason !== undefined) throw new UsageError(`No page of the site could be read. ${reason}`);
  const linesOf = linesIn(site);
  const files = [...diagnostics.configFiles(), ...diagnostics.pages()];
  return {
    root: path.relative(io.cwd, toFsPath(site.root)).split(path.sep).join('/') || '.',
    config: snapshot.config.file,
    format: snapshot.config.generation,
    pages: snapshot.files.pages.length,
    findings: files.flatMap((file) => diagnostics.all(file).map((finding) => describe(snapshot, finding, linesOf))),
  };
}

function reportCrash(rule: string, error: unknown, root: ResourcePath, io: Io): void {
  io.writeError(`The rule ${rule} failed in ${toFsPath(root)}: ${String(error)}\n`);
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
