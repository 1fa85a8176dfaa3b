import type { FileSystem } from './fileSystem.ts';
import { join, relativeTo, type ResourcePath } from './resourcePath.ts';

/** Whether no symbolic link in the path from a folder down to a file points out of the folder. */
export async function staysWithin(
  fileSystem: Pick<FileSystem, 'list'>,
  folder: ResourcePath,
  file: ResourcePath,
): Promise<boolean> {
  let around = folder;
  for (const name of relativeTo(folder, file)?.split('/') ?? []) {
    const entry = (await fileSystem.list(around))?.find((candidate) => candidate.name === name);
    if (entry?.realPath !== undefined && relativeTo(folder, entry.realPath) === undefined) return false;
    around = join(around, name);
  }
  return true;
}
