import type { FileSystem } from '../../workspace/files/fileSystem.ts';
import type { CheckedSite } from '../checkResult.ts';
import { UsageError, type Io } from '../io.ts';
import { Baseline } from './baseline.ts';
import { checkedSites } from './checkedSite.ts';
import { lowestWithFix, type CheckOptions } from './checkOptions.ts';
import type { CachedFixes } from './cachedFixes.ts';
import type { Selection } from './selection.ts';

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
