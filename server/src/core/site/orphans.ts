import { pageNameOf } from '../paths/route.ts';
import { baseNameOf, extensionOf, type SitePath } from '../paths/sitePath.ts';
import { findNearest } from '../util/nearest.ts';
import { mayBeGenerated } from './generatedPages.ts';
import { isUnlisted } from './listed.ts';
import { nearestGroups } from './nearestGroups.ts';
import { knownPage, type KnownPage } from './pageInSite.ts';
import { redirectOf } from './redirects.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

/** The pages that were forgotten in the navigation, sorted by their paths. */
export function orphansOf(site: SiteSnapshot): readonly SitePath[] {
  return site.files.pages.filter((file) => {
    const page = isUnlisted(site, file) ? knownPage(site, file) : undefined;
    return page !== undefined && isOrphan(page);
  });
}

/** Whether a page stands in no group, and nothing says that it should. */
export function isOrphan(page: KnownPage): boolean {
  return isUnlisted(page.site, page.file) && !isMeantToBe(page) && !mayBeMeant(page);
}

/** Whether a page has a good reason to stand in no group. */
function isMeantToBe(page: KnownPage): boolean {
  const { site, file, summary, places } = page;
  const name = pageNameOf(file).toLowerCase();
  // The start page and the one for lost readers have their addresses by themselves.
  if (name === 'index' || name === '404' || summary.standsFor === 'address') return true;
  // Who keeps a page out of searches as well wants it to be found through links alone.
  if (summary.isUnindexed) return true;
  // Plain Markdown without front matter was rarely written as a page of the site; that it lacks is said already.
  if (places.frontMatter === undefined && extensionOf(file) === '.md') return true;
  const path = pageNameOf(file) as typeof file;
  if (redirectOf(site.config.redirects, path) !== undefined) return true;
  if (mayBeGenerated(site, path) || site.config.leadsTo(file)) return true;
  // Pages of endpoints are made by the hundred; a reference of which none is listed is left out as a whole.
  return summary.standsFor === 'api' && nearestGroups(site.config.navigation, file)[0]?.distance !== 0;
}

/** Whether an entry that leads nowhere may mean the page: misspelt, or from before the page was moved. */
function mayBeMeant({ site, file }: KnownPage): boolean {
  const name = pageNameOf(file);
  const missing = site.files.missingPages(site.config.navigation);
  const isMoved = missing.baseNames.has(baseNameOf(name)) && baseNameOf(name) !== 'index';
  return isMoved || findNearest(name, missing.names, 1).names.length > 0;
}
