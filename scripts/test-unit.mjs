// Runs the tests that need no editor: node scripts/test-unit.mjs [TEXT…] [--built] [--log NAME] [--summary FILE]
//   TEXT            only test files whose path contains it; where none does, only tests whose title contains it
//   --built         dist/ is up to date: don't build it first
//   --bundles DIR   all tests are bundled there, see testing/bundles.mjs: don't bundle them again
//   --log NAME      the name of the file in out/logs with the time of each test
//   --summary FILE  where to write the counts, for a run around this one
//   --node FILE     run the tests with this Node.js instead of the one that runs this; may be repeated
//   --processes N   how many processes run the files, instead of as many as there are processors
// Several processes run the files, each of which has to compile what it tests.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { logFile, root } from './editor/steps.mjs';
import { allTests, bundleIn, bundleTests, mapTests, OF_EDITORS, PREPARATION } from './testing/bundles.mjs';
import { withoutCertificates } from './testing/certificates.mjs';
import './testing/lessCollection.mjs';
import { createUserFolder, isRoot, userIn } from './testing/plainUser.mjs';
import { MARK } from './testing/reporter.mjs';
import { count, failuresText, logText, summaryLine, writeSummary } from './testing/results.mjs';
import { withSourcePositions } from './testing/sourceStacks.mjs';
import { temporaryFolder } from './testing/temporary.mjs';

/** Most objects are gone after their test. The other cores run tests too: threads that collect garbage would only wait. */
const V8_FLAGS = ['--single-threaded-gc', '--min-semi-space-size=64', '--max-semi-space-size=64'];

/** The tests that start the built programs. */
const NEEDS_BUILD = /^test[\\/](?:protocol|project|fuzz|faults|editors)[\\/]/;

/** The tests of what an ordinary user may not do. */
const OF_USER = /^test[\\/]user[\\/]/;

const { values: options, positionals: texts } = parseArgs({
  allowPositionals: true,
  options: {
    built: { type: 'boolean' },
    bundles: { type: 'string' },
    log: { type: 'string', default: 'unit-tests' },
    node: { type: 'string', multiple: true, default: [process.execPath] },
    processes: { type: 'string', default: String(os.availableParallelism()) },
    summary: { type: 'string' },
  },
});

process.chdir(root);
const started = performance.now();
const chosen = chooseFiles(allTests(), texts);
if (!options.built && chosen.files.some((file) => NEEDS_BUILD.test(file))) await import('./build.mjs');
const results = await runAll(chosen);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const log = logFile(options.log);
writeFileSync(log, logText(results));
writeSummary(options.summary, results);
console.log(
  `${results.length} tests without an editor … ${seconds} s (each with its time: ${path.relative(root, log)})`,
);
const failures = failuresText(results);
if (failures) console.log(`\n${failures}`);
console.log(summaryLine(count(results)));
process.exitCode = results.length === 0 || count(results).failed > 0 ? 1 : 0;

/** Selects files by path, or else tests by title, which is searched for in the files. */
function chooseFiles(files, texts) {
  if (texts.length === 0) return { files: files.filter((file) => !file.startsWith(path.join('test', OF_EDITORS))) };
  const byPath = files.filter((file) => texts.some((text) => file.replaceAll('\\', '/').includes(text)));
  if (byPath.length > 0) return { files: byPath };
  const byTitle = files.filter((file) => {
    const source = readFileSync(file, 'utf8');
    return texts.some((text) => source.includes(text));
  });
  const escaped = texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return { files: byTitle, pattern: escaped.join('|') };
}

