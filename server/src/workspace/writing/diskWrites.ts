import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import {
  link,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  type FileHandle,
} from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

// All that changes files on the disk, apart from caches.

/**
 * A complete text in a temporary file next to its target, so that a full disk or a killed process leaves the old file
 * unchanged. After `prepareFile`, either `putInPlace` or `discard` must follow. All of them throw the system's errors.
 */
export interface PreparedFile {
  putInPlace(): Promise<void>;
  discard(): Promise<void>;
}

/**
 * Writes a text to a temporary file next to its target, in a folder that is created if it is missing. A replaced file
 * keeps its permissions, its owner, its byte order mark, its other names, and its symbolic link if it is one. `isNew`:
 * the target must not exist when the text is put in place.
 */
export async function prepareFile(
  fsPath: string,
  text: string,
  isNew: boolean,
  attempts: Attempts = {},
): Promise<PreparedFile> {
  await mkdir(path.dirname(fsPath), { recursive: true });
  const target = isNew ? fsPath : await realpath(fsPath);
  const folder = path.dirname(target);
  await removeLeftovers(folder);
  const replaced = isNew ? undefined : { stats: await stat(target), content: await readFile(target) };
  const isOverwritten = replaced !== undefined && !canBeReplaced(replaced.stats);
  const beside = path.join(folder, temporaryName(isOverwritten ? copyEnd : temporaryEnd));
  const discard = (): Promise<void> => whenIdle(() => rm(beside, { force: true }), attempts);
  const content = withMarkOf(replaced?.content, text);
  let hasOwner: boolean;
  try {
    hasOwner = await writeDown(beside, content, replaced?.stats);
  } catch (error) {
    await discard().catch(() => undefined);
    throw error;
  }
  if (replaced === undefined) return { discard, putInPlace: () => putWhereNothingIs(beside, target, attempts) };
  if (isOverwritten || !hasOwner) return overwriting(target, content, replaced.content, discard);
  return { discard, putInPlace: () => whenIdle(() => rename(beside, target), attempts) };
}

/** Removes a file or a link. Throws the system's errors. */
export async function removeFile(fsPath: string): Promise<void> {
  await rm(fsPath);
}

/**
 * Moves a file or folder to a path where nothing is, in folders that are created if they are missing. If that fails,
 * nothing has changed. Throws the system's errors.
 */
export async function moveOnDisk(from: string, to: string): Promise<void> {
  const folder = path.dirname(to);
  const created = await mkdir(folder, { recursive: true });
  try {
    if (await isAnother(from, to)) throw Object.assign(new Error(`${to} exists`), { code: 'EEXIST' });
    await whenIdle(() => rename(from, to));
  } catch (error) {
    if (created !== undefined) await removeEmptyFolders(folder, path.dirname(created));
    throw error;
  }
}

/** Whether a path has something else than another one; on some systems a name in another case is the same. */
async function isAnother(from: string, to: string): Promise<boolean> {
  const [one, other] = await Promise.all([lstat(from), lstat(to).catch(() => undefined)]);
  return other !== undefined && (one.ino !== other.ino || one.dev !== other.dev);
}

async function removeEmptyFolders(from: string, end: string): Promise<void> {
  for (let folder = from; folder !== end; folder = path.dirname(folder)) await rmdir(folder).catch(() => undefined);
}

/** The ends of names: of a file that takes another's place, and of a copy of what another is overwritten with. */
const temporaryEnd = '.tmp';
const copyEnd = '.new';

const temporaryPattern = /^\.docsight-[\da-f]{16}\.tmp$/;

/** Returns a name that no other process chooses. It doesn't contain the target's, which may have the largest length. */
function temporaryName(end: string): string {
  return `.docsight-${randomBytes(8).toString('hex')}${end}`;
}

/** A temporary file of this age belongs to a process that was killed. */
const longestWriteMs = 60 * 60 * 1000;

const cleanedFolders = new Set<string>();

