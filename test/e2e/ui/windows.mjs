// The windows of journeys. Opening one takes longer than most steps, so a window that shows a copy of the site goes from
// one journey to the next; in between its editors are closed, and its folder is emptied and filled again.
import { openWorkbench } from '../../../scripts/editor/page.mjs';
import { copyFixture, emptyFolder, fillFolder } from '../workspaces.mjs';
import { Editor } from './editor.mjs';
import { startRestricted } from './restricted.mjs';
import { LIMIT_MS } from './until.mjs';

/** @typedef {{ editor: Editor, walked: string[], isShared: boolean }} Window `walked` are the journeys before this one */

export class Windows {
  #tools;
  #images;
  #restricted;
  /** @type {Window[]} */
  #idle = [];

  /**
   * @param {{ server: object, browser: import('playwright-core').Browser, profile: object }} tools
   * @param {string} images where pictures go
   */
  constructor(tools, images) {
    this.#tools = tools;
    this.#images = images;
  }

  /**
   * Resolves to a window that shows a fixture: one that another journey has left, where nothing about it is special.
   *
   * @param {Parameters<import('./journey.mjs').Open>[0]} changes
   * @param {Parameters<import('./journey.mjs').Open>[1]} options
   * @param {(page: import('playwright-core').Page) => void} onPage called with the page before it is ready
   * @returns {Promise<Window>}
   */
  async open(changes = {}, { fixture = 'site', isTrusted = true, language } = {}, onPage) {
    const isShared = fixture === 'site' && isTrusted && language === undefined;
    const idle = isShared ? this.#idle.pop() : undefined;
    if (idle !== undefined) {
      onPage(idle.editor.page);
      await refill(idle.editor, changes);
      return idle;
    }
    const folder = copyFixture(fixture, changes);
    const { address } = await this.#server(isTrusted);
    const page = await openWorkbench(this.#tools.browser, address(folder), async (opened) => {
      opened.setDefaultTimeout(LIMIT_MS);
      onPage(opened);
      if (language !== undefined) await speak(opened, language);
    });
    const editor = new Editor(page, { folder, images: this.#images });
    if (fixture === 'site') await editor.siteView.known();
    return { editor, walked: [], isShared };
  }

  /** Takes a window back from a journey that has come to its end. */
  async leave(window, title) {
    window.walked.push(title);
    if (window.isShared) this.#idle.push(window);
    else await window.editor.page.context().close();
  }

  /** Closes what is open and stops what was started. */
  async stop() {
    for (const { editor } of this.#idle) await editor.page.context().close();
    await (await this.#restricted)?.stop();
  }

  #server(isTrusted) {
    const { server, profile } = this.#tools;
    return isTrusted ? server : (this.#restricted ??= startRestricted(profile));
  }
}

/** Makes a window what it was at first, with another copy of the site. The site has to go before another can come. */
async function refill(editor, changes) {
  await editor.leaveAll();
  emptyFolder(editor.folder);
  await editor.siteView.gone();
  fillFolder(editor.folder, changes);
}

/** Has the editor take a language for the one that it is in. A language pack would say so too, but none is installed. */
function speak(page, language) {
  return page.addInitScript((name) => Object.assign(globalThis, { _VSCODE_NLS_LANGUAGE: name }), language);
}
