import type { PageContext } from '../../../site/siteSnapshot.ts';
import { basePaths } from '../../../site/references/basePath.ts';
import { isWithin } from '../../../paths/sitePath.ts';

/**
 * Returns what comes before addresses from the root: the path below which the site is served, if it is typed, or if most
 * links of the page begin with it; empty otherwise.
 */
export function linkPrefix({ site, summary: { linkedPaths } }: PageContext, typed: string): string {
  if (typed.startsWith('.')) return '';
  const bases = basePaths(site);
  const isUsual = (base: (typeof bases)[number]): boolean =>
    2 * linkedPaths.filter((path) => isWithin(path, base)).length > linkedPaths.length;
  const base = bases.find((one) => typed.startsWith(`/${one}/`)) ?? bases.find(isUsual);
  return base === undefined ? '' : `/${base}`;
}
