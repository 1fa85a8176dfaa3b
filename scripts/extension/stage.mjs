// The files of the extension's package, with a page of its own: docs/extension.md instead of the repository's README.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The extension's page, for people who have installed it. */
export const PAGE = 'docs/extension.md';

/**
 * Returns the extension's page with its pictures in the text. Editors show it without access to the package's files, so
 * a picture that has an address there never appears; nor can a link to a file be followed.
 *
 * @param {string} project
 */
export function extensionPage(project) {
  const text = readFileSync(path.join(project, PAGE), 'utf8');
  return text.replace(/(!\[[^\]]*\]\()([^)\s]+)\)/g, (_, opening, address) => {
    const picture = readFileSync(path.join(project, path.dirname(PAGE), address));
    return `${opening}data:image/png;base64,${picture.toString('base64')})`;
  });
}

/**
 * Copies files of the package to a folder.
 *
 * @param {string} project
 * @param {string} folder is emptied first
 * @param {readonly string[]} files
 */
export function stageExtension(project, folder, files) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of files) cpSync(path.join(project, file), path.join(folder, file));
  writeFileSync(path.join(folder, 'README.md'), extensionPage(project));
}
