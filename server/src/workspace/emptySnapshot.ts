import type { SiteConfig } from '../core/config/siteConfig.ts';
import { defaultSiteSettings } from '../core/settings/siteSettings.ts';
import { PageTitles } from '../core/site/pageTitles.ts';
import { SiteFiles } from '../core/site/siteFiles.ts';
import { SiteLinks } from '../core/site/siteLinks.ts';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';

/** A site of which nothing is known but its configuration. */
export function emptySnapshot(config: SiteConfig): SiteSnapshot {
  return {
    settings: defaultSiteSettings(),
    config,
    files: new SiteFiles([]),
    isLoaded: false,
    pages: new Map(),
    titles: new PageTitles(new Map()),
    links: new SiteLinks(new Map()),
    places: new Map(),
    imported: new Set(),
    snippets: new Map(),
    apiDescriptions: new Map(),
    rulesFiles: [],
    ignoredConfigs: [],
  };
}