async function runAll({ files, pattern }) {
  if (files.length === 0) return [];
  // A separate folder for each run, so that parallel runs don't overwrite each other's bundle.
  const folder = path.resolve(options.bundles ?? path.join('out', `unit-${process.pid}`));
  try {
    if (options.bundles === undefined) await bundleTests(files, folder);
    const ofUser = isRoot ? files.filter((file) => OF_USER.test(file)) : [];
    const others = files.filter((file) => !ofUser.includes(file));
    const runs = [runIn(folder, others, { pattern }), runAsUser(folder, ofUser, { pattern })];
    const results = (await Promise.all(runs)).flat();
    if (results.every(({ error }) => error === undefined)) return results;
    await mapTests(options.bundles === undefined ? files : allTests(), folder);
    // The bundle and its map are removed afterwards.
    return results.map((one) => (one.error === undefined ? one : { ...one, error: withSourcePositions(one.error) }));
  } finally {
    if (options.bundles === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs files as an ordinary user, who may not read where the bundle is. */
async function runAsUser(bundles, files, { pattern }) {
  if (files.length === 0) return [];
  const folder = createUserFolder();
  try {
    cpSync(bundles, folder, { recursive: true });
    const results = await runIn(folder, files, { pattern, asUser: true });
    // The map names the sources as seen from the bundle.
    const original = (text) => text.replaceAll(pathToFileURL(folder).href, pathToFileURL(bundles).href);
    return results.map((one) => (one.error === undefined ? one : { ...one, error: original(one.error) }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs files whose bundle is in a folder. */
async function runIn(folder, files, { pattern, asUser = false }) {
  if (files.length === 0) return [];
  // Not in this repository, where no cache is used.
  const temp = mkdtempSync(path.join(temporaryFolder(), 'docsight-tests-'));
  try {
    const user = asUser ? userIn(folder, temp) : undefined;
    const results = [];
    for (const node of options.node) {
      const ran = await runFiles(files, folder, { pattern, user, node, env: withFilesIn(temp) });
      results.push(...ran.map((one) => ({ ...one, title: titleIn(node, one.title) })));
    }
    return results;
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

function titleIn(node, title) {
  return node === process.execPath ? title : `${title} (${path.relative(root, node)})`;
}

/**
 * Returns this process's environment with other folders of temporary files and of caches: no run depends on one before,
 * or fills a person's.
 */
function withFilesIn(temp) {
  const cache = path.join(temp, 'cache');
  return { ...withoutCertificates(), TMPDIR: temp, XDG_CACHE_HOME: cache, LOCALAPPDATA: cache };
}

/**
 * Runs the files in several processes, and resolves to all results. Each process takes the next file when it has run
 * one: half of them those of the core first, the others those of its surroundings, which start programs and wait for
 * them, so that one waits while the other computes. The largest come first, so that no processor is left alone with a
 * long one.
 */
async function runFiles(files, folder, run) {
  const bySize = files.map((file) => ({ name: file, size: statSync(file).size })).sort((a, b) => b.size - a.size);
  const isOfCore = ({ name }) => name.startsWith(path.join('test', 'core'));
  const waiting = [...bySize.filter(isOfCore), ...bySize.filter((file) => !isOfCore(file)).reverse()];
  const count = Math.min(files.length, Number(options.processes));
  const results = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      runProcess(folder, () => (index % 2 === 0 ? waiting.shift() : waiting.pop()), run),
    ),
  );
  return results.flat();
}

function runProcess(folder, nextFile, { pattern, node, env, user }) {
  const testing = user?.testing ?? path.join(import.meta.dirname, 'testing');
  const args = [
    ...V8_FLAGS,
    `--test-reporter=${pathToFileURL(path.join(testing, 'reporter.mjs')).href}`,
    '--test-reporter-destination=stdout',
    ...(pattern === undefined ? [] : [`--test-name-pattern=${pattern}`]),
    path.join(testing, 'suites.mjs'),
    bundleIn(folder),
    PREPARATION,
  ];
  const child = spawn(user?.node ?? node, args, {
    ...user?.identity,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const results = [];
  let file;
  let other = '';
  let pending = '';
  const read = (text) => {
    const lines = (pending + text).split('\n');
    pending = lines.pop();
    for (const line of lines) {
      const start = line.indexOf(MARK);
      if (start >= 0) results.push(JSON.parse(line.slice(start + MARK.length)));
      else other += `${line}\n`;
    }
  };
  child.on('message', () => {
    file = nextFile();
    child.send({ file });
  });
  child.stdout.setEncoding('utf8').on('data', read);
  child.stderr.setEncoding('utf8').on('data', (text) => (other += text));
  return new Promise((resolve) => {
    child.once('close', (code, signal) => {
      const hasFailure = results.some(({ state }) => state === 'failed');
      if (file !== undefined || (code !== 0 && !hasFailure)) {
        results.push(endedEarly(file?.name ?? 'the last file', signal ?? `code ${code}`, other));
      }
      resolve(results);
    });
  });
}

/** Returns a failure for a process that crashed: its remaining tests are missing, which mustn't look like success. */
function endedEarly(name, how, output) {
  const title = `the tests of ${name} came to their end`;
  return { title, state: 'failed', ms: 0, error: `The process ended with ${how}.\n${output.slice(-4000)}` };
}
