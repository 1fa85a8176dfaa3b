import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmdirSync, unlinkSync, utimesSync, writeFileSync, type Stats } from 'node:fs';
import path from 'node:path';

// All that changes the disk for the caches. Nothing here follows a link below the folder that it is given, and nothing
// is removed but single files and empty folders.

/** The end of the names of temporary files. */
const temporaryEnd = /\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.tmp$/;

/** Returns the name of the file that a temporary one was to replace; undefined for other names. */
export function nameOfReplaced(name: string): string | undefined {
  return temporaryEnd.test(name) ? name.replace(temporaryEnd, '') : undefined;
}

/**
 * Replaces a file, so that a process that reads it, or is killed meanwhile, leaves the old or the new one. Throws the
 * system’s errors.
 */
export function replaceCached(folder: string, name: string, content: Uint8Array): void {
  const temporary = path.join(folder, `${name}.${randomUUID()}.tmp`);
  try {
    // `wx` neither replaces a file nor follows a link.
    writeFileSync(temporary, content, { mode: 0o600, flag: 'wx' });
    renameSync(temporary, path.join(folder, name));
  } catch (error) {
    removeCached(temporary);
    throw error;
  }
}

/** Removes a file that is no folder; a link is removed itself. What can’t be removed stays. */
export function removeCached(file: string): void {
  try {
    unlinkSync(file);
  } catch {
    // It is gone already, or the permission is missing.
  }
}

export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It has other files.
  }
}

/** Creates a folder for this user alone, and those around it. Throws the system’s errors. */
export function createPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

export function markUsed(folder: string): void {
  const now = Date.now() / 1000;
  utimesSync(folder, now, now);
}

/** Whether a file belongs to this user, where the system has users. */
export function isOwn({ uid }: Pick<Stats, 'uid'>): boolean {
  const user = process.getuid?.();
  return user === undefined || uid === user;
}
