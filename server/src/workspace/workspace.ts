import { readConfig } from '../core/config/readConfig.ts';
import { isConfigName, isMarkdown } from '../core/paths/fileKinds.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import { addAll } from '../core/util/collections.ts';
import type { PageContext } from '../core/site/pageContext.ts';
import { defaultRuleSettings, type RuleSettings, type UnlistedPages } from '../core/settings/ruleSettings.ts';
import { settingsFileName } from '../core/settings/settingsFile.ts';
import type { CurrentFiles, FileChange, FileSystem } from './fileSystem.ts';
import { staysWithin, withoutLinksOutside } from './links.ts';
import { FolderIndexes } from './folderIndexes.ts';
import { nameOf, parentOf, relativeTo, type ResourcePath } from './resourcePath.ts';
import { sumOfProgress, type LoadingProgress } from './pageLoader.ts';
import type { Site } from './site.ts';
import type { ReadInTurn } from './siteLoading.ts';
import { mayBeRulesFile } from './rulesFiles.ts';
import { Sites } from './sites.ts';
import { siteHostFor } from './siteHost.ts';
import { SiteUpdates } from './siteUpdates.ts';
import { areSameDocsUrls, noPause, type DocsUrls, type WorkspaceOptions } from './workspaceOptions.ts';
import { UrgentWork } from './urgentWork.ts';

/**
 * The opened folders, the sites in them and the texts that are open in an editor. It alone determines the current text
 * of a file. Changes are processed in sequence; `settled` waits for those received so far.
 */
export class Workspace {
  readonly #fileSystem: FileSystem;
  readonly #options: WorkspaceOptions;
  readonly #indexes: FolderIndexes;
  readonly #openTexts = new Map<ResourcePath, string>();
  readonly #readText = async (path: ResourcePath): Promise<string | undefined> =>
    this.#openTexts.get(path) ?? this.#fileSystem.readFile(path);
  readonly #sites: Sites;
  readonly #updates: SiteUpdates;
  /** Reading in the background goes on when nobody waits for such work. */
  readonly urgentWork: UrgentWork;
  #queue: Promise<void> = Promise.resolve();
  /** The changes at the end of the queue. */
  #waiting: { readonly changes: FileChange[]; readonly done: Promise<void> } | undefined;
  #rules: RuleSettings = defaultRuleSettings;
  #unlistedPages: UnlistedPages = 'errors';

