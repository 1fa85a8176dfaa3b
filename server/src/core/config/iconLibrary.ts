import { siteIconLibrary, type SiteIconLibrary } from '../icons/iconNames.ts';
import { memberOf, nodeAt, stringOf, type JsonPath } from './json/jsonTree.ts';
import { originalOf } from '../util/views.ts';
import type { SiteConfig } from './siteConfig.ts';

/** Returns the library of the icon at a path: the one next to the icon, or else the site's. */
export function libraryOfIcon({ composed, iconLibrary }: SiteConfig, path: JsonPath): SiteIconLibrary {
  const own = path.at(-1) === 'name' ? memberOf(nodeAt(composed.root, path.slice(0, -1)), 'library') : undefined;
  return siteIconLibrary(stringOf(own)) ?? iconLibrary;
}

/** Returns the icon library of the site; undefined if docs.json doesn't show it for certain. */
export function certainIconLibrary(config: SiteConfig): SiteIconLibrary | undefined {
  const { composed, iconLibrary, isComplete } = originalOf(config, 'certainIconLibrary');
  const actual = memberOf(composed.root, 'icons');
  const isUnclear = actual !== undefined && stringOf(memberOf(actual, 'library')) !== iconLibrary;
  const lacksFragment = composed.references.some(({ problem, file }) => problem !== undefined || file === undefined);
  return isComplete && !lacksFragment && !isUnclear ? iconLibrary : undefined;
}
