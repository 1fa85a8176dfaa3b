import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The Markdown files below a folder, as paths from there, in the order of their names. */
export function markdownFilesIn(root: string): readonly string[] {
  const found = readdirSync(root, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}
