// Runs the built programs and some tests with the other supported versions of Node.js: node scripts/testing/nodes.mjs
// Their packages are in test/nodes. npm has none for some systems (macOS on ARM): the workflows test those.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isInstalled, npmCommand } from '../editor/npm.mjs';
import { ExplainedError, root, runMain, runProgram, runStep } from '../editor/steps.mjs';

const home = path.join(root, 'test/nodes');

/** What other versions run: the starts of the built programs, and the quickest tests of what reads pages. */
const TESTS = [
  'protocol/quietStart',
  'core/page/sections',
  'core/page/frontMatter',
  'core/config/schemaProblems',
  'workspace/links',
];

/** A site with findings of many rules. */
const CHECK = ['dist/cli.js', 'check', 'examples/gallery', '--no-cache', '--format', 'json', '--severity', 'hint'];

/** Installs the versions of Node.js: they are large, and only these tests need them. */
export async function installNodes() {
  if (isInstalled(home)) return;
  await runStep('Installing Node.js 20, 22 and 24', npmCommand('ci', '--ignore-scripts', '--no-audit', '--no-fund'), {
    log: 'nodes',
    cwd: home,
  });
}

async function main() {
  const expected = await findings(process.execPath);
  for (const node of otherNodes()) {
    const found = await findings(node);
    if (found !== expected) throw new ExplainedError(`${node} finds something else:\n${found}`);
    const tests = await runProgram([node, 'scripts/test-unit.mjs', '--built', '--log', 'other-nodes-tests', ...TESTS]);
    console.log(tests.output);
    if (tests.code !== 0) throw new ExplainedError(`Some tests fail with ${node}.`);
  }
}

async function findings(node) {
  const { output } = await runProgram([node, ...CHECK]);
  return output.replace(/"durationMs": ?\d+/, '');
}

/** Returns the installed versions other than the running one. */
function otherNodes() {
  const own = process.versions.node.split('.')[0];
  const file = process.platform === 'win32' ? 'node.exe' : 'bin/node';
  return ['20', '22', '24']
    .filter((major) => major !== own)
    .map((major) => path.join(home, 'node_modules', `node${major}-${process.platform}-${process.arch}`, file))
    .filter((node) => existsSync(node));
}

if (process.argv[1] === import.meta.filename) await runMain(main);
