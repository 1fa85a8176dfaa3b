import { link, lstat, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { onceFree, type Attempts } from './onceFree.ts';

/**
 * A complete text in a temporary file next to its target, so that a full disk or a killed process leaves the old file
 * unchanged. After `prepareFile`, either `putInPlace` or `discard` must follow. All of them throw the system's errors.
 */
export interface PreparedFile {
  putInPlace(): Promise<void>;
  discard(): Promise<void>;
}

/**
 * Writes a text to a temporary file next to its target, whose folder exists. A replaced file keeps its permissions, its
 * byte order mark, and its symbolic link if it is one. `isNew`: the target must not exist when the text is put in place.
 */
export async function prepareFile(
  fsPath: string,
  text: string,
  isNew: boolean,
  attempts: Attempts = {},
): Promise<PreparedFile> {
  const target = isNew ? fsPath : await realpath(fsPath);
  const beside = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.tmp`);
  const discard = (): Promise<void> => onceFree(() => rm(beside, { force: true }), attempts);
  try {
    if (isNew) await writeDown(beside, text, undefined);
    else await writeDown(beside, await withMarkOf(target, text), (await stat(target)).mode);
  } catch (error) {
    await discard().catch(() => undefined);
    throw error;
  }
  return {
    discard,
    putInPlace: () =>
      isNew ? putWhereNothingIs(beside, target, attempts) : onceFree(() => rename(beside, target), attempts),
  };
}

/** Returns a text with the byte order mark that a file has, which reading removes. */
async function withMarkOf(fsPath: string, text: string): Promise<string> {
  const mark = '\uFEFF';
  const before = await readFile(fsPath, 'utf8');
  return before.startsWith(mark) && !text.startsWith(mark) ? mark + text : text;
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

/**
 * Puts a file in place unless the target exists. `rename` would replace a file created meanwhile; a hard link can't.
 */
async function putWhereNothingIs(from: string, target: string, attempts: Attempts): Promise<void> {
  try {
    await link(from, target);
  } catch (error) {
    if (isThere(error) || (await exists(target))) throw error;
    // Some file systems have no hard links.
    await onceFree(() => rename(from, target), attempts);
    return;
  }
  // The target is in place, whatever becomes of its other name.
  await onceFree(() => rm(from), attempts).catch(() => undefined);
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
