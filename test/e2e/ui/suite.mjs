// Walks the journeys: each begins in a copy of the site of its own, so that none depends on what another has done.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { out } from '../../../scripts/editor/steps.mjs';
import { startWebServer } from '../web/server.mjs';
import { copyFixture } from '../workspaces.mjs';
import { Editor } from './editor.mjs';
import { LIMIT_MS } from './until.mjs';

/** Where to see what the editor looked like when a journey failed. */
const FAILURES = path.join(out, 'failures');

/** What a journey does before its own steps. */
const OPEN = 'open the editor';

export class Journeys {
  #editor;
  #images;

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
   * Walks journeys of a kind one after the other, as long as some are waiting, and resolves to their results.
   *
   * @param {import('./journey.mjs').Walks} walks other windows take from the same list
   * @returns {Promise<import('../results.cjs').Result[]>}
   */
  async run({ waiting }) {
    const sitting = { pages: [], editor: undefined };
    const results = [];
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      results.push(await this.#walk(one, sitting, () => waiting.length === 0));
    }
    return results;
  }

  /** Walks a journey, and leaves the window unless another one follows in it. After a failure that opens a new one. */
  async #walk({ title, walk, ...start }, sitting, isLast) {
    const started = performance.now();
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
        open: () => step(OPEN, () => this.#enter(sitting, start)),
        restrict: (language) => this.#restrict(sitting, language),
        browse: async () => this.#browse(start, sitting),
        openInBrowserBuild: (files, searched) =>
          step(OPEN, () => this.#openInBrowserBuild({ files, searched }, sitting)),
        step,
      });
      // Pictures show a window as it is when it has been opened.
      if (isLast() || sitting.editor === undefined || this.#images !== undefined) await leaveAll(sitting);
      return result('passed');
    } catch (error) {
      const picture = await takePicture(sitting.pages.at(-1)?.page, title);
      for (const { page } of sitting.pages) await this.#editor.windows.close(page);
      Object.assign(sitting, { pages: [], editor: undefined });
      return result('failed', { error: `At the step: ${current}\n${error.stack}`, picture });
    }
  }

  /** The editor in a window, where nothing is open, with a folder as it would be if it were new. */
  async #enter(sitting, { fixture, changes }) {
    const folder = copyFixture(fixture, changes);
    const hasSite = fixture === 'site';
    if (!hasSite) await leaveAll(sitting);
    if (sitting.editor === undefined) sitting.editor = await this.#open(folder, hasSite, sitting);
    else {
      await sitting.editor.closeAll();
      await sitting.editor.replaceFolder(folder);
    }
    return sitting.editor;
  }

  async #open(folder, hasSite, { pages }) {
    const { server, windows } = this.#editor;
    const page = await windows.open(server.address(folder), (window) => {
      const prepared = [];
      pages.push({ page: window, prepared, leave: () => windows.leave(window) });
      return prepared;
    });
    const editor = new Editor(page, { folder, images: this.#images });
    if (hasSite) await editor.siteView.known();
    return editor;
  }

  /** Reloads the window, which is left afterwards. */
  async #restrict(sitting, language) {
    const [{ page, prepared }] = sitting.pages;
    prepared.push(await page.addInitScript(restrict), await speak(page, language));
    await sitting.editor.reload();
    sitting.editor = undefined;
  }

  async #openInBrowserBuild({ files, searched }, { pages }) {
    const { profile, windows } = this.#editor;
    const settings = JSON.parse(readFileSync(path.join(profile.data, 'User/settings.json'), 'utf8'));
    const web = await startWebServer({ extension: this.#extension, files, settings, searched });
    const page = await windows.open(web.address, (window) => {
      pages.push({ page: window, leave: () => windows.leave(window).then(web.stop) });
      return [];
    });
    return new Editor(page, { folder: '/site', images: this.#images });
  }

  async #browse({ fixture, changes }, { pages }) {
    const page = await (await this.#editor.browser.newContext()).newPage();
    page.setDefaultTimeout(LIMIT_MS);
    pages.push({ page, leave: () => page.context().close() });
    return { folder: copyFixture(fixture, changes), page, extension: this.#extension };
  }

  /** The folder of the installed extension. */
  get #extension() {
    const { extensions } = this.#editor.profile;
    const [name] = readdirSync(extensions).filter((one) => one.startsWith('docsight.'));
    return path.join(extensions, name);
  }
}

async function leaveAll(sitting) {
  sitting.editor = undefined;
  for (const { leave } of [...sitting.pages]) {
    await leave();
    sitting.pages.shift();
  }
}

/** Has the editor take a language for the one that it is in. A language pack would say so too, but none is installed. */
function speak(page, language) {
  return page.addInitScript((name) => Object.assign(globalThis, { _VSCODE_NLS_LANGUAGE: name }), language);
}

/**
 * Has the editor open folders in restricted mode, in a window of a server that trusts all of them. Runs in each frame of
 * the window: when a document has been read, before its program starts.
 */
function restrict() {
  document.addEventListener('readystatechange', () => {
    const configuration = document.querySelector('#vscode-workbench-web-configuration');
    if (configuration === null) return;
    const { settings } = configuration.dataset;
    configuration.dataset.settings = settings.replace('"enableWorkspaceTrust":false', '"enableWorkspaceTrust":true');
  });
}

/** Takes a picture of the editor and returns its file; undefined where the editor can't be seen any more. */
async function takePicture(page, title) {
  const file = path.join(FAILURES, `${title.replaceAll(/\W+/g, '-').replace(/^-/, '')}.png`);
  return page?.screenshot({ path: file }).then(
    () => file,
    () => undefined,
  );
}
