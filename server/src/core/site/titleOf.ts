import { pageNameOf, titleFromPath } from '../paths/route.ts';
import type { SitePath } from '../paths/sitePath.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

/** Returns the title of a page as readers see it. */
export function titleOf({ pages }: Pick<SiteSnapshot, 'pages'>, file: SitePath): string {
  return pages.get(file)?.title ?? titleFromPath(pageNameOf(file));
}
