import { access, constants, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { writeFailureOf, type WriteFailure } from './writeFailure.ts';

/**
 * Returns why the editor can't write a file; undefined if nothing is in the way. Writes nothing. `isNew`: the file should
 * be created. The editor saves an existing file in place, so the rights of its folder don't matter. (`prepareFile` needs
 * them, and its errors say so.)
 */
export async function whyUnwritable(fsPath: string, isNew: boolean): Promise<WriteFailure | undefined> {
  try {
    const target = await statIfThere(fsPath);
    if (target?.isDirectory() === true) return 'folder';
    if (target !== undefined && isNew) return 'exists';
    if (target !== undefined) {
      await access(fsPath, constants.W_OK);
      return await noSpace(fsPath);
    }
    const folder = await nearestFolder(path.dirname(fsPath));
    if (folder === undefined) return 'notInFolder';
    await access(folder, constants.W_OK);
    return await noSpace(folder);
  } catch (error) {
    return writeFailureOf(error);
  }
}

async function noSpace(fsPath: string): Promise<'full' | undefined> {
  return (await statfs(fsPath)).bavail === 0 ? 'full' : undefined;
}

/** Returns the innermost existing folder of a path; undefined if there is a file in its place. */
async function nearestFolder(folder: string): Promise<string | undefined> {
  const found = await statIfThere(folder);
  if (found !== undefined) return found.isDirectory() ? folder : undefined;
  return path.dirname(folder) === folder ? undefined : nearestFolder(path.dirname(folder));
}

async function statIfThere(fsPath: string): Promise<Awaited<ReturnType<typeof stat>> | undefined> {
  try {
    return await stat(fsPath);
  } catch (error) {
    const failure = writeFailureOf(error);
    if (failure === 'noFolder' || failure === 'notInFolder') return undefined;
    throw error;
  }
}
