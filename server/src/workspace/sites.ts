import { saysNothing } from '../core/config/generation.ts';
import { readingConfig } from '../core/config/readConfig.ts';
import type { SiteConfig } from '../core/config/siteConfig.ts';
import { configNames } from '../core/paths/fileKinds.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import type { FileIndex } from './files/fileIndex.ts';
import type { FolderIndexes } from './files/folderIndexes.ts';
import { join, relativeTo, type ResourcePath } from './files/resourcePath.ts';
import { Site } from './site.ts';
import type { SiteHost } from './siteHost.ts';
import { finishInSlices, type Pause } from './scheduling.ts';
import { listsPagesBelow } from '../core/site/navigation/navigationEntries.ts';
import { addTo } from '../core/util/collections.ts';

/** The workspace's services for the search for sites. */
export interface SitesSource {
  readonly indexes: FolderIndexes;
  /** Reads the current text of a file: the editor's, or else the disk's. */
  readonly readText: (path: ResourcePath) => Promise<string | undefined>;
  /** Reads the text of a file on the disk. */
  readonly readSaved: (path: ResourcePath) => Promise<string | undefined>;
  readonly openTextOf: (path: ResourcePath) => string | undefined;
  readonly siteHostFor: (root: ResourcePath) => SiteHost;
  readonly pause: Pause;
}

/** A site and the path of a file in it; neither for a file of no site. */
export type FileInSite =
  | { readonly site: Site; readonly file: SitePath }
  | { readonly site?: undefined; readonly file?: undefined };

/** The sites in the opened folders, by their configurations. */
export class Sites {
  readonly #source: SitesSource;
  #byConfig = new Map<ResourcePath, Site>();
  /** Every configuration that was found, including ignored ones inside other sites. */
  #found: ReadonlyMap<ResourcePath, Site> = new Map();

  constructor(source: SitesSource) {
    this.#source = source;
  }

