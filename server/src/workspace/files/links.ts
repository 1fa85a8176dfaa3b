import { repositoryOf, type FileSystem } from './fileSystem.ts';
import { join, nameOf, parentFolderOf, relativeTo, type ResourcePath } from './resourcePath.ts';

/** Whether no symbolic link in the path from a folder down to a file, which needn't exist, points out of the folder. */
export async function staysWithin(
  fileSystem: Pick<FileSystem, 'realPath'>,
  folder: ResourcePath,
  file: ResourcePath,
): Promise<boolean> {
  return relativeTo(await realPathOf(fileSystem, folder), await realPathOf(fileSystem, file)) !== undefined;
}

/** Resolves all symbolic links of a path; the file or folder needn't exist yet. */
export async function realPathOf(fileSystem: Pick<FileSystem, 'realPath'>, path: ResourcePath): Promise<ResourcePath> {
  const real = await fileSystem.realPath(path);
  const parent = parentFolderOf(path);
  if (real !== undefined || parent === undefined) return real ?? path;
  return join(await realPathOf(fileSystem, parent), nameOf(path));
}

/**
 * Returns a file system that reads no file that a symbolic link reaches out of a repository or, without one, of the
 * opened folder: any file of the machine could be one of a stranger’s settings.
 */
export function withoutLinksOutside(
  fileSystem: FileSystem,
  openedFolderOf: (path: ResourcePath) => ResourcePath,
): FileSystem {
  const mayRead = async (path: ResourcePath): Promise<boolean> => {
    const real = await fileSystem.realPath(path);
    if (real === undefined || real === path) return true;
    const parent = parentFolderOf(path) ?? path;
    const within = (await repositoryOf(fileSystem, parent)) ?? openedFolderOf(parent);
    // The target is already resolved; asking for it again would touch a file outside.
    return relativeTo(await realPathOf(fileSystem, within), real) !== undefined;
  };
  return {
    readFile: async (path) => ((await mayRead(path)) ? fileSystem.readFile(path) : undefined),
    whyUnreadable: async (path) => ((await mayRead(path)) ? fileSystem.whyUnreadable(path) : undefined),
    stat: (path) => fileSystem.stat(path),
    realPath: (path) => fileSystem.realPath(path),
    list: (folder) => fileSystem.list(folder),
  };
}
