// Finds the browser that shows the editor to the tests, or installs one if that needs no permission.
import { existsSync } from 'node:fs';
import { findCommand } from './commands.mjs';
import { load } from './install.mjs';
import { ExplainedError, runProgram, runStep } from './steps.mjs';

/** The first has no windows, and takes an eighth less of the processor than the others. */
const COMMANDS = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
];

/**
 * Returns where installers put browsers that aren't on the PATH.
 *
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function browserFiles(platform, env) {
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (platform !== 'win32') return [];
  const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
  return folders.flatMap((folder) =>
    ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].map(
      (file) => `${folder}\\${file}`,
    ),
  );
}

/** Returns the path of a Chromium: from CHROME_PATH, the system's, Debian's, newly installed, or Playwright's. */
export async function findChromium() {
  const found = (await findChromiumOfSystem()) ?? (await playwrightChromium());
  if (found) return found;
  throw new ExplainedError(
    'No Chromium was found. Install Chromium or Chrome, or name one: CHROME_PATH=/path/to/chromium.',
  );
}

/**
 * Like `findChromium`, without Playwright's, for which the editor has to be installed first; undefined if there is
 * none.
 */
export async function findChromiumOfSystem() {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new ExplainedError(`CHROME_PATH names no file: ${named}`);
  return named ?? systemChromium() ?? (await installChromium());
}

async function playwrightChromium() {
  const { chromium } = await load('playwright-core');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function systemChromium() {
  const onPath = COMMANDS.map((name) => findCommand(name)).find(Boolean);
  return onPath ?? browserFiles(process.platform, process.env).find((file) => existsSync(file));
}

/** Installs a Chromium as a container's root only: no other system is changed without permission. */
async function installChromium() {
  if (process.platform !== 'linux' || process.getuid() !== 0 || !findCommand('apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runStep('Looking for Chromium packages', ['apt-get', 'update'], { log: 'apt-update', env });
  const name = await packageOfSystem();
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', name];
  await runStep('Installing Chromium', install, { log: 'apt-install', env });
  return findCommand(name);
}

/** Returns the name of the system's smallest package of Chromium; older systems have only the one with windows. */
async function packageOfSystem() {
  const { code, output } = await runProgram(['apt-cache', 'show', 'chromium-headless-shell']);
  return code === 0 && output !== '' ? 'chromium-headless-shell' : 'chromium';
}
