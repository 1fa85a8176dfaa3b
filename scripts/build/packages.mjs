// Which packages are in the built files, according to the bundler.
import * as esbuild from 'esbuild';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builds } from './programs.mjs';

/** Where a build names them. */
const FILE = 'out/packages.json';

/** Bundles the programs without writing them, and returns the folders of their packages. */
export async function bundledPackages() {
  // Code removed by minification isn't shipped; shorter names don't matter.
  return packagesIn(
    await Promise.all(
      builds.map(({ options }) => esbuild.build({ ...options, minifySyntax: true, write: false, metafile: true })),
    ),
  );
}

/** Writes the folders of the packages in builds, which have a metafile. */
export function writePackages(results) {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(packagesIn(results)));
}

/** Returns the folders of the packages in the files of the last build. */
export function packagesOfBuild() {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

function packagesIn(results) {
  const folders = results
    .flatMap(({ metafile }) => Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs)))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(([file]) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  return [...new Set(folders)];
}
