// Walks the journeys: each has a window and a copy of the site of its own, so that none depends on what another has done.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { out } from '../../../scripts/editor/steps.mjs';
import { copyFixture } from '../workspaces.mjs';
import { Editor } from './editor.mjs';
import { startRestricted } from './restricted.mjs';
import { LIMIT_MS } from './until.mjs';

/** Where to see what the editor looked like when a journey failed. */
const FAILURES = path.join(out, 'failures');

/** What a journey does before its own steps. */
const OPEN = 'open the editor';

export class Journeys {
  #editor;
  #images;
  #restricted;

  /**
   * @param {{ server: object, browser: import('playwright-core').Browser, windows:
   *   import('../windows.mjs').Windows, profile: object }} editor
   * @param {string} [images] where pictures go; without it none is taken
   */
  constructor(editor, images) {
    this.#editor = editor;
    this.#images = images;
    rmSync(FAILURES, { recursive: true, force: true });
  }

  /**
   * Walks a journey and resolves to its result.
   *
   * @param {import('./journey.mjs').Journey} journey
   * @returns {Promise<import('../results.cjs').Result>}
   */
  async run({ title, walk }) {
    const started = performance.now();
    const windows = [];
    const steps = [];
    let current = OPEN;
    const result = (state, more) => ({ title, state, ms: performance.now() - started, steps, ...more });
    const step = async (what, action) => {
      current = what;
      const begun = performance.now();
      const value = await action();
      steps.push({ title: what, ms: performance.now() - begun });
      return value;
    };
    try {
      await walk({
        open: (changes, options = {}) => step(OPEN, () => this.#open(changes, options, windows)),
        browse: async (changes) => this.#browse(changes, windows),
        step,
      });
      for (const { leave } of windows) await leave();
      return result('passed');
    } catch (error) {
      const picture = await takePicture(windows.at(-1)?.page, title);
      for (const { page } of windows) await this.#editor.windows.close(page);
      return result('failed', { error: `At the step: ${current}\n${error.stack}`, picture });
    }
  }

  /** Stops what was started for journeys. */
  async stop() {
    await (await this.#restricted)?.stop();
  }

  async #open(changes, { fixture = 'site', isTrusted = true, language }, opened) {
    const { server, profile, windows } = this.#editor;
    const folder = copyFixture(fixture, changes);
    const { address } = isTrusted ? server : await (this.#restricted ??= startRestricted(profile));
    const page = await windows.open(address(folder), async (window) => {
      window.setDefaultTimeout(LIMIT_MS);
      opened.push({ page: window, leave: () => windows.leave(window) });
      return language === undefined ? [] : [await speak(window, language)];
    });
    const editor = new Editor(page, { folder, images: this.#images });
    if (fixture === 'site') await editor.siteView.known();
    return editor;
  }

  async #browse(changes, opened) {
    const page = await (await this.#editor.browser.newContext()).newPage();
    page.setDefaultTimeout(LIMIT_MS);
    opened.push({ page, leave: () => page.context().close() });
    return { folder: copyFixture('site', changes), page };
  }
}

/** Has the editor take a language for the one that it is in. A language pack would say so too, but none is installed. */
function speak(page, language) {
  return page.addInitScript((name) => Object.assign(globalThis, { _VSCODE_NLS_LANGUAGE: name }), language);
}

/** Takes a picture of the editor and returns its file; undefined where the editor can't be seen any more. */
async function takePicture(page, title) {
  const file = path.join(FAILURES, `${title.replaceAll(/\W+/g, '-').replace(/^-/, '')}.png`);
  return page?.screenshot({ path: file }).then(
    () => file,
    () => undefined,
  );
}
