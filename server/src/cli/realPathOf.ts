import { realpath } from 'node:fs/promises';
import { fromFsPath, join, nameOf, parentOf, toFsPath, type ResourcePath } from '../workspace/resourcePath.ts';

/** Where a folder lies in the end, behind all links; also one that is still to be made. */
export async function realPathOf(folder: ResourcePath): Promise<ResourcePath> {
  try {
    return fromFsPath(await realpath(toFsPath(folder)));
  } catch {
    const parent = parentOf(folder);
    return parent === undefined ? folder : join(await realPathOf(parent), nameOf(folder));
  }
}
