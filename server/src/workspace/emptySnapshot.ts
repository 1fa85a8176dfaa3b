import type { SiteConfig } from '../core/config/siteConfig.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import { defaultSiteSettings } from '../core/settings/siteSettings.ts';
import { createListing } from '../core/site/createListing.ts';
import { PageTitles } from '../core/site/pageTitles.ts';
import { createSetAside } from '../core/site/createSetAside.ts';
import { SiteFiles } from '../core/site/siteFiles.ts';
import { SiteLinks } from '../core/site/siteLinks.ts';
import { SiteHabits } from '../core/site/siteHabits.ts';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';

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
    lostInclusions: new Set<SitePath>(),
    snippets: new Map<SitePath, string>(),
  };
  const listing = createListing(source);
  return {
    ...source,
    pages: new Map(),
    titles: new PageTitles(new Map()),
    links: new SiteLinks(new Map()),
    listing,
    habits: new SiteHabits(listing, false),
    setAside: createSetAside({ ...source, listing }),
    pageIndexes: new Map(),
    apiDescriptions: new Map(),
    rulesFiles: [],
    unreadable: new Map(),
    ignoredConfigs: [],
  };
}
