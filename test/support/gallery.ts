import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Files } from './site.ts';

/** The site in a folder of the project: each file by its path. */
export function filesOfSite(folder: string): Files {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));
  return Object.fromEntries(
    names.map((name) => [name.replaceAll('\\', '/'), readFileSync(path.join(folder, name), 'utf8')]),
  );
}

/** The gallery, which shows every component with every attribute. */
export const galleryFolder = 'examples/gallery';
export const galleryPage = 'gallery.mdx';
