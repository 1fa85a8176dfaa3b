import { readFileSync } from 'node:fs';
import path from 'node:path';
import { entryAt, namesIn } from '../files/entries.ts';
import { hashOf } from '../files/hash.ts';
import { ownCacheFolder } from './compileCache.ts';
import {
  createPrivateFolder,
  isOwn,
  markUsed,
  nameOfReplaced,
  removeCached,
  removeIfEmpty,
  replaceCached,
} from './cacheDisk.ts';
import { randomBytes } from 'node:crypto';

/** The folder that a cache creates in its location, and the file that marks it, which backup programs know too. */
const folderName = 'docsight-cache-v1';
const marker = 'CACHEDIR.TAG';
const markerText = 'Signature: 8a477f597d28d172789f06886806bc55\n# This folder is a cache of Docsight.\n';

/** What is cached: results of runs, readings of pages, and web addresses that work. */
const kinds = ['runs', 'pages', 'addresses'] as const;

type CacheKind = (typeof kinds)[number];

/** What the names of files begin with that end with a hash: results of runs, findings of site rules, and fixes. */
const hashed = ['result', 'site', 'fixes'] as const;

/** The name of a file in a slot. There are no others, since those would never be removed. */
export type CachedName = `${(typeof hashed)[number]}-${string}` | `${number}-${number}` | 'addresses';

/** The names of the folders and files of a cache. Nothing else is ever removed. */
const slotName = /^[\w-]{24}$/;
const fileName = new RegExp(String.raw`^(?:(?:${hashed.join('|')})-[\w-]{43}|\d+-\d+|addresses)$`);

/** The largest number of folders of a kind, and for how long they are kept without use. */
const mostSlots = 16;
const longestUnused = 30 * 24 * 60 * 60 * 1000;

/** A temporary file of this age belongs to a process that was killed. */
const longestWrite = 60 * 60 * 1000;

/** A folder for what was computed from some inputs. Plain data, which threads can be given. */
export interface CacheSlot {
  readonly folder: string;
  readonly key: Uint8Array;
}

/** Why a folder can’t hold a cache, as the end of a sentence. */
export class ForeignCacheError extends Error {
  readonly folder: string;

  constructor(folder: string, reason: string) {
    super(reason);
    this.folder = folder;
  }
}

/** A folder of Docsight’s own in a place that may have other files. */
export class Cache {
  /** The program whose results are cached, as it was when this was opened: another version may replace its files. */
  readonly program = programHash();
  readonly #folder: string;
  readonly #key: Uint8Array;

  private constructor(folder: string, key: Uint8Array) {
    this.#folder = folder;
    this.#key = key;
  }

  /**
   * Returns the cache in a folder; undefined if it can’t be written, or without a secret of the user’s to seal it with.
   * Throws ForeignCacheError if what is there isn’t a cache.
   */
  static open(location: string, userFolder: string | undefined = ownCacheFolder()): Cache | undefined {
    const folder = path.join(location, folderName);
    for (const one of [folder, ...kinds.map((kind) => path.join(folder, kind))]) refuseForeign(one);
    const key = userFolder === undefined ? undefined : userKey(userFolder);
    return key !== undefined && isMarked(folder) ? new Cache(folder, key) : undefined;
  }

  /** Returns the cache in the user’s folder for caches, if there is one. */
  static ofUser(): Cache | undefined {
    const folder = ownCacheFolder();
    try {
      return folder === undefined ? undefined : Cache.open(folder, folder);
    } catch (error) {
      if (error instanceof ForeignCacheError) return undefined;
      throw error;
    }
  }

