import type { SiteConfig } from '../core/config/siteConfig.ts';
import { exceededBound } from '../core/page/pageBounds.ts';
import { readPage } from '../core/page/readPage.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import { type SiteSnapshot, pageContextOf, type PageContext } from '../core/site/siteSnapshot.ts';
import { SiteDiagnostics } from './diagnostics/siteDiagnostics.ts';
import { nameOf, resolve, type ResourcePath } from './files/resourcePath.ts';
import type { SiteHost } from './siteHost.ts';
import { SiteLoading } from './siteLoading.ts';
import { SiteState } from './siteState.ts';

export class Site {
  readonly root: ResourcePath;
  readonly configPath: ResourcePath;
  /** What is known of it, to which changes are applied. */
  readonly state: SiteState;
  /** Reads what the state lacks. */
  readonly loading: SiteLoading;
  /** What is reported in its files. */
  readonly diagnostics: SiteDiagnostics;
  /** Returns the current text of a file of the site; undefined if it can't be read. */
  readonly readText: (file: SitePath) => Promise<string | undefined>;

  constructor(configPath: ResourcePath, root: ResourcePath, config: SiteConfig, host: SiteHost) {
    this.configPath = configPath;
    this.root = root;
    this.readText = host.readText;
    const state = new SiteState(config, host.readText, host.loading.pause);
    const { records } = state;
    this.state = state;
    this.loading = new SiteLoading(root, state, host);
    this.diagnostics = new SiteDiagnostics({
      takeSnapshot: () => state.takeSnapshot(),
      takeCheckedSnapshot: () => state.takeCheckedSnapshot(),
      checking: host.checking,
      pages: () => state.pages,
      isOpen: (file) => records.isOpen(file),
      openVersion: () => records.openVersion,
      openPage: (site, file) => this.#openPage(site, file),
      aloneOf: (file) => records.aloneOf(file),
      followsChanges: host.followsChanges,
      kept: host.kept,
      withoutUnfilled: (file, findings) => host.unfilled.shown(resolve(root, file), findings),
    });
  }

  /** Whether every page was read, and none is being read in the background; cheap, unlike a snapshot. */
  get isLoaded(): boolean {
    return this.state.records.isLoaded;
  }

  /** The site’s name, or that of its folder. */
  get name(): string {
    return this.state.config.name ?? nameOf(this.root);
  }

  /** Returns the current snapshot; see {@link SiteState.takeSnapshot}. */
  takeSnapshot(): SiteSnapshot {
    return this.state.takeSnapshot();
  }

  /** Returns the context of an open page or snippet; undefined for every other file. */
  pageIn(file: SitePath): PageContext | undefined {
    return this.#openPage(this.takeSnapshot(), file);
  }

  /** Resolves to a page or snippet, open or not; undefined if it can’t be read, or exceeds the bounds of a page. */
  async contextOf(file: SitePath): Promise<PageContext | undefined> {
    const open = this.pageIn(file);
    if (open !== undefined || !this.takeSnapshot().files.has(file)) return open;
    const text = await this.readText(file);
    if (text === undefined || exceededBound(text) !== undefined) return undefined;
    return pageContextOf(this.takeSnapshot(), file, readPage(text));
  }

  #openPage(site: SiteSnapshot, file: SitePath): PageContext | undefined {
    const model = this.state.records.modelOf(file, site.settings.catalogue);
    if (model === undefined) return undefined;
    const summary = site.pages.get(file);
    const pageIndex = site.pageIndexes.get(file);
    return pageContextOf(site, file, model, summary && pageIndex && { summary, pageIndex });
  }
}
