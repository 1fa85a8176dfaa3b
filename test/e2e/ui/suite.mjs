// Runs the tests that look at the editor from the outside. Each test opens an editor of its own, on its own copy of the
// site, so that none depends on what another has done.
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { load } from '../../../scripts/editor/install.mjs';
import { openWorkbench } from '../../../scripts/editor/page.mjs';
import { startServer } from '../../../scripts/editor/server.mjs';
import { out } from '../../../scripts/editor/steps.mjs';
import { runMocha, Silent } from '../results.cjs';
import { copyFixture } from '../workspaces.mjs';
import { Editor } from './editor.mjs';
import { startRestricted } from './restricted.mjs';

/** How long a verb waits for its effect. */
const EFFECT_LIMIT_MS = 30_000;

/** Runs the suite; the tests find `this.openEditor` in their context. */
export async function runUi({ profile, browser, only, images, report }) {
  const Mocha = await load('mocha');
  const server = await startServer(profile);
  mkdirSync(images, { recursive: true });
  try {
    const rootHooks = hooks({ server, profile, browser, images });
    // An editor under load drops a click now and then; what is wrong in the product fails each time.
    const mocha = new Mocha({ reporter: Silent, timeout: 120_000, retries: 2, fgrep: only, rootHooks });
    for (const name of readdirSync(import.meta.dirname)) {
      if (name.endsWith('.test.mjs')) mocha.addFile(path.join(import.meta.dirname, name));
    }
    await mocha.loadFilesAsync();
    return await runMocha(mocha, report);
  } finally {
    await server.stop();
  }
}

function hooks({ server, profile, browser, images }) {
  const open = new Set();
  let restricted;
  return {
    beforeAll() {
      /**
       * Opens the site, or another fixture; `changes` are made to its files first, see `copyFixture`. A folder that isn't
       * trusted is opened in restricted mode. The language is that of extensions; the editor's own texts stay English.
       */
      this.openEditor = async (changes, fixture = 'site', { isTrusted = true, language } = {}) => {
        const folder = copyFixture(fixture, changes);
        const { address } = isTrusted ? server : await (restricted ??= startRestricted(profile));
        const page = await openWorkbench(browser, address(folder), language && speak(language));
        page.setDefaultTimeout(EFFECT_LIMIT_MS);
        open.add(page);
        return new Editor(page, { folder, images });
      };
    },
    async afterEach() {
      for (const page of open) {
        // A test that is tried again has no state.
        if (this.currentTest.state !== 'passed') await page.screenshot({ path: failurePicture(this.currentTest) });
        await page.context().close();
      }
      open.clear();
    },
    async afterAll() {
      await (await restricted)?.stop();
    },
  };
}

/** Has the editor take a language for the one that it is in. A language pack would say so too, but none is installed. */
function speak(language) {
  return (page) => page.addInitScript((name) => Object.assign(globalThis, { _VSCODE_NLS_LANGUAGE: name }), language);
}

/** Where to see what the editor looked like when a test failed. */
function failurePicture(test) {
  return path.join(out, 'failures', `${test.fullTitle().replaceAll(/[^\w]+/g, '-')}.png`);
}
