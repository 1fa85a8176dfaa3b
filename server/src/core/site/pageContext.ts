import type { Catalogue } from '../components/catalogue.ts';
import { BrokenTags } from '../page/elements/brokenTags.ts';
import { componentUses, type ComponentUse } from '../page/elements/componentUses.ts';
import type { PageModel } from '../page/pageModel.ts';
import { recordPage, type PageIndex, type PageRecord } from '../page/record/pageRecord.ts';
import type { PageSummary } from '../page/record/pageSummary.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { PageProse } from '../prose/pageProse.ts';
import { lazyFor } from '../util/lazy.ts';
import { pageKindOf } from './pageKind.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

/** A page in its site without its text: the input of rules that follow the site's graph. */
export interface KnownPage {
  readonly file: SitePath;
  readonly site: SiteSnapshot;
  /** A snippet that pages import: its front matter and headings are not checked. */
  readonly isSnippet: boolean;
  readonly summary: PageSummary;
  readonly pageIndex: PageIndex;
}

/** A page in its site: the input of rules and features about pages. */
export interface PageContext extends KnownPage {
  readonly page: PageModel;
  readonly prose: PageProse;
  readonly brokenTags: BrokenTags;
  /** Returns the components that a page uses: most rules about components ask for all of them. */
  readonly usesIn: (page: PageModel) => readonly ComponentUse[];
  /** The components that the format and the site's settings know. */
  readonly catalogue: Catalogue;
}

/** Returns a page by its record; undefined for files that are no pages, or haven't been read yet. */
export function knownPage(site: SiteSnapshot, file: SitePath): KnownPage | undefined {
  const kind = pageKindOf(site, file);
  const summary = site.pages.get(file);
  const pageIndex = site.pageIndexes.get(file);
  if (kind === undefined || summary === undefined || pageIndex === undefined) return undefined;
  return { file, site, isSnippet: kind === 'snippet', summary, pageIndex };
}

/** Returns a page whose text was read; undefined for files that are no pages. */
export function pageContextOf(
  site: SiteSnapshot,
  file: SitePath,
  page: PageModel,
  record?: Pick<PageRecord, 'summary' | 'pageIndex'>,
): PageContext | undefined {
  const kind = pageKindOf(site, file);
  if (kind === undefined) return undefined;
  const { catalogue } = site.settings;
  const { summary, pageIndex } = record ?? recordPage(file, page, catalogue);
  return {
    file,
    site,
    isSnippet: kind === 'snippet',
    summary,
    pageIndex,
    page,
    prose: new PageProse(file, page),
    brokenTags: new BrokenTags(page, catalogue),
    usesIn: lazyFor((model: PageModel) => componentUses(model, catalogue)),
    catalogue,
  };
}
