import { encodeAddress } from '../../paths/address.ts';
import { pageExtensions } from '../../paths/fileKinds.ts';
import { routeOf } from '../../paths/route.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { type SiteSnapshot, pageKindOf } from '../../site/siteSnapshot.ts';

/** Whether a page is public: not hidden, and not merely a link to a URL. */
export function isPublished(site: SiteSnapshot, file: SitePath): boolean {
  const summary = site.pages.get(file);
  if (summary === undefined || pageKindOf(site, file) !== 'page') return false;
  return !summary.isHidden && !summary.isUnindexed && summary.contentSource !== 'address';
}

/** Returns the page at the site's root URL, if it has one. */
export function startPageOf({ files }: SiteSnapshot): SitePath | undefined {
  return pageExtensions.map((extension) => `index${extension}` as SitePath).find((file) => files.has(file));
}

/** Returns the URL of a page for readers. */
export function pageUrl(docsUrl: string, file: SitePath): string {
  const route = encodeAddress(routeOf(file));
  return route === '/' ? docsUrl : `${docsUrl}${route}`;
}

/** Returns the URL of a page's Markdown: the page's own with `.md` appended; that of the start page is `index.md`. */
export function markdownUrl(docsUrl: string, file: SitePath): string {
  return `${docsUrl}/${encodeAddress(markdownPath(file))}`;
}

/** Returns the path of a page's Markdown below the published documentation: `guides/install.md`. */
export function markdownPath(file: SitePath): SitePath {
  const route = routeOf(file);
  return `${route === '/' ? 'index' : route.slice(1)}.md` as SitePath;
}
