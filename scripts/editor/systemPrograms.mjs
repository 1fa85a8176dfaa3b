// Installs programs that tests need, as a container's root only: no other system is changed without permission.
import { findCommand } from './commands.mjs';
import { ExplainedError, runProgram, runStep } from './steps.mjs';

/**
 * A program that a package of the system brings.
 *
 * @typedef {object} SystemProgram
 * @property {string} title what people call it
 * @property {() => boolean} isMissing
 * @property {readonly string[]} packages its packages in Debian, the best first; older systems have only the last
 */

/**
 * Installs those of several programs that are missing, all in one go: each go reads all packages of the system. Does
 * nothing where it may not.
 *
 * @param {readonly SystemProgram[]} programs
 */
export async function installMissing(programs) {
  const missing = programs.filter((program) => program.isMissing());
  if (missing.length === 0) return;
  if (process.platform !== 'linux' || process.getuid() !== 0 || !findCommand('apt-get')) return;
  const titles = missing.map(({ title }) => title).join(' and ');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runStep(`Looking for ${titles}`, ['apt-get', 'update'], { log: 'apt-update', env });
  const names = await Promise.all(missing.map(({ packages }) => firstKnown(packages)));
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...names];
  await runStep(`Installing ${titles}`, install, { log: 'apt-install', env });
  if (missing.some((program) => program.isMissing()))
    throw new ExplainedError(`Not all of ${titles} is on the PATH, though it was installed.`);
}

async function firstKnown(packages) {
  for (const name of packages.slice(0, -1)) {
    const { code, output } = await runProgram(['apt-cache', 'show', name]);
    if (code === 0 && output !== '') return name;
  }
  return packages.at(-1);
}
