import { entryAt } from './entries.ts';
import { isOnDisk, toFsPath, type ResourcePath } from './resourcePath.ts';

/** Returns the size of a file on the disk, in bytes, of a link its own; undefined where that can’t be told. */
export function sizeOf(file: ResourcePath): number | undefined {
  return isOnDisk(file) ? entryAt(toFsPath(file))?.size : undefined;
}
