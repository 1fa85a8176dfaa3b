import { namesPage } from '../config/navigation.ts';
import type { SiteConfig } from '../config/siteConfig.ts';
import { filesOfEntry } from '../paths/route.ts';
import { isWithin, type SitePath } from '../paths/sitePath.ts';

/** Whether a site's navigation lists pages below one of its folders; `isThere` says whether a file of the site exists. */
export function listsPagesBelow(
  { navigation }: Pick<SiteConfig, 'navigation'>,
  folder: SitePath,
  isThere: (file: SitePath) => boolean,
): boolean {
  return navigation.entries.some(
    ({ entry }) => namesPage(entry) && filesOfEntry(entry).some((file) => isWithin(file, folder) && isThere(file)),
  );
}
