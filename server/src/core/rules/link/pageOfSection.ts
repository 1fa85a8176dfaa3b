import { slugOf } from '../../paths/pageNames.ts';
import { routeOf } from '../../paths/route.ts';
import { folderOf, isWithin, type SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';

/**
 * Returns the address of the page that a missing section has become: one with its name below the page that lacks it, or
 * else the only one next to that page, or in its edition if the name has several words.
 */
export function pageOfSection({ files, editions }: SiteSnapshot, file: SitePath, fragment: string): string | undefined {
  const page = routeOf(file).slice(1) as SitePath;
  const editionOf = (path: SitePath): string | undefined => editions.copiedPath(path)?.edition;
  // Functions are linked to as `#is_null` or `#isNull()`, and files named with hyphens.
  const slug = slugOf(fragment.replaceAll('_', '-'));
  const names = new Set([fragment, slug]);
  const named = [...names]
    .flatMap((name) => files.names.pageTargets.named(name) as readonly SitePath[])
    .filter((path) => path !== page && editionOf(path) === editionOf(page));
  const below = named.filter((path) => page !== '' && isWithin(path, page));
  const beside = named.filter((path) => folderOf(path) === folderOf(page));
  const [only, ...others] = [below, beside, slug.includes('-') ? named : []].find((paths) => paths.length > 0) ?? [];
  return only === undefined || others.length > 0 ? undefined : `/${only}`;
}
