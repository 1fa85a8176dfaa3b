import { siteIconLibrary, type SiteIconLibrary } from '../icons/iconNames.ts';
import { memberOf, nodeAt, stringOf, type JsonPath } from './json/jsonTree.ts';
import type { SiteConfig } from './siteConfig.ts';

/** The library of the icon whose name stands at a path: the one that stands beside it, or else the site's. */
export function libraryOfIcon({ whole, iconLibrary }: SiteConfig, path: JsonPath): SiteIconLibrary {
  const own = path.at(-1) === 'name' ? memberOf(nodeAt(whole.root, path.slice(0, -1)), 'library') : undefined;
  return siteIconLibrary(stringOf(own)) ?? iconLibrary;
}

/** The library of icons that surely are the site's; undefined where what docs.json says of it can't be told. */
export function certainIconLibrary({ whole, iconLibrary, isWhole }: SiteConfig): SiteIconLibrary | undefined {
  const given = memberOf(whole.root, 'icons');
  const isUnclear = given !== undefined && stringOf(memberOf(given, 'library')) !== iconLibrary;
  const lacksPart = whole.references.some(({ problem, file }) => problem !== undefined || file === undefined);
  return isWhole && !lacksPart && !isUnclear ? iconLibrary : undefined;
}
