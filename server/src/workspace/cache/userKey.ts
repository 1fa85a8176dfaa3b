import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { entryAt } from '../files/entries.ts';
import { createPrivateFolder, isOwn, replaceCached } from './cacheDisk.ts';

const length = 32;
const name = 'key';

/**
 * Returns the secret in a user’s cache folder, and creates it if there is none; undefined if it can’t be kept. A file
 * that others can read or write is no secret: a repository can contain one, though not with these permissions.
 */
export function userKey(folder: string): Uint8Array | undefined {
  const known = readKey(folder);
  if (known !== undefined) return known;
  try {
    createPrivateFolder(folder);
    replaceCached(folder, name, randomBytes(length));
  } catch {
    return undefined;
  }
  // Another process may have replaced it.
  return readKey(folder);
}

function readKey(folder: string): Uint8Array | undefined {
  const file = path.join(folder, name);
  const entry = entryAt(file);
  if (entry?.isFile() !== true || entry.size !== length || !isOwn(entry) || isShared(entry.mode)) return undefined;
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function isShared(mode: number): boolean {
  return process.platform !== 'win32' && (mode & 0o077) !== 0;
}
