import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { entryAt } from '../files/entries.ts';
import { replaceCached } from './cacheDisk.ts';
import { createFoldersOf, type CachedName, type CacheSlot } from './cacheFolder.ts';
import { pack, unpack } from './packedData.ts';

/** The length of a file’s seal in bytes. */
const sealLength = 32;

/** A larger file would take longer to read than what it replaces. */
const largestFile = 512 * 1024 * 1024;

/**
 * Returns the value in a file; undefined if it is missing, damaged, or not written with this user’s key: whoever can
 * write a file into a repository could otherwise decide what a check finds.
 */
export function readCached(slot: CacheSlot, name: CachedName): unknown {
  try {
    const file = path.join(slot.folder, name);
    const entry = entryAt(file);
    if (entry?.isFile() !== true || entry.size > largestFile) return undefined;
    const bytes = readFileSync(file);
    const content = bytes.subarray(sealLength);
    if (!timingSafeEqual(sealOf(slot, name, content), bytes.subarray(0, sealLength))) return undefined;
    return unpack(content);
  } catch {
    return undefined;
  }
}

/** Replaces a file. What can’t be written costs nothing but time. */
export function writeCached(slot: CacheSlot, name: CachedName, value: unknown): void {
  replaceBy(slot, name, () => pack(value));
}

/** As {@link writeCached}, for a value that is packed. */
export function writePacked(slot: CacheSlot, name: CachedName, content: Uint8Array): void {
  replaceBy(slot, name, () => content);
}

function replaceBy(slot: CacheSlot, name: CachedName, contentOf: () => Uint8Array): void {
  try {
    createFoldersOf(slot);
    const content = contentOf();
    replaceCached(slot.folder, name, Buffer.concat([sealOf(slot, name, content), content]));
  } catch {
    // The disk is full, or the permission is missing.
  }
}

/** A file can’t take the place of another one either. */
function sealOf({ folder, key }: CacheSlot, name: string, content: Uint8Array): Buffer {
  const place = `${path.basename(path.dirname(folder))}/${path.basename(folder)}/${name}\n`;
  return createHmac('sha256', key).update(place).update(content).digest();
}
