import path from 'node:path';
import { configRules } from '../core/rules/index.ts';
import { checkConfig, type ReportedFinding } from '../core/rules/runRules.ts';
import { LineIndex } from '../core/text/lineIndex.ts';
import { nodeFileSystem } from '../workspace/nodeFileSystem.ts';
import { fromFsPath, parentOf, relativeTo, toFsPath, type ResourcePath } from '../workspace/resourcePath.ts';
import type { Site } from '../workspace/site.ts';
import { Workspace } from '../workspace/workspace.ts';
import { ruleUrl } from '../workspace/ruleUrl.ts';
import { countFindings, type CheckedSite, type CheckFinding, type CheckResult } from './checkResult.ts';
import { exitCodes, UsageError, type Io } from './io.ts';
import type { CheckOptions } from './options.ts';
import { reportJson } from './reporters/json.ts';
import { reportStylish } from './reporters/stylish.ts';

/** Checks the sites in some folders and reports what is found; gives the exit code. */
export async function check(options: CheckOptions, io: Io): Promise<number> {
  if (options.listRules) return listRules(io);
  const start = performance.now();
  const sites = await findSites(options, io);
  const result: CheckResult = {
    sites: sites.map((site) => checkSite(site, options, io)),
    durationMs: Math.round(performance.now() - start),
  };
  if (options.format === 'json') io.write(reportJson(result));
  else io.write(reportStylish(result, { quiet: options.quiet, useColor: io.useColor }));
  const tooManyWarnings = countFindings(result, 'warning') > (options.maxWarnings ?? Infinity);
  return countFindings(result, 'error') > 0 || tooManyWarnings ? exitCodes.findings : exitCodes.clean;
}

function listRules(io: Io): number {
  const width = Math.max(...configRules.map((rule) => rule.meta.id.length));
  for (const { meta } of configRules) {
    io.write(`${meta.id.padEnd(width)}  ${meta.severity.padEnd(7)}  ${meta.summary}\n`);
  }
  return exitCodes.clean;
}

async function findSites(options: CheckOptions, io: Io): Promise<readonly Site[]> {
  const failures: unknown[] = [];
  const workspace = new Workspace(nodeFileSystem, { loadPages: false, onError: (error) => failures.push(error) });
  const folders = await Promise.all(options.folders.map((folder) => folderFor(folder, io)));
  for (const folder of folders) await workspace.addFolder(folder);
  if (failures.length > 0) throw failures[0];
  for (const folder of folders) {
    const hasSite = workspace.sites.some(
      (site) => relativeTo(folder, site.root) !== undefined || relativeTo(site.root, folder) !== undefined,
    );
    if (!hasSite) throw new UsageError(noSiteMessage(folder, io));
  }
  return workspace.sites;
}

/** The folder that an argument means: itself, or the one of a file that was named. */
async function folderFor(argument: string, io: Io): Promise<ResourcePath> {
  const resource = fromFsPath(path.resolve(io.cwd, argument));
  const kind = await nodeFileSystem.stat(resource);
  if (kind === undefined) throw new UsageError(`There is no folder “${argument}”.`);
  return kind === 'folder' ? resource : (parentOf(resource) ?? resource);
}

function noSiteMessage(folder: ResourcePath, io: Io): string {
  const shown = path.relative(io.cwd, toFsPath(folder)) || '.';
  return `No docs.json (or mint.json) that describes a documentation site was found in “${shown}” or above it.`;
}

function checkSite(site: Site, options: CheckOptions, io: Io): CheckedSite {
  const { snapshot } = site;
  const lines = new LineIndex(snapshot.config.tree.text);
  const findings = checkConfig(snapshot, options.rules, (rule, error) => {
    io.writeError(`The rule ${rule} failed on ${toFsPath(site.configPath)}: ${String(error)}\n`);
  });
  return {
    root: path.relative(io.cwd, toFsPath(site.root)).split(path.sep).join('/') || '.',
    config: snapshot.config.file,
    format: snapshot.config.generation,
    pages: snapshot.files.pages.length,
    findings: findings.map((finding) => describe(finding, lines)),
  };
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
