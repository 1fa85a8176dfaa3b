import type { SiteConfig } from '../config/siteConfig.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { defaultSiteSettings } from '../settings/siteSettings.ts';
import { createListing, isSameListing } from './createListing.ts';
import { Editions } from './editions.ts';
import { noAddresses } from './externalAddresses.ts';
import { OperationLocations } from './operationLocations.ts';
import { PageTitles } from './pageTitles.ts';
import { SiteFiles } from './siteFiles.ts';
import { SiteHabits } from './siteHabits.ts';
import { createSetAside, isSameSetAside } from './createSetAside.ts';
import { SiteLinks } from './siteLinks.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

/** What is computed from the rest of a snapshot. */
type Derived = 'editions' | 'titles' | 'links' | 'listing' | 'habits' | 'setAside' | 'operationLocations';

/** Returns a snapshot with some values replaced, and what follows from them; the same one if nothing differs. */
export function withDerived(before: SiteSnapshot, changed: Omit<Partial<SiteSnapshot>, Derived>): SiteSnapshot {
  const keys = Object.keys(changed) as (keyof typeof changed)[];
  if (keys.every((key) => before[key] === changed[key])) return before;
  const site = { ...before, ...changed };
  const editions = site.config === before.config ? before.editions : new Editions(site.config);
  const isListed = isSameListing(before.listing.source, site);
  const titles = site.pages === before.pages ? before.titles : new PageTitles(site.pages);
  const links = site.pages === before.pages ? before.links : new SiteLinks(site.pages, before.links);
  const listing = isListed ? before.listing : createListing(site);
  const habits = isListed ? before.habits : new SiteHabits(listing, site.isLoaded);
  const operationLocations =
    site.apiDescriptions === before.apiDescriptions
      ? before.operationLocations
      : new OperationLocations(site.apiDescriptions);
  const now = { ...site, editions, titles, links, listing, habits, operationLocations };
  const setAside = isSameSetAside(before.setAside.source, now) ? before.setAside : createSetAside(now);
  return { ...now, setAside };
}

/** Returns the snapshot of a site of which only the configuration is known. */
export function emptySnapshot(config: SiteConfig): SiteSnapshot {
  const source = {
    settings: defaultSiteSettings(),
    config,
    files: new SiteFiles([]),
    isLoaded: false,
    traits: new Map(),
    imported: new Set<SitePath>(),
    includedBy: new Map(),
    unresolvedInclusions: new Set<SitePath>(),
    snippets: new Map<SitePath, string>(),
  };
  const listing = createListing(source);
  return {
    ...source,
    editions: new Editions(config),
    pages: new Map(),
    titles: new PageTitles(new Map()),
    links: new SiteLinks(new Map()),
    listing,
    habits: new SiteHabits(listing, false),
    setAside: createSetAside({ ...source, listing }),
    pageIndexes: new Map(),
    apiDescriptions: new Map(),
    operationLocations: new OperationLocations(new Map()),
    rulesFiles: [],
    unreadable: new Map(),
    ignoredConfigs: [],
    unreadFolders: [],
    externalAddresses: noAddresses,
  };
}
