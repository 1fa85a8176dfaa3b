// Runs the tests in a real editor: node test/e2e/run.mjs
//   --only TEXT            only tests whose title has the text
//   --essential            of the journeys, only the essential ones
//   --update-screenshots   take the pictures of docs/images
//   --vsix FILE            test this package instead of building one
//   --summary FILE         write the counts to this file, as JSON
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../../scripts/editor/chromium.mjs';
import { unlessInterrupted } from '../../scripts/editor/cleanup.mjs';
import { installEditor } from '../../scripts/editor/install.mjs';
import { startBrowser } from '../../scripts/editor/browser.mjs';
import { createProfile } from '../../scripts/editor/profile.mjs';
import { installExtension, startServer } from '../../scripts/editor/server.mjs';
import { ExplainedError, root, runMain } from '../../scripts/editor/steps.mjs';
import { setUp } from '../../scripts/setup.mjs';
import { linkBuiltInExtensions } from './builtIn.mjs';
import { HostRun, runInBrowser } from './host/suite.mjs';
import { fixturesWith } from './host/titles.mjs';
import { packedExtension } from './package.mjs';
import { runQueue, WINDOWS } from './queue.mjs';
import { Report } from './report.mjs';
import { loadWalks } from './ui/journey.mjs';
import { Journeys } from './ui/suite.mjs';
import { Windows } from './windows.mjs';
import { newFolder } from './workspaces.mjs';

/** Predictable text and pictures: one theme, a readable size, and nothing that isn't about the tests. */
const SETTINGS = {
  'workbench.colorTheme': 'Default Dark Modern',
  'workbench.layoutControl.enabled': false,
  'window.commandCenter': false,
  'window.autoDetectColorScheme': false,
  'editor.fontSize': 15,
  // Only what is about redirects is asked about them.
  'docsight.addRedirects': 'never',
  'editor.minimap.enabled': false,
  // A file is opened as if for the first time, with nothing folded.
  'workbench.editor.restoreViewState': false,
  'editor.cursorBlinking': 'solid',
  // In another thread there would be no telling when it has ended, see `type` in ui/editor.mjs.
  'editor.experimental.asyncTokenization': false,
  'explorer.compactFolders': false,
  // A hover of a row covers the rows below it.
  'workbench.hover.delay': 3_600_000,
  'remote.autoForwardPorts': false,
  // Only a window in restricted mode asks at all, see ui/suite.mjs. Without an answer, a folder isn’t trusted.
  'security.workspace.trust.enabled': true,
  'security.workspace.trust.startupPrompt': 'never',
  // Docsight and the extensions that come with VS Code all run on the server.
  'extensions.webWorker': false,
  // A page that takes the focus once it has drawn itself would close the palette under a test's hands.
  'workbench.quickOpen.closeOnFocusLost': false,
};

await runMain(async () => {
  const options = readOptions();
  await setUp();
  await installEditor();
  const tests = { fixtures: await fixturesWith(options.only), walks: await loadWalks(options) };
  if (tests.fixtures.length + tests.walks.length === 0) {
    throw new ExplainedError(`No test in the editor has this in its title: ${options.only}`);
  }
  const vsix = options.vsix ?? (await packedExtension());
  const host = new HostRun(options.only);
  const editor = await startEditor(vsix, host.environment);
  const report = new Report('editor-tests');
  await runRings({ ...tests, host, editor, images: options.images }, report);
  await unlessInterrupted();
  process.exitCode = report.end(options.summary);
});

function readOptions() {
  const { 'update-screenshots': update, ...values } = parse();
  return {
    ...values,
    vsix: values.vsix && path.resolve(values.vsix),
    images: update ? path.join(root, 'docs/images') : undefined,
  };
}

function parse() {
  const text = { type: 'string' };
  try {
    const flag = { type: 'boolean' };
    const files = { vsix: text, summary: text };
    return parseArgs({ options: { only: text, essential: flag, 'update-screenshots': flag, ...files } }).values;
  } catch (error) {
    throw new ExplainedError(error.message);
  }
}

/** One server and one browser serve all windows. */
async function startEditor(vsix, env) {
  const profile = { ...createProfile(newFolder('profile'), SETTINGS), builtIn: linkBuiltInExtensions() };
  // One after the other: a browser that is still starting when something else fails would keep this process alive.
  await installExtension(profile, vsix);
  const server = await startServer(profile, { env });
  const browser = await startBrowser(await findChromium());
  return { profile, server, browser, windows: new Windows(browser) };
}

/** Both rings share the windows that may be open at a time; those with the most journeys come first. */
async function runRings({ fixtures, walks, host, editor, images }, report) {
  const journeys = new Journeys(editor, images);
  const inWindows = walks.flatMap((one) => windowsFor(one).map(() => () => journeys.run(one)));
  const rings = [
    { name: 'User interface', tasks: inWindows },
    { name: 'Extension host', tasks: fixtures.map((fixture) => () => runInBrowser(host, fixture, editor)) },
  ];
  await runQueue(rings.flatMap((ring) => timed(ring, report)));
  await editor.server.stop();
}

/** One for every four journeys: to open one takes as long as to walk two. */
function windowsFor({ waiting }) {
  return waiting.slice(0, Math.min(WINDOWS, Math.ceil(waiting.length / 4)));
}

/** The tasks of a ring, the last of which reports what became of all. */
function timed({ name, tasks }, report) {
  const results = [];
  let started;
  let left = tasks.length;
  return tasks.map((task) => async () => {
    started ??= performance.now();
    results.push(...(await task()));
    left -= 1;
    if (left === 0) report.add(name, results, performance.now() - started);
  });
}
