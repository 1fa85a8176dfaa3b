import type { SiteConfig } from '../core/config/siteConfig.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import { resolveReference } from '../core/site/references/resolveLink.ts';
import { type SiteSnapshot, pageKindOf } from '../core/site/siteSnapshot.ts';
import { PageLoader, type LoadingProgress } from './pages/pageLoader.ts';
import type { ResourcePath } from './files/resourcePath.ts';
import type { SiteHost } from './siteHost.ts';
import { finishInSlices, type Pause } from './scheduling.ts';
import type { SiteState } from './siteState.ts';

/** Reads what the state of a site lacks: pages, the files that they import, and those that docs.json names. */
export class SiteLoading {
  readonly #state: SiteState;
  readonly #pageLoader: PageLoader;
  readonly #pause: Pause;
  #openReading: Promise<void> | undefined;
  #importedWhenRead: SiteSnapshot['imported'] | undefined;
  /** Whether API descriptions that docs.json doesn't name were wanted when files were last read. */
  #readDescriptions = false;
  #wanted: { readonly by: SiteSnapshot['pages'] | undefined; readonly descriptions: boolean };

  constructor(root: ResourcePath, state: SiteState, host: SiteHost) {
    this.#state = state;
    this.#pause = host.loading.pause;
    this.#wanted = { by: undefined, descriptions: false };
    this.#pageLoader = new PageLoader(state.records, host.loading, async () => {
      // A snapshot reads the open pages that are unread, all at once.
      while (state.records.hasUnreadOpen) await this.readOpenPages();
      return {
        root,
        site: state.takeCheckedSnapshot(),
        fileList: state.fileList,
        settingsFiles: state.settingsFiles,
        readText: host.readText,
        whyUnreadable: host.whyUnreadable,
        isReadable: host.isReadable,
        ...host.checking(),
      };
    });
  }

  /** Reads the open pages whose texts have changed, with pauses for other work, once for all that wait for it. */
  async readOpenPages(): Promise<void> {
    if (!this.#state.records.hasUnreadOpen) return;
    this.#openReading ??= finishInSlices(this.#state.readingOpenPages(), this.#pause).finally(() => {
      this.#openReading = undefined;
    });
    await this.#openReading;
  }

  /** Reads the unread pages; many of them are read in the background. */
  async loadPages(): Promise<void> {
    this.#state.records.setRequested(this.#state.pagesToRead);
    await this.#pageLoader.load();
  }

  /** Resolves when all pages are read. */
  async loadAllPages(): Promise<void> {
    this.#state.records.setRequested(this.#state.pagesToRead);
    await this.#pageLoader.loadAll();
  }

  /** Returns the progress of loading many pages; undefined if none is running. */
  get progress(): LoadingProgress | undefined {
    return this.#pageLoader.progress;
  }

  /** Whether loading was stopped before all pages were read. */
  get isStopped(): boolean {
    return this.#pageLoader.isStopped;
  }

  /** Stops loading many pages until all of them are needed. */
  stop(): void {
    this.#pageLoader.stop();
  }

  /** Reads and checks every page again, as after a change of severities. */
  restart(): void {
    this.#state.records.markAllStale();
    this.#pageLoader.restart();
  }

  /**
   * Resolves when a page and those that it refers to are read, which is enough to check it; sooner if the signal says
   * that nobody waits any more.
   */
  async ready(file: SitePath, signal?: AbortSignal): Promise<void> {
    const isOver = (): boolean => signal?.aborted === true;
    if (this.#state.records.isLoaded) return;
    await this.#pageLoader.readNow([file], signal);
    if (isOver()) return;
    const named = this.#filesNamedBy([file]);
    await this.#pageLoader.readNow(named, signal);
    if (isOver()) return;
    // Inclusions of the referenced pages are shown there.
    await this.#pageLoader.readNow(this.#filesNamedBy(named, 'includes'), signal);
  }

  /** Resolves when some pages are read, which is enough to show their titles; sooner if nobody waits any more. */
  async readTitles(pages: readonly SitePath[], signal?: AbortSignal): Promise<void> {
    if (!this.#state.records.isLoaded) await this.#pageLoader.readNow(pages, signal);
  }

  /** Resolves when a page and what it includes are read, which is enough to show it. */
  async readyToShow(file: SitePath): Promise<void> {
    if (this.#state.records.isLoaded) return;
    await this.#pageLoader.readNow([file]);
    await this.#pageLoader.readNow(this.#filesNamedBy([file], 'includes'));
  }

  #filesNamedBy(files: readonly SitePath[], which: 'references' | 'includes' = 'references'): readonly SitePath[] {
    const site = this.#state.takeCheckedSnapshot();
    const named = files.flatMap((file) =>
      (site.pageIndexes.get(file)?.[which] ?? []).flatMap((reference) => {
        const found = resolveReference(site, file, reference);
        return found.kind === 'page' || found.kind === 'file' ? [found.file] : [];
      }),
    );
    return [...new Set(named)];
  }

  /** Whether pages have to be read: other pages import them now, or navigation lists them. */
  hasUnread(): boolean {
    const { records, pages } = this.#state;
    if (!records.isLoaded) return false;
    const site = this.#state.takeCheckedSnapshot();
    records.setRequested(pages);
    records.markMisread((file) => pageKindOf(site, file));
    return records.stale.length > 0;
  }

  /** Whether pages need files that weren't read yet: those that they import, or API descriptions. */
  lacksNeeded(): boolean {
    const site = this.#state.takeCheckedSnapshot();
    return site.imported !== this.#importedWhenRead || this.#wantsDescriptions(site) !== this.#readDescriptions;
  }

  /** Reads the unread files that pages need: the beginnings of those that they can import, and API descriptions. */
  async loadNeeded(): Promise<void> {
    const site = this.#state.takeCheckedSnapshot();
    this.#importedWhenRead = site.imported;
    this.#readDescriptions = this.#wantsDescriptions(site);
    await this.#state.others.loadSnippets(site.files, site.imported);
    await this.#state.others.loadPossibleDescriptions(site.files, this.#readDescriptions);
  }

  /** Whether a page names an operation of an API, which may be in any description of the site. */
  #wantsDescriptions({ pages }: SiteSnapshot): boolean {
    if (pages !== this.#wanted.by) {
      const descriptions = [...pages.values()].some(({ contentSource }) => contentSource === 'api');
      this.#wanted = { by: pages, descriptions };
    }
    return this.#wanted.descriptions;
  }

  /** Reads the text of the configuration, with pauses for other work; returns whether it still configures a site. */
  readConfigText(): Promise<boolean> {
    return finishInSlices(this.#state.readingConfigText(), this.#pause);
  }

  /** Reads the unread files that the configuration names: included files, recursively, and API descriptions. */
  async loadNamedFiles(): Promise<void> {
    await this.readConfigText();
    const { others, files } = this.#state;
    const configs = (): readonly SiteConfig[] => [this.#state.config, this.#state.checkedConfig];
    do await others.loadConfigFragments(configs(), files);
    while (this.#state.composeConfig() && others.lacksConfigFragments(configs(), files));
    for (const config of new Set(configs())) await finishInSlices(config.readingRest(), this.#pause);
    await others.loadApiDescriptions(this.#state.checkedConfig, files);
    await others.loadPossibleDescriptions(files, this.#readDescriptions);
  }

  /** Whether a file is an included file of docs.json, or read as an API description. */
  isNamed(file: SitePath): boolean {
    const { others, config } = this.#state;
    if (others.isApiDescription(file) || others.isConfigFragment(file)) return true;
    return config.composed.references.some((one) => one.file === file);
  }
}
