import { encodeAddress } from '../paths/address.ts';
import { routeOf } from '../paths/route.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { resolveLink } from './references/resolveLink.ts';
import { type SiteSnapshot, pageKindOf } from './siteSnapshot.ts';

/**
 * Returns the addresses of a site, sorted: those of its pages, and those that it redirects one by one. The platform
 * determines those of generated pages.
 */
export function publishedAddresses(site: SiteSnapshot): readonly string[] {
  const pages = pagesWithAddress(site).map(publishedAddress);
  return [...new Set([...pages, ...redirectedAddresses(site).keys()])].sort();
}

/** Returns the addresses that a site redirects one by one, with their destinations. */
export function redirectedAddresses({ config }: SiteSnapshot): ReadonlyMap<string, string | undefined> {
  return new Map(
    config.redirects.flatMap(({ sourcePath, isPattern, destination }) =>
      sourcePath === undefined || isPattern ? [] : [[`/${encodeAddress(sourcePath)}`, destination?.value] as const],
    ),
  );
}

/** Returns the files that are pages for readers: nothing that others import, and nothing of another generator. */
export function pagesWithAddress(site: SiteSnapshot): readonly SitePath[] {
  const listed = site.files.parsedDocuments;
  return [...site.files.pages, ...listed].filter(
    (file) => pageKindOf(site, file) === 'page' && !site.setAside.files.has(file),
  );
}

export function publishedAddress(file: SitePath): string {
  return encodeAddress(routeOf(file));
}

/** Whether readers of an address arrive somewhere, or may do so. */
export function isServed(site: SiteSnapshot, address: string): boolean {
  const found = resolveLink(site, site.config.file, address);
  // What is read without the path below which the site is served may have had a folder of that name.
  if ('basePath' in found) return false;
  if (found.kind === 'page') return pageKindOf(site, found.file) === 'page';
  return found.kind === 'redirect' || found.kind === 'unknown';
}
