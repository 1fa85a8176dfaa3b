// The tests without an editor as programs: node scripts/testing/bundles.mjs FOLDER
// Bundling takes several seconds of processor time: the rings of a run share the bundles in a folder.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { bundleForNode } from '../build/nodeBundle.mjs';
import './lessCollection.mjs';

const RINGS = ['core', 'workspace', 'cli', 'protocol', 'client', 'project', 'fuzz', 'faults', 'user'];

/** The tests in editors of the system, which may not be installed: run only by name. */
export const OF_EDITORS = 'editors';

/** Imported before the tests of a process. */
export const PREPARATION = path.join('test', 'support', 'preparation.ts');

/** Returns the files of all tests that need no editor of their own. */
export function allTests() {
  return [...RINGS, OF_EDITORS]
    .flatMap((ring) => {
      const folder = path.join('test', ring);
      return readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name));
    })
    .filter((file) => file.endsWith('.test.ts'));
}

/** Bundles files of tests, and what is imported before them, into a folder. */
export function bundleTests(files, outdir) {
  return bundleForNode({
    entryPoints: [PREPARATION, ...files],
    outdir,
    outbase: 'test',
    splitting: true,
    sourcemap: 'linked',
    sourcesContent: false,
  });
}

/** Returns the bundle of a file in a folder. */
export function bundleOf(file, folder) {
  return path.join(folder, path.relative('test', file).replace(/\.ts$/, '.mjs'));
}

if (process.argv[1] === import.meta.filename) await bundleTests(allTests(), process.argv[2]);
