// Finds the browser that shows the editor to the tests, and installs one where that can be done without asking.
import { existsSync } from 'node:fs';
import { findCommand } from './commands.mjs';
import { load } from './install.mjs';
import { ExplainedError, runStep } from './steps.mjs';

const COMMANDS = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge'];

const FILES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((folder) =>
    folder ? [`${folder}/Google/Chrome/Application/chrome.exe`, `${folder}/Microsoft/Edge/Application/msedge.exe`] : [],
  ),
};

/** The path of a Chromium: the one that CHROME_PATH names, the system's, Debian's, newly installed, or Playwright's. */
export async function findChromium() {
  const found = (await findChromiumOfSystem()) ?? (await playwrightChromium());
  if (found) return found;
  throw new ExplainedError(
    'No Chromium was found. Install Chromium or Chrome, or name one: CHROME_PATH=/path/to/chromium.',
  );
}

/** The same without Playwright's, for which the editor has to be installed first; undefined where there is none. */
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
  const onPath = COMMANDS.map(findCommand).find(Boolean);
  return onPath ?? FILES[process.platform]?.find((file) => existsSync(file));
}

/** Only a container's root may install packages without being asked: nobody else's system is changed. */
async function installChromium() {
  if (process.platform !== 'linux' || process.getuid() !== 0 || !findCommand('apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runStep('Looking for Chromium packages', ['apt-get', 'update'], { log: 'apt-update', env });
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'];
  await runStep('Installing Chromium', install, { log: 'apt-install', env });
  return findCommand('chromium');
}
