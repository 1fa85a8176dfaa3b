import { link, lstat, open, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * A text on the disk beside the file that it is for, complete: a full disk or a killed process leaves the old file as it
 * was. `prepareFile` writes it; then either `putInPlace` or `discard` has to follow. All of them throw the system's errors.
 */
export interface PreparedFile {
  putInPlace(): Promise<void>;
  discard(): Promise<void>;
}

/**
 * Writes a text beside the file that it is for, whose folder exists. A file that is replaced keeps its permissions, and
 * the link to it where it is one. `isNew` is for a file that must not exist when the text is put in place.
 */
export async function prepareFile(fsPath: string, text: string, isNew: boolean): Promise<PreparedFile> {
  const target = isNew ? fsPath : await realpath(fsPath);
  const beside = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.tmp`);
  const discard = (): Promise<void> => rm(beside, { force: true });
  try {
    await writeDown(beside, text, isNew ? undefined : (await stat(target)).mode);
  } catch (error) {
    await discard().catch(() => undefined);
    throw error;
  }
  return {
    discard,
    putInPlace: () => (isNew ? putWhereNothingIs(beside, target) : rename(beside, target)),
  };
}

async function writeDown(fsPath: string, text: string, mode: number | undefined): Promise<void> {
  const file = await open(fsPath, 'wx', mode);
  try {
    await file.writeFile(text);
    if (mode !== undefined) await file.chmod(mode);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Renaming would replace a file that somebody has created meanwhile; a second name for the same file can't. */
async function putWhereNothingIs(from: string, target: string): Promise<void> {
  try {
    await link(from, target);
    await rm(from);
  } catch (error) {
    if (isThere(error) || (await exists(target))) throw error;
    // There are file systems without second names.
    await rename(from, target);
  }
}

function isThere(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'EEXIST';
}

function exists(fsPath: string): Promise<boolean> {
  return lstat(fsPath).then(
    () => true,
    () => false,
  );
}
