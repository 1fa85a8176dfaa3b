// Finds npm's own files, so that npm runs the same way on every system and its node-gyp needs no install of its own.
import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { ExplainedError } from './steps.mjs';

/** npm as a command for `spawn`: a script for the running Node, since Windows can't spawn `npm.cmd` without a shell. */
export function npmCommand(...args) {
  return [process.execPath, npmScript(), ...args];
}

/** The node-gyp that comes with npm. */
export function nodeGypScript() {
  return path.join(path.dirname(npmScript()), '../node_modules/node-gyp/bin/node-gyp.js');
}

/** A value of npm's configuration, or undefined when it isn't set. */
export function npmConfig(name) {
  const [program, ...args] = npmCommand('config', 'get', name);
  const value = execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  return ['', 'undefined', 'null'].includes(value) ? undefined : value;
}

/**
 * Whether a folder's packages are those of its lock file. npm writes its own copy of the lock last, so a copy older than
 * the lock means that the lock has changed since, and none at all that the install was never finished.
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

/** Where npm-cli.js may be: named by the npm that started this, beside Node, or behind the `npm` on the PATH. */
function npmScripts() {
  const named = process.env.npm_execpath ?? '';
  const prefix = path.dirname(process.execPath);
  const onPath = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'npm'));
  return [
    named,
    path.join(prefix, 'node_modules/npm/bin/npm-cli.js'),
    path.join(prefix, '../lib/node_modules/npm/bin/npm-cli.js'),
    ...onPath.filter((file) => existsSync(file)).map((file) => realpathSync(file)),
  ].filter((file) => path.basename(file) === 'npm-cli.js');
}