  /** Returns the folder, of a kind, for what was computed from some inputs; marks it as used, and removes old ones. */
  slot(kind: CacheKind, inputs: unknown): CacheSlot {
    const slot = { folder: path.join(this.#folder, kind, hashOf(JSON.stringify(inputs)).slice(0, 24)), key: this.#key };
    try {
      createFoldersOf(slot);
      markUsed(slot.folder);
      prune(path.dirname(slot.folder));
      removeLeftovers(slot.folder);
    } catch {
      // Another process may be removing the same; what can’t be kept costs nothing but time.
    }
    return slot;
  }
}

/** Creates the folders of a slot inside the cache’s; throws if one of them isn’t a folder of this user, or a link. */
export function createFoldersOf({ folder }: CacheSlot): void {
  const kind = path.dirname(folder);
  for (const one of [path.dirname(kind), kind, folder]) {
    refuseForeign(one);
    createPrivateFolder(one);
    refuseForeign(one);
  }
}

function refuseForeign(folder: string): void {
  const entry = entryAt(folder);
  if (entry === undefined) return;
  if (entry.isSymbolicLink()) throw new ForeignCacheError(folder, 'is a symbolic link');
  if (!entry.isDirectory()) throw new ForeignCacheError(folder, 'isn’t a folder');
  if (!isOwn(entry)) throw new ForeignCacheError(folder, 'belongs to another user');
}

/** Whether the folder of a cache is marked, which it is from now on if it is new; throws if it has other files. */
function isMarked(folder: string): boolean {
  if (hasMarker(folder)) return true;
  const names = namesIn(folder);
  // Another process may have marked it meanwhile.
  if (!names.every((name) => nameOfReplaced(name) === marker) && !hasMarker(folder))
    throw new ForeignCacheError(folder, 'has other files');
  try {
    createPrivateFolder(folder);
    replaceCached(folder, marker, Buffer.from(markerText));
    return true;
  } catch {
    return false;
  }
}

function hasMarker(folder: string): boolean {
  const file = path.join(folder, marker);
  try {
    const entry = entryAt(file);
    return entry?.isFile() === true && entry.size === markerText.length && readFileSync(file, 'utf8') === markerText;
  } catch {
    return false;
  }
}

/** Removes the folders of a kind that are too many or weren’t used for long. */
function prune(parent: string): void {
  const slots = namesIn(parent).flatMap((name) => {
    const folder = path.join(parent, name);
    const entry = slotName.test(name) ? entryAt(folder) : undefined;
    return entry?.isDirectory() === true ? [{ folder, usedAt: entry.mtimeMs }] : [];
  });
  const now = Date.now();
  const unused = slots
    .sort((a, b) => b.usedAt - a.usedAt)
    .filter(({ usedAt }, at) => at >= mostSlots || now - usedAt >= longestUnused);
  for (const { folder } of unused) removeSlot(folder);
}

/** Removes the files of a slot, and the slot if it has no others. */
function removeSlot(folder: string): void {
  for (const name of namesIn(folder)) {
    const file = path.join(folder, name);
    if (fileName.test(nameOfReplaced(name) ?? name) && entryAt(file)?.isFile() === true) removeCached(file);
  }
  removeIfEmpty(folder);
}

/** Removes the temporary files of processes that were killed. */
function removeLeftovers(folder: string): void {
  for (const name of namesIn(folder)) {
    const replaced = nameOfReplaced(name);
    if (replaced === undefined || !fileName.test(replaced)) continue;
    const file = path.join(folder, name);
    const entry = entryAt(file);
    if (entry?.isFile() === true && Date.now() - entry.mtimeMs > longestWrite) removeCached(file);
  }
}

const length = 32;
const name = 'key';

/**
 * Returns the secret in a user’s cache folder, and creates it if there is none; undefined if it can’t be kept. A file
 * that others can read or write is no secret: a repository can contain one, though not with these permissions.
 */
function userKey(folder: string): Uint8Array | undefined {
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

/** Returns a hash of the running program, as a key of what it has computed; undefined if it runs from sources. */
function programHash(): string | undefined {
  try {
    // The build writes it: to hash the programs here would take a tenth of a second at each start.
    const build = readFileSync(path.join(__dirname, 'build.js'), 'utf8');
    return hashOf(JSON.stringify([build, process.version, process.arch]));
  } catch {
    return undefined;
  }
}
