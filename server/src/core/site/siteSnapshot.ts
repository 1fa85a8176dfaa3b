import type { SiteConfig } from '../config/siteConfig.ts';
import type { PageSummary } from '../page/pageSummary.ts';
import type { SitePath } from '../paths/sitePath.ts';
import type { ApiDescription } from './apiDescription.ts';
import type { SiteFiles } from './siteFiles.ts';

/**
 * A site at one moment; never changes. Rules and features are functions of it. Anything that is read of files
 * is in it already, so that they neither wait nor look at a disk.
 */
export interface SiteSnapshot {
  readonly config: SiteConfig;
  readonly files: SiteFiles;
  /** What is known of each page's front matter; pages whose text wasn't loaded are missing. */
  readonly pages: ReadonlyMap<SitePath, PageSummary>;
  /** The API descriptions that the configuration names and that are files of the site. */
  readonly apiDescriptions: ReadonlyMap<SitePath, ApiDescription>;
}
