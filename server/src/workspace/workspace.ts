import { isConfigName, isMarkdown } from '../core/paths/fileKinds.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import type { PageContext } from '../core/site/siteSnapshot.ts';
import { defaultRuleSettings, type RuleSettings, type UnlistedPages } from '../core/settings/ruleSettings.ts';
import { settingsFileName } from '../core/settings/settingsFile.ts';
import { ChangeQueue } from './changeQueue.ts';
import { areSameDocsUrls, type DocsUrls } from './docsUrls.ts';
import { UnfilledValues } from './diagnostics/unfilledValues.ts';
import { LookingAgain, type HowToLook } from './watching/lookingAgain.ts';
import type { CurrentFiles, FileChange, FileSystem } from './files/fileSystem.ts';
import { realPathOf, staysWithin, withoutLinksOutside } from './files/links.ts';
import { FolderIndexes } from './files/folderIndexes.ts';
import { nameOf, relativeTo, type ResourcePath } from './files/resourcePath.ts';
import { sumOfProgress, type LoadingProgress } from './pages/pageLoader.ts';
import { Readiness } from './readiness.ts';
import type { Site } from './site.ts';
import { mayBeRulesFile } from './generated/rulesFiles.ts';
import { Sites, type FileInSite } from './sites.ts';
import { siteHostFor } from './siteHost.ts';
import { SiteUpdates } from './siteUpdates.ts';
import type { WorkspaceOptions } from './workspaceOptions.ts';
import { noPause, UrgentWork, type Pause } from './scheduling.ts';

interface FolderChange {
  /** Whether it was closed before it is opened. */
  readonly isRemoved: boolean;
  readonly isOpen: boolean;
}

/**
 * The opened folders, the sites in them and the texts that are open in an editor. It alone determines the current text
 * of a file. Changes are processed in sequence; `settled` waits for those received so far.
 */
export class Workspace {
  /** In milliseconds since 1970, with fractions: what changed on the disk before that was read as it is. */
  readonly startTimeMs = performance.timeOrigin + performance.now();
  readonly #fileSystem: FileSystem;
  readonly #options: WorkspaceOptions;
  readonly #indexes: FolderIndexes;
  readonly #openTexts = new Map<ResourcePath, string>();
  readonly #readText = async (path: ResourcePath): Promise<string | undefined> =>
    this.#openTexts.get(path) ?? this.#fileSystem.readFile(path);
  readonly #unfilled = new UnfilledValues();
  readonly #sites: Sites;
  readonly #updates: SiteUpdates;
  /** Reading in the background goes on when nobody waits for such work. */
  readonly urgentWork: UrgentWork;
  readonly pause: Pause;
  readonly #queue: ChangeQueue;
  readonly #readiness: Readiness;
  readonly #lookingAgain: LookingAgain;
  /** What waits to be opened and closed. */
  readonly #folderChanges = new Map<ResourcePath, FolderChange>();
  #rules: RuleSettings = defaultRuleSettings;
  #unlistedPages: UnlistedPages = 'errors';

