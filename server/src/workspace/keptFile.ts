import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** The largest number of folders of a kind that are kept, and for how long without use. */
const mostFolders = 16;
const longestUnused = 30 * 24 * 60 * 60 * 1000;

/** The length of a file's checksum in bytes. */
const checksumLength = 32;

/** Returns a hash of a text or of the bytes of a file, as the key of what was computed from it. */
export function hashOf(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Returns the folder, of a kind, for what was computed from some inputs. */
export function keptFolder(location: string, kind: string, inputs: unknown): string {
  return path.join(location, kind, hashOf(JSON.stringify(inputs)).slice(0, 24));
}

/** Returns the value in a file; undefined if it is missing, damaged, or of another version of Node. */
export function readKept(folder: string, name: string): unknown {
  try {
    const bytes = readFileSync(path.join(folder, name));
    const content = bytes.subarray(checksumLength);
    if (!checksumOf(content).equals(bytes.subarray(0, checksumLength))) return undefined;
    return deserialize(content) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Replaces a file, so that a process that reads it, or is killed meanwhile, leaves the old or the new one. What can't be
 * kept costs nothing but time.
 */
export function writeKept(folder: string, name: string, value: unknown): void {
  const temporary = path.join(folder, `${name}.${randomUUID()}.tmp`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const content = serialize(value);
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
    // There is no such folder, or no right to it.
  }
}

function checksumOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}

/** Marks a folder as used, and removes those of its kind that weren't for long. */
export async function keepUsed(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  const now = Date.now();
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await utimes(folder, now / 1000, now / 1000);
    const folders = await Promise.all((await readdir(parent)).map((name) => usedFolder(path.join(parent, name))));
    const unused = folders
      .sort((a, b) => b.usedAt - a.usedAt)
      .filter(({ usedAt }, at) => at >= mostFolders || now - usedAt >= longestUnused);
    for (const one of unused) await rm(one.folder, { recursive: true, force: true });
  } catch {
    // Another process may be removing the same; what can't be kept costs nothing but time.
  }
}

async function usedFolder(folder: string): Promise<{ readonly folder: string; readonly usedAt: number }> {
  return { folder, usedAt: (await stat(folder)).mtimeMs };
}