  constructor(fileSystem: FileSystem, options: WorkspaceOptions) {
    this.#fileSystem = withoutLinksOutside(fileSystem, (path) => this.#indexes.openedFolderOf(path));
    this.#options = options;
    this.urgentWork = new UrgentWork(options.pause ?? noPause);
    const readText = this.#readText;
    this.#indexes = new FolderIndexes(this.#fileSystem, readText);
    const indexes = this.#indexes;
    const services = {
      ...{ indexes, options, readText, urgentWork: this.urgentWork },
      rules: () => this.#rules,
      unlistedPages: () => this.#unlistedPages,
    };
    this.#sites = new Sites({
      indexes,
      readText,
      readSaved: (path) => this.#fileSystem.readFile(path),
      openTextOf: (path) => this.#openTexts.get(path),
      siteHostFor: (root) => siteHostFor(root, services),
    });
    const { files } = this;
    this.#updates = new SiteUpdates({ fileSystem, files, indexes, sites: this.#sites, openTexts: this.#openTexts });
  }

  /** Returns all sites, in the order of their configurations' paths. */
  get sites(): readonly Site[] {
    return this.#sites.all;
  }

  /** Whether every page of all sites was read, and none is being read in the background. */
  get isLoaded(): boolean {
    return this.sites.every((site) => site.isLoaded);
  }

  /** Returns the site that a file belongs to: the one of the nearest configuration above it. */
  siteOf(path: ResourcePath): Site | undefined {
    return this.#sites.around(path);
  }

  /** Returns the context of an open page or snippet; undefined for every other file. */
  pageOf(path: ResourcePath): PageContext | undefined {
    const site = this.siteOf(path);
    const file = site && relativeTo(site.root, path);
    return site === undefined || file === undefined ? undefined : site.pageIn(file);
  }

  /**
   * Returns access to the current files of a site and those around it: the editor's texts, or else the disk's. Paths
   * must come from a person's own command: none is refused, except for links out of the repository.
   */
  get files(): CurrentFiles {
    return {
      readText: (path) => this.#readText(path),
      whyUnreadable: (path) => this.#fileSystem.whyUnreadable(path),
      stat: (path) => this.#fileSystem.stat(path),
    };
  }

  /** Returns the configurations in the opened folders that can’t be read, and why: whether they are sites is unknown. */
  readonly unreadableConfigs = (): ReturnType<FolderIndexes['unreadableConfigs']> => this.#indexes.unreadableConfigs();

  /** Whether no symbolic link in the path from a folder down to a file points out of the folder. */
  staysWithin(folder: ResourcePath, file: ResourcePath): Promise<boolean> {
    return staysWithin(this.#fileSystem, folder, file);
  }

  /** Returns the repository of a site, or the opened folder around it if there is none. */
  repositoryOf(site: Site): Promise<ResourcePath> {
    return this.#updates.repositoryOf(site);
  }

  /** Resolves when every change received so far has taken effect; many pages may still be read in the background. */
  async settled(): Promise<void> {
    for (let seen; seen !== this.#queue;) {
      seen = this.#queue;
      await seen;
    }
  }

  /** Resolves when all sites are completely read, however long that takes. */
  async loaded(): Promise<void> {
    await this.settled();
    while (!this.sites.every((site) => site.isLoaded && !site.loading.hasUnreadSnippets())) {
      await Promise.all(this.sites.map((site) => site.loading.loadAllPages()));
      for (const site of this.sites) await this.#loadSnippets(site);
      await this.settled();
    }
  }

  /**
   * Resolves when a file of a site can be checked, also while others are still being read. An aborted signal says that
   * nobody waits any more: then nothing further is read for it.
   */
  ready(path: ResourcePath, signal?: AbortSignal): Promise<void> {
    return this.#whenReady(path, (loading, file) => loading.ready(file, signal), signal);
  }

  /** Resolves when a page of a site can be shown, which needs less than its check. */
  readyToShow(path: ResourcePath): Promise<void> {
    return this.#whenReady(path, (loading, file) => loading.readyToShow(file));
  }

  #whenReady(path: ResourcePath, read: ReadInTurn, signal?: AbortSignal): Promise<void> {
    return this.urgentWork.run(async () => {
      await this.settled();
      const site = this.siteOf(path);
      const inside = site && relativeTo(site.root, path);
      if (site === undefined || inside === undefined) return;
      await read(site.loading, inside);
      if (signal?.aborted !== true) await this.#loadSnippets(site);
    });
  }

  /** Resolves when the findings of all closed pages of loaded sites are up to date. */
  async checked(): Promise<void> {
    const pause = this.#options.pause ?? noPause;
    await this.settled();
    for (const site of this.sites) {
      while (site.loading.hasUnread()) await this.#enqueue(() => site.loading.loadPages());
      await this.#loadSnippets(site);
      if (site.isLoaded) await site.diagnostics.bringUpToDate(pause);
    }
  }

  /** Reads newly imported files, which are known only after a page was read or typed. */
  async #loadSnippets(site: Site): Promise<void> {
    if (site.loading.hasUnreadSnippets()) await this.#enqueue(() => site.loading.loadSnippets());
  }

  /**
   * Sets the rule settings of the editor or the command line, which override the sites' own files, and which findings
   * of unlisted pages are reported at least.
   */
  setRules(rules: RuleSettings, unlistedPages: UnlistedPages = 'errors'): void {
    this.#unlistedPages = unlistedPages;
    if (JSON.stringify(rules) === JSON.stringify(this.#rules)) return;
    this.#rules = rules;
    for (const site of this.sites) site.loading.restart();
    void this.#enqueue(() => this.#updates.loadAll());
  }

  /** Sets the editor's URLs of published sites, which override their own files. */
  setDocsUrls(urls: DocsUrls): void {
    if (areSameDocsUrls(urls, this.#updates.docsUrls)) return;
    this.#updates.docsUrls = urls;
    void this.#enqueue(() => this.#updates.loadAll());
  }

  /** Returns the progress of loading many pages; undefined if none is running. */
  get loadingProgress(): LoadingProgress | undefined {
    return sumOfProgress(this.sites.flatMap(({ loading }) => loading.progress ?? []));
  }

  /** Stops loading many pages in the background until all of them are needed. */
  stopLoading(): void {
    for (const site of this.sites) site.loading.stop();
  }

  addFolder(folder: ResourcePath): Promise<void> {
    return this.#enqueue(async () => {
      await this.#indexes.add(folder);
      await this.#updates.findSites();
    });
  }

  removeFolder(folder: ResourcePath): Promise<void> {
    return this.#enqueue(async () => {
      this.#indexes.remove(folder);
      await this.#updates.findSites();
    });
  }

  /** Sets the text of an open file, which overrides the one on the disk until it is closed. */
  setOpenText(path: ResourcePath, text: string): void {
    const isNew = !this.#openTexts.has(path);
    this.#openTexts.set(path, text);
    this.#takeText(path, text, isNew);
    this.#options.onChange?.();
  }

  closeText(path: ResourcePath): void {
    if (!this.#openTexts.delete(path)) return;
    // It may have belonged to another site when it was opened.
    for (const site of this.sites) {
      const inside = relativeTo(site.root, path);
      if (inside !== undefined) site.state.records.close(inside);
    }
    void this.applyChanges([{ path, kind: 'changed' }]);
  }

  /**
   * Applies created, changed and deleted files, whoever changed them. Changes that still wait take those that follow at
   * once: some editors send thousands one by one.
   */
  applyChanges(changes: readonly FileChange[]): Promise<void> {
    if (this.#waiting !== undefined) {
      addAll(this.#waiting.changes, changes);
      return this.#waiting.done;
    }
    const waiting = [...changes];
    const done = this.#enqueue(() => {
      if (this.#waiting?.changes === waiting) this.#waiting = undefined;
      return this.#applyChanges(waiting);
    });
    this.#waiting = { changes: waiting, done };
    return done;
  }

  #takeText(path: ResourcePath, text: string, isNew: boolean): void {
    const site = this.#sites.configuredBy(path) ?? this.siteOf(path);
    if (mayBeRulesFile(path)) void this.#enqueue(() => this.#updates.loadRulesFiles());
    if (nameOf(path) === settingsFileName) void this.#enqueue(() => this.#updates.loadAll());
    if (isNew) this.#noticeFile(path, site);
    if (site !== undefined) this.#applyText(site, path, text);
    else if (isNew && this.#mayBelongToSite(path)) void this.#enqueue(() => this.#openAlone(path));
    else if (isConfigName(nameOf(path))) void this.#enqueue(() => this.#updates.findSites());
  }

  /**
   * Reads the folders of an opened file and its configuration where they aren't known: people open a file that another
   * program has just written before the editor tells of it, and some requests about it are made only once.
   */
  #noticeFile(path: ResourcePath, site: Site | undefined): void {
    if (!isConfigName(nameOf(path)) && !isMarkdown(path)) return;
    const unknown = this.#indexes.notFound(path, { andConfigs: site === undefined });
    if (unknown.length > 0) void this.applyChanges(unknown.map((file) => ({ path: file, kind: 'created' })));
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    this.#waiting = undefined;
    this.#queue = this.#queue
      .then(work)
      .catch(this.#options.onError)
      .then(() => this.#options.onChange?.());
    return this.#queue;
  }

  #mayBelongToSite(path: ResourcePath): boolean {
    return !this.#indexes.holds(path) && (isConfigName(nameOf(path)) || isMarkdown(path));
  }

  /** Adds the folder of the site around a file that was opened without a folder. */
  async #openAlone(path: ResourcePath): Promise<void> {
    const folder = parentOf(path);
    // A folder that was added before may contain it by now.
    if (folder === undefined || this.#indexes.holds(path)) return;
    const text = isConfigName(nameOf(path)) ? this.#openTexts.get(path) : undefined;
    const configures = text !== undefined && readConfig(nameOf(path) as SitePath, text) !== undefined;
    const root = configures ? folder : await this.#indexes.siteRootAbove(path);
    if (root !== undefined && (await this.#indexes.addAlone(root))) await this.#updates.findSites();
  }

  async #applyChanges(changes: readonly FileChange[]): Promise<void> {
    const relevant = changes.filter(({ path }) => !this.#indexes.isAlwaysSkipped(path));
    if (relevant.length === 0) {
      if (changes.some(({ path }) => mayBeRulesFile(path))) await this.#updates.loadRulesFiles();
      return;
    }
    const isConfigChanged = relevant.some(({ path }) => isConfigName(nameOf(path)));
    const areFilesChanged = await this.#indexes.update(relevant);
    const closed = relevant.filter(({ path }) => !this.#openTexts.has(path));
    for (const site of this.sites) {
      const inside = closed.flatMap(({ path }) => relativeTo(site.root, path) ?? []);
      if (inside.length > 0) site.state.forget(new Set(inside));
    }
    const areSettingsChanged = relevant.some(({ path }) => nameOf(path) === settingsFileName);
    if (isConfigChanged || areFilesChanged || areSettingsChanged) await this.#updates.findSites();
    else await this.#updates.loadAll();
  }

  #applyText(site: Site, path: ResourcePath, text: string): void {
    if (path === site.configPath) {
      if (site.state.setConfigText(text)) void this.#enqueue(() => this.#updates.followConfig(site));
      else void this.#enqueue(() => this.#updates.findSites());
      return;
    }
    const inside = relativeTo(site.root, path);
    if (inside === undefined) return;
    site.state.setPageText(inside, text);
    if (site.loading.isNamed(inside)) {
      site.state.forget(new Set([inside]));
      void this.#enqueue(() => this.#updates.followConfig(site));
    }
    if (isConfigName(nameOf(path))) void this.#enqueue(() => this.#updates.findSites());
  }
}
