// The windows of the browser in which tests open the editor.
import { unlessInterrupted } from '../../scripts/editor/cleanup.mjs';
import { LIMIT_MS } from './ui/until.mjs';

/** What the editor keeps in the browser: its layout, the commands used last, what was answered. */
const KEPT = 'indexeddb,local_storage,cookies,service_workers,cache_storage';

/** Each frame of an animation would be drawn by the processor. Those of the editor go on where motion is reduced. */
const STILL = `*, *::before, *::after {
  animation-duration: 1ms !important;
  animation-iteration-count: 1 !important;
  transition-duration: 0s !important;
}`;

/** The time between two pictures that the editor draws: as long as a slow computer takes, and less work than 16 ms. */
const FRAME_MS = 100;

/**
 * Opens windows, and hands one that a test has left to the next: the browser has compiled the editor's program there,
 * which is a third of what opening a window takes. Nothing else of the test before is left in it.
 */
export class Windows {
  #browser;
  #free = [];
  /** By window, what is to be taken back when it is left. */
  #prepared = new Map();

  /** @param {import('playwright-core').Browser} browser */
  constructor(browser) {
    this.#browser = browser;
  }

  /**
   * Opens an address of the editor in an empty window and waits until its explorer shows the folder.
   *
   * @param {string} address
   * @param {(page: import('playwright-core').Page) => Promise<import('playwright-core').Disposable[]>} prepare called
   *   before the page loads; resolves to what is taken back when the window is left
   */
  async open(address, prepare) {
    await unlessInterrupted();
    const page = this.#free.pop() ?? (await this.#newWindow());
    this.#prepared.set(page, await prepare(page));
    await page.goto(address);
    await page.locator('.monaco-workbench .explorer-folders-view .monaco-list-row').first().waitFor();
    return page;
  }

  async #newWindow() {
    const context = await this.#browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(LIMIT_MS);
    await context.addInitScript(stopAnimations, STILL);
    await context.addInitScript(drawSeldom, FRAME_MS);
    return context.newPage();
  }

  /** Empties a window and keeps it for the next test. */
  async leave(page) {
    const { origin } = new URL(page.url());
    await page.goto('about:blank');
    await page.mouse.move(0, 0);
    for (const one of this.#takePrepared(page)) await one.dispose();
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: KEPT });
    await devTools.detach();
    this.#free.push(page);
  }

  /** Closes a window in which something went wrong. */
  async close(page) {
    this.#takePrepared(page);
    await page.context().close();
  }

  #takePrepared(page) {
    const prepared = this.#prepared.get(page) ?? [];
    this.#prepared.delete(page);
    return prepared;
  }
}

/** Runs in each frame of a window, so it can use nothing else. What is shown inside of the editor isn't the editor's. */
function stopAnimations(styles) {
  if (globalThis.top !== globalThis) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in each frame of a window, too: the editor draws again only when some time has passed. */
function drawSeldom(frameMs) {
  if (globalThis.top !== globalThis) return;
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  const waiting = new Map();
  let isRequested = false;
  let last = 0;
  let handles = 0;
  const draw = (time) => {
    isRequested = false;
    last = performance.now();
    for (const [handle, callback] of [...waiting]) {
      try {
        // One that was called before may have canceled it.
        if (waiting.delete(handle)) callback(time);
      } catch (error) {
        globalThis.reportError(error);
      }
    }
  };
  globalThis.requestAnimationFrame = (callback) => {
    handles += 1;
    waiting.set(handles, callback);
    if (!isRequested) setTimeout(() => request(draw), Math.max(0, last + frameMs - performance.now()));
    isRequested = true;
    return handles;
  };
  globalThis.cancelAnimationFrame = (handle) => waiting.delete(handle);
}
