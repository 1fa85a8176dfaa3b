import { realpath } from 'node:fs/promises';
import { fromFsPath, join, nameOf, parentOf, toFsPath, type ResourcePath } from '../workspace/resourcePath.ts';

/** Resolves all symbolic links of a folder's path; the folder needn't exist yet. */
export async function realPathOf(folder: ResourcePath): Promise<ResourcePath> {
  try {
    return fromFsPath(await realpath(toFsPath(folder)));
  } catch {
    const parent = parentOf(folder);
    return parent === undefined ? folder : join(await realPathOf(parent), nameOf(folder));
  }
}
