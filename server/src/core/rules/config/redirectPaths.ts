import type { Redirect } from '../../config/siteConfig.ts';
import { splitAddress } from '../../paths/address.ts';
import { toSitePath, type SitePath } from '../../paths/sitePath.ts';
import { decodeEscapes } from '../../util/strings.ts';

/** Returns the first redirect from each path. */
export function firstBySource(redirects: readonly Redirect[]): ReadonlyMap<SitePath, Redirect> {
  const bySource = new Map<SitePath, Redirect>();
  for (const one of redirects) {
    const path = redirectSource(one);
    if (path !== undefined && !bySource.has(path)) bySource.set(path, one);
  }
  return bySource;
}

/**
 * Returns the path that a redirect matches; a path with a trailing slash differs from the one without, to which many
 * redirect.
 */
export function redirectSource({ source }: Redirect): SitePath | undefined {
  return /.\/$/.test(source.value.trim()) ? undefined : redirectPath(source.value);
}

/**
 * Returns the path of an address inside the site, without its fragment. The case is significant: sites redirect one to
 * the other.
 */
export function redirectPath(address: string | undefined): SitePath | undefined {
  const text = address?.trim() ?? '';
  if (!text.startsWith('/') || text.startsWith('//')) return undefined;
  return toSitePath(decodeEscapes(splitAddress(text).path));
}