  /** Returns the sites in the order of their configurations' paths. */
  get all(): readonly Site[] {
    return [...this.#byConfig.values()].sort((a, b) => (a.configPath < b.configPath ? -1 : 1));
  }

  configuredBy(path: ResourcePath): Site | undefined {
    return this.#byConfig.get(path);
  }

  /** Returns the site that a file belongs to: the one of the nearest configuration above it. */
  around(path: ResourcePath): Site | undefined {
    let nearest: Site | undefined;
    for (const site of this.#byConfig.values()) {
      if (relativeTo(site.root, path) === undefined) continue;
      if (nearest === undefined || site.root.length > nearest.root.length) nearest = site;
    }
    return nearest;
  }

  /** Returns the site around a file, and the file's path in it. */
  locate(path: ResourcePath): FileInSite {
    const site = this.around(path);
    const file = site && relativeTo(site.root, path);
    return site === undefined || file === undefined ? {} : { site, file };
  }

  /** Finds the configurations in all opened folders, keeps known sites and updates the files of each. */
  async find(): Promise<void> {
    const found = new Map<ResourcePath, { readonly site: Site; readonly index: FileIndex }>();
    const older = new Map<Site, readonly SitePath[]>();
    for (const index of this.#source.indexes.all()) {
      const folders = new Set(configNames.flatMap((name) => index.foldersWith(name)));
      for (const folder of folders) {
        const site = await this.#siteIn(folder);
        if (site === undefined) continue;
        found.set(site.configPath, { site, index });
        older.set(site, await this.#olderConfigsNextTo(site));
        await this.#source.pause();
        await finishInSlices(site.state.checkedConfig.readingRest(), this.#source.pause);
      }
    }
    // From here on, what is typed reaches each site; until then, its text may have changed.
    for (const [path, { site }] of found) {
      const text = this.#source.openTextOf(path);
      if (text !== undefined) site.state.setConfigText(text);
    }
    this.#found = new Map([...found].map(([path, { site }]) => [path, site]));
    const { kept, ignored } = this.#separate();
    for (const site of this.#byConfig.values()) if (!kept.includes(site)) site.loading.stop();
    this.#byConfig = new Map(kept.map((site) => [site.configPath, site]));
    const roots = new Set(kept.map(({ root }) => root));
    for (const { site, index } of found.values()) {
      if (!kept.includes(site)) continue;
      const unused = [...(older.get(site) ?? []), ...(ignored.get(site) ?? [])];
      site.state.setFiles(index.filesOf(site.root, roots), unused);
    }
  }

  /** Whether the navigations list other pages now, so that other configurations are ignored. */
  get isNestingStale(): boolean {
    if (this.#found.size === 1) return false;
    const { kept } = this.#separate();
    return kept.length !== this.#byConfig.size || kept.some(({ configPath }) => !this.#byConfig.has(configPath));
  }

  #separate(): NestedSites {
    const { indexes } = this.#source;
    return separateNested(this.#found.values(), ({ root }, file) => indexes.isReadable(root, join(root, file)));
  }

  /** Resolves the site whose configuration is in a folder; if both file names are valid, the newer one wins. */
  async #siteIn(folder: ResourcePath): Promise<Site | undefined> {
    for (const name of configNames) {
      const path = join(folder, name);
      const text = await this.#textOf(folder, path);
      if (text === undefined) continue;
      const known = this.#found.get(path);
      known?.state.setConfigText(text);
      if (known !== undefined && (await known.loading.readConfigText())) return known;
      const config = known === undefined ? await this.#read(name as SitePath, text) : undefined;
      // An empty open file is the start of a site.
      const isBegun = !saysNothing(config?.tree.root) || this.#source.openTextOf(path) !== undefined;
      if (config !== undefined && isBegun) return this.#newSite(path, folder, config);
    }
    return undefined;
  }

  /** Returns the configurations of older names in a site's folder, which the platform doesn't read. */
  async #olderConfigsNextTo({ root, configPath }: Site): Promise<readonly SitePath[]> {
    const unused: SitePath[] = [];
    for (const name of configNames.slice(configNames.findIndex((one) => join(root, one) === configPath) + 1)) {
      const text = await this.#textOf(root, join(root, name));
      const config = text === undefined ? undefined : await this.#read(name as SitePath, text);
      if (config !== undefined && !saysNothing(config.tree.root)) unused.push(name as SitePath);
    }
    return unused;
  }

  async #newSite(path: ResourcePath, root: ResourcePath, config: SiteConfig): Promise<Site> {
    const saved = config.isComplete ? undefined : await this.#savedConfig(path, config.file);
    return new Site(path, root, saved ?? config, this.#source.siteHostFor(root));
  }

  /** Returns what is on the disk of a configuration that is open, if it has no syntax error. */
  async #savedConfig(path: ResourcePath, file: SitePath): Promise<SiteConfig | undefined> {
    const text = this.#source.openTextOf(path) === undefined ? undefined : await this.#source.readSaved(path);
    const config = text === undefined ? undefined : await this.#read(file, text);
    return config?.isComplete === true ? config : undefined;
  }

  #read(file: SitePath, text: string): Promise<SiteConfig | undefined> {
    return finishInSlices(readingConfig(file, text), this.#source.pause);
  }

  async #textOf(folder: ResourcePath, path: ResourcePath): Promise<string | undefined> {
    const { indexes, readText, openTextOf } = this.#source;
    const read = indexes.isReadable(folder, path) ? await readText(path) : undefined;
    // The editor's text may have changed meanwhile.
    return openTextOf(path) ?? read;
  }
}

/** The sites, and the configurations inside their folders that are ignored. */
interface NestedSites {
  readonly kept: readonly Site[];
  /** By site: the ignored configurations, as site paths. */
  readonly ignored: ReadonlyMap<Site, readonly SitePath[]>;
}

/**
 * Separates sites from ignored configurations: if the navigation of a site lists pages below a folder with a
 * configuration of its own, the platform builds only the outer site.
 */
function separateNested(sites: Iterable<Site>, isThere: (site: Site, file: SitePath) => boolean): NestedSites {
  const kept: Site[] = [];
  const ignored = new Map<Site, SitePath[]>();
  for (const site of [...sites].sort((a, b) => a.root.length - b.root.length)) {
    const outer = kept.findLast(({ root }) => root !== site.root && relativeTo(root, site.root) !== undefined);
    const folder = outer && relativeTo(outer.root, site.root);
    const file = outer && relativeTo(outer.root, site.configPath);
    const isIgnored =
      outer !== undefined &&
      folder !== undefined &&
      listsPagesBelow(outer.state.checkedConfig, folder, (one) => isThere(outer, one));
    if (!isIgnored || file === undefined) kept.push(site);
    else addTo(ignored, outer, file);
  }
  return { kept, ignored };
}
