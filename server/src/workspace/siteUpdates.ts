import { readConfig } from '../core/config/readConfig.ts';
import { isConfigName } from '../core/paths/fileKinds.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import { settingsFileName } from '../core/settings/settingsFile.ts';
import { noDocsUrls, withDocsUrl } from './docsUrls.ts';
import { repositoryOf, type CurrentFiles, type FileChange, type FileSystem } from './files/fileSystem.ts';
import type { FolderIndexes } from './files/folderIndexes.ts';
import { nameOf, parentFolderOf, relativeTo, type ResourcePath } from './files/resourcePath.ts';
import { findRulesFiles, mayBeRulesFile } from './generated/rulesFiles.ts';
import type { Site } from './site.ts';
import type { Sites } from './sites.ts';
import type { Pause } from './scheduling.ts';
import { findSettings, settingsFrom } from './files/siteSettingsFiles.ts';

/** The workspace's services for updates. */
interface UpdatesSource {
  readonly fileSystem: FileSystem;
  /** The editor's texts, or else the disk's. */
  readonly files: CurrentFiles;
  readonly indexes: FolderIndexes;
  readonly sites: Sites;
  readonly openTexts: ReadonlyMap<ResourcePath, string>;
  readonly pause: Pause;
}

/** Brings the sites of a workspace up to date with the files in and around them; one update at a time. */
export class SiteUpdates {
  readonly #source: UpdatesSource;
  /** The editor's URLs of published sites, which override their own files. */
  docsUrls = noDocsUrls;

  constructor(source: UpdatesSource) {
    this.#source = source;
  }

  /** Brings the sites up to date with changed files. */
  async applyChanges(changes: readonly FileChange[]): Promise<void> {
    const { indexes, sites, openTexts } = this.#source;
    const relevant = changes.filter(({ path }) => !indexes.isAlwaysSkipped(path));
    if (relevant.length === 0) {
      if (changes.some(({ path }) => mayBeRulesFile(path))) await this.loadRulesFiles();
      return;
    }
    const isConfigChanged = relevant.some(({ path }) => isConfigName(nameOf(path)));
    const areFilesChanged = await indexes.update(relevant);
    const closed = relevant.filter(({ path }) => !openTexts.has(path));
    for (const site of sites.all) {
      const inside = closed.flatMap(({ path }) => relativeTo(site.root, path) ?? []);
      if (inside.length > 0) site.state.forget(new Set(inside));
    }
    const areSettingsChanged = relevant.some(({ path }) => nameOf(path) === settingsFileName);
    if (isConfigChanged || areFilesChanged || areSettingsChanged) await this.findSites();
    else await this.loadAll();
  }

  /** Adds the folder of the site around a file that was opened without a folder. */
  async openAlone(path: ResourcePath): Promise<void> {
    const { indexes, openTexts } = this.#source;
    const folder = parentFolderOf(path);
    // A folder that was added before may contain it by now.
    if (folder === undefined || indexes.holds(path)) return;
    const text = isConfigName(nameOf(path)) ? openTexts.get(path) : undefined;
    const configures = text !== undefined && readConfig(nameOf(path) as SitePath, text) !== undefined;
    const root = configures ? folder : await indexes.siteRootAbove(path);
    if (root !== undefined && (await indexes.addAlone(root))) await this.findSites();
  }

  /** Finds the sites again and reads what is new in them. */
  async findSites(): Promise<void> {
    const { sites } = this.#source;
    await this.#findAndLoad();
    // Included files are read last, and may list pages of an inner site.
    if (sites.isNestingStale) await this.#findAndLoad();
  }

  async #findAndLoad(): Promise<void> {
    await this.#source.sites.find();
    this.#giveOpenTexts();
    await this.loadAll();
  }

  /** Passes open texts to their sites, which may have been found later, or be others now. */
  #giveOpenTexts(): void {
    for (const [path, text] of this.#source.openTexts) {
      const { site, file } = this.#source.sites.locate(path);
      if (site !== undefined && path !== site.configPath) site.state.setPageText(file, text);
    }
  }

  /** Reads what is unread of every site. */
  async loadAll(): Promise<void> {
    for (const site of this.#source.sites.all) {
      await this.#loadSettings(site);
      await this.#loadNamedFiles(site);
      await site.loading.readOpenPages();
      await site.loading.loadPages();
      await site.loading.loadNeeded();
    }
    await this.loadRulesFiles();
  }

  async #loadSettings(site: Site): Promise<void> {
    const { root, state } = site;
    const found = await findSettings(this.#source.files, root, await this.repositoryOf(site));
    state.setSettings({ files: found, settings: withDocsUrl(settingsFrom(found, root), this.docsUrls, root) });
  }

  /** Reads the files in which assistants expect rules. */
  async loadRulesFiles(): Promise<void> {
    const { fileSystem, files, sites } = this.#source;
    for (const site of sites.all) {
      const repository = await this.repositoryOf(site);
      const isOfSite = (path: ResourcePath): boolean => sites.around(path) === site;
      const rulesLocation = { siteRoot: site.root, repository, isOfSite };
      site.state.setRulesFiles(await findRulesFiles(files, fileSystem, rulesLocation));
    }
  }

  /** Reads a changed configuration, and the files that it names. */
  async followConfig(site: Site): Promise<void> {
    if (!(await site.loading.readConfigText())) {
      await this.findSites();
      return;
    }
    await this.#loadNamedFiles(site);
    await site.loading.loadPages();
    if (this.#source.sites.isNestingStale) await this.findSites();
  }

  async #loadNamedFiles({ loading }: Site): Promise<void> {
    // The configuration has just been read, and its strings are read next: each takes long if it is large.
    await this.#source.pause();
    await loading.loadNamedFiles();
  }

  /** Returns the repository of a site, or the opened folder around it if there is none. */
  async repositoryOf({ root }: Site): Promise<ResourcePath> {
    const { fileSystem, indexes } = this.#source;
    return (await repositoryOf(fileSystem, root)) ?? indexes.openedFolderOf(root);
  }
}
