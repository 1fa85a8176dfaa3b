import { readConfig } from '../core/config/readConfig.ts';
import { isConfigName, isMarkdown } from '../core/paths/fileKinds.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import type { PageContext } from '../core/site/pageContext.ts';
import { defaultRuleSettings, type RuleSettings, type UnlistedPages } from '../core/settings/ruleSettings.ts';
import { settingsFileName } from '../core/settings/settingsFile.ts';
import type { FileChange } from './fileChange.ts';
import type { CurrentFiles, FileSystem } from './fileSystem.ts';
import { FolderIndexes } from './folderIndexes.ts';
import { staysWithin, withoutLinksOutside } from './links.ts';
import { repositoryOf } from './repository.ts';
import { nameOf, parentOf, relativeTo, type ResourcePath } from './resourcePath.ts';
import type { LoadingProgress } from './pageLoader.ts';
import type { Site } from './site.ts';
import { findRulesFiles, mayBeRulesFile } from './rulesFiles.ts';
import { Sites } from './sites.ts';
import { findSettings, settingsFrom } from './siteSettingsFiles.ts';
import { siteHostFor } from './siteHost.ts';
import { areSameDocsUrls, noDocsUrls, withDocsUrl, type DocsUrls } from './docsUrls.ts';
import { noPause, type WorkspaceOptions } from './workspaceOptions.ts';

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
  #queue: Promise<void> = Promise.resolve();
  #rules: RuleSettings = defaultRuleSettings;
  #unlistedPages: UnlistedPages = 'errors';
  #docsUrls = noDocsUrls;

  constructor(fileSystem: FileSystem, options: WorkspaceOptions) {
    this.#fileSystem = withoutLinksOutside(fileSystem, (path) => this.#indexes.openedFolderOf(path));
    this.#options = options;
    const readText = this.#readText;
    this.#indexes = new FolderIndexes(this.#fileSystem, readText);
    const indexes = this.#indexes;
    const services = { indexes, options, readText, rules: () => this.#rules, unlistedPages: () => this.#unlistedPages };
    this.#sites = new Sites({
      indexes,
      readText,
      openTextOf: (path) => this.#openTexts.get(path),
      siteHostFor: (root) => siteHostFor(root, services),
    });
  }

  /** Returns all sites, in the order of their configurations' paths. */
  get sites(): readonly Site[] {
    return this.#sites.all;
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
    return { readText: (path) => this.#readText(path), stat: (path) => this.#fileSystem.stat(path) };
  }

  /** Returns the configurations in the opened folders that can’t be read, and why: whether they are sites is unknown. */
  readonly unreadableConfigs = (): ReturnType<FolderIndexes['unreadableConfigs']> => this.#indexes.unreadableConfigs();

  /** Whether no symbolic link in the path from a folder down to a file points out of the folder. */
  staysWithin(folder: ResourcePath, file: ResourcePath): Promise<boolean> {
    return staysWithin(this.#fileSystem, folder, file);
  }

  /** Returns the repository of a site, or the opened folder around it if there is none. */
  async repositoryOf(site: Site): Promise<ResourcePath> {
    return (await repositoryOf(this.#fileSystem, site.root)) ?? this.#indexes.openedFolderOf(site.root);
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
    while (!this.sites.every((site) => site.isLoaded && !site.hasUnreadSnippets)) {
      await Promise.all(this.sites.map((site) => site.loadAllPages()));
      for (const site of this.sites) await this.#loadSnippets(site);
      await this.settled();
    }
  }

  /** Resolves when a file of a site can be checked, also while others are still being read. */
  async ready(path: ResourcePath): Promise<void> {
    await this.settled();
    const site = this.siteOf(path);
    const inside = site && relativeTo(site.root, path);
    if (site === undefined || inside === undefined) return;
    await site.ready(inside);
    await this.#loadSnippets(site);
  }

  /** Resolves when the findings of all closed pages of loaded sites are up to date. */
  async checked(): Promise<void> {
    const pause = this.#options.pause ?? noPause;
    await this.settled();
    for (const site of this.sites) {
      while (site.hasUnread()) await this.#enqueue(() => site.loadPages());
      await this.#loadSnippets(site);
      if (site.isLoaded) await site.findings.bringUpToDate(pause);
    }
  }

  /** Reads newly imported files, which are known only after a page was read or typed. */
  async #loadSnippets(site: Site): Promise<void> {
    if (site.hasUnreadSnippets) await this.#enqueue(() => site.loadSnippets());
  }

  /**
   * Sets the rule settings of the editor or the command line, which override the sites' own files, and which findings
   * of unlisted pages are reported at least.
   */
  setRules(rules: RuleSettings, unlistedPages: UnlistedPages = 'errors'): void {
    this.#unlistedPages = unlistedPages;
    if (JSON.stringify(rules) === JSON.stringify(this.#rules)) return;
    this.#rules = rules;
    for (const site of this.sites) site.checkAnew();
    void this.#enqueue(() => this.#loadAll());
  }

  /** Sets the editor's URLs of published sites, which override their own files. */
  setDocsUrls(urls: DocsUrls): void {
    if (areSameDocsUrls(urls, this.#docsUrls)) return;
    this.#docsUrls = urls;
    void this.#enqueue(() => this.#loadAll());
  }

  /** Returns the progress of loading many pages; undefined if none is running. */
  get loadingProgress(): LoadingProgress | undefined {
    const all = this.sites.flatMap(({ loadingProgress }) => loadingProgress ?? []);
    if (all.length === 0) return undefined;
    return all.reduce((sum, { read, total }) => ({ read: sum.read + read, total: sum.total + total }));
  }

  /** Stops loading many pages in the background until all of them are needed. */
  stopLoading(): void {
    for (const site of this.sites) site.stopLoading();
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
      if (inside !== undefined) site.closePage(inside);
    }
    void this.applyChanges([{ path, kind: 'changed' }]);
  }

  /** Applies created, changed and deleted files, whoever changed them. */
  applyChanges(changes: readonly FileChange[]): Promise<void> {
    return this.#enqueue(() => this.#applyChanges(changes));
  }

  #takeText(path: ResourcePath, text: string, isNew: boolean): void {
    const site = this.#sites.configuredBy(path) ?? this.siteOf(path);
    if (mayBeRulesFile(path)) void this.#enqueue(() => this.#loadRulesFiles());
    if (nameOf(path) === settingsFileName) void this.#enqueue(() => this.#loadAll());
    if (site !== undefined) this.#applyText(site, path, text);
    else if (isNew && this.#mayBelongToSite(path)) void this.#enqueue(() => this.#openAlone(path));
    else if (isConfigName(nameOf(path))) void this.#enqueue(() => this.#findSites());
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

  /** Adds the folder of the site around a file that was opened without a folder. */
  async #openAlone(path: ResourcePath): Promise<void> {
    const folder = parentOf(path);
    // A folder that was added before may contain it by now.
    if (folder === undefined || this.#indexes.holds(path)) return;
    const text = isConfigName(nameOf(path)) ? this.#openTexts.get(path) : undefined;
    const configures = text !== undefined && readConfig(nameOf(path) as SitePath, text) !== undefined;
    const root = configures ? folder : await this.#indexes.siteRootAbove(path);
    if (root !== undefined && (await this.#indexes.addAlone(root))) await this.#findSites();
  }

  async #applyChanges(changes: readonly FileChange[]): Promise<void> {
    const relevant = changes.filter(({ path }) => !this.#indexes.isAlwaysSkipped(path));
    if (relevant.length === 0) {
      if (changes.some(({ path }) => mayBeRulesFile(path))) await this.#loadRulesFiles();
      return;
    }
    const isConfigChanged = relevant.some(({ path }) => isConfigName(nameOf(path)));
    const areFilesChanged = await this.#indexes.update(relevant);
    const closed = relevant.filter(({ path }) => !this.#openTexts.has(path));
    for (const site of this.sites) {
      const inside = closed.flatMap(({ path }) => relativeTo(site.root, path) ?? []);
      if (inside.length > 0) site.forget(new Set(inside));
    }
    const areSettingsChanged = relevant.some(({ path }) => nameOf(path) === settingsFileName);
    if (isConfigChanged || areFilesChanged || areSettingsChanged) await this.#findSites();
    else await this.#loadAll();
  }

  async #findSites(): Promise<void> {
    await this.#findAndLoad();
    // Included files are read last, and may list pages of an inner site.
    if (this.#sites.isNestingStale) await this.#findAndLoad();
  }

  async #findAndLoad(): Promise<void> {
    await this.#sites.find();
    this.#giveOpenTexts();
    await this.#loadAll();
  }

  async #followConfig(site: Site): Promise<void> {
    await site.followConfig();
    if (this.#sites.isNestingStale) await this.#findSites();
  }

  /** Passes open texts to their sites, which may have been found later, or be others now. */
  #giveOpenTexts(): void {
    for (const [path, text] of this.#openTexts) {
      const site = this.siteOf(path);
      const inside = site && relativeTo(site.root, path);
      if (inside !== undefined && path !== site?.configPath) site?.setPageText(inside, text);
    }
  }

  async #loadAll(): Promise<void> {
    for (const site of this.sites) {
      const opened = this.#indexes.openedFolderOf(site.root);
      const settings = await findSettings(this.#fileSystem, this.#readText, site.root, opened);
      site.setSettings(settings, withDocsUrl(settingsFrom(settings, site.root), this.#docsUrls, site.root));
      await site.loadNamedFiles();
      await site.loadPages();
      await site.loadSnippets();
    }
    await this.#loadRulesFiles();
  }

  async #loadRulesFiles(): Promise<void> {
    for (const site of this.sites) {
      const repository = await this.repositoryOf(site);
      const isOfSite = (path: ResourcePath): boolean => this.siteOf(path) === site;
      site.setRulesFiles(
        await findRulesFiles(this.files, this.#fileSystem, { siteRoot: site.root, repository, isOfSite }),
      );
    }
  }

  #applyText(site: Site, path: ResourcePath, text: string): void {
    if (path === site.configPath) {
      if (site.setConfigText(text)) void this.#enqueue(() => this.#followConfig(site));
      else void this.#enqueue(() => this.#findSites());
      return;
    }
    const inside = relativeTo(site.root, path);
    if (inside === undefined) return;
    site.setPageText(inside, text);
    if (site.isNamed(inside)) {
      site.forget(new Set([inside]));
      void this.#enqueue(() => this.#followConfig(site));
    }
    if (isConfigName(nameOf(path))) void this.#enqueue(() => this.#findSites());
  }
}
