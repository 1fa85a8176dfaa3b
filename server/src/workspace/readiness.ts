import type { SitePath } from '../core/paths/sitePath.ts';
import type { ChangeQueue } from './changeQueue.ts';
import { type ResourcePath } from './files/resourcePath.ts';
import type { Site } from './site.ts';
import type { SiteLoading } from './siteLoading.ts';
import type { Sites } from './sites.ts';
import type { Pause } from './scheduling.ts';

interface ReadinessSource {
  readonly sites: Sites;
  readonly queue: ChangeQueue;
  readonly pause: Pause;
}

/** Reads what a request about a file of a site needs, before everything else. */
type ReadInTurn = (loading: SiteLoading, file: SitePath) => Promise<void>;

/** What answers wait for: the changes so far, and the pages that they are about. */
export class Readiness {
  readonly #source: ReadinessSource;

  constructor(source: ReadinessSource) {
    this.#source = source;
  }

  /** Resolves when every change so far has taken effect, and the open pages are read. */
  async settled(): Promise<void> {
    const { sites, queue } = this.#source;
    await queue.settled();
    while (sites.all.some(({ state }) => state.records.hasUnreadOpen)) {
      for (const { loading } of sites.all) await loading.readOpenPages();
      await queue.settled();
    }
  }

  /** Resolves when all sites are completely read, however long that takes. */
  async loaded(): Promise<void> {
    const { sites } = this.#source;
    await this.settled();
    while (!sites.all.every((site) => site.isLoaded && !site.loading.lacksNeeded())) {
      await Promise.all(sites.all.map((site) => site.loading.loadAllPages()));
      for (const site of sites.all) await this.#loadNeeded(site);
      await this.settled();
    }
  }

  /** Resolves when a file of a site can be checked; sooner if the signal says that nobody waits any more. */
  ready(path: ResourcePath, signal?: AbortSignal): Promise<void> {
    return this.#whenRead(path, (loading, file) => loading.ready(file, signal), signal);
  }

  /** Resolves when the titles of some pages of a site can be shown; `path` is a file of that site. */
  titlesRead(path: ResourcePath, pages: readonly SitePath[], signal?: AbortSignal): Promise<void> {
    return this.#whenRead(path, (loading) => loading.readTitles(pages, signal), signal);
  }

  /** Resolves when a page of a site can be shown. */
  readyToShow(path: ResourcePath): Promise<void> {
    return this.#whenRead(path, (loading, file) => loading.readyToShow(file));
  }

  async #whenRead(path: ResourcePath, read: ReadInTurn, signal?: AbortSignal): Promise<void> {
    await this.settled();
    const { site, file } = this.#source.sites.locate(path);
    if (site === undefined) return;
    await read(site.loading, file);
    if (signal?.aborted !== true) await this.#loadNeeded(site);
  }

  /** Resolves when the findings of all closed pages of loaded sites are up to date. */
  async checked(): Promise<void> {
    const { sites, queue, pause } = this.#source;
    await this.settled();
    for (const site of sites.all) {
      while (site.loading.hasUnread()) await queue.do(() => site.loading.loadPages());
      // What a site needs that is still being read isn’t known, and looked for again after each portion otherwise.
      if (!site.isLoaded) continue;
      await this.#loadNeeded(site);
      await site.diagnostics.bringUpToDate(pause);
    }
  }

  /** Reads files that pages newly need, which is known only after a page was read or typed. */
  async #loadNeeded(site: Site): Promise<void> {
    if (site.loading.lacksNeeded()) await this.#source.queue.do(() => site.loading.loadNeeded());
  }
}
