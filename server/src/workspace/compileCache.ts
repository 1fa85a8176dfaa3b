import module from 'node:module';
import path from 'node:path';

/** Node's module `module`, which has this function since 22.8. */
interface Compiler extends Pick<typeof module, 'createRequire'> {
  readonly enableCompileCache?: (folder: string) => unknown;
}

/**
 * Has Node keep the compiled code of what is loaded from here on, so that the next start needs less time. Nothing
 * happens where this Node can't do that or the folder can't be written.
 */
export function keepCompiledCode(compiler: Compiler = module): void {
  const folder = cacheFolder(process.platform, process.env);
  if (folder !== undefined) compiler.enableCompileCache?.(folder);
}

/**
 * The folder for what can be built again, of this user alone, since compiled code isn't checked before it runs;
 * undefined where the system names none.
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
