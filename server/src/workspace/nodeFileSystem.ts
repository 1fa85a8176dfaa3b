import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { readFileSync, type Dirent } from 'node:fs';
import type { FileKind, FileSystem, FolderEntry } from './fileSystem.ts';
import { fromFsPath, toFsPath, type ResourcePath } from './resourcePath.ts';

/** The disk of this machine. */
export const nodeFileSystem: FileSystem = {
  async readFile(resource) {
    try {
      // A byte order mark is taken off, as editors do: positions then mean the same to both.
      return decode(await readFile(toFsPath(resource)));
    } catch {
      return undefined;
    }
  },

  stat: (resource) => kindOf(toFsPath(resource)),

  async list(folder) {
    const fsPath = toFsPath(folder);
    const entries = await readdir(fsPath, { withFileTypes: true }).catch(() => undefined);
    if (entries === undefined) return undefined;
    const described = await Promise.all(entries.map((entry) => describe(fsPath, entry)));
    return described.filter((entry) => entry !== undefined);
  },
};

/** Reads a file at once, for threads that nobody waits for; undefined where it can't be read. */
export function readTextNow(resource: ResourcePath): string | undefined {
  try {
    return decode(readFileSync(toFsPath(resource)));
  } catch {
    return undefined;
  }
}

function decode(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
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
    return undefined;
  }
}
