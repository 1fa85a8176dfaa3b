import path from 'node:path';
import { affectedBy } from './check/affectedByChanges.ts';
import { Baseline } from './check/baseline.ts';
import { changedSince } from './check/changedFiles.ts';
import { cacheOf } from './check/checkCache.ts';
import { checkedSites } from './check/checkedSite.ts';
import { parseCheckOptions, type CheckOptions } from './check/checkOptions.ts';
import { explainFindings } from './check/explainFinding.ts';
import { checkExternalLinks } from './check/externalLinks.ts';
import { fixAndReport } from './check/writeFixes.ts';
import { rulePage, rulesList } from './check/listRules.ts';
import { CachedRun } from './check/cachedRun.ts';
import { openSites } from './check/openSites.ts';
import { writeOutputs } from './check/outputs.ts';
import { withProgress } from './check/progress.ts';
import { takeStdin } from './check/stdinText.ts';
import { watchSites } from './check/watch.ts';
import { inListedPages, type Keep } from './check/selection.ts';
import { countFindings, type CheckedSite, type CheckResult } from './checkResult.ts';
import { exitCodes, type Io } from './io.ts';
import type { Site } from '../workspace/site.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Checks the sites in folders and reports the findings; returns the exit code. */
export async function check(args: readonly string[], terminal: Io): Promise<number> {
  const start = performance.now();
  const options = parseCheckOptions(args, terminal);
  const io: Io = { ...terminal, useColor: options.useColor ?? terminal.useColor };
  if (options.listRules) return print(rulesList(), io);
  if (options.explain !== undefined) return print(await rulePage(options.explain), io);
  const cache = await cacheOf(options, io);
  const kept = options.explainFinding === undefined ? CachedRun.for(options, cache, io) : undefined;
  const known = await kept?.result(options, io);
  if (known !== undefined) return writeResult(known, start, options, io);
  const opened = await openSites(options, { cache, kept }, io);
  const { workspace, fileSystem } = opened;
  await withProgress(() => readingOf(workspace), io, opened.checked());
  if (options.explainFinding !== undefined) {
    return print(await explainFindings(workspace, options.explainFinding, options, io), io);
  }
  const input = options.stdinPath === undefined ? undefined : await takeStdin(workspace, options.stdinPath, io);
  const report = async (): Promise<number> => {
    const sites = input === undefined ? workspace.sites : [input.site];
    const conditions = [...(await conditionsOf(sites, options)), ...(input === undefined ? [] : [input.keep])];
    if (options.fix !== undefined) await fixAndReport(opened, options, conditions, io);
    if (options.external !== undefined) await checkExternalLinks(sites, conditions, { ...options.external, cache }, io);
    const result = await reported((filters) => checkedSites(sites, filters, fileSystem, io), options, conditions, io);
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
  return exitCodeOf(result, options);
}

function readingOf({ loadingProgress: progress }: Workspace): string | undefined {
  return progress && `Reading pages: ${progress.read} of ${progress.total}`;
}

function passedMs(start: number): number {
  return Math.round(performance.now() - start);
}

function print(text: string, io: Io): number {
  io.write(text);
  return exitCodes.clean;
}

/** Returns what findings must meet to be reported and fixed. */
async function conditionsOf(
  sites: readonly Site[],
  { listedOnly, changedSince: revision }: CheckOptions,
): Promise<readonly Keep[]> {
  const conditions: Keep[] = listedOnly ? [inListedPages] : [];
  if (revision !== undefined) {
    const changed = sites.map(async (site) => [site, await changedSince(site, revision)] as const);
    conditions.push(affectedBy(new Map(await Promise.all(changed))));
  }
  return conditions;
}

/** Returns what is reported: without the baseline, which is updated first if requested. */
async function reported(
  checkedWith: (conditions: readonly Keep[]) => Promise<readonly CheckedSite[]>,
  { baseline: file, updateBaseline, lowest, changedSince: revision }: CheckOptions,
  conditions: readonly Keep[],
  io: Io,
): Promise<readonly CheckedSite[]> {
  if (file === undefined) return checkedWith(conditions);
  let baseline = await Baseline.read(file, { isNew: updateBaseline }, io);
  if (updateBaseline) {
    baseline = baseline.with(await checkedWith(conditions), lowest ?? 'warning', io);
    await baseline.write(io);
  }
  const { keep, stale } = baseline.filter();
  const checked = await checkedWith([...conditions, keep]);
  if (revision === undefined) baseline.reportStale(stale(checked, io), io);
  return checked;
}

function exitCodeOf(result: CheckResult, { maxWarnings = Infinity }: CheckOptions): number {
  const hasFailed = countFindings(result, 'error') > 0 || countFindings(result, 'warning') > maxWarnings;
  return hasFailed ? exitCodes.findings : exitCodes.clean;
}
