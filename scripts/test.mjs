// Everything that has to hold before a change goes in: node scripts/test.mjs
// From a fresh clone it installs what it needs by itself.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { atEnd } from './editor/cleanup.mjs';
import { ExplainedError, root, runMain, runStep } from './editor/steps.mjs';
import { setUp } from './setup.mjs';

const node = process.execPath;
const tool = (file) => path.join(root, 'node_modules', file);

await runMain(async () => {
  await setUp();
  await runStep('Checking the types', [node, tool('typescript/bin/tsc'), '--build'], { log: 'types' });
  await runStep('Checking the code', [node, tool('eslint/bin/eslint.js'), '--max-warnings', '0', '.'], { log: 'lint' });
  await runStep('Checking the layout', [node, tool('prettier/bin/prettier.cjs'), '--check', '.'], { log: 'layout' });
  await runStep('Building the extension', [node, 'scripts/package.mjs'], { log: 'package' });
  await show('Without an editor', [node, 'scripts/test-unit.mjs']);
  await show('In a real editor', [node, 'test/e2e/run.mjs', '--vsix', 'dist/docsight.vsix']);
});

/** Runs tests with their output in sight. */
async function show(title, [program, ...args]) {
  console.log(`\n${title}`);
  const child = spawn(program, args, { cwd: root, stdio: 'inherit' });
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  const stop = atEnd(() => child.kill() && ended);
  const code = await ended;
  void stop();
  if (code !== 0) throw new ExplainedError(`${title}: failed.`);
}
