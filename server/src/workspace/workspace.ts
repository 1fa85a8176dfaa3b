import { readConfig } from '../core/config/readConfig.ts';
import { configNames, isConfigName, isMarkdown, isSnippetPath } from '../core/paths/fileKinds.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import type { PageInSite } from '../core/site/pageInSite.ts';
import { defaultRuleSettings, type RuleSettings } from '../core/settings/ruleSettings.ts';
import { settingsFileName } from '../core/settings/settingsFile.ts';
import type { FileChange } from './fileChange.ts';
import type { FileIndex } from './fileIndex.ts';
import type { FileSystem } from './fileSystem.ts';
import { FolderIndexes } from './folderIndexes.ts';
import { join, nameOf, parentOf, relativeTo, type ResourcePath } from './resourcePath.ts';
import type { LoadingProgress } from './pageLoader.ts';
import { readerInThread } from './pageReader.ts';
import { Site, type SiteSurroundings } from './site.ts';
import { findSettings, settingsFrom } from './siteSettingsFiles.ts';
import { mostWaitedFor, noPause, type WorkspaceOptions } from './workspaceOptions.ts';

/**
 * The folders that are open, the sites in them and the texts that an editor holds. It alone decides which text
 * of a file is current. Changes are worked off one after the other; `settled` waits for those that came so far.
 */
export class Workspace {
  readonly #fileSystem: FileSystem;
  readonly #options: WorkspaceOptions;
  readonly #indexes: FolderIndexes;
  readonly #openTexts = new Map<ResourcePath, string>();
  #sites = new Map<ResourcePath, Site>();
  #queue: Promise<void> = Promise.resolve();
  #rules: RuleSettings = defaultRuleSettings;

  constructor(fileSystem: FileSystem, options: WorkspaceOptions) {
    this.#fileSystem = fileSystem;
    this.#indexes = new FolderIndexes(fileSystem, (path) => this.#readText(path));
    this.#options = options;
  }

