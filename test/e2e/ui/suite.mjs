// Walks the journeys: each has a copy of the site of its own, so that none depends on what another has done.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { out } from '../../../scripts/editor/steps.mjs';
import { Windows } from './windows.mjs';

/** Where to see what the editor looked like when a journey failed. */
const FAILURES = path.join(out, 'failures');

export class Journeys {
  #windows;

  /**
   * @param {{ server: object, browser: import('playwright-core').Browser, profile: object }} tools
   * @param {string} images where pictures go
   */
  constructor(tools, images) {
    this.#windows = new Windows(tools, images);
    mkdirSync(images, { recursive: true });
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
    const result = (state, more) => ({ title, state, ms: performance.now() - started, ...more });
    let current = 'open the editor';
    let page;
    let window;
    try {
      await walk({
        open: async (changes, options) => {
          window = await this.#windows.open(changes, options, (opened) => (page = opened));
          return window.editor;
        },
        step: async (what, action) => {
          current = what;
          await action();
        },
      });
      await this.#windows.leave(window, title);
      return result('passed');
    } catch (error) {
      const picture = await takePicture(page, title);
      await page?.context().close();
      return result('failed', { error: `At the step: ${current}${before(window)}\n${error.stack}`, picture });
    }
  }

  /** Stops what was started for journeys. */
  async stop() {
    await this.#windows.stop();
  }
}

/** Says which journeys a window has been through, in which order. */
function before(window) {
  const walked = window?.walked ?? [];
  return walked.length === 0 ? '' : `\nThe window came from: ${walked.join('; ')}`;
}

/** Takes a picture of the editor and returns its file; undefined where the editor can't be seen any more. */
async function takePicture(page, title) {
  const file = path.join(FAILURES, `${title.replaceAll(/\W+/g, '-').replace(/^-/, '')}.png`);
  return page?.screenshot({ path: file }).then(
    () => file,
    () => undefined,
  );
}