  constructor(fileSystem: FileSystem, options: WorkspaceOptions) {
    this.#fileSystem = withoutLinksOutside(fileSystem, (path) => this.#indexes.openedFolderOf(path));
    this.#options = options;
    this.pause = options.pause ?? noPause;
    this.urgentWork = new UrgentWork(this.pause);
    const readText = this.#readText;
    this.#indexes = new FolderIndexes(this.#fileSystem, readText);
    const indexes = this.#indexes;
    const services = {
      ...{ indexes, options, readText, urgentWork: this.urgentWork, unfilled: this.#unfilled },
      rules: () => this.#rules,
      unlistedPages: () => this.#unlistedPages,
    };
    const { files, pause } = this;
    this.#sites = new Sites({
      indexes,
      pause,
      readText,
      readSaved: (path) => this.#fileSystem.readFile(path),
      openTextOf: (path) => this.#openTexts.get(path),
      siteHostFor: (root) => siteHostFor(root, services),
    });
    const [sites, openTexts] = [this.#sites, this.#openTexts];
    this.#updates = new SiteUpdates({ fileSystem, files, indexes, sites, openTexts, pause });
    const { onError, onChange } = options;
    this.#queue = new ChangeQueue({ apply: (changes) => this.#updates.applyChanges(changes), onError, onChange });
    this.#lookingAgain = new LookingAgain(this.#fileSystem, pause);
    this.#readiness = new Readiness({ sites: this.#sites, queue: this.#queue, pause });
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

  /** Returns the site that a file belongs to, and the file's path in it. */
  locate(path: ResourcePath): FileInSite {
    return this.#sites.locate(path);
  }

  /** Returns the context of an open page or snippet; undefined for every other file. */
  pageOf(path: ResourcePath): PageContext | undefined {
    const { site, file } = this.locate(path);
    return site?.pageIn(file);
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

  /** Returns the disk, without the files that symbolic links reach out of the repository. */
  get disk(): FileSystem {
    return this.#fileSystem;
  }

  /** Returns the configurations in the opened folders that can’t be read, and why: whether they are sites is unknown. */
  readonly unreadableConfigs = (): ReturnType<FolderIndexes['unreadableConfigs']> => this.#indexes.unreadableConfigs();

  /** Returns a path without symbolic links; the file needn't exist. */
  realPath(path: ResourcePath): Promise<ResourcePath> {
    return realPathOf(this.#fileSystem, path);
  }

  /** Whether no symbolic link in the path from a folder down to a file points out of the folder. */
  staysWithin(folder: ResourcePath, file: ResourcePath): Promise<boolean> {
    return staysWithin(this.#fileSystem, folder, file);
  }

  /** Returns the repository of a site, or the opened folder around it if there is none. */
  repositoryOf(site: Site): Promise<ResourcePath> {
    return this.#updates.repositoryOf(site);
  }

  /** Resolves when every change received so far has taken effect; many pages may still be read in the background. */
  settled(): Promise<void> {
    return this.#readiness.settled();
  }

  /** Resolves when all sites are completely read, however long that takes. */
  loaded(): Promise<void> {
    return this.#readiness.loaded();
  }

  /**
   * Resolves when a file of a site can be checked, also while others are still being read. An aborted signal says that
   * nobody waits any more: then nothing further is read for it.
   */
  ready(path: ResourcePath, signal?: AbortSignal): Promise<void> {
    return this.#readiness.ready(path, signal);
  }

  /** Resolves when the titles of some pages of a site can be shown; `path` is a file of that site. */
  titlesRead(path: ResourcePath, pages: readonly SitePath[], signal?: AbortSignal): Promise<void> {
    return this.#readiness.titlesRead(path, pages, signal);
  }

  /** Resolves when a page of a site can be shown, which needs less than its check. */
  readyToShow(path: ResourcePath): Promise<void> {
    return this.#readiness.readyToShow(path);
  }

  /** Resolves when the findings of all closed pages of loaded sites are up to date. */
  checked(): Promise<void> {
    return this.#readiness.checked();
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
    void this.#queue.do(() => this.#updates.loadAll());
  }

  /** Sets the editor's URLs of published sites, which override their own files. */
  setDocsUrls(urls: DocsUrls): void {
    if (areSameDocsUrls(urls, this.#updates.docsUrls)) return;
    this.#updates.docsUrls = urls;
    void this.#queue.do(() => this.#updates.loadAll());
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
    const isRemoved = this.#folderChanges.get(folder)?.isRemoved ?? false;
    return this.#changeFolder(folder, { isRemoved, isOpen: true });
  }

  removeFolder(folder: ResourcePath): Promise<void> {
    return this.#changeFolder(folder, { isRemoved: true, isOpen: false });
  }

  /** Opens or closes a folder. Changes that still wait are made together: some clients send hundreds. */
  #changeFolder(folder: ResourcePath, change: FolderChange): Promise<void> {
    this.#folderChanges.set(folder, change);
    return this.#queue.do(async () => {
      const changes = [...this.#folderChanges];
      if (changes.length === 0) return;
      this.#folderChanges.clear();
      const removed = changes.filter(([, { isRemoved }]) => isRemoved);
      for (const [folder] of removed) this.#indexes.remove(folder);
      // What is opened again is read again: nobody reported changes meanwhile.
      if (removed.length > 0) await this.#updates.findSites();
      const opened = changes.filter(([, { isOpen }]) => isOpen);
      for (const [folder] of opened) await this.#indexes.add(folder);
      if (opened.length > 0) await this.#updates.findSites();
    });
  }

  /** Sets the text of an open file, which overrides the one on the disk until it is closed. */
  setOpenText(path: ResourcePath, text: string): void {
    const isNew = !this.#openTexts.has(path);
    this.#openTexts.set(path, text);
    this.#unfilled.note(path, text);
    this.#takeText(path, text, isNew);
    this.#options.onChange?.();
  }

  /** Shows what was withheld in a file while its values were filled in; returns whether anything was. */
  noteSaved(path: ResourcePath): boolean {
    return this.#unfilled.release(path);
  }

  closeText(path: ResourcePath): void {
    if (!this.#openTexts.delete(path)) return;
    this.#unfilled.forget(path);
    // It may have belonged to another site when it was opened.
    for (const site of this.sites) {
      const inside = relativeTo(site.root, path);
      if (inside !== undefined) site.state.records.close(inside);
    }
    void this.applyChanges([{ path, kind: 'changed' }]);
  }

  /**
   * Looks again at the disk for what a file refers to, for owners that nobody tells of changes: what is missing may have
   * been created, and what was there may be gone. Resolves to whether something was.
   */
  async lookAgain(path: ResourcePath, how: HowToLook): Promise<boolean> {
    let isChanged = false;
    await this.#queue.do(async () => {
      const { site, file } = this.locate(path);
      if (site === undefined) return;
      while (site.state.records.hasUnreadOpen) await site.loading.readOpenPages();
      const changes = await this.#lookingAgain.changesBehind(site, file, how);
      isChanged = changes.length > 0;
      if (isChanged) await this.#updates.applyChanges(changes);
    });
    return isChanged;
  }

  /** Returns all folders that were listed. */
  get folders(): readonly ResourcePath[] {
    return this.#indexes.folders;
  }

  /** Lists some folders again, after changes of which nobody was told; resolves to whether there were some. */
  async listAgain(folders: readonly ResourcePath[]): Promise<boolean> {
    if (folders.length === 0) return false;
    let isChanged = false;
    await this.#queue.do(async () => {
      isChanged = await this.#indexes.listAgain(folders);
      if (isChanged) await this.#updates.findSites();
    });
    return isChanged;
  }

  /** Whether ignore files exclude a folder from all sites. */
  isExcluded(folder: ResourcePath): boolean {
    return this.#indexes.isExcluded(folder);
  }

  /** Applies created, changed and deleted files, whoever changed them. */
  applyChanges(changes: readonly FileChange[]): Promise<void> {
    return this.#queue.apply(changes);
  }

  #takeText(path: ResourcePath, text: string, isNew: boolean): void {
    const site = this.#sites.configuredBy(path) ?? this.siteOf(path);
    if (mayBeRulesFile(path)) void this.#queue.do(() => this.#updates.loadRulesFiles());
    if (nameOf(path) === settingsFileName) void this.#queue.do(() => this.#updates.loadAll());
    if (isNew) this.#noticeFile(path, site);
    if (site !== undefined) this.#applyText(site, path, text);
    else if (isNew && this.#mayBelongToSite(path)) void this.#queue.do(() => this.#updates.openAlone(path));
    else if (isConfigName(nameOf(path))) void this.#queue.do(() => this.#updates.findSites());
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

  #mayBelongToSite(path: ResourcePath): boolean {
    return !this.#indexes.holds(path) && (isConfigName(nameOf(path)) || isMarkdown(path));
  }

  #applyText(site: Site, path: ResourcePath, text: string): void {
    if (path === site.configPath) {
      site.state.setConfigText(text);
      void this.#queue.do(() => this.#updates.followConfig(site));
      return;
    }
    const inside = relativeTo(site.root, path);
    if (inside === undefined) return;
    site.state.setPageText(inside, text);
    if (site.loading.isNamed(inside)) {
      site.state.forget(new Set([inside]));
      void this.#queue.do(() => this.#updates.followConfig(site));
    }
    if (isConfigName(nameOf(path))) void this.#queue.do(() => this.#updates.findSites());
  }
}
