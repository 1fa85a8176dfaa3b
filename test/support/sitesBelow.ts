import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns the roots of the sites in a folder, apart from those in other sites. */
export function sitesBelow(from: string): readonly string[] {
  if (['docs.json', 'mint.json'].some((name) => existsSync(path.join(from, name)))) return [from];
  return readdirSync(from, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .flatMap(({ name }) => sitesBelow(path.join(from, name)));
}
