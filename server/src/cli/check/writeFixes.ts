import { count } from '../../core/util/messageText.ts';
import { repositoryOf } from '../../workspace/files/fileSystem.ts';
import { nodeFileSystem } from '../../workspace/files/nodeFileSystem.ts';
import { parentFolderOf } from '../../workspace/files/resourcePath.ts';
import { refuseUnreadableSettings } from '../folders.ts';
import { UsageError, type Io } from '../io.ts';
import { unifiedDiff } from '../unifiedDiff.ts';
import { inEncodingOf, shownPath, writeFiles, type FileToWrite } from '../writeFiles.ts';
import type { CheckOptions } from './checkOptions.ts';
import { fixAllSites } from './fix.ts';
import type { ChangedFile } from './openFiles.ts';
import type { OpenedSites } from './openSites.ts';
import type { Keep } from './selection.ts';

/** Prints the difference of fixed files. */
function showFixes(files: readonly ChangedFile[], io: Io): void {
  for (const { path, before, after } of files) io.write(unifiedDiff(shownPath(path, io), before, after));
}

/** Writes fixed or formatted files; returns those that it wrote. Others are named with the reason. */
export async function writeFixes(
  files: readonly ChangedFile[],
  io: Io,
  failed = 'Not fixed',
): Promise<readonly ChangedFile[]> {
  const written: ChangedFile[] = [];
  for (const file of files) {
    try {
      const folder = parentFolderOf(file.path) ?? file.path;
      const within = (await repositoryOf(nodeFileSystem, folder)) ?? folder;
      await writeFiles([await fileToWrite(file, io)], io, { yes: true, within });
      written.push(file);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      io.writeError(`${failed}: ${error.message}\n`);
    }
  }
  return written;
}

async function fileToWrite({ path, before, after }: ChangedFile, io: Io): Promise<FileToWrite> {
  const shown = shownPath(path, io);
  if ((await nodeFileSystem.readFile(path)) !== before) throw new UsageError(`“${shown}” has changed meanwhile.`);
  return { path, text: await inEncodingOf(path, shown, after), isManaged: true };
}

/** Applies safe fixes, or shows them; says how many on standard error, whatever the format. */
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
  const done = `${does} ${count(fixed, 'problem')} in ${count(files.size, 'file')}.`;
  io.writeError(`${fixed === 0 ? 'No problem has a safe fix.' : done}\n`);
}
