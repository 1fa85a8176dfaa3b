/** Requests the known sites, in the order of their configurations' paths; no parameters. */
export const sitesRequest = 'docsight/sites';

/** A short description of a site. */
export interface SiteInfo {
  /** The URI of its docs.json or mint.json, which identifies the site in all other requests. */
  readonly config: string;
  /** The URI of its folder. */
  readonly root: string;
  /** Its name, or that of its folder. */
  readonly name: string;
  readonly generation: 'classic' | 'current';
  readonly pages: number;
  /**
   * The URL of the published site, without a slash at the end; undefined if neither settings nor `.docsight.json` have
   * it.
   */
  readonly docsUrl?: string;
  /** Whether all of its pages were read. */
  readonly isLoaded: boolean;
  /** Whether the client has got the findings of all pages since they were read: until then, no number is known. */
  readonly isChecked: boolean;
}

/** A range in positions of the protocol, which count from 0. */
export interface PositionRange {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}

/** Notifies that the results of `docsight/sites` or `docsight/outline` may have changed; no parameters. */
export const sitesChangedNotification = 'docsight/sitesChanged';

/** Identifies one site. */
export interface SiteParams {
  readonly config: string;
}

/** Requests the number of problems and pages of a site, once all of its pages are checked. */
export const checkSiteRequest = 'docsight/checkSite';

export interface SiteCounts {
  readonly errors: number;
  readonly warnings: number;
  readonly pages: number;
}

/**
 * Requests the report of a site, once all of its pages are checked; `SiteParams` → `SiteReportAnswer`, null if the site
 * no longer exists.
 */
export const siteReportRequest = 'docsight/siteReport';

export interface SiteReportAnswer {
  /** A complete document that loads nothing. Its rows are links with the command `docsight.openLine`. */
  readonly html: string;
}

/** Requests the files of a site that nothing mentions; `SiteParams` → `UnusedFileInfo[]`. */
export const unusedFilesRequest = 'docsight/unusedFiles';

export interface UnusedFileInfo {
  readonly uri: string;
  /** From the root of the site. */
  readonly path: string;
  /** For people: `12 kB`; empty if it isn’t known. */
  readonly size: string;
}

/** Identifies the document of a request. */
export interface DocumentParams {
  readonly textDocument: { readonly uri: string };
}

export interface DiagnosticData {
  /** Whether it is shown only because its page is open, so that it isn’t counted. */
  readonly isExtra: boolean;
}
