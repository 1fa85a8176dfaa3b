// Installs the packages of a folder's lock file: node scripts/editor/installLocked.mjs FOLDER
// The lock names versions and checksums, not the files of a registry, so npm would first get the list of all versions of
// each package: a third of the processor time. It installs a copy of the lock that names the files as registries do.
// Where a registry names them otherwise, npm finds them by the lock itself.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmCommand, npmConfig } from './npm.mjs';
import { out } from './steps.mjs';

const LOCK = 'package-lock.json';

/**
 * Returns a lock whose packages each name their file in a registry.
 *
 * @typedef {{ version?: string, name?: string, link?: boolean, resolved?: string }} LockedPackage
 * @param {{ packages: Record<string, LockedPackage> }} lock
 * @param {string} registry its address
 * @returns {{ packages: Record<string, LockedPackage> }}
 */
export function withFiles(lock, registry) {
  const base = registry.replace(/\/$/, '');
  const packages = Object.entries(lock.packages).map(([folder, one]) => {
    if (folder === '' || one.link === true || one.resolved !== undefined) return [folder, one];
    const name = one.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const file = `${name.slice(name.indexOf('/') + 1)}-${one.version}.tgz`;
    return [folder, { ...one, resolved: `${base}/${name}/-/${file}` }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

function install(folder) {
  const staged = path.join(out, `install-${process.pid}`);
  mkdirSync(staged, { recursive: true });
  try {
    for (const name of ['package.json', '.npmrc']) {
      if (existsSync(path.join(folder, name))) copyFileSync(path.join(folder, name), path.join(staged, name));
    }
    const lock = JSON.parse(readFileSync(path.join(folder, LOCK), 'utf8'));
    writeFileSync(path.join(staged, LOCK), JSON.stringify(withFiles(lock, npmConfig('registry'))));
    if (installIn(staged) !== 0) return installIn(folder);
    const packages = path.join(folder, 'node_modules');
    rmSync(packages, { recursive: true, force: true });
    renameSync(path.join(staged, 'node_modules'), packages);
    return 0;
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

function installIn(folder) {
  const [program, ...args] = npmCommand('ci', '--ignore-scripts', '--no-audit', '--no-fund');
  return spawnSync(program, args, { cwd: folder, stdio: 'inherit' }).status ?? 1;
}

if (process.argv[1] === import.meta.filename) process.exitCode = install(path.resolve(process.argv[2]));