/** Removes the temporary files that killed processes have left in a folder, once in each process. */
async function removeLeftovers(folder: string): Promise<void> {
  if (cleanedFolders.has(folder)) return;
  cleanedFolders.add(folder);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (!temporaryPattern.test(name)) continue;
    const file = path.join(folder, name);
    const entry = await lstat(file).catch(() => undefined);
    if (entry?.isFile() === true && Date.now() - entry.mtimeMs > longestWriteMs)
      await rm(file, { force: true }).catch(() => undefined);
  }
}

/** Whether a new file can have the same owner, and is all that has the name: the other names of a file would stay old. */
function canBeReplaced({ nlink, uid, gid }: Stats): boolean {
  if (nlink > 1) return false;
  const user = process.geteuid?.();
  if (user === undefined || user === 0) return true;
  return uid === user && (gid === process.getegid?.() || process.getgroups?.().includes(gid) === true);
}

/** Returns a text with the byte order mark that a file has, which reading removes. */
function withMarkOf(before: Buffer | undefined, text: string): Buffer {
  const mark = '\uFEFF';
  const hasMark = before?.subarray(0, 3).equals(Buffer.from(mark)) === true;
  return Buffer.from(hasMark && !text.startsWith(mark) ? mark + text : text);
}

/** Writes a temporary file; returns whether it has the owner of the file that it replaces. */
async function writeDown(fsPath: string, content: Buffer, replaced: Stats | undefined): Promise<boolean> {
  const file = await open(fsPath, 'wx', replaced?.mode);
  try {
    await file.writeFile(content);
    const hasOwner = replaced === undefined || (await takeOwner(file, replaced));
    if (replaced !== undefined) await file.chmod(replaced.mode);
    await file.sync();
    return hasOwner;
  } finally {
    await file.close();
  }
}

async function takeOwner(file: FileHandle, { uid, gid }: Stats): Promise<boolean> {
  const own = await file.stat();
  if (own.uid === uid && own.gid === gid) return true;
  return file.chown(uid, gid).then(
    () => true,
    () => false,
  );
}

/**
 * Writes over a file that no other can replace. If that fails, it gets its old text back; a process that is killed, or
 * can't write that either, leaves the new text in the copy next to it.
 */
function overwriting(target: string, content: Buffer, before: Buffer, discardCopy: () => Promise<void>): PreparedFile {
  let isComplete = true;
  const discard = async (): Promise<void> => {
    if (isComplete) await discardCopy();
  };
  const putInPlace = async (): Promise<void> => {
    const file = await open(target, 'r+');
    try {
      isComplete = false;
      await writeOver(file, content).catch(async (error: unknown) => {
        await writeOver(file, before);
        isComplete = true;
        throw error;
      });
      isComplete = true;
    } finally {
      await file.close();
    }
    await discard().catch(() => undefined);
  };
  return { discard, putInPlace };
}

async function writeOver(file: FileHandle, content: Buffer): Promise<void> {
  for (let at = 0; at < content.length;) {
    const { bytesWritten } = await file.write(content, at, content.length - at, at);
    at += bytesWritten;
  }
  await file.truncate(content.length);
  await file.sync();
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
    await whenIdle(() => rename(from, target), attempts);
    return;
  }
  // The target is in place, whatever becomes of its other name.
  await whenIdle(() => rm(from), attempts).catch(() => undefined);
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

/** How often an action is tried, and the longest time between two attempts in milliseconds: about two seconds in all. */
const mostAttempts = 24;
const longestWait = 100;

/** What the attempts depend on. */
interface Attempts {
  readonly isWindows?: boolean;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Does something to a file as soon as no other program holds it. Windows refuses to rename or remove a file that
 * another program has open, and virus scanners and indexers open each new file for a moment. Rejects with the last
 * error if the file stays held, or if the permission is missing, which Windows doesn't distinguish.
 */
export async function whenIdle<Result>(
  action: () => Promise<Result>,
  { isWindows = process.platform === 'win32', wait = setTimeout }: Attempts = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await action();
    } catch (error) {
      if (!isWindows || attempt === mostAttempts || !mayBeHeld(error)) throw error;
      await wait(Math.min(10 * attempt, longestWait));
    }
  }
}

function mayBeHeld(error: unknown): boolean {
  return ['EACCES', 'EBUSY', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');
}
