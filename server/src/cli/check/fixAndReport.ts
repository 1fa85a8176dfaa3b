import { count } from '../../core/util/messageText.ts';
import { refuseUnreadableSettings } from '../folders.ts';
import type { Io } from '../io.ts';
import type { CheckOptions } from './checkOptions.ts';
import { fixAllSites } from './fix.ts';
import type { ChangedFile } from './openFiles.ts';
import type { OpenedSites } from './openSites.ts';
import type { Keep } from './selection.ts';
import { showFixes, writeFixes } from './writeFixes.ts';

/** Applies safe fixes, or shows them; says how many on standard error, beside any format. */
export async function fixAndReport(
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
