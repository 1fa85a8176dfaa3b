// What tells a build from others, whose results in a cache it can’t use.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where the programs read it: packages contain scripts alone. */
const FILE = 'build.js';

/** Writes a hash of all programs in a folder. */
export function writeBuildHash(folder = 'dist') {
  const hash = createHash('sha256');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js') && name !== FILE);
  for (const name of names.sort()) hash.update(`${name}\n`).update(readFileSync(path.join(folder, name)));
  writeFileSync(path.join(folder, FILE), `module.exports = '${hash.digest('base64url')}';\n`);
}
