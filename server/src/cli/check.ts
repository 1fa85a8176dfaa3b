import { checkedSites } from './check/checkedSite.ts';
import { parseCheckOptions, type CheckOptions } from './check/checkOptions.ts';
import { rulePage, rulesList } from './check/listRules.ts';
import { fixAllSites } from './check/fix.ts';
import type { ChangedFile } from './check/openFiles.ts';
import { openSites, type OpenedSites } from './check/openSites.ts';
import { writeOutputs } from './check/outputs.ts';
import { inListedPages, type Keep } from './check/selection.ts';
import { showFixes, writeFixes } from './check/writeFixes.ts';
import { count } from '../core/util/messageText.ts';
import { refuseUnreadableSettings } from './folders.ts';
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
  const conditions = conditionsOf(options);
  if (options.fix !== undefined) await fix(opened, options, conditions, io);
  const sites = await checkedSites(opened.workspace.sites, conditions, io);
  const result: CheckResult = { sites, durationMs: Math.round(performance.now() - start) };
  if (options.fix !== 'show') await writeOutputs(result, options, io);
  return exitCodeOf(result, options);
}

function print(text: string, io: Io): number {
  io.write(text);
  return exitCodes.clean;
}

/** Applies safe fixes, or shows them; says how many on standard error, beside any format. */
async function fix(
  { workspace, checked }: OpenedSites,
  options: CheckOptions,
  conditions: readonly Keep[],
  io: Io,
): Promise<void> {
  for (const site of workspace.sites) refuseUnreadableSettings(site, io);
  const files = new Set<string>();
  const isWritten = options.fix === 'write';
  const write = async (changed: readonly ChangedFile[]): Promise<readonly ChangedFile[]> => {
    if (!isWritten) showFixes(changed, io);
    const written = isWritten ? await writeFixes(changed, io) : changed;
    for (const { path } of written) files.add(path);
    return written;
  };
  const fixed = await fixAllSites({ workspace, checked, options, conditions, isWritten, write });
  await checked();
  const does = isWritten ? 'Fixed' : 'Would fix';
  io.writeError(`${does} ${count(fixed, 'problem')} in ${count(files.size, 'file')}.\n`);
}

function conditionsOf({ listedOnly }: CheckOptions): readonly Keep[] {
  return listedOnly ? [inListedPages] : [];
}

function exitCodeOf(result: CheckResult, { maxWarnings = Infinity }: CheckOptions): number {
  const hasFailed = countFindings(result, 'error') > 0 || countFindings(result, 'warning') > maxWarnings;
  return hasFailed ? exitCodes.findings : exitCodes.clean;
}
