/** Asks for the sites that are known, in the order of their configurations' paths; takes nothing. */
export const sitesRequest = 'docsight/sites';

/** A site in a few words. */
export interface SiteInfo {
  /** The URI of its docs.json or mint.json, by which all other requests name the site. */
  readonly config: string;
  /** The URI of its folder. */
  readonly root: string;
  /** Its name, or that of its folder. */
  readonly name: string;
  readonly generation: 'classic' | 'current';
  readonly pages: number;
  /** Where it is published, without a slash at the end; missing where neither settings nor `.docsight.json` say it. */
  readonly docsUrl?: string;
  /** Whether all of its pages were read. */
  readonly isLoaded: boolean;
}

/** Tells that what `docsight/sites` or `docsight/outline` would answer may have changed; carries nothing. */
export const sitesChangedNotification = 'docsight/sitesChanged';

/** Names one site. */
export interface SiteParams {
  readonly config: string;
}

/** Asks how many findings of each severity a site has, once all of its pages are checked. */
export const checkSiteRequest = 'docsight/checkSite';

export interface FindingCounts {
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
  readonly hints: number;
  /** How many pages and snippets were looked at. */
  readonly files: number;
}
