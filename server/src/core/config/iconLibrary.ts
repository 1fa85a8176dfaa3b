import { siteIconLibrary, type SiteIconLibrary } from '../icons/iconNames.ts';
import { memberOf, nodeAt, stringOf, type JsonPath } from './json/jsonTree.ts';
import type { SiteConfig } from './siteConfig.ts';

/** The library of the icon whose name stands at a path: the one that stands beside it, or else the site's. */
export function libraryOfIcon({ whole, iconLibrary }: SiteConfig, path: JsonPath): SiteIconLibrary {
  const own = path.at(-1) === 'name' ? memberOf(nodeAt(whole.root, path.slice(0, -1)), 'library') : undefined;
  return siteIconLibrary(stringOf(own)) ?? iconLibrary;
}
