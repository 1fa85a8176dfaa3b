import { keyOfAddress } from '../config/linkedFrom.ts';
import { fewestContents } from '../page/pageSummary.ts';
import { pathKey } from '../paths/address.ts';
import { pageNameOf } from '../paths/route.ts';
import { baseNameOf, extensionOf, type SitePath } from '../paths/sitePath.ts';
import { hasNear } from '../util/nearest.ts';
import { mayBeGenerated } from './generatedPages.ts';
import { isUnlisted } from './listed.ts';
import { nearestLists } from './nearestLists.ts';
import { knownPage, type KnownPage } from './pageContext.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

/** The pages that were forgotten in the navigation, sorted by their paths. */
export function orphansOf(site: SiteSnapshot): readonly SitePath[] {
  return site.files.pages.filter((file) => isForgotten(site, file));
}

/** Whether a file is a page that was forgotten in the navigation. */
export function isForgotten(site: SiteSnapshot, file: SitePath): boolean {
  const page = isUnlisted(site, file) ? knownPage(site, file) : undefined;
  return page !== undefined && isLeftOut(page);
}

/** Whether a page stands in no group, and nothing says that it should. */
export function isOrphan(page: KnownPage): boolean {
  return isUnlisted(page.site, page.file) && isLeftOut(page);
}

/** Whether an unlisted page has no reason to stand in no group, and no entry seems to mean it. */
function isLeftOut(page: KnownPage): boolean {
  return !isMeantToBe(page) && !mayBeMeant(page);
}

/** Whether a page has a good reason to stand in no group. */
function isMeantToBe(page: KnownPage): boolean {
  const { site, file, summary, pageIndex } = page;
  const name = pageNameOf(file).toLowerCase();
  // The start page and the one for lost readers have their addresses by themselves.
  if (name === 'index' || name === '404' || summary.contentSource === 'address') return true;
  // Who keeps a page out of searches as well wants it to be found through links alone.
  if (summary.isUnindexed) return true;
  // Plain Markdown without front matter was rarely written as a page of the site; that it lacks is said already.
  if (pageIndex.frontMatter === undefined && extensionOf(file) === '.md') return true;
  const path = pageNameOf(file) as typeof file;
  if (site.config.redirectOf(path) !== undefined) return true;
  if (mayBeGenerated(site, path) || site.config.resolvesTo(file) || isLinked(site, file)) return true;
  // Pages of endpoints are made by the hundred; a reference of which none is listed is left out as a whole.
  return summary.contentSource === 'api' && nearestLists(site.config.navigation, file)[0]?.distance !== 0;
}

/** Whether a page that the navigation lists leads on to another one: in its own place, or as one of its contents. */
function isLinked({ pages, titles, files, config: { navigation } }: SiteSnapshot, file: SitePath): boolean {
  const key = pathKey(file);
  return titles.filesLinkingTo(file).some((other) => {
    const { address, contents = [] } = pages.get(other) ?? {};
    if (navigation.entriesOf(other).length === 0) return false;
    const isSameAddress = address !== undefined && keyOfAddress(address) === key;
    return isSameAddress || holdsUnlisted(contents, files.unlistedKeys(navigation));
  });
}

/** Whether so many pages stand nowhere else that they were meant to be found on the one that links to them. */
function holdsUnlisted(contents: readonly string[], unlisted: ReadonlySet<string>): boolean {
  // Each of the contents asks this, and there may be thousands.
  let count = 0;
  return contents.some((key) => unlisted.has(key) && ++count >= fewestContents);
}

/** Whether an entry that leads nowhere may mean the page: misspelt, or from before the page was moved. */
function mayBeMeant({ site, file }: KnownPage): boolean {
  const name = pageNameOf(file);
  const missing = site.files.missingPages(site.config.navigation);
  const isMoved = missing.baseNames.has(baseNameOf(name)) && baseNameOf(name) !== 'index';
  return isMoved || hasNear(name, missing.names);
}
