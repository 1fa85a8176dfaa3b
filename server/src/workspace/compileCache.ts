import module from 'node:module';
import path from 'node:path';

/** Node's module `module`, which has this function since version 22.8. */
interface Compiler extends Pick<typeof module, 'createRequire'> {
  readonly enableCompileCache?: (folder: string) => unknown;
}

/**
 * Enables Node's compile cache for modules loaded from here on, which shortens the next start. No effect if this Node
 * doesn't support it or the folder isn't writable.
 */
export function keepCompiledCode(compiler: Compiler = module): void {
  const folder = cacheFolder(process.platform, process.env);
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
