import { isExternal, pathKey } from '../paths/address.ts';
import { toSitePath, type SitePath } from '../paths/sitePath.ts';
import { lazy } from '../util/lazy.ts';
import type { SiteConfig } from './siteConfig.ts';

/** The addresses of docs.json that lead to pages; its groups left aside. */
type Addresses = Pick<SiteConfig, 'links' | 'prefixes' | 'redirects'>;

/** Tells of each page whether one of some addresses leads to it; these are looked through once, when somebody asks. */
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
 * The key (see `pathKey`) of the page that an address may lead to. The address of the site itself isn't known, so one
 * elsewhere that ends as the page's may be it.
 */
export function keyOfAddress(address: string): string | undefined {
  const path = toSitePath(isExternal(address) ? address.replace(/^[^/]*\/\/[^/]*/, '') : address);
  return path === undefined || path === '' ? undefined : pathKey(path.replace(/[?#].*$/, ''));
}
