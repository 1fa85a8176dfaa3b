import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Files } from './server/play.ts';

const isText = /\.(?:mdx?|jsonc?|ya?ml|jsx?|tsx?|css|txt)$|(?:^|\/)\.(?:mint|git)ignore$/;

/** Reads a site into memory; of images and the like only the names. Packages and version control are left out. */
export function readSite(folder: string): Files {
  const files = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const fsPath = path.join(entry.parentPath, entry.name);
    const file = path.relative(folder, fsPath).split(path.sep).join('/');
    if (!entry.isFile() || /(?:^|\/)(?:node_modules|\.git)\//.test(file)) continue;
    files.set(file, isText.test(file) ? readFileSync(fsPath, 'utf8') : '');
  }
  return files;
}
