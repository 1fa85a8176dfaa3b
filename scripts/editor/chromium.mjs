// Finds the browser that shows the editor to the tests, or installs one if that needs no permission.
import { existsSync } from 'node:fs';
import { findCommand } from './commands.mjs';
import { load } from './install.mjs';
import { ExplainedError } from './steps.mjs';
import { installMissing } from './systemPrograms.mjs';

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
 * The first package is the smallest.
 *
 * @type {import('./systemPrograms.mjs').SystemProgram}
 */
export const CHROMIUM = {
  title: 'Chromium',
  isMissing: () => !process.env.CHROME_PATH && systemChromium() === undefined,
  packages: ['chromium-headless-shell', 'chromium'],
};

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
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new ExplainedError(`CHROME_PATH names no file: ${named}`);
  if (named) return named;
  await installMissing([CHROMIUM]);
  const found = systemChromium() ?? (await playwrightChromium());
  if (found) return found;
  throw new ExplainedError(
    'No Chromium was found. Install Chromium or Chrome, or name one: CHROME_PATH=/path/to/chromium.',
  );
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
