// Finds npm's own files, so that npm runs the same way on every system and its node-gyp needs no install of its own.
import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { commandFolders, pathsOf } from './commands.mjs';
import { ExplainedError } from './steps.mjs';

/**
 * Returns npm as a command for `spawn`: a script for the running Node, since Windows can't spawn `npm.cmd` without a
 * shell.
 */
export function npmCommand(...args) {
  return [process.execPath, npmScript(), ...args];
}

/** Returns the command that installs the packages of a folder's lock file. */
export function installCommand(folder) {
  return [process.execPath, path.join(import.meta.dirname, 'installLocked.mjs'), folder];
}

/** Returns the path of the node-gyp that comes with npm. */
export function nodeGypScript() {
  return path.join(path.dirname(npmScript()), '../node_modules/node-gyp/bin/node-gyp.js');
}

/** Returns a value of npm's configuration, or undefined if it isn't set. */
export function npmConfig(name) {
  const [program, ...args] = npmCommand('config', 'get', name);
  const value = execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  return ['', 'undefined', 'null'].includes(value) ? undefined : value;
}

/**
 * Whether a folder's packages match its lock file. npm writes its own copy of the lock last, so an older copy means
 * that the lock has changed since, and a missing one that the install didn't finish.
 */
export function isInstalled(folder, lock = 'package-lock.json') {
  const installed = path.join(folder, 'node_modules/.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(path.join(folder, lock)).mtimeMs;
}

function npmScript() {
  const found = npmScripts().find((file) => existsSync(file));
  if (!found) throw new ExplainedError('npm was not found. It comes with Node.js: install both, then try again.');
  return found;
}

/**
 * Returns the possible paths of npm-cli.js: from the npm that started this, next to Node, or from the `npm` on the PATH.
 *
 * @param {{ platform?: NodeJS.Platform, env?: NodeJS.ProcessEnv, node?: string, resolve?: (file: string) => string | undefined }} [system]
 *   `node` is the running Node; `resolve` follows links
 * @returns {string[]}
 */
export function npmScripts({
  platform = process.platform,
  env = process.env,
  node = process.execPath,
  resolve = linked,
} = {}) {
  const { basename, dirname, join } = pathsOf(platform);
  return [
    env.npm_execpath,
    join(dirname(node), 'node_modules/npm/bin/npm-cli.js'),
    join(dirname(node), '../lib/node_modules/npm/bin/npm-cli.js'),
    ...commandFolders({ platform, env }).map((folder) => resolve(join(folder, 'npm'))),
  ].filter((file) => file !== undefined && basename(file) === 'npm-cli.js');
}

function linked(file) {
  return existsSync(file) ? realpathSync(file) : undefined;
}
