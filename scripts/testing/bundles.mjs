// The tests without an editor as a program: node scripts/testing/bundles.mjs FOLDER
// Bundling takes several seconds of processor time: the rings of a run share the bundle in a folder.
import { readdirSync, writeFileSync } from 'node:fs';
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

/**
 * Bundles files of tests, and what is imported before them, into one module in a folder. It exports a function for each
 * file, which runs it: a bundle of each, and of what several share, would be hundreds of modules to write and to load.
 */
export function bundleTests(files, folder, options = {}) {
  const entries = [PREPARATION, ...files].map((file) => {
    const imported = `./${file.replaceAll('\\', '/')}`;
    return `${JSON.stringify(file)}: () => import(${JSON.stringify(imported)}),\n`;
  });
  const contents = `export const runs = {\n${entries.join('')}};\n`;
  return bundleForNode({
    stdin: { contents, resolveDir: process.cwd(), sourcefile: 'tests.mjs' },
    outfile: bundleIn(folder),
    ...options,
  });
}

/** Writes the source map of the bundle of files, which only failures need; the bundle itself may be in use. */
export async function mapTests(files, folder) {
  const options = { sourcemap: 'external', sourcesContent: false, write: false };
  const { outputFiles } = await bundleTests(files, folder, options);
  for (const { path: file, contents } of outputFiles) if (file.endsWith('.map')) writeFileSync(file, contents);
}

/** Returns the bundle of a folder. */
export function bundleIn(folder) {
  return path.resolve(folder, 'tests.mjs');
}

if (process.argv[1] === import.meta.filename) await bundleTests(allTests(), process.argv[2]);
