// The package for npm: the programs without the extension, and a manifest without what only the editor reads.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files that are copied unchanged. Findings link to the pages of their rules. */
const FILES = ['README.md', 'CHANGELOG.md', 'LICENSE', 'THIRD_PARTY_NOTICES.txt', 'docs/rules'];

/** The manifest's keys that npm needs too. */
const KEYS = ['name', 'version', 'license', 'keywords', 'bin'];

/**
 * Copies the package's files to a folder.
 *
 * @param {string} project
 * @param {string} folder is emptied first
 */
export function stageForNpm(project, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'dist'), { recursive: true });
  for (const file of FILES) cpSync(path.join(project, file), path.join(folder, file), { recursive: true });
  for (const name of readdirSync(path.join(project, 'dist'))) {
    if (name === 'preview' || (name.endsWith('.js') && !/^(?:client\.js|web)/.test(name))) {
      cpSync(path.join(project, 'dist', name), path.join(folder, 'dist', name), { recursive: true });
    }
  }
  const read = (file) => JSON.parse(readFileSync(path.join(project, file), 'utf8'));
  const manifest = npmManifest(read('package.json'), read('package.nls.json'));
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

function npmManifest(manifest, texts) {
  return {
    ...Object.fromEntries(KEYS.map((key) => [key, manifest[key]])),
    description: texts[manifest.description.slice(1, -1)],
    engines: { node: manifest.engines.node },
  };
}
