import { pageExtensions } from './fileKinds.ts';
import { folderOf, toSitePath, type SitePath } from './sitePath.ts';
import { capitalized } from '../util/strings.ts';

/** Returns a page's path without its extension, as navigation lists it: `guides/install`. */
export function pageNameOf(file: SitePath): string {
  const name = file.toLowerCase();
  for (const extension of pageExtensions) {
    if (name.endsWith(extension)) return file.slice(0, -extension.length);
  }
  return file;
}

/** Returns the files that a navigation entry may mean, in order of precedence; none if it leaves the site. */
export function filesOfEntry(entry: string): readonly SitePath[] {
  const path = toSitePath(entry);
  if (path === undefined || path === '') return [];
  return pageExtensions.map((extension) => `${path}${extension}` as SitePath);
}

/** Returns the address of a page within its site: `/guides/install`; an index page has that of its folder. */
export function routeOf(file: SitePath): string {
  const name = pageNameOf(file);
  return `/${name.replace(/(?:^|\/)index$/, '')}`;
}

/**
 * Returns the folder from which a browser reads an address of a page without a slash or dot at its start: `guides/index`
 * is shown at `/guides`, which is in the root.
 */
export function folderReadFrom(file: SitePath): SitePath {
  return folderOf(routeOf(file).slice(1) as SitePath);
}

/** Returns the relative path from one of the site's folders to a path: `./install`, `../images/a.png`. */
export function relativeFrom(folder: SitePath, path: string): string {
  const from = folder === '' ? '' : `${folder}/`;
  const to = path.startsWith('/') ? path.slice(1) : path;
  let shared = 0;
  for (let at = 0; at < from.length && from.charCodeAt(at) === to.charCodeAt(at); at++) {
    if (from.charAt(at) === '/') shared = at + 1;
  }
  const up = '../'.repeat(from.slice(shared).split('/').length - 1);
  return (up === '' ? './' : up) + to.slice(shared);
}

/**
 * Returns a title for a page that has none, from the last segment of its path: `getting-started` gives "Getting
 * started".
 */
export function titleFromPath(pageName: string): string {
  const segments = pageName.split('/').filter((segment) => segment !== '');
  const last = segments.at(-1) === 'index' && segments.length > 1 ? segments.at(-2) : segments.at(-1);
  const words = (last ?? '').replace(/[-_]+/g, ' ').trim();
  return capitalized(words);
}
