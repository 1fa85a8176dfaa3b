// The windows of the browser in which tests open the editor.
import { setTimeout as pause } from 'node:timers/promises';
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

/** The time between two pictures of a window: as long as a slow computer takes, and less work than 16 ms. */
const FRAME_MS = 100;

/** How long a document stays open that an extension has opened and nobody sees, even when its file is gone. */
const UNSEEN_MS = 180_000;

/**
 * Opens windows, and hands one that a test has left to the next: the browser has compiled the editor's program there,
 * which is a third of what opening a window takes. Nothing else of the test before is left in it.
 */
export class Windows {
  #browser;
  #free = [];
  #drawn = Promise.resolve();
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
    const files = page.locator('.monaco-workbench .explorer-folders-view .monaco-list-row');
    await files
      .first()
      .waitFor()
      .catch((cause) => failShowing(page, cause));
    return page;
  }

  async #newWindow() {
    const context = await this.#browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(LIMIT_MS);
    await context.addInitScript(stopAnimations, STILL);
    await context.addInitScript(keepTimers, UNSEEN_MS);
    const page = await openUndrawn(context);
    await endNetworkReports(page);
    void this.#draw(page);
    return page;
  }

  /**
   * Has a page draw until it is closed, one of the windows at a time: two would end the browser's process that draws. The
   * browser tells pages that it is idle only if it knows when the next picture comes.
   */
  async #draw(page) {
    const devTools = await page.context().newCDPSession(page);
    while (!page.isClosed()) {
      this.#drawn = this.#drawn
        .then(() => devTools.send('HeadlessExperimental.beginFrame', { interval: FRAME_MS }))
        .catch(() => undefined);
      await this.#drawn;
      await pause(FRAME_MS);
    }
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

/** Rejects with what a window shows in which the explorer doesn’t come. */
async function failShowing(page, cause) {
  const shown = await page.locator('body').innerText({ timeout: 5_000 }).catch(String);
  throw new Error(`The explorer shows no file. The window shows:\n${shown.slice(0, 2_000)}`, { cause });
}

/**
 * Opens a page that draws only when it is told to, which a browser without windows has. It can be had from the browser's
 * protocol alone, which asks for the context by its id.
 */
async function openUndrawn(context) {
  const plain = await context.newPage();
  const [ofPage, ofBrowser] = [await context.newCDPSession(plain), await context.browser().newBrowserCDPSession()];
  const { browserContextId } = (await ofPage.send('Target.getTargetInfo')).targetInfo;
  const options = { url: 'about:blank', browserContextId, enableBeginFrameControl: true };
  const isOpened = await ofBrowser.send('Target.createTarget', options).then(
    () => true,
    () => false,
  );
  if (!isOpened) return plain;
  const page = context.pages().find((one) => one !== plain) ?? (await context.waitForEvent('page'));
  await plain.close();
  return page;
}

/**
 * Ends the browser's reports of each request of a page, and of each message between the editor and its server: two thirds
 * of all that the browser tells, and nobody asks for them. Only Playwright's own session with the browser can end them.
 */
async function endNetworkReports(page) {
  const { delegate } = page._connection.toImpl(page);
  await delegate._mainFrameSession._client.send('Network.disable');
}

/** Runs in each frame of a window, so it can use nothing else. What is shown inside of the editor isn't the editor's. */
function stopAnimations(styles) {
  if (globalThis.top !== globalThis) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

/** Lets `timePasses` do at once what would be done after a time. Runs in each frame of a window. */
function keepTimers(kept) {
  if (globalThis.top !== globalThis) return;
  const waiting = new Map();
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  globalThis.setTimeout = (action, ms, ...rest) => {
    const timer = start(action, ms, ...rest);
    if (ms === kept) waiting.set(timer, action);
    return timer;
  };
  globalThis.clearTimeout = (timer) => {
    waiting.delete(timer);
    stop(timer);
  };
  globalThis.timePasses = () => {
    for (const [timer, action] of waiting) {
      globalThis.clearTimeout(timer);
      action();
    }
  };
}