  /** All sites, in the order of their configurations' paths. */
  get sites(): readonly Site[] {
    return [...this.#sites.values()].sort((a, b) => (a.configPath < b.configPath ? -1 : 1));
  }

  /** The site that a file belongs to: the one of the nearest configuration above it. */
  siteOf(path: ResourcePath): Site | undefined {
    let nearest: Site | undefined;
    for (const site of this.#sites.values()) {
      if (relativeTo(site.root, path) === undefined) continue;
      if (nearest === undefined || site.root.length > nearest.root.length) nearest = site;
    }
    return nearest;
  }

  /** An open page or snippet in its site; undefined for every other file. */
  pageOf(path: ResourcePath): PageInSite | undefined {
    const site = this.siteOf(path);
    const file = site && relativeTo(site.root, path);
    return site === undefined || file === undefined ? undefined : site.pageIn(file);
  }

  /** Ends when every change that was told so far has taken effect; many pages may still be read beside. */
  async settled(): Promise<void> {
    for (let seen; seen !== this.#queue;) {
      seen = this.#queue;
      await seen;
    }
  }

  /** Ends when everything of all sites is known, however long that takes. */
  async loaded(): Promise<void> {
    await this.settled();
    while (!this.sites.every(({ snapshot }) => snapshot.isLoaded)) {
      await Promise.all(this.sites.map((site) => site.loadAllPages()));
      await this.settled();
    }
  }

  /** Ends when a file of a site can be judged, also while others are still being read. */
  async ready(path: ResourcePath): Promise<void> {
    await this.settled();
    const site = this.siteOf(path);
    const inside = site && relativeTo(site.root, path);
    if (inside !== undefined) await site?.ready(inside);
  }

  /** Ends when the findings of all closed pages of the sites that are loaded are those of now. */
  async checked(): Promise<void> {
    const pause = this.#options.pause ?? noPause;
    await this.settled();
    for (const site of this.sites) {
      while (site.hasUnread()) await this.#enqueue(() => site.loadPages());
      if (site.snapshot.isLoaded) await site.findings.bringUpToDate(pause);
    }
  }

  /** What the editor or the command line says of the rules, before what the sites' own files say. */
  setRules(rules: RuleSettings): void {
    if (JSON.stringify(rules) === JSON.stringify(this.#rules)) return;
    this.#rules = rules;
    for (const site of this.#sites.values()) site.checkAnew();
    void this.#enqueue(() => this.#loadAll());
  }

  /** How far the reading of many pages has come; undefined where none goes on. */
  get loadingProgress(): LoadingProgress | undefined {
    const all = this.sites.flatMap(({ loadingProgress }) => loadingProgress ?? []);
    return all.length === 0
      ? undefined
      : all.reduce((sum, { read, total }) => ({ read: sum.read + read, total: sum.total + total }));
  }

  /** Ends the reading of many pages that goes on beside, until somebody needs all of them. */
  stopLoading(): void {
    for (const site of this.#sites.values()) site.stopLoading();
  }

  addFolder(folder: ResourcePath): Promise<void> {
    return this.#enqueue(async () => {
      await this.#indexes.add(folder);
      await this.#findSites();
    });
  }

  removeFolder(folder: ResourcePath): Promise<void> {
    return this.#enqueue(async () => {
      this.#indexes.remove(folder);
      await this.#findSites();
    });
  }

  /** A text as an editor shows it, which counts before the one on disk; from opening to closing. */
  setOpenText(path: ResourcePath, text: string): void {
    const isNew = !this.#openTexts.has(path);
    this.#openTexts.set(path, text);
    this.#options.onChange?.();
    const site = this.#sites.get(path) ?? this.siteOf(path);
    if (site === undefined) {
      if (isNew && this.#mayBelongToSite(path)) void this.#enqueue(() => this.#openAlone(path));
      else if (isConfigName(nameOf(path))) void this.#enqueue(() => this.#findSites());
      return;
    }
    this.#applyText(site, path, text);
  }

  closeText(path: ResourcePath): void {
    if (!this.#openTexts.delete(path)) return;
    const site = this.siteOf(path);
    const inside = site && relativeTo(site.root, path);
    if (inside !== undefined) site?.closePage(inside);
    void this.applyChanges([{ path, kind: 'changed' }]);
  }

  /** Files were created, changed or deleted, by the editor or by somebody else. */
  applyChanges(changes: readonly FileChange[]): Promise<void> {
    return this.#enqueue(() => this.#applyChanges(changes));
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue
      .then(work)
      .catch(this.#options.onError)
      .then(() => this.#options.onChange?.());
    return this.#queue;
  }

  #mayBelongToSite(path: ResourcePath): boolean {
    return !this.#indexes.holds(path) && (isConfigName(nameOf(path)) || isMarkdown(path));
  }

  /** A file was opened without a folder around it: its site's folder is taken in. */
  async #openAlone(path: ResourcePath): Promise<void> {
    const folder = parentOf(path);
    // A folder that was opened before may hold it by now.
    if (folder === undefined || this.#indexes.holds(path)) return;
    const text = isConfigName(nameOf(path)) ? this.#openTexts.get(path) : undefined;
    const configures = text !== undefined && readConfig(nameOf(path) as SitePath, text) !== undefined;
    const root = configures ? folder : await this.#indexes.siteRootAbove(path);
    if (root !== undefined && (await this.#indexes.addAlone(root))) await this.#findSites();
  }

  async #applyChanges(changes: readonly FileChange[]): Promise<void> {
    const relevant = changes.filter(({ path }) => !this.#indexes.isNeverLookedInto(path));
    if (relevant.length === 0) return;
    const isConfigChanged = relevant.some(({ path }) => isConfigName(nameOf(path)));
    const areFilesChanged = await this.#indexes.update(relevant);
    const closed = relevant.filter(({ path }) => !this.#openTexts.has(path));
    for (const site of this.#sites.values()) {
      const inside = closed.flatMap(({ path }) => relativeTo(site.root, path) ?? []);
      if (inside.length > 0) site.forget(new Set(inside));
    }
    const areSettingsChanged = relevant.some(({ path }) => nameOf(path) === settingsFileName);
    if (isConfigChanged || areFilesChanged || areSettingsChanged) await this.#findSites();
    else await this.#loadAll();
  }

  /** Finds the configurations in all open folders, keeps the sites that are known and gives each its files. */
  async #findSites(): Promise<void> {
    const found = new Map<ResourcePath, { readonly site: Site; readonly index: FileIndex }>();
    for (const index of this.#indexes.all()) {
      const folders = new Set(configNames.flatMap((name) => index.foldersWith(name)));
      for (const folder of folders) {
        const site = await this.#siteIn(folder, index);
        if (site !== undefined) found.set(site.configPath, { site, index });
      }
    }
    for (const [path, site] of this.#sites) if (found.get(path)?.site !== site) site.stopLoading();
    this.#sites = new Map([...found].map(([path, { site }]) => [path, site]));
    const roots = new Set([...found.values()].map(({ site }) => site.root));
    for (const { site, index } of found.values()) site.setFiles(index.filesOf(site.root, roots));
    this.#giveOpenTexts();
    await this.#loadAll();
  }

  /** Files may have been opened before their site was found, or belong to another one now. */
  #giveOpenTexts(): void {
    for (const [path, text] of this.#openTexts) {
      const site = this.siteOf(path);
      const inside = site && relativeTo(site.root, path);
      if (inside !== undefined && path !== site?.configPath) site?.setPageText(inside, text);
    }
  }

  /** The site whose configuration lies in a folder; of the two names the newer one wins where both would do. */
  async #siteIn(folder: ResourcePath, index: FileIndex): Promise<Site | undefined> {
    for (const name of configNames) {
      const path = join(folder, name);
      const read = index.isReadable(folder, path) ? await this.#readText(path) : undefined;
      // It may have been typed into meanwhile.
      const text = this.#openTexts.get(path) ?? read;
      if (text === undefined) continue;
      const known = this.#sites.get(path);
      if (known?.setConfigText(text) === true) return known;
      const config = known === undefined ? readConfig(name as SitePath, text) : undefined;
      if (config === undefined) continue;
      return new Site(path, folder, config, this.#surroundings(index, folder));
    }
    return undefined;
  }

  #surroundings(index: FileIndex, root: ResourcePath): SiteSurroundings {
    const { pause = noPause, onError, onChange, onCrash, countsFixes = false, ...options } = this.#options;
    const readFew = readerInThread(pause);
    const isReadable: SiteSurroundings['isReadable'] = (file) => index.isReadable(root, join(root, file));
    return {
      readText: (file) => (isReadable(file) ? this.#readText(join(root, file)) : Promise.resolve(undefined)),
      isReadable,
      loading: {
        readFew,
        readMany: options.readMany ?? readFew,
        mostWaitedFor: options.mostWaitedFor ?? mostWaitedFor,
        onProgress: () => onChange?.(),
        onError,
      },
      checking: () => ({
        rules: this.#rules,
        countsFixes,
        onCrash: (rule, error) => onCrash?.(rule, error, root),
      }),
    };
  }

  async #loadAll(): Promise<void> {
    for (const site of this.#sites.values()) {
      const read = (path: ResourcePath): Promise<string | undefined> => this.#readText(path);
      const settings = await findSettings(this.#fileSystem, read, site.root, this.#indexes.openedFolderOf(site.root));
      site.setSettings(settings, settingsFrom(settings, site.root));
      await site.loadApiDescriptions();
      await site.loadPages();
      await site.loadSnippets();
    }
  }

  #applyText(site: Site, path: ResourcePath, text: string): void {
    if (path === site.configPath) {
      if (site.setConfigText(text)) void this.#enqueue(() => site.followConfig());
      else void this.#enqueue(() => this.#findSites());
      return;
    }
    const inside = relativeTo(site.root, path);
    if (inside === undefined) return;
    if (isMarkdown(inside) || isSnippetPath(inside)) site.setPageText(inside, text);
    else if (site.snapshot.apiDescriptions.has(inside)) {
      site.forget(new Set([inside]));
      void this.#enqueue(() => site.loadApiDescriptions());
    }
    if (isConfigName(nameOf(path))) void this.#enqueue(() => this.#findSites());
  }

  #readText(path: ResourcePath): Promise<string | undefined> {
    const open = this.#openTexts.get(path);
    return open === undefined ? this.#fileSystem.readFile(path) : Promise.resolve(open);
  }
}
