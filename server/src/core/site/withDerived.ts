import { createListing, isSameListing } from './createListing.ts';
import { PageTitles } from './pageTitles.ts';
import { SiteHabits } from './siteHabits.ts';
import { SiteLinks } from './siteLinks.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

/** What is computed from the rest of a snapshot. */
type Derived = 'titles' | 'links' | 'listing' | 'habits';

/** Returns a snapshot with some values replaced, and what follows from them; the same one where nothing differs. */
export function withDerived(before: SiteSnapshot, now: Omit<Partial<SiteSnapshot>, Derived>): SiteSnapshot {
  const site = { ...before, ...now };
  const keys = Object.keys(now) as (keyof SiteSnapshot)[];
  const isListed = isSameListing(before.listing.source, site);
  if (isListed && keys.every((key) => before[key] === site[key])) return before;
  const titles = site.pages === before.pages ? before.titles : new PageTitles(site.pages);
  const links = site.pages === before.pages ? before.links : new SiteLinks(site.pages);
  const listing = isListed ? before.listing : createListing(site);
  const habits = isListed ? before.habits : new SiteHabits(listing, site.isLoaded);
  return { ...site, titles, links, listing, habits };
}
