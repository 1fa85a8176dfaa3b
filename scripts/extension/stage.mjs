// The files of the extension's package, with a page of its own: docs/extension.md instead of the repository's README.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The extension's page, for people who have installed it. */
export const PAGE = 'docs/extension.md';

/**
 * Returns the extension's page with its title and its pictures in the text. Editors show it without access to the package's files, so
 * a picture that has an address there never appears; nor can a link to a file be followed.
 *
 * @param {string} project
 */
export function extensionPage(project) {
  const text = readFileSync(path.join(project, PAGE), 'utf8');
  const withTitle = text.replace(/^---\ntitle: (.*)\n[^]*?\n---\n/, '# $1\n');
  return withTitle.replace(/(!\[[^\]]*\]\()([^)\s]+)\)/g, (_, opening, address) => {
    const picture = readFileSync(path.join(project, path.dirname(PAGE), address));
    return `${opening}data:image/png;base64,${picture.toString('base64')})`;
  });
}

/**
 * Copies what may be part of the package to a folder, and .vscodeignore, by which vsce selects from it. In the project
 * itself vsce would compare every file of every tool with every pattern, which takes seconds.
 *
 * @param {string} project
 * @param {string} folder is emptied first
 */
export function stageExtension(project, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of stagedFiles(project)) {
    cpSync(path.join(project, file), path.join(folder, file), { recursive: true });
  }
  writeFileSync(path.join(folder, 'README.md'), extensionPage(project));
}

/** Returns the files of the project's own folder, and the files and folders below it that .vscodeignore names. */
function stagedFiles(project) {
  const files = readdirSync(project, { withFileTypes: true }).filter((entry) => entry.isFile());
  const patterns = readFileSync(path.join(project, '.vscodeignore'), 'utf8').matchAll(/^!([^*\n]+\/[^*\n]*)/gm);
  const named = Array.from(patterns, ([, start]) =>
    existsSync(path.join(project, start)) ? start : path.dirname(start),
  );
  return new Set([...files.map(({ name }) => name), ...named]);
}
