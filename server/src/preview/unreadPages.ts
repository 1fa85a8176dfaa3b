import { findFrontMatter } from '../core/page/frontMatter/findFrontMatter.ts';
import { recordPage } from '../core/page/record/pageRecord.ts';
import type { PageSummary } from '../core/page/record/pageSummary.ts';
import { readPage } from '../core/page/readPage.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';
import { LayeredMap } from '../workspace/pages/layeredMap.ts';
import { eachLimited } from '../workspace/concurrency.ts';
import type { Site } from '../workspace/site.ts';

/** What the navigation shows of pages that a large site hasn’t read yet: the front matter of each is enough. */
export class UnreadPages {
  readonly #sites = new WeakMap<Site, Map<SitePath, PageSummary>>();

  /** Returns a snapshot in which some files have the title of their front matter, if the site is still being read. */
  async fill(site: Site, snapshot: SiteSnapshot, files: readonly SitePath[]): Promise<SiteSnapshot> {
    const missing = snapshot.isLoaded ? [] : files.filter((file) => !snapshot.pages.has(file));
    if (missing.length === 0) return snapshot;
    const known = this.#sites.get(site) ?? new Map<SitePath, PageSummary>();
    this.#sites.set(site, known);
    const unknown = missing.filter((file) => !known.has(file));
    await eachLimited(unknown, async (file) => {
      const text = await site.readText(file);
      if (text !== undefined) known.set(file, summaryOf(snapshot, file, text));
    });
    const summaries = missing.flatMap((file) => {
      const summary = known.get(file);
      return summary === undefined ? [] : [[file, summary] as const];
    });
    return { ...snapshot, pages: new LayeredMap(snapshot.pages, new Map(summaries)) };
  }
}

function summaryOf({ settings }: SiteSnapshot, file: SitePath, text: string): PageSummary {
  const frontMatter = text.slice(0, findFrontMatter(text)?.range.end ?? 0);
  return recordPage(file, readPage(frontMatter), settings.catalogue).summary;
}
