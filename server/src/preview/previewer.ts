import type { SitePath } from '../core/paths/sitePath.ts';
import { bodyHtml, frameRegions, pageRegions, type Regions } from '../core/preview/frame/layout.ts';
import { filesInFrame, renderingFrame, type SiteFrame } from '../core/preview/frame/siteFrame.ts';
import { renderingOf, type RenderedPage } from '../core/preview/renderPage.ts';
import type { RenderOptions, RenderServices } from '../core/preview/services.ts';
import type { SiteSnapshot, PageContext } from '../core/site/siteSnapshot.ts';
import { hashOf } from '../workspace/files/hash.ts';
import { finishInSlices, pauseForOthers } from '../workspace/scheduling.ts';
import type { Site } from '../workspace/site.ts';
import type { Drawer } from './drawer.ts';
import { Libraries } from './libraries.ts';
import { findFrontMatter } from '../core/page/frontMatter/findFrontMatter.ts';
import { recordPage } from '../core/page/record/pageRecord.ts';
import type { PageSummary } from '../core/page/record/pageSummary.ts';
import { readPage } from '../core/page/readPage.ts';
import { LayeredMap } from '../core/util/layeredMap.ts';
import { eachLimited } from '../workspace/concurrency.ts';

/** A page with what surrounds it. */
export interface Preview {
  readonly page: RenderedPage;
  /** Names the renderings of the page that used the blocks of each other; see `RenderedPage.version`. */
  readonly series: string;
  readonly frame: KnownFrame;
}

/** A frame with a name that differs as soon as its content does. */
export interface KnownFrame extends SiteFrame {
  readonly id: string;
}

interface KnownPage {
  readonly site: Site;
  readonly file: SitePath;
  readonly series: string;
  readonly page: RenderedPage;
}

interface CachedFrame {
  readonly config: SiteSnapshot['config'];
  readonly pages: SiteSnapshot['pages'];
  readonly files: SiteSnapshot['files'];
  readonly file: SitePath;
  readonly options: string;
  readonly frame: KnownFrame;
}

/** Renders pages of sites; keeps what the next keystroke needs again. */
export class Previewer {
  readonly #libraries: Libraries;
  readonly #unreadPages = new UnreadPages();
  readonly #frames: CachedFrame[] = [];
  /** The pages that were shown last, the newest first. */
  #pages: readonly KnownPage[] = [];
  readonly #id = crypto.randomUUID();
  #seriesCount = 0;

  /** `onError` is called for errors in the preview itself, which cost an element of the page. */
  constructor(onError: RenderServices['onError'], drawer?: Drawer) {
    this.#libraries = new Libraries(onError, drawer);
  }

  /** Renders a page of a site, open or not; undefined for a file that is no page. */
  async preview(site: Site, file: SitePath, options: RenderOptions): Promise<Preview | undefined> {
    this.#libraries.start();
    const page = await site.contextOf(file);
    if (page === undefined) return undefined;
    const known = this.#knownFrame(page.site, file, options);
    const around = known === undefined ? await this.#siteAround(site, page) : page.site;
    const before = this.#knownPage(site, file);
    const rendered = await this.#libraries.render<RenderedParts>(async (services, last) => {
      const rendering = renderingOf(page, options, services, last?.page ?? before?.page);
      const rendered = await finishInSlices(rendering, pauseForOthers);
      if (known !== undefined) return { page: rendered, frame: known };
      await pauseForOthers();
      const frame = await finishInSlices(renderingFrame(around, file, options, services), pauseForOthers);
      return { page: rendered, frame };
    });
    const series = this.#keepPage(site, file, rendered.page, before);
    const frame = known ?? this.#keep(page.site, file, options, rendered.frame);
    return { page: rendered.page, series, frame };
  }

  #knownPage(site: Site, file: SitePath): KnownPage | undefined {
    return this.#pages.find((one) => one.site === site && one.file === file);
  }

  /** Keeps a page; returns its series, which is another one if the page was rendered by another request meanwhile. */
  #keepPage(site: Site, file: SitePath, page: RenderedPage, before: KnownPage | undefined): string {
    const current = this.#knownPage(site, file);
    const series = before !== undefined && current === before ? before.series : `${this.#id}.${this.#seriesCount++}`;
    const others = this.#pages.filter((one) => one !== current);
    this.#pages = [{ site, file, series, page }, ...others.slice(0, cachedPages - 1)];
    return series;
  }

  /** Returns the site with the titles that the frame of a page shows. */
  #siteAround(site: Site, { site: snapshot, file }: PageContext): Promise<SiteSnapshot> {
    if (snapshot.isLoaded) return Promise.resolve(snapshot);
    return this.#unreadPages.fill(site, snapshot, filesInFrame(snapshot, file, mostTitles));
  }

  #knownFrame({ config, pages, files }: SiteSnapshot, file: SitePath, options: RenderOptions): KnownFrame | undefined {
    const optionKey = JSON.stringify(options);
    return this.#frames.find(
      (one) =>
        one.config === config &&
        one.pages === pages &&
        one.files === files &&
        one.file === file &&
        one.options === optionKey,
    )?.frame;
  }

  #keep({ config, pages, files }: SiteSnapshot, file: SitePath, options: RenderOptions, frame: SiteFrame): KnownFrame {
    const id = hashOf(JSON.stringify(frame)).slice(0, 16);
    const kept = { ...frame, id };
    this.#frames.unshift({ config, pages, files, file, options: JSON.stringify(options), frame: kept });
    this.#frames.splice(cachedFrames);
    return kept;
  }
}

interface RenderedParts {
  readonly page: RenderedPage;
  readonly frame: SiteFrame;
}

const cachedFrames = 8;
const cachedPages = 4;

/**
 * How many titles around a page are read while its large site isn’t: more than a screen shows. The others follow when
 * all pages are read.
 */
const mostTitles = 100;

export function regionsOf({ page, frame }: Pick<Preview, 'page' | 'frame'>): Regions {
  return { ...pageRegions(page), ...frameRegions(frame) };
}

export function bodyOf(preview: Pick<Preview, 'page' | 'frame'>): string {
  return bodyHtml(regionsOf(preview), preview.page.mode);
}

/** What the navigation shows of pages that a large site hasn’t read yet: the front matter of each is enough. */
class UnreadPages {
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
