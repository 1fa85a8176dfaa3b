import { closeSync, constants, fstatSync, openSync, readFileSync, type Dirent, type Stats } from 'node:fs';
import { open, readdir, readlink, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { UnreadableReason } from '../../core/site/siteSnapshot.ts';
import type { FileKind, FileSystem, FolderEntry } from './fileSystem.ts';
import { decode, mostBytes } from './fileText.ts';
import { fromFsPath, toFsPath, type ResourcePath } from './resourcePath.ts';

/** Opening a pipe would otherwise block until it has a writer. */
const openFlags = constants.O_RDONLY | (process.platform === 'win32' ? 0 : constants.O_NONBLOCK);

/** Whether an open file has an end: a device or a pipe, which a symbolic link may point to, has none. */
function isBounded(found: Stats): boolean {
  return found.isFile() && found.size <= mostBytes;
}

/** The disk of this machine. */
export const nodeFileSystem: FileSystem = {
  async readFile(resource) {
    const { bytes, reason } = await readOnce(resource);
    const read = isPassing(reason) ? (await readOnce(resource)).bytes : bytes;
    return read && decode(read);
  },

  whyUnreadable: async (resource) => (await readOnce(resource)).reason,

  stat: (resource) => kindOf(toFsPath(resource)),

  realPath: (resource) => realTarget(toFsPath(resource)),

  async list(folder) {
    const fsPath = toFsPath(folder);
    const entries = await retried(() => readdir(fsPath, { withFileTypes: true })).catch(() => undefined);
    if (entries === undefined) return undefined;
    const described = await Promise.all(entries.map((entry) => describe(fsPath, entry)));
    return described.filter((entry) => entry !== undefined);
  },
};

/** The bytes of a file, or why they can’t be read: neither if there is no such file. */
export interface DiskBytes {
  readonly bytes?: Uint8Array | undefined;
  readonly reason?: UnreadableReason | undefined;
  /** What the system said of the file before it was read. */
  readonly entry?: Stats | undefined;
}

/**
 * Whether a file may well be readable the next moment, as on a network drive. It is tried once more, since otherwise its
 * problems would be missing.
 */
function isPassing(reason: UnreadableReason | undefined): boolean {
  return reason !== undefined && reason !== 'tooLarge';
}

async function readOnce(resource: ResourcePath): Promise<DiskBytes> {
  try {
    return await retried(async () => {
      const file = await open(toFsPath(resource), openFlags);
      try {
        const found = await file.stat();
        return isBounded(found) ? { bytes: await file.readFile() } : { reason: reasonFor(found) };
      } finally {
        await file.close();
      }
    });
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

/** Reads a file synchronously, for threads. `decode` returns its text: many files are read only for their hash. */
export function readNow(resource: ResourcePath): DiskBytes {
  for (let attempt = 0; ; attempt++) {
    const read = readOnceNow(resource);
    const most = read.reason === 'tooManyOpen' ? mostAttempts : 1;
    if (!isPassing(read.reason) || attempt >= most) return read;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, betweenAttempts);
  }
}

function readOnceNow(resource: ResourcePath): DiskBytes {
  try {
    const file = openSync(toFsPath(resource), openFlags);
    try {
      const entry = fstatSync(file);
      return isBounded(entry) ? { bytes: readFileSync(file), entry } : { reason: reasonFor(entry) };
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

/** How often, and after how many milliseconds, a file is tried again while too many are open. */
const mostAttempts = 40;
const betweenAttempts = 25;

/** Repeats work that fails since too many files are open: others are closed soon. */
async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (reasonOf(error) !== 'tooManyOpen' || attempt >= mostAttempts) throw error;
      await setTimeout(betweenAttempts);
    }
  }
}

function reasonOf(error: unknown): UnreadableReason | undefined {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOENT':
    case 'ENOTDIR':
    case 'ELOOP':
      return undefined;
    case 'EACCES':
    case 'EPERM':
      return 'forbidden';
    case 'EMFILE':
    case 'ENFILE':
      return 'tooManyOpen';
    default:
      return 'failed';
  }
}

/** A device or a pipe isn’t a page that somebody misses. */
function reasonFor(found: Stats): UnreadableReason | undefined {
  return found.isFile() && found.size > mostBytes ? 'tooLarge' : undefined;
}

async function describe(folder: string, entry: Dirent): Promise<FolderEntry | undefined> {
  const { name } = entry;
  if (entry.isFile()) return { name, kind: 'file' };
  if (entry.isDirectory()) return { name, kind: 'folder' };
  if (!entry.isSymbolicLink()) return undefined;
  const fsPath = path.join(folder, name);
  const kind = await kindOf(fsPath);
  const target = await realTarget(fsPath);
  return kind === undefined || target === undefined ? undefined : { name, kind, realPath: target };
}

async function kindOf(fsPath: string): Promise<FileKind | undefined> {
  try {
    const found = await stat(fsPath);
    if (found.isDirectory()) return 'folder';
    return found.isFile() ? 'file' : undefined;
  } catch {
    return undefined;
  }
}

async function realTarget(fsPath: string): Promise<ResourcePath | undefined> {
  try {
    return fromFsPath(await realpath(fsPath));
  } catch {
    return brokenTarget(fsPath);
  }
}

async function brokenTarget(fsPath: string): Promise<ResourcePath | undefined> {
  try {
    return fromFsPath(path.resolve(path.dirname(fsPath), await readlink(fsPath)));
  } catch {
    return undefined;
  }
}
