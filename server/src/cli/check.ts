import { checkedSites } from './check/checkedSite.ts';
import { parseCheckOptions, type CheckOptions } from './check/checkOptions.ts';
import { rulePage, rulesList } from './check/listRules.ts';
import { openSites } from './check/openSites.ts';
import { writeOutputs } from './check/outputs.ts';
import { inListedPages, type Keep } from './check/selection.ts';
import { countFindings, type CheckResult } from './checkResult.ts';
import { exitCodes, type Io } from './io.ts';

/** Checks the sites in folders and reports the findings; returns the exit code. */
export async function check(args: readonly string[], terminal: Io): Promise<number> {
  const options = parseCheckOptions(args);
  const io: Io = { ...terminal, useColor: options.useColor ?? terminal.useColor };
  if (options.listRules) return print(rulesList(), io);
  if (options.explain !== undefined) return print(await rulePage(options.explain), io);
  const start = performance.now();
  const opened = await openSites(options, io);
  await opened.checked();
  const sites = await checkedSites(opened.workspace.sites, conditionsOf(options), io);
  const result: CheckResult = { sites, durationMs: Math.round(performance.now() - start) };
  await writeOutputs(result, options, io);
  return exitCodeOf(result, options);
}

function print(text: string, io: Io): number {
  io.write(text);
  return exitCodes.clean;
}

function conditionsOf({ listedOnly }: CheckOptions): readonly Keep[] {
  return listedOnly ? [inListedPages] : [];
}

function exitCodeOf(result: CheckResult, { maxWarnings = Infinity }: CheckOptions): number {
  const hasFailed = countFindings(result, 'error') > 0 || countFindings(result, 'warning') > maxWarnings;
  return hasFailed ? exitCodes.findings : exitCodes.clean;
}
