// Runs every check that has to pass before a merge: node scripts/test.mjs
// From a fresh clone it installs what it needs. It prints a line for each step, failures in full, and the number of
// passed tests last; the rest is in out/logs.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromiumOfSystem } from './editor/chromium.mjs';
import { installEditor } from './editor/install.mjs';
import { ExplainedError, out, root, runMain, runProgram, runStep, stepsRunSideBySide } from './editor/steps.mjs';
import { setUp } from './setup.mjs';
import { installNodes } from './testing/nodes.mjs';
import { sum, summaryLine } from './testing/results.mjs';
import { runTasks } from './testing/tasks.mjs';

const node = process.execPath;
const tool = (file) => path.join(root, 'node_modules', file);
const counts = [];

/** A check that prints only its name and time, or why it failed. */
const check = (name, title, args, priority) => ({
  name,
  after: ['packages'],
  run: () => held(() => runStep(title, [node, ...args], { log: name, priority })),
});

/** A check of the sources, which takes the time that tests leave: those in the editor often wait. */
const sourceCheck = (...named) => ({ ...check(...named, os.constants.priority.PRIORITY_LOW), isLight: true });

/** A ring of tests, which prints its own line and failures, and writes its counts to a file. */
const ring = (name, args, more) => ({
  name,
  ...more,
  run: async () => {
    const summary = path.join(out, `${name}.summary.json`);
    rmSync(summary, { force: true });
    const { code, output } = await runProgram([node, ...args, '--summary', summary]);
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
    { name: 'packages', isLight: true, run: () => held(setUp) },
    { name: 'editor', isLight: true, run: () => held(installEditor) },
    { name: 'nodes', isLight: true, run: () => held(installNodes) },
    { name: 'browser', isLight: true, run: () => held(findChromiumOfSystem) },
    check('package', 'Extension package', ['scripts/package.mjs']),
    ring('unit-tests', ['scripts/test-unit.mjs', '--built'], { after: ['package'] }),
    {
      ...check('other-nodes', 'Other versions of Node.js', ['scripts/testing/nodes.mjs']),
      after: ['package', 'nodes'],
    },
    sourceCheck('lint', 'Lint', [tool('oxlint/bin/oxlint')]),
    sourceCheck('types', 'Types', [tool('typescript-native/bin/tsc'), '--build']),
    sourceCheck('layout', 'Layout', [tool('oxfmt/bin/oxfmt'), '--check']),
    ring('editor-tests', ['test/e2e/run.mjs', '--vsix', 'dist/docsight.vsix'], {
      after: ['package', 'editor', 'browser'],
      isAlone: true,
    }),
  ]);
  summarise(ended, performance.now() - started);
});

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
