import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the build puts the drawings, next to the program; tests that run from sources have none. */
const folder = path.join(__dirname, 'preview', 'icons');

/** Returns the drawings of a library as JSON; rejects if there are none. */
export function readIcons(name: string): Promise<string> {
  return readFile(path.join(folder, `${name}.json`), 'utf8');
}
