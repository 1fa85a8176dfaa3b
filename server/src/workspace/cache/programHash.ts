import { readFileSync } from 'node:fs';
import path from 'node:path';
import { version } from '../../../../package.json';
import { namesIn } from '../files/entries.ts';
import { hashOf } from '../files/hash.ts';

/** Returns a hash of the running program, as a key of what it has computed; undefined if it runs from sources. */
export function programHash(): string | undefined {
  const names = namesIn(__dirname)
    .filter((name) => name.endsWith('.js'))
    .sort();
  if (!names.includes('cli.js')) return undefined;
  // Shared parts are named by their hashes.
  const parts = names.map((name) =>
    name.startsWith('chunk-') ? name : hashOf(readFileSync(path.join(__dirname, name))),
  );
  return hashOf(JSON.stringify([version, process.version, process.arch, names, parts]));
}
