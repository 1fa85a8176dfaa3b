import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { version } from '../../../../package.json';
import { hashOf } from '../files/hash.ts';

/**
 * Returns a hash of the built program in a folder, by default of the running one, as a key of what it has computed;
 * undefined if it runs from sources.
 */
export function programHash(folder: string = __dirname): string | undefined {
  const names = filesIn(folder)
    .filter((name) => name.endsWith('.js'))
    .sort();
  if (!names.includes('cli.js')) return undefined;
  // Shared parts are named by their hashes.
  const parts = names.map((name) => (name.startsWith('chunk-') ? name : hashOf(readFileSync(path.join(folder, name)))));
  return hashOf(JSON.stringify([version, process.version, process.arch, names, parts]));
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
