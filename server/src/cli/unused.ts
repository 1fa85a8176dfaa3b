import type { UnusedFile } from '../core/site/unusedFile.ts';
import { largest } from '../core/util/collections.ts';
import { count, sizeText } from '../core/util/messageText.ts';
import { findUnusedFiles } from '../workspace/files/findUnusedFiles.ts';
import { join, toFsPath } from '../workspace/files/resourcePath.ts';
import type { Site } from '../workspace/site.ts';
import { removeFile } from '../workspace/writing/diskWrites.ts';
import { writeFailureText } from '../workspace/writing/writeFailure.ts';
import { unusedLine } from './commandLines.ts';
import { openSite, refuseBrokenConfig, warnOfSettings } from './folders.ts';
import { exitCodes, UsageError, type Io } from './io.ts';
import { folderArgument, readArguments } from './readArguments.ts';
import { shownPath } from './writeFiles.ts';

/** Lists the files of a site that nothing refers to, and deletes them if requested; returns the exit code. */
export async function unused(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(unusedLine, args);
  const folder = folderArgument(unusedLine, positionals);
  if (values.yes === true && values.delete !== true)
    throw new UsageError('--yes requires --delete: without it, no file is deleted.');
  const { site, workspace } = await openSite(folder, io);
  warnOfSettings(site, io);
  refuseBrokenConfig(site);
  const files = await findUnusedFiles(site, workspace.disk);
  io.write(listOf(files, site, io));
  if (values.delete !== true || files.length === 0) return exitCodes.clean;
  if (values.yes !== true && !(await agrees(files, io))) {
    io.writeError('Nothing was deleted.\n');
    return exitCodes.notRun;
  }
  await deleteAll(files, site, io);
  return exitCodes.clean;
}

function listOf(files: readonly UnusedFile[], site: Site, io: Io): string {
  if (files.length === 0) return 'No unused files.\n';
  const sizes = files.map(({ size }) => (size === undefined ? '' : sizeText(size)));
  const width = largest(
    sizes.map(({ length }) => length),
    0,
  );
  const lines = files.map(
    ({ file }, at) => `${(sizes[at] ?? '').padStart(width)}  ${shownPath(join(site.root, file), io)}\n`,
  );
  return `${lines.join('')}${summaryOf(files)}\n`;
}

function summaryOf(files: readonly UnusedFile[]): string {
  return `${count(files.length, 'unused file')}, ${sizeText(files.reduce((sum, { size = 0 }) => sum + size, 0))}`;
}

async function agrees(files: readonly UnusedFile[], { ask }: Io): Promise<boolean> {
  if (ask === undefined) throw new UsageError('Nothing was deleted. Use --yes to delete the files shown above.');
  return ask(`Delete ${count(files.length, 'file')}?`);
}

async function deleteAll(files: readonly UnusedFile[], site: Site, io: Io): Promise<void> {
  for (const [at, { file }] of files.entries()) {
    const path = join(site.root, file);
    try {
      await removeFile(toFsPath(path));
    } catch (error) {
      const deleted = at === 0 ? 'Nothing was deleted.' : `Already deleted: ${count(at, 'file')}.`;
      throw new UsageError(`“${shownPath(path, io)}” can’t be deleted: ${writeFailureText(error)}. ${deleted}`);
    }
  }
  io.write(`Deleted ${count(files.length, 'file')}.\n`);
}
