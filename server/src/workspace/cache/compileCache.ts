import { existsSync, realpathSync } from 'node:fs';
import module from 'node:module';
import { userInfo } from 'node:os';
import path from 'node:path';
import { targetAt } from '../files/entries.ts';

/** Node's module `module`, which has this function since version 22.8. */
interface Compiler extends Pick<typeof module, 'createRequire'> {
  readonly enableCompileCache?: (folder: string) => unknown;
}

/**
 * Enables Node's compile cache for modules loaded from here on, which shortens the next start. No effect if this Node
 * doesn't support it or the folder isn't writable.
 */
export function keepCompiledCode(): void {
  const compiler: Compiler = module;
  const folder = ownCacheFolder();
  if (folder !== undefined) compiler.enableCompileCache?.(folder);
}

/**
 * Returns the cache folder of this user alone, since compiled code isn't checked before it runs; undefined if the
 * system defines none.
 */
export function cacheFolder(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string | undefined {
  const paths = platform === 'win32' ? path.win32 : path.posix;
  const below = (folder: string | undefined, ...names: string[]): string | undefined =>
    folder !== undefined && paths.isAbsolute(folder) ? paths.join(folder, ...names) : undefined;
  const home = env['HOME'];
  if (platform === 'win32') return below(env['LOCALAPPDATA'], 'docsight', 'Cache');
  if (platform === 'darwin') return below(home, 'Library', 'Caches', 'docsight');
  return below(env['XDG_CACHE_HOME'], 'docsight') ?? below(home, '.cache', 'docsight');
}

/**
 * Returns this user’s cache folder, unless others can write there or it is in a repository, whose files would then be
 * run as compiled code; undefined if there is no such folder.
 */
export function ownCacheFolder(
  folder: string | undefined = cacheFolder(process.platform, process.env),
  home: string | undefined = homeFolder(),
): string | undefined {
  if (folder === undefined || isWritableByOthers(folder) || isInRepository(folder, home)) return undefined;
  return folder;
}

/** The home as the system knows it: the variable can name any folder. */
function homeFolder(): string | undefined {
  try {
    return userInfo().homedir;
  } catch {
    return undefined;
  }
}

function isWritableByOthers(folder: string): boolean {
  if (process.getuid === undefined) return false;
  const { uid, mode } = targetAt(folder) ?? { uid: process.getuid(), mode: 0 };
  return uid !== process.getuid() || (mode & 0o022) !== 0;
}

/** Whether a folder is in a repository other than one of the whole home, in which some keep their settings. */
function isInRepository(folder: string, home: string | undefined): boolean {
  for (let at = realPathOfFolder(folder); at !== home && path.dirname(at) !== at; at = path.dirname(at))
    if (existsSync(path.join(at, '.git'))) return true;
  return false;
}

function realPathOfFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    const parent = path.dirname(folder);
    return parent === folder ? folder : path.join(realPathOfFolder(parent), path.basename(folder));
  }
}
