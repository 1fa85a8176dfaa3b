import path from 'node:path';
import { configuredRules } from '../core/rules/engine/activeRules.ts';
import { outdated } from '../core/rules/translation/outdated.ts';
import type { RuleSettings } from '../core/settings/ruleSettings.ts';
import type { FormerAddress } from '../core/site/formerAddresses.ts';
import { nodeFileSystem } from '../workspace/files/nodeFileSystem.ts';
import { fromFsPath } from '../workspace/files/resourcePath.ts';
import type { Comparison } from '../workspace/git/comparison.ts';
import { addressesBefore } from '../workspace/git/formerAddresses.ts';
import { findOutdatedTranslations } from '../workspace/git/outdatedTranslations.ts';
import { noPause } from '../workspace/scheduling.ts';
import type { Site } from '../workspace/site.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { CachedRun } from './check/cachedRun.ts';
import { comparisonsWith } from './check/changedFiles.ts';
import { cacheOf } from './check/checkCache.ts';
import { parseCheckOptions, type CheckOptions } from './check/checkOptions.ts';
import { explainFindings } from './check/explainFinding.ts';
import { checkExternalLinks } from './check/externalLinks.ts';
import { reportExcluded, resolvePaths, sitesGiven, type GivenPaths } from './check/givenPaths.ts';
import { rulePage, rulesList } from './check/listRules.ts';
import { openSites } from './check/openSites.ts';
import { writeOutputs } from './check/outputs.ts';
import { withProgress } from './check/progress.ts';
import { reportedSites } from './check/checkedSite.ts';
import { conditionsToShow, inListedPages, type Selection, type Keep } from './check/selection.ts';
import { partOf } from './check/sitePart.ts';
import { noteUnusedFiles } from './check/unusedFiles.ts';
import { watchSites } from './check/watch.ts';
import { fixAndReport } from './check/writeFixes.ts';
import { countFindings, type CheckedSite } from './checkResult.ts';
import { exitCodes, print, type Io, UsageError } from './io.ts';

/** Checks sites, or some of their files, and reports the findings; returns the exit code. */
export async function check(args: readonly string[], terminal: Io): Promise<number> {
  const start = performance.now();
  const options = parseCheckOptions(args, terminal);
  const io: Io = { ...terminal, useColor: options.useColor ?? terminal.useColor };
  if (options.listRules) return print(rulesList(), io);
  if (options.explain !== undefined) return print(await rulePage(options.explain), io);
  const cache = await cacheOf(options, io);
  const given = await resolvePaths(options, io);
  const kept = options.explainFinding === undefined ? CachedRun.for(options, cache, given) : undefined;
  const known = await kept?.result(options, io);
  if (known !== undefined) return writeResult(known, start, options, io);
  const opened = await openSites(options, { cache, kept, given }, io);
  const { workspace } = opened;
  await withProgress(() => readingOf(workspace), io, opened.checked());
  if (options.explainFinding !== undefined) {
    return print(await explainFindings(workspace, options.explainFinding, options, io), io);
  }
  const input = options.stdinPath === undefined ? undefined : await takeStdin(workspace, options.stdinPath, io);
  // The text may mention others than the file.
  if (input !== undefined) await noteUnusedFiles(workspace, options);
  const report = async (): Promise<number> => {
    const selection = await selectionOf(workspace, input, given, options, io);
    const { sites, conditions, part } = selection;
    const toFix = part === undefined ? conditions : [...conditions, part.own];
    if (options.fix !== undefined) await fixAndReport(opened, options, toFix, io);
    if (options.external !== undefined)
      await checkExternalLinks(sites, conditionsToShow(selection), { ...options.external, cache }, io);
    const result = await reportedSites(selection, workspace.disk, options, kept?.fixes, io);
    kept?.keepResult(result, options, io);
    return writeResult(result, start, options, io);
  };
  if (!options.watch) return report();
  const ignored = options.outputs.flatMap(({ file }) => (file === undefined ? [] : path.resolve(io.cwd, file)));
  await watchSites(opened, { report, ignored }, io);
  return exitCodes.clean;
}

/** Writes a result in the requested formats; returns the exit code. */
async function writeResult(
  sites: readonly CheckedSite[],
  start: number,
  options: CheckOptions,
  io: Io,
): Promise<number> {
  const result = { sites, durationMs: passedMs(start) };
  if (options.fix !== 'show') await writeOutputs(result, options, io);
  const warnings = countFindings(result, 'warning');
  const { maxWarnings = Infinity } = options;
  if (warnings > maxWarnings) io.writeError(`Too many warnings: ${warnings}, at most ${maxWarnings} are allowed.\n`);
  return countFindings(result, 'error') > 0 || warnings > maxWarnings ? exitCodes.findings : exitCodes.clean;
}

