// Runs the tests inside the extension host of the editor in the browser, a window for each fixture.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyFixture, newFolder } from '../workspaces.mjs';

export const TESTS = path.join(import.meta.dirname, 'index.cjs');
const STUB = path.join(import.meta.dirname, 'stub');
/** Enough for every test to wait in vain: a broken extension should fail with its own reasons. */
const LIMIT_MS = 900_000;

/** Where the extension host writes results, and which tests it runs. */
export class HostRun {
  #results = newFolder('results');
  #only;

  constructor(only) {
    this.#only = only;
  }

  /** What the extension host reads of it. */
  get environment() {
    return { DOCSIGHT_HOST_TESTS: JSON.stringify({ results: this.#results, only: this.#only }) };
  }

  /** What the host has written about a fixture, and a failure when it didn't come to its end. */
  read(fixture, log) {
    const file = path.join(this.#results, `${fixture}.jsonl`);
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
    const written = lines.map((line) => JSON.parse(line));
    if (written.at(-1)?.ended) return written.slice(0, -1);
    const error = `The extension host did not come to the end of its tests. Its log:\n${log}`;
    return [...written, { title: `the tests in ${fixture}`, state: 'failed', ms: 0, error }];
  }
}

/**
 * Runs the tests of a fixture in the browser's editor, which has the packed extension installed.
 *
 * @param {HostRun} run its environment is that of the server
 * @param {string} fixture
 * @param {{ server: object, windows: import('../windows.mjs').Windows }} editor
 */
export async function runInBrowser(run, fixture, { server, windows }) {
  const address = server.address(openedFor(fixture));
  return run.read(fixture, await runWorkbench(server, windows, address));
}

/**
 * Copies a fixture and returns what is to be opened: its folder, or for `plain` a workspace with another one, which the
 * editor knows from a file system that the tests bring. A window of its own would be opened for one test.
 */
export function openedFor(fixture) {
  const folder = copyFixture(fixture);
  if (fixture !== 'plain') return folder;
  const file = path.join(folder, '../tests.code-workspace');
  const uri = `mirror:${pathToFileURL(copyFixture('virtual')).pathname}`;
  writeFileSync(file, JSON.stringify({ folders: [{ path: fixture }, { uri }] }));
  return file;
}

/** Opens an address with the order to run the tests there, and resolves to the log when they have ended. */
async function runWorkbench(server, windows, opened) {
  const remote = (file) => `vscode-remote://${server.authority}${pathToFileURL(file).pathname}`;
  const payload = [
    ['extensionDevelopmentPath', remote(STUB)],
    ['extensionTestsPath', remote(TESTS)],
  ];
  const address = `${opened}&payload=${encodeURIComponent(JSON.stringify(payload))}`;
  const log = [];
  let page;
  const ended = new Promise((resolve, reject) => {
    const prepare = async (prepared) => {
      page = prepared;
      // Where the browser dies, the host can't tell that the tests have ended.
      const gone = () => reject(new Error('The window has gone before the tests ended.'));
      page.once('close', gone).once('crash', gone);
      return [
        { dispose: () => page.off('close', gone).off('crash', gone) },
        await page.exposeFunction('codeAutomationLog', (type, args) => log.push(`${type}: ${args.join(' ')}`)),
        await page.exposeFunction('codeAutomationExit', resolve),
      ];
    };
    windows.open(address, prepare).catch(reject);
  });
  try {
    await within(LIMIT_MS, ended);
    await windows.leave(page);
  } catch (error) {
    log.push(error.message);
    if (page !== undefined) await windows.close(page);
  }
  return log.join('\n');
}

function within(limit, promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The tests did not end within ${limit / 1000} s.`)), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
