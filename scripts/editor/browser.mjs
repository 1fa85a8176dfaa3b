// Starts the headless browser in which tests open the editor.
import { atEnd, unlessInterrupted } from './cleanup.mjs';
import { load } from './install.mjs';

/** Keeps Chromium from asking, updating or using the network. It may run as root, in a container. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // A page that is opened so draws only when it is told to.
  '--enable-begin-frame-control',
  '--run-all-compositor-stages-before-draw',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Text looks the same on every screen: no color fringes in the screenshots.
  '--disable-lcd-text',
  // A window is open for a minute: compiling its program to faster code takes longer than that code saves.
  '--js-flags=--no-opt --no-maglev',
];

/** Starts a headless Chromium. */
export async function startBrowser(executablePath) {
  const { chromium } = await load('playwright-core');
  // Playwright's own handling of signals would end this process before the server is stopped.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  await unlessInterrupted();
  const browser = await chromium.launch({ executablePath, args: FLAGS, ...signals });
  atEnd(() => browser.close());
  return browser;
}
