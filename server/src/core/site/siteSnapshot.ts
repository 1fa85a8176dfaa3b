import type { SiteConfig } from '../config/siteConfig.ts';
import type { PageSummary } from '../page/pageSummary.ts';
import type { SitePath } from '../paths/sitePath.ts';
import type { SiteSettings } from '../settings/siteSettings.ts';
import type { ApiDescription } from './apiDescription.ts';
import type { SiteFiles } from './siteFiles.ts';

/**
 * A site at one moment; never changes. Rules and features are functions of it. Anything that is read of files
 * is in it already, so that they neither wait nor look at a disk.
 */
export interface SiteSnapshot {
  readonly settings: SiteSettings;
  readonly config: SiteConfig;
  readonly files: SiteFiles;
  /** What is known of each page's front matter; pages whose text wasn't loaded are missing. */
  readonly pages: ReadonlyMap<SitePath, PageSummary>;
  /** The beginnings of the files that pages can import: of snippets and of components written in JavaScript. */
  readonly snippets: ReadonlyMap<SitePath, string>;
  /** The API descriptions that the configuration names and that are files of the site. */
  readonly apiDescriptions: ReadonlyMap<SitePath, ApiDescription>;
}
