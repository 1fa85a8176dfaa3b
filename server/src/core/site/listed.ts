import type { SchemaProblem } from '../config/schemaProblems.ts';
import { isExternal, pathKey } from '../paths/address.ts';
import { toSitePath, type SitePath } from '../paths/sitePath.ts';
import { pageKindOf } from './pageKind.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

/**
 * Whether a page surely stands in no group, though it could: neither where the whole navigation isn't known, nor of
 * parts of pages and pages that are hidden on purpose.
 */
export function isUnlisted(site: SiteSnapshot, file: SitePath): boolean {
  const { config, isLoaded, pages } = site;
  if (!config.knowsNavigation || !isLoaded) return false;
  if (config.navigation.nodes.length === 0 || config.navigation.entriesOf(file).length > 0) return false;
  if (config.schemaProblems.some(mayLoseEntries) || isPassedOver(site, file)) return false;
  return pages.get(file)?.isHidden === false && pageKindOf(site, file) === 'page';
}

/** Whether a part of the navigation isn't read because something in its place has another kind or another name. */
function mayLoseEntries({ kind, path, properties, nearest }: SchemaProblem): boolean {
  if (path[0] !== 'navigation') return false;
  return kind === 'type' || (kind === 'required' ? properties : nearest.names).includes('pages');
}

/** Whether the navigation lists a page where the platform doesn't look; the page isn't what is wrong then. */
function isPassedOver({ config }: SiteSnapshot, file: SitePath): boolean {
  const key = pathKey(file);
  return config.navigation.passedOver.some(({ entry }) => pathKey(toSitePath(entry) ?? entry) === key);
}

/** Whether docs.json leads to a page from elsewhere than its groups: from a tab, an anchor, a button, a redirect. */
export function isNamedByConfig({ config }: Pick<SiteSnapshot, 'config'>, file: SitePath): boolean {
  const key = pathKey(file);
  const destinations = config.redirects.flatMap(({ destination }) => destination ?? []);
  const urls = [...config.prefixes.map(({ url }) => url), ...config.links, ...destinations];
  return urls.some(({ value }) => {
    // The address of the site itself isn't known, so one that ends as the page's may be it.
    const path = toSitePath(isExternal(value) ? value.replace(/^[^/]*\/\/[^/]*/, '') : value);
    return path !== undefined && path !== '' && pathKey(path.replace(/[?#].*$/, '')) === key;
  });
}
