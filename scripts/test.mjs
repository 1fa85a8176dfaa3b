// Runs every check that has to pass before a merge: node scripts/test.mjs
// From a fresh clone it installs what it needs. It prints a line for each step, failures in full, and the number of
// passed tests last; the rest is in out/logs.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CHROMIUM } from './editor/chromium.mjs';
import { findCommand } from './editor/commands.mjs';
import { installEditor } from './editor/install.mjs';
import { ExplainedError, out, root, runMain, runProgram, runStep, stepsRunSideBySide } from './editor/steps.mjs';
import { installMissing } from './editor/systemPrograms.mjs';
import { setUp } from './setup.mjs';
import { withoutCertificates } from './testing/certificates.mjs';
import './testing/lessCollection.mjs';
import { installNodes } from './testing/nodes.mjs';
import { sum, summaryLine } from './testing/results.mjs';
import { runTasks } from './testing/tasks.mjs';

const node = process.execPath;
const tool = (file) => path.join(root, 'node_modules', file);
const counts = [];

/** The bundles of all tests without an editor, which several rings run; each run has its own. */
const bundles = path.join(out, `unit-${process.pid}`);

const unitTests = ['scripts/test-unit.mjs', '--built', '--bundles', bundles];

/** The tests in it are in test/editors. */
const NEOVIM = { title: 'Neovim', isMissing: () => !findCommand('nvim'), packages: ['neovim'] };

const { PRIORITY_NORMAL, PRIORITY_BELOW_NORMAL } = os.constants.priority;

/**
 * The tests in the editor, which often wait for it, keep two cores busy: what runs at the same time there, however low its
 * priority, makes all of it take longer than one after the other.
 */
const leavesCoresTo = os.availableParallelism() > 4 ? [] : ['editor-tests'];

/** A check that prints only its name and time, or why it failed. */
const check = (name, title, args, { priority, ...order } = {}) => ({
  name,
  after: ['packages'],
  ...order,
  run: () => held(() => runStep(title, [node, ...args], { log: name, priority, env: withoutCertificates() })),
});

/** A ring of tests, which prints its own line and failures, and writes its counts to a file. */
const ring = (name, args, { priority, ...order }) => ({
  name,
  ...order,
  run: async () => {
    const summary = path.join(out, `${name}.summary.json`);
    rmSync(summary, { force: true });
    const { code, output } = await runProgram([node, ...args, '--summary', summary], {
      priority,
      env: withoutCertificates(),
    });
    console.log(withoutSummary(output));
    if (existsSync(summary)) counts.push(JSON.parse(readFileSync(summary, 'utf8')));
    // A ring that crashed without counts is a failure.
    else if (code !== 0) counts.push({ passed: 0, failed: 1, skipped: 0 });
    return code === 0;
  },
});

await runMain(async () => {
  stepsRunSideBySide();
  const started = performance.now();
  const ended = await runTasks([
    { name: 'packages', run: () => held(setUp) },
    { name: 'editor', run: () => held(installEditor) },
    // These mostly wait for the network, which the tests in the editor leave room for.
    { name: 'nodes', after: ['bundles', 'lint', 'package'], run: () => held(installNodes) },
    { name: 'programs', run: () => held(installPrograms) },
    check('package', 'Extension package', ['scripts/package.mjs']),
    ring('editor-tests', ['test/e2e/run.mjs', '--essential', '--vsix', 'dist/docsight.vsix'], {
      priority: PRIORITY_NORMAL,
      after: ['package', 'editor', 'programs'],
      // These are short.
      leavesCoresTo: ['bundles', 'lint', 'layout'],
    }),
    check('bundles', 'Bundles of the tests', ['scripts/testing/bundles.mjs', bundles]),
    ring('unit-tests', unitTests, {
      priority: PRIORITY_BELOW_NORMAL,
      after: ['package', 'bundles'],
      leavesCoresTo,
    }),
    ring('neovim-tests', [...unitTests, '--log', 'neovim-tests', 'editors/neovim'], {
      priority: PRIORITY_BELOW_NORMAL,
      after: ['package', 'bundles', 'programs'],
      leavesCoresTo,
    }),
    check('other-nodes', 'Other versions of Node.js', ['scripts/testing/nodes.mjs', '--bundles', bundles], {
      priority: PRIORITY_BELOW_NORMAL,
      after: ['package', 'bundles', 'nodes'],
      leavesCoresTo,
    }),
    check('lint', 'Types and lint', [tool('oxlint/bin/oxlint')]),
    check('layout', 'Layout', [tool('oxfmt/bin/oxfmt'), '--check']),
  ]);
  rmSync(bundles, { recursive: true, force: true });
  summarise(ended, performance.now() - started);
});

/** Installs the programs of the system that tests need, where that needs no permission. */
async function installPrograms() {
  await installMissing([CHROMIUM, NEOVIM]);
  if (NEOVIM.isMissing()) console.log('Neovim isn’t installed, so its tests are skipped. Install it to run them.');
}

/** Runs a step and prints its failure at once; parallel steps continue. */
async function held(step) {
  try {
    await step();
    return true;
  } catch (error) {
    console.log(error instanceof ExplainedError ? `\n${error.message}\n` : error);
    return false;
  }
}

/** Lists the failed steps; each that isn't a ring of tests counts as one failure. */
function summarise(ended, ms) {
  const named = (state) => [...ended].filter(([, one]) => one === state).map(([name]) => name);
  const failed = named('failed');
  const notRun = named('not run');
  const checks = failed.filter((name) => !name.endsWith('-tests')).length;
  const total = sum([...counts, { passed: 0, failed: checks, skipped: 0 }]);
  console.log(`\nAll steps … ${(ms / 1000).toFixed(0)} s; what they printed is in ${path.relative(root, out)}/logs`);
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
  if (notRun.length > 0) console.log(`Not run: ${notRun.join(', ')}`);
  console.log(summaryLine(total));
  process.exitCode = failed.length + notRun.length > 0 ? 1 : 0;
}

/** Removes a ring's own summary line, since its counts are included in those of the run. */
function withoutSummary(output) {
  return output.trimEnd().replace(/\n\d+ passed, \d+ failed, \d+ skipped$/, '');
}
