// Runs the tests inside an extension host: that of the editor in the browser, or that of a desktop VS Code.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { atEnd } from '../../../scripts/editor/cleanup.mjs';
import { openWorkbench } from '../../../scripts/editor/page.mjs';
import { makeProfile } from '../../../scripts/editor/profile.mjs';
import { startServer } from '../../../scripts/editor/server.mjs';
import { root } from '../../../scripts/editor/steps.mjs';
import { copyFixture, newFolder } from '../workspaces.mjs';

const TESTS = path.join(import.meta.dirname, 'index.cjs');
const STUB = path.join(import.meta.dirname, 'stub');
/** Enough for every test to wait in vain: a broken extension should fail with its own reasons. */
const LIMIT_MS = 600_000;

/** The file system that a fixture is opened through where that isn't the disk; the tests bring it. */
const SCHEMES = { virtual: 'mirror' };

/** Each folder of tests is named like the fixture that they run in. */
const FIXTURES = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(path.join(import.meta.dirname, '../fixture', entry.name)))
  .map(({ name }) => name);

/** Runs the suite in the browser's editor, which has the packed extension installed. */
export async function runInBrowser({ profile, browser, only }) {
  const results = newFolder('results');
  const server = await startServer(profile, { env: environment(results, only) });
  try {
    const all = [];
    for (const fixture of FIXTURES) {
      const address = server.address(copyFixture(fixture), SCHEMES[fixture]);
      const log = await runWorkbench(server, browser, address);
      all.push(...readResults(results, fixture, log));
    }
    return all;
  } finally {
    await server.stop();
  }
}

/** Runs the suite in a desktop VS Code, with this project as the extension under development. */
export async function runOnDesktop({ executable, only }) {
  const results = newFolder('results');
  const all = [];
  for (const fixture of FIXTURES) {
    const folder = copyFixture(fixture);
    const scheme = SCHEMES[fixture];
    const opened = scheme ? `--folder-uri=${scheme}:${pathToFileURL(folder).pathname}` : folder;
    const log = await runDesktop(executable, opened, environment(results, only));
    all.push(...readResults(results, fixture, log));
  }
  return all;
}

function environment(results, only) {
  return { DOCSIGHT_HOST_TESTS: JSON.stringify({ results, only }) };
}

/** What the host has written, and a failure when it didn't come to its end. */
function readResults(folder, fixture, log) {
  const file = path.join(folder, `${fixture}.jsonl`);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  const written = lines.map((line) => JSON.parse(line));
  if (written.at(-1)?.ended) return written.slice(0, -1);
  const error = `The extension host did not come to the end of its tests. Its log:\n${log}`;
  return [...written, { title: `the tests in ${fixture}`, state: 'failed', ms: 0, error }];
}

/** Opens a folder's address in the browser with the order to run the tests there, and resolves to the log when they have ended. */
async function runWorkbench(server, browser, opened) {
  const remote = (file) => `vscode-remote://${server.authority}${pathToFileURL(file).pathname}`;
  const payload = [
    ['extensionDevelopmentPath', remote(STUB)],
    ['extensionTestsPath', remote(TESTS)],
  ];
  const address = `${opened}&payload=${encodeURIComponent(JSON.stringify(payload))}`;
  const log = [];
  let page;
  const ended = new Promise((resolve) => {
    const prepare = async (prepared) => {
      page = prepared;
      await page.exposeFunction('codeAutomationLog', (type, args) => log.push(`${type}: ${args.join(' ')}`));
      await page.exposeFunction('codeAutomationExit', resolve);
    };
    openWorkbench(browser, address, prepare).catch((error) => {
      log.push(error.message);
      resolve();
    });
  });
  await within(LIMIT_MS, ended).catch((error) => log.push(error.message));
  await page?.context().close();
  return log.join('\n');
}

async function runDesktop(executable, opened, env) {
  const profile = makeProfile(newFolder('desktop'));
  const options = [
    opened,
    `--extensionDevelopmentPath=${root}`,
    `--extensionTestsPath=${TESTS}`,
    `--user-data-dir=${profile.data}`,
    `--extensions-dir=${profile.extensions}`,
    ...['--disable-workspace-trust', '--disable-updates', '--disable-telemetry', '--skip-welcome', '--no-sandbox'],
  ];
  const child = spawn(executable, options, {
    // The person's own home stays: a display may only be reached with what is in there.
    env: { ...profile.env, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  atEnd(() => child.kill());
  const log = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => log.push(String(data)));
  const ended = new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject));
  await within(LIMIT_MS, ended).catch((error) => {
    log.push(error.message);
    child.kill();
  });
  return log.join('');
}

function within(limit, promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The tests did not end within ${limit / 1000} s.`)), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
