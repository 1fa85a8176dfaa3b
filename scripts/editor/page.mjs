// Opens the editor in a headless browser, for the tests to read and to type into.
import { atEnd, unlessInterrupted } from './cleanup.mjs';
import { load } from './install.mjs';

/** Keeps Chromium from asking, updating or using the network. It may run as root, in a container. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Text looks the same on every screen: no color fringes in the screenshots.
  '--disable-lcd-text',
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

/**
 * Opens an address of the editor in a fresh browser context and waits until its explorer shows the folder.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {(page: import('playwright-core').Page) => Promise<void>} [prepare] called before the page loads
 */
export async function openWorkbench(browser, address, prepare) {
  await unlessInterrupted();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(address);
  await page.locator('.monaco-workbench .explorer-folders-view .monaco-list-row').first().waitFor();
  return page;
}
