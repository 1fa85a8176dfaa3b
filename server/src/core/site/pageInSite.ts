import type { Catalogue } from '../components/catalogue.ts';
import type { PageModel } from '../page/pageModel.ts';
import type { SitePath } from '../paths/sitePath.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

/** A page in its site: what rules and features about pages are asked with. */
export interface PageInSite {
  readonly file: SitePath;
  readonly page: PageModel;
  readonly site: SiteSnapshot;
  /** A part that pages import: its front matter and headings are not judged. */
  readonly isSnippet: boolean;
  /** The components that the format and the site's settings know. */
  readonly catalogue: Catalogue;
}
