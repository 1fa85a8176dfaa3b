import type { FileSystem } from './fileSystem.ts';
import { join, parentOf, type ResourcePath } from './resourcePath.ts';

/** Returns the root of the repository around a folder; undefined without version control. */
export async function repositoryOf(
  fileSystem: Pick<FileSystem, 'stat'>,
  start: ResourcePath,
): Promise<ResourcePath | undefined> {
  for (let folder: ResourcePath | undefined = start; folder !== undefined; folder = parentOf(folder)) {
    if ((await fileSystem.stat(join(folder, '.git'))) !== undefined) return folder;
  }
  return undefined;
}
