// Runs the tests in a real editor: node test/e2e/run.mjs
//   --only TEXT            only tests whose title has the text
//   --update-screenshots   write the pictures to docs/images instead of out/screenshots
//   --vsix FILE            test this package instead of building one
//   VSCODE_EXECUTABLE=…    run the tests in the extension host in this desktop VS Code, not in the browser's editor
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { findChromium } from '../../scripts/editor/chromium.mjs';
import { goingOn } from '../../scripts/editor/cleanup.mjs';
import { installEditor } from '../../scripts/editor/install.mjs';
import { startBrowser } from '../../scripts/editor/page.mjs';
import { makeProfile } from '../../scripts/editor/profile.mjs';
import { installExtension } from '../../scripts/editor/server.mjs';
import { ExplainedError, out, root, runMain, runStep } from '../../scripts/editor/steps.mjs';
import { setUp } from '../../scripts/setup.mjs';
import { runInBrowser, runOnDesktop } from './host/suite.mjs';
import { runUi } from './ui/suite.mjs';
import { newFolder } from './workspaces.mjs';

/** Predictable text and pictures: one theme, a readable size, and nothing that isn't about the tests. */
const SETTINGS = {
  'workbench.colorTheme': 'Default Dark Modern',
  'workbench.layoutControl.enabled': false,
  'window.commandCenter': false,
  'window.autoDetectColorScheme': false,
  'editor.fontSize': 15,
  'editor.minimap.enabled': false,
  'editor.cursorBlinking': 'solid',
  'explorer.compactFolders': false,
  'remote.autoForwardPorts': false,
  // A page that takes the focus once it has drawn itself would close the palette under a test's hands.
  'workbench.quickOpen.closeOnFocusLost': false,
};

await runMain(async () => {
  const options = readOptions();
  await setUp();
  const vsix = options.vsix ?? (await buildPackage());
  await installEditor();
  const profile = makeProfile(newFolder('profile'), SETTINGS);
  await installExtension(profile, vsix);
  const browser = await startBrowser(await findChromium());
  const results = await runSuites({ ...options, profile, browser });
  await goingOn();
  process.exitCode = summarise(results);
});

function readOptions() {
  const { only, vsix, 'update-screenshots': update } = parse();
  return {
    only,
    vsix: vsix && path.resolve(vsix),
    images: path.join(...(update ? [root, 'docs/images'] : [out, 'screenshots'])),
  };
}

function parse() {
  try {
    return parseArgs({
      options: { only: { type: 'string' }, 'update-screenshots': { type: 'boolean' }, vsix: { type: 'string' } },
    }).values;
  } catch (error) {
    throw new ExplainedError(error.message);
  }
}

async function buildPackage() {
  await runStep('Building the extension', [process.execPath, 'scripts/package.mjs'], { log: 'package' });
  return path.join(root, 'dist/docsight.vsix');
}

async function runSuites({ profile, browser, only, images }) {
  const executable = process.env.VSCODE_EXECUTABLE;
  console.log(`\nIn the extension host${executable ? ` of ${executable}` : ''}`);
  const host = executable ? await runOnDesktop({ executable, only }) : await runInBrowser({ profile, browser, only });
  host.forEach(print);
  console.log('\nThrough the user interface');
  const ui = await runUi({ profile, browser, only, images, report: print });
  return [...host, ...ui];
}

function print({ title, state, ms, earlier, error }) {
  const mark = { passed: '✔', failed: '✖', skipped: '○' }[state];
  console.log(`  ${mark} ${title}${state === 'skipped' ? '' : ` (${ms} ms)`}`);
  const told = [...earlier.map((one, index) => `Try ${index + 1} failed: ${one}`), ...(error ? [error] : [])];
  for (const text of told) console.log(stripVTControlCharacters(text).replaceAll(/^/gm, '      '));
}

/** Prints how many tests ended in which way, and returns the exit code. No tests at all is a mistake, not a success. */
function summarise(results) {
  const count = (wanted) => results.filter(({ state }) => state === wanted).length;
  const failed = count('failed');
  console.log(`\n${count('passed')} passed, ${failed} failed, ${count('skipped')} skipped`);
  return failed > 0 || results.length === 0 ? 1 : 0;
}
