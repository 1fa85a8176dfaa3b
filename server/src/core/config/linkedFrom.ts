import { isExternal, pathKey } from '../paths/address.ts';
import { toSitePath, type SitePath } from '../paths/sitePath.ts';
import { lazy } from '../util/lazy.ts';
import type { SiteConfig } from './siteConfig.ts';

/** The addresses of docs.json that point to pages, except for groups. */
type Addresses = Pick<SiteConfig, 'links' | 'prefixes' | 'redirects'>;

/** Returns a test of whether an address links to a page; the addresses are collected on the first call. */
export function isLinkedFrom(read: () => Addresses): (file: SitePath) => boolean {
  const keys = lazy(() => keysOf(read()));
  return (file) => keys().has(pathKey(file));
}

function keysOf({ links, prefixes, redirects }: Addresses): ReadonlySet<string> {
  const destinations = redirects.flatMap(({ destination }) => destination ?? []);
  const addresses = [...prefixes.map(({ url }) => url), ...links, ...destinations];
  return new Set(addresses.flatMap(({ value }) => keyOfAddress(value) ?? []));
}

/**
 * Returns the key (see `pathKey`) of the page that an address may link to. The site's own URL is unknown, so an
 * external URL with the same ending path may mean it.
 */
export function keyOfAddress(address: string): string | undefined {
  const path = toSitePath(isExternal(address) ? address.replace(/^[^/]*\/\/[^/]*/, '') : address);
  return path === undefined || path === '' ? undefined : pathKey(path.replace(/[?#].*$/, ''));
}
