import { pathKey } from '../../paths/address.ts';
import { isWithin, siteRoot, type SitePath } from '../../paths/sitePath.ts';
import { basePathOf } from '../../settings/docsUrl.ts';
import type { SiteSnapshot } from '../siteSnapshot.ts';

type Source = Pick<SiteSnapshot, 'files' | 'settings'>;

/** A path that begins with the path below which the site is served, and the rest, which the site’s files have. */
interface BelowBasePath {
  readonly basePath: SitePath;
  readonly rest: SitePath;
}

/** The paths below which sites of documentation are usually served: `acme.com/docs`. */
const usualBasePaths = ['docs', 'doc', 'documentation'] as unknown as readonly SitePath[];

/**
 * Returns the paths below which the site may be served: the one of its configured URL. Files don’t show it, so without a
 * URL it may be any usual one that isn’t a folder: no address that begins with it can mean anything else.
 */
export function basePaths({ files, settings: { docsUrl } }: Source): readonly SitePath[] {
  if (docsUrl === undefined) return usualBasePaths.filter((path) => !files.hasFolder(path));
  const path = basePathOf(docsUrl);
  return path === siteRoot ? [] : [path];
}

/** Returns the parts of a path that begins with the path below which the site is served; undefined for all others. */
export function belowBasePath(site: Source, path: SitePath): BelowBasePath | undefined {
  const basePath = basePaths(site).find((one) => isWithin(path, one));
  return basePath === undefined ? undefined : { basePath, rest: path.slice(basePath.length + 1) as SitePath };
}

/** Returns how an address from the root begins that has a path below which the site is served; empty without one. */
export function prefixOf({ basePath }: { readonly basePath?: SitePath }): string {
  return basePath === undefined ? '' : `/${basePath}`;
}

/** Returns a path without the path below which the site is served, if it begins with that. */
export function withoutBasePath(site: Source, path: SitePath): SitePath {
  return belowBasePath(site, path)?.rest ?? path;
}

/** Returns the paths by which addresses from the root may name a path of the site. */
export function pathsNaming(site: Source, path: SitePath): readonly SitePath[] {
  return [path, ...basePaths(site).map((basePath) => `${basePath}/${path}` as SitePath)];
}

/** Returns the keys (see `pathKey`) of {@link pathsNaming}. */
export function keysNaming(site: Source, path: SitePath): readonly string[] {
  return pathsNaming(site, path).map((one) => pathKey(one));
}
