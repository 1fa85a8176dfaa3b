// Runs the tests inside the extension host of a desktop VS Code, with this project as the extension under development.
import path from 'node:path';
import { createProfile } from '../../../scripts/editor/profile.mjs';
import { root, runStep } from '../../../scripts/editor/steps.mjs';
import { newFolder } from '../workspaces.mjs';
import { openedFor, TESTS } from './suite.mjs';

/** What `runTests` of @vscode/test-electron does, as a program of its own: it prints all that the editor prints. */
const PROGRAM = path.join(import.meta.dirname, 'desktopProgram.mjs');

/**
 * Runs the tests of a fixture and resolves to where the editor's output is.
 *
 * @param {import('./suite.mjs').HostRun} run
 * @param {string} fixture
 * @param {string} executable
 */
export async function runOnDesktop(run, fixture, executable) {
  const profile = createProfile(newFolder('desktop'), { 'docsight.addRedirects': 'never' });
  const options = {
    vscodeExecutablePath: executable,
    extensionDevelopmentPath: root,
    extensionTestsPath: TESTS,
    extensionTestsEnv: run.environment,
    launchArgs: [
      openedFor(fixture),
      `--user-data-dir=${profile.data}`,
      `--extensions-dir=${profile.extensions}`,
      '--disable-telemetry',
    ],
  };
  const log = `desktop-${fixture}`;
  const command = [process.execPath, PROGRAM, JSON.stringify(options)];
  // Tests that fail end it with an error; which they are, the results say.
  return runStep(`Running the tests in ${fixture}`, command, { log }).catch((error) => error.message);
}
