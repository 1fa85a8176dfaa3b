// Runs the built programs and some tests with the other supported versions of Node.js:
//   node scripts/testing/nodes.mjs [--bundles DIR]
// With --bundles, all tests are bundled in that folder, see bundles.mjs.
// Their packages are in test/nodes, a folder each. npm has none for some systems (macOS on ARM): the workflows test those.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installCommand, isInstalled } from '../editor/npm.mjs';
import { ExplainedError, root, runMain, runProgram, runStep } from '../editor/steps.mjs';

const home = path.join(root, 'test/nodes');

/** The supported major versions. */
const MAJORS = ['20', '22', '24'];

/** What other versions run: the starts of the built programs, and the quickest tests of what reads pages. */
const TESTS = ['protocol/quietStart', 'core/page/sections', 'core/config/schemaProblems', 'workspace/links'];

/** A site with findings of many rules. */
const CHECK = ['dist/cli.js', 'check', 'examples/gallery', '--no-cache', '--format', 'json', '--severity', 'hint'];

/** Installs the other versions of Node.js: they are large, and only these tests need them. */
export async function installNodes() {
  const missing = otherMajors().filter((major) => !isInstalled(folderOf(major)));
  await Promise.all(
    missing.map((major) =>
      runStep(`Installing Node.js ${major}`, installCommand(folderOf(major)), { log: `node-${major}` }),
    ),
  );
}

async function main() {
  const nodes = otherNodes();
  if (nodes.length === 0) return;
  const expected = await findings(process.execPath);
  for (const node of nodes) {
    const found = await findings(node);
    if (found !== expected) throw new ExplainedError(`${node} finds something else:\n${found}`);
  }
  await runTests(nodes);
}

/**
 * Bundling the tests takes longer than running them, so all versions run the same bundles; so does loading them, so each
 * version does it in one process.
 */
async function runTests(nodes) {
  const options = ['--built', '--log', 'other-nodes-tests', '--processes', '1'];
  const chosen = nodes.flatMap((node) => ['--node', node]);
  const args = ['scripts/test-unit.mjs', ...options, ...process.argv.slice(2), ...chosen, ...TESTS];
  const { code, output } = await runProgram([process.execPath, ...args]);
  console.log(output);
  if (code !== 0) throw new ExplainedError('Some tests fail with another version of Node.js.');
}

async function findings(node) {
  const { output } = await runProgram([node, ...CHECK]);
  return output.replace(/"durationMs": ?\d+/, '');
}

/** Returns the programs of the other versions that are installed. */
function otherNodes() {
  const file = process.platform === 'win32' ? 'node.exe' : 'bin/node';
  return otherMajors()
    .map((major) => path.join(folderOf(major), 'node_modules', `node-${process.platform}-${process.arch}`, file))
    .filter((node) => existsSync(node));
}

/** Returns the supported versions but the running one. */
function otherMajors() {
  const [own] = process.versions.node.split('.');
  return MAJORS.filter((major) => major !== own);
}

function folderOf(major) {
  return path.join(home, major);
}

if (process.argv[1] === import.meta.filename) await runMain(main);
