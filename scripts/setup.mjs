// Installs the project's packages when they are missing or out of date. A fresh clone has none, so nothing here may
// import one.
import { installCommand, isInstalled } from './editor/npm.mjs';
import { root, runStep } from './editor/steps.mjs';

/** Installs the packages of the lock file. No package needs its install script: esbuild runs without. */
export async function setUp() {
  if (isInstalled(root)) return;
  await runStep('Installing the project’s packages', installCommand(root), { log: 'npm-ci' });
}
