// Runs the tests of the extension host in a desktop VS Code, the oldest that is supported and the newest:
// node test/e2e/desktop.mjs
//   --only TEXT            only tests whose title has the text
//   VSCODE_EXECUTABLE=…    in this VS Code alone, which is on the computer already
// Ends with code 2 where a version can't be downloaded.
import { downloadAndUnzipVSCode } from '@vscode/test-electron';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { unlessInterrupted } from '../../scripts/editor/cleanup.mjs';
import { installEditor } from '../../scripts/editor/install.mjs';
import { ExplainedError, out, root, runMain, runStep } from '../../scripts/editor/steps.mjs';
import { runOnDesktop } from './host/desktop.mjs';
import { HostRun } from './host/suite.mjs';
import { fixturesWith } from './host/titles.mjs';
import { Report } from './report.mjs';

const NOT_AVAILABLE = 2;

await runMain(async () => {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  const editors = await findEditors();
  if (editors === undefined) return;
  await installEditor();
  await runStep('Building the extension', [process.execPath, 'scripts/build.mjs'], { log: 'build' });
  const report = new Report('desktop-tests');
  for (const { version, executable } of editors) {
    const started = performance.now();
    const results = [];
    for (const fixture of await fixturesWith(only)) {
      await unlessInterrupted();
      const run = new HostRun(only);
      results.push(...run.read(fixture, await runOnDesktop(run, fixture, executable)));
    }
    report.add(`VS Code ${version}`, results, performance.now() - started);
  }
  process.exitCode = report.end();
});

/** The editors to run in; undefined, after it has been said, where one can't be had. */
async function findEditors() {
  const named = process.env.VSCODE_EXECUTABLE;
  if (named) return [{ version: named, executable: named }];
  const editors = [];
  for (const version of [oldestVersion(), 'stable']) {
    try {
      editors.push({ version, executable: await download(version) });
    } catch (error) {
      console.log(`VS Code ${version} can’t be downloaded, so nothing was tested: ${error.message}`);
      process.exitCode = NOT_AVAILABLE;
      return undefined;
    }
  }
  return editors;
}

function download(version) {
  const report = () => undefined;
  return downloadAndUnzipVSCode({ version, cachePath: path.join(out, 'vscode'), reporter: { report, error: report } });
}

/** The first version that the manifest allows. */
function oldestVersion() {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const [version] = /\d+\.\d+\.\d+/.exec(engines.vscode) ?? [];
  if (version === undefined) throw new ExplainedError(`The manifest names no version of VS Code: ${engines.vscode}`);
  return version;
}
