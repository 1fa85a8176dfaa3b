import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isConfigName } from '../../server/src/core/paths/fileKinds.ts';

/** The outermost folders that hold a docs.json or mint.json, in the order of their names. */
export function siteFoldersIn(root: string): readonly string[] {
  const entries = readdirSync(root, { withFileTypes: true });
  if (entries.some((entry) => entry.isFile() && isConfigName(entry.name))) return [root];
  const folders = entries.filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name));
  const names = folders.map(({ name }) => name).sort();
  return names.flatMap((name) => siteFoldersIn(path.join(root, name)));
}
