import path from 'node:path';
import { Cache, ForeignCacheError } from '../../workspace/cache/cacheFolder.ts';
import { repositoryOf } from '../../workspace/files/fileSystem.ts';
import { staysWithin } from '../../workspace/files/links.ts';
import { nodeFileSystem } from '../../workspace/files/nodeFileSystem.ts';
import { relativeTo, fromFsPath } from '../../workspace/files/resourcePath.ts';
import { UsageError, type Io } from '../io.ts';
import type { CheckOptions } from './checkOptions.ts';

/**
 * Returns the cache of a run; undefined for none. Throws UsageError if the folder that was named has something else in
 * its place, or if it is reached by a link out of the repository.
 */
export async function cacheOf(
  { cache }: Pick<CheckOptions, 'cache'>,
  { cwd }: Pick<Io, 'cwd'>,
): Promise<Cache | undefined> {
  if (cache === false) return undefined;
  if (cache === undefined) return Cache.ofUser();
  const location = fromFsPath(path.resolve(cwd, cache));
  for (const within of [fromFsPath(cwd), await repositoryOf(nodeFileSystem, location)])
    if (within !== undefined && relativeTo(within, location) !== undefined)
      if (!(await staysWithin(nodeFileSystem, within, location)))
        throw new UsageError(
          `--cache-location: “${cache}” is a symbolic link out of the repository. Use another folder.`,
        );
  try {
    return Cache.open(path.resolve(cwd, cache));
  } catch (error) {
    if (!(error instanceof ForeignCacheError)) throw error;
    const shown = path.relative(cwd, error.folder).split(path.sep).join('/');
    throw new UsageError(
      `--cache-location: “${shown}” isn’t a cache of Docsight: it ${error.message}. Use another folder.`,
    );
  }
}
