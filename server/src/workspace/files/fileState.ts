import type { Stats } from 'node:fs';
import { targetAt } from './entries.ts';
import { hashOf } from './hash.ts';
import { readNow, type DiskBytes } from './nodeFileSystem.ts';
import { toFsPath, type ResourcePath } from './resourcePath.ts';

/** A file as it was when it was read: enough to tell later whether it is another one. */
export interface FileState {
  /** A hash of its text; the reason if it couldn’t be read. */
  readonly hash: string;
  /** What the system said of it before; undefined where a later change might leave that the same. */
  readonly stamp: string | undefined;
}

/** The coarsest times that file systems have are those of FAT. A file that is younger may change within the same time. */
export const coarsestTimeMs = 2000;

/** Returns the stamp of a file without opening it. */
export function stampOf(resource: ResourcePath, nowMs = Date.now()): string | undefined {
  return stampFrom(targetAt(toFsPath(resource)), nowMs);
}

/**
 * Returns what the system said of a file at a time: all of it is the same only if the file is. A program can set the time
 * of a change of the text, but not that of the entry, so it takes both.
 */
export function stampFrom(entry: Stats | undefined, nowMs: number): string | undefined {
  if (entry?.isFile() !== true) return undefined;
  const { dev, ino, size, mtimeMs, ctimeMs } = entry;
  const isSettled = nowMs - Math.max(mtimeMs, ctimeMs) > coarsestTimeMs;
  return isSettled ? `${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs}` : undefined;
}

/** Returns a hash of what was read of a file: its text, or why it has none. */
export function hashOfRead({ bytes, reason }: DiskBytes): string {
  return bytes === undefined ? `unread ${reason ?? ''}` : hashOf(bytes);
}

/** Returns the present state of a file, which is read only if its stamp isn’t the known one. */
export function stateNow(resource: ResourcePath, known: FileState, nowMs = Date.now()): FileState {
  const stamp = stampOf(resource, nowMs);
  return stamp !== undefined && stamp === known.stamp ? known : { hash: hashOfRead(readNow(resource)), stamp };
}
