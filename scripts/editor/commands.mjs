// Programs by their names, as each system finds and starts them. The system is a parameter, so that all branches can be
// tested on any.
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} System
 * @property {NodeJS.Platform} [platform]
 * @property {NodeJS.ProcessEnv} [env]
 */

/**
 * Returns the path module of a system.
 *
 * @param {NodeJS.Platform} platform
 */
export function pathsOf(platform) {
  return platform === 'win32' ? path.win32 : path.posix;
}

/**
 * Returns the file of a command on the PATH, or undefined.
 *
 * @param {string} name
 * @param {System & { exists?: (file: string) => boolean }} [system]
 * @returns {string | undefined}
 */
export function findCommand(name, { exists = existsSync, ...system } = {}) {
  return commandFiles(name, system).find((file) => exists(file));
}

/**
 * Returns the folders of the PATH.
 *
 * @param {System} [system]
 * @returns {string[]}
 */
export function commandFolders({ platform = process.platform, env = process.env } = {}) {
  // An empty entry would mean the current folder.
  return (env.PATH ?? env.Path ?? '').split(pathsOf(platform).delimiter).filter((folder) => folder !== '');
}

/**
 * Returns the possible files of a command, in the order in which a shell searches.
 *
 * @param {string} name
 * @param {System} [system]
 * @returns {string[]}
 */
export function commandFiles(name, { platform = process.platform, env = process.env } = {}) {
  const extensions = platform === 'win32' ? (env.PATHEXT ?? '.COM;.EXE;.BAT;.CMD').toLowerCase().split(';') : [''];
  // A shell runs .js and .vbs files as commands, but they can't be spawned.
  const spawned = extensions.filter((extension) => ['', '.com', '.exe', '.bat', '.cmd'].includes(extension));
  return commandFolders({ platform, env }).flatMap((folder) =>
    spawned.map((extension) => pathsOf(platform).join(folder, `${name}${extension}`)),
  );
}

/**
 * Returns the arguments of `spawn` for a command: Windows runs .cmd and .bat files only through its shell, where spaces
 * have to be quoted.
 *
 * @param {string[]} command the program and its arguments
 * @returns {{ program: string, args: string[], shell: boolean }}
 */
export function spawnable([program = '', ...args]) {
  if (!/\.(?:cmd|bat)$/i.test(program)) return { program, args, shell: false };
  const quoted = (word) => `"${word}"`;
  return { program: quoted(program), args: args.map(quoted), shell: true };
}

/**
 * Returns the command that opens a URL in a person's browser; undefined without a screen or such a command.
 *
 * @param {string} address
 * @param {System & { exists?: (file: string) => boolean }} [system]
 * @returns {[string, ...string[]] | undefined}
 */
export function browserCommand(address, { platform = process.platform, env = process.env, exists } = {}) {
  if (platform === 'darwin') return ['open', address];
  // Without a shell, in which `%` and `&` of the URL would be special.
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', address];
  const hasScreen = Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
  return hasScreen && findCommand('xdg-open', { platform, env, exists }) ? ['xdg-open', address] : undefined;
}

/**
 * Returns a folder as the editor's URLs write it: with slashes, and one before a drive letter too.
 *
 * @param {string} folder
 * @param {NodeJS.Platform} [platform]
 */
export function folderInAddress(folder, platform = process.platform) {
  const withSlashes = folder.replaceAll(pathsOf(platform).sep, '/').replace(/^(?!\/)/, '/');
  return encodeURIComponent(withSlashes).replaceAll('%2F', '/');
}

/**
 * Sends a signal to a process and its children.
 *
 * @param {{ pid?: number, kill: (signal: NodeJS.Signals) => unknown }} child the leader of a process group
 * @param {NodeJS.Signals} signal
 * @param {{ platform?: NodeJS.Platform, kill?: (pid: number, signal: NodeJS.Signals) => unknown }} [system]
 */
export function signalGroup(child, signal, { platform = process.platform, kill = process.kill } = {}) {
  try {
    // Windows has no process groups; there the editor's server ends its children itself.
    if (platform === 'win32') child.kill(signal);
    else if (child.pid !== undefined) kill(-child.pid, signal);
  } catch {
    // It has ended already.
  }
}
