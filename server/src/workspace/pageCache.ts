import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { SitePath } from '../core/paths/sitePath.ts';
import type { PageReading } from './pageReading.ts';

/** A reading that was kept, and what it was computed from. */
export interface CachedReading {
  /** The hash of the page's text. */
  readonly hash: string;
  /** Whether it is known of each finding if it has a fix: the command line needs that, an editor doesn't. */
  readonly countsFixes: boolean;
  readonly reading: PageReading;
}

/** A shard is a file with the readings of about as many pages as a thread reads at a time. */
type Shard = ReadonlyMap<SitePath, CachedReading>;

/** The largest number of sites and settings whose readings are kept, and for how long without use. */
const mostSites = 16;
const longestUnused = 30 * 24 * 60 * 60 * 1000;

/** The length of a shard's checksum in bytes. */
const checksumLength = 32;

/** Returns a hash of a text, as the key of what was computed from it. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * Returns the folder for the readings of one site in one state of everything but its pages' texts: `inputs` are the
 * program's version, settings and so on.
 */
export function folderOfReadings(location: string, inputs: unknown): string {
  return path.join(location, 'pages', hashOf(JSON.stringify(inputs)).slice(0, 24));
}

/** Returns the name of the shard of a page among `count` shards. */
export function shardOf(file: SitePath, count: number): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < file.length; at++) hash = Math.imul(hash ^ file.charCodeAt(at), 0x01000193);
  return `${count}-${(hash >>> 0) % count}`;
}

/** Returns a number of shards for a number of pages that seldom changes when pages are added. */
export function shardCountFor(pageCount: number, pagesInShard: number): number {
  return 2 ** Math.max(0, Math.round(Math.log2(pageCount / pagesInShard)));
}

/** Returns the readings of a shard; none if it is missing, damaged, or of another version of Node. */
export function readShard(folder: string, name: string): Shard {
  try {
    const bytes = readFileSync(path.join(folder, name));
    const content = bytes.subarray(checksumLength);
    if (!checksumOf(content).equals(bytes.subarray(0, checksumLength))) return new Map();
    return deserialize(content) as Shard;
  } catch {
    return new Map();
  }
}

/**
 * Replaces a shard, so that a process that reads it, or is killed meanwhile, leaves the old or the new one. A cache that
 * can't be written costs nothing but time.
 */
export function writeShard(folder: string, name: string, shard: Shard): void {
  const temporary = path.join(folder, `${name}.${randomUUID()}.tmp`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const content = serialize(shard);
    writeFileSync(temporary, Buffer.concat([checksumOf(content), content]), { mode: 0o600, flag: 'wx' });
    renameSync(temporary, path.join(folder, name));
  } catch {
    removeIfPossible(temporary);
  }
}

function removeIfPossible(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The folder doesn’t exist, or can’t be accessed.
  }
}

function checksumOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}

/** Marks the readings in a folder as used, and removes those of other sites that haven’t been used for long. */
export async function keepUsed(location: string, folder: string): Promise<void> {
  const parent = path.join(location, 'pages');
  const now = Date.now();
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await utimes(folder, now / 1000, now / 1000);
    const folders = await Promise.all((await readdir(parent)).map((name) => usedFolder(path.join(parent, name))));
    const unused = folders
      .sort((a, b) => b.usedAt - a.usedAt)
      .filter(({ usedAt }, at) => at >= mostSites || now - usedAt >= longestUnused);
    for (const one of unused) await rm(one.folder, { recursive: true, force: true });
  } catch {
    // Another process may be removing the same; a cache that can't be used costs nothing but time.
  }
}

async function usedFolder(folder: string): Promise<{ readonly folder: string; readonly usedAt: number }> {
  return { folder, usedAt: (await stat(folder)).mtimeMs };
}
