import { repositoryOf } from '../../workspace/fileSystem.ts';
import { nodeFileSystem } from '../../workspace/nodeFileSystem.ts';
import { parentOf } from '../../workspace/resourcePath.ts';
import { inEncodingOf } from '../encoding.ts';
import { UsageError, type Io } from '../io.ts';
import { unifiedDiff } from '../unifiedDiff.ts';
import { shownPath, writeFiles, type FileToWrite } from '../writeFiles.ts';
import type { ChangedFile } from './openFiles.ts';

/** Prints the difference of fixed files. */
export function showFixes(files: readonly ChangedFile[], io: Io): void {
  for (const { path, before, after } of files) io.write(unifiedDiff(shownPath(path, io), before, after));
}

/** Writes fixed files; returns those that it wrote. Others are named with the reason. */
export async function writeFixes(files: readonly ChangedFile[], io: Io): Promise<readonly ChangedFile[]> {
  const written: ChangedFile[] = [];
  for (const file of files) {
    try {
      const folder = parentOf(file.path) ?? file.path;
      const within = (await repositoryOf(nodeFileSystem, folder)) ?? folder;
      await writeFiles([await fileToWrite(file, io)], io, { yes: true, within });
      written.push(file);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      io.writeError(`Not fixed: ${error.message}\n`);
    }
  }
  return written;
}

async function fileToWrite({ path, before, after }: ChangedFile, io: Io): Promise<FileToWrite> {
  const shown = shownPath(path, io);
  if ((await nodeFileSystem.readFile(path)) !== before) throw new UsageError(`“${shown}” has changed meanwhile.`);
  return { path, text: await inEncodingOf(path, shown, after), isManaged: true };
}
