// Copies of the fixtures in a temporary folder: a test may change its files, and no project above them is in the way.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { atEnd } from '../../scripts/editor/cleanup.mjs';
import { temporaryFolder } from '../../scripts/testing/temporary.mjs';

const temporary = mkdtempSync(path.join(temporaryFolder(), 'docsight-editor-'));
atEnd(() => rmSync(temporary, { recursive: true, force: true, maxRetries: 3 }));
// The editor and the browser have files of their own, not all of which they remove.
process.env.TMPDIR = temporary;

/** A new folder that is removed with all others when the process ends. */
export function newFolder(name) {
  return mkdtempSync(path.join(temporary, `${name}-`));
}

/**
 * Copies a fixture and returns the folder of the copy, which is named like the fixture.
 *
 * @param {string} fixture
 * @param {Record<string, (text: string) => string>} [changes] by file name, what becomes of its text; a file that isn't
 *   there is made
 */
export function copyFixture(fixture, changes = {}) {
  const folder = path.join(newFolder('workspace'), fixture);
  cpSync(path.join(import.meta.dirname, 'fixture', fixture), folder, { recursive: true });
  for (const [name, change] of Object.entries(changes)) changeFile(path.join(folder, name), change);
  return folder;
}

/**
 * Makes a folder what another one is, which is used up. Files that are the same already aren’t touched, and others are
 * there at once: written in place, a file has two times of change, and an editor that reads it between them refuses to
 * save it later.
 *
 * @param {string} folder
 * @param {string} fresh
 */
export function replaceFiles(folder, fresh) {
  const isFolder = (file) => existsSync(file) && statSync(file).isDirectory();
  const inBoth = (name) => [path.join(folder, name), path.join(fresh, name)];
  for (const name of readdirSync(folder, { recursive: true })) {
    const [old, wanted] = inBoth(name);
    const stays = existsSync(wanted) && isFolder(wanted) === isFolder(old);
    if (!stays) rmSync(old, { recursive: true, force: true });
  }
  for (const name of readdirSync(fresh, { recursive: true })) {
    const [old, wanted] = inBoth(name);
    if (isFolder(wanted)) mkdirSync(old, { recursive: true });
    else if (!existsSync(old) || !readFileSync(old).equals(readFileSync(wanted))) renameSync(wanted, old);
  }
}

function changeFile(file, change) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const changed = change(text);
  if (changed === text) throw new Error(`The change to ${file} changes nothing: the fixture has moved on.`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, changed);
}
