import path from 'node:path';
import { staysWithin } from '../../workspace/files/links.ts';
import { nodeFileSystem } from '../../workspace/files/nodeFileSystem.ts';
import { fromFsPath, relativeTo } from '../../workspace/files/resourcePath.ts';
import { UsageError } from '../io.ts';

/** More paths in one call than anybody has changed. */
const mostPaths = 1000;

/**
 * Returns paths from the root folder of the server; throws UsageError for one that is outside of it, also by a symbolic
 * link.
 */
export async function refuseOutside(root: string, paths: readonly string[]): Promise<readonly string[]> {
  if (paths.length > mostPaths)
    throw new UsageError(`Too many paths: ${paths.length}. Use at most ${mostPaths}, or a folder.`);
  const folder = fromFsPath(root);
  const known: string[] = [];
  for (const written of paths) {
    const [location = ''] = written.split('#');
    const target = fromFsPath(path.resolve(root, location));
    const isInside = !written.includes('\0') && relativeTo(folder, target) !== undefined;
    if (!isInside || !(await staysWithin(nodeFileSystem, folder, target)))
      throw new UsageError(`“${written}” is outside the folder of this server. Use a path inside it.`);
    known.push(path.relative(root, path.resolve(root, location)).split(path.sep).join('/') || '.');
  }
  return known;
}