function readingOf({ loadingProgress: progress }: Workspace): string | undefined {
  return progress && `Reading pages: ${progress.read} of ${progress.total}`;
}

function passedMs(start: number): number {
  return Math.round(performance.now() - start);
}

/** Returns what is reported: the file of standard input, the given paths, or all sites. */
async function selectionOf(
  workspace: Workspace,
  input: StdinText | undefined,
  { paths }: GivenPaths,
  { listedOnly, changedSince: revision, caused, addresses, rules }: CheckOptions,
  io: Io,
): Promise<Selection> {
  const conditions = listedOnly ? [inListedPages] : [];
  if (input !== undefined) {
    const { site, keep } = input;
    return { sites: [site], conditions, part: { own: keep, shown: keep } };
  }
  const given = sitesGiven(workspace, paths, io);
  reportExcluded(given, io);
  const sites = [...given.keys()];
  const comparisons = revision === undefined ? new Map<Site, never>() : await comparisonsWith(revision, sites);
  const changes =
    revision === undefined ? undefined : new Map([...comparisons].map(([site, { changed }]) => [site, changed]));
  await noteOutdatedTranslations(comparisons, rules);
  await compareAddresses(sites, { comparisons, file: addresses }, io);
  return { sites, conditions, part: partOf(given, changes, { caused }) };
}

/** What the addresses of sites are compared with. */
interface ComparedAddresses {
  /** The states of their repositories; none without `--changed`. */
  readonly comparisons: ReadonlyMap<Site, Comparison>;
  /** The file that lists the addresses of the only site. */
  readonly file: string | undefined;
}

/** Tells sites the addresses that they had, so that `link/removed-page` reports those that are gone. */
async function compareAddresses(
  sites: readonly Site[],
  { comparisons, file }: ComparedAddresses,
  io: Io,
): Promise<void> {
  const [only, ...others] = sites;
  if (file !== undefined && others.length > 0)
    throw new UsageError('--addresses is for a single site. Name its folder.');
  if (file !== undefined) only?.state.setKnown({ formerAddresses: await listedAddresses(file, io) });
  for (const [site, comparison] of comparisons) {
    const before = await addressesBefore(site, comparison, noPause);
    if (before === 'unknown')
      io.writeError('Removed pages weren’t checked: this clone lacks the files of the compared revision.\n');
    else site.state.setKnown({ formerAddresses: before });
  }
}

/** Reads a list of addresses, one a line. */
async function listedAddresses(file: string, { cwd }: Io): Promise<readonly FormerAddress[]> {
  const text = await nodeFileSystem.readFile(fromFsPath(path.resolve(cwd, file)));
  if (text === undefined) throw new UsageError(`“${file}” can’t be read. Create it with docsight addresses > ${file}.`);
  const lines = text.split('\n').map((line) => line.trim());
  const odd = lines.find((line) => line !== '' && !line.startsWith('/'));
  if (odd !== undefined)
    throw new UsageError(
      `“${file}” isn’t a list of addresses: each line must begin with a slash, as in /guides/install.`,
    );
  return lines.filter((line) => line !== '').map((address) => ({ address }));
}

/** Asks the history for translations of changed originals, on sites on which the rule about them is on. */
async function noteOutdatedTranslations(
  comparisons: ReadonlyMap<Site, Comparison>,
  rules: RuleSettings,
): Promise<void> {
  for (const [site, { changed }] of comparisons) {
    const { config } = configuredRules(rules).activeFor(site.takeSnapshot().settings);
    if (!config.some(({ rule }) => rule === outdated)) continue;
    const outdatedTranslations = await findOutdatedTranslations(site, (original) => changed.has(original));
    site.state.setKnown({ outdatedTranslations });
  }
}

/** The site of a file that standard input replaces, and a condition that keeps the findings in the file. */
interface StdinText {
  readonly site: Site;
  readonly keep: Keep;
}

/**
 * Takes standard input as the text of a file instead of the disk’s. Throws UsageError if the file belongs to no site.
 */
async function takeStdin(workspace: Workspace, file: string, io: Io): Promise<StdinText> {
  const resource = fromFsPath(path.resolve(io.cwd, file));
  workspace.setOpenText(resource, (await io.readInput?.()) ?? '');
  await workspace.ready(resource);
  const { site, file: inside } = workspace.locate(resource);
  if (site === undefined) throw new UsageError(`“${file}” isn’t part of a site.`);
  return { site, keep: (_site, finding) => finding.file === inside };
}
