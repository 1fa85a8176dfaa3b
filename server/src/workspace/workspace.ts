import { readConfig } from '../core/config/readConfig.ts';
import { configNames, isConfigName, isMarkdown, isSnippetPath } from '../core/paths/fileKinds.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import type { PageInSite } from '../core/site/pageInSite.ts';
import { FileIndex } from './fileIndex.ts';
import type { FileSystem } from './fileSystem.ts';
import { settingsFileName } from '../core/settings/settingsFile.ts';
import { ignoreFiles, isNeverLookedInto } from './ignoreScopes.ts';
import { join, nameOf, parentOf, relativeTo, type ResourcePath } from './resourcePath.ts';
import { Site } from './site.ts';
import { findSettings, settingsFrom, type ReadText } from './siteSettingsFiles.ts';

export interface WorkspaceOptions {
  /** Whether titles and descriptions of pages are wanted; checking docs.json alone needs none. */
  readonly loadPages: boolean;
  /** Told of work that failed; later work goes on. */
  readonly onError: (error: unknown) => void;
}

/** A file as an editor's file events name it. */
export interface FileChange {
  readonly path: ResourcePath;
  readonly kind: 'created' | 'changed' | 'deleted';
}

/**
 * The folders that are open, the sites in them and the texts that an editor holds. It alone decides which text
 * of a file is current. Changes are worked off one after the other; `settled` waits for those that came so far.
 */
export class Workspace {
  readonly #fileSystem: FileSystem;
  readonly #options: WorkspaceOptions;
  readonly #indexes = new Map<ResourcePath, FileIndex>();
  readonly #openTexts = new Map<ResourcePath, string>();
  #sites = new Map<ResourcePath, Site>();
  #queue: Promise<void> = Promise.resolve();

  constructor(fileSystem: FileSystem, options: WorkspaceOptions) {
    this.#fileSystem = fileSystem;
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

  /** Ends when every change that was told so far has taken effect. */
  async settled(): Promise<void> {
    for (let seen; seen !== this.#queue;) {
      seen = this.#queue;
      await seen;
    }
  }

  addFolder(folder: ResourcePath): Promise<void> {
    return this.#enqueue(async () => {
      await this.#index(folder);
      await this.#findSites();
    });
  }

  removeFolder(folder: ResourcePath): Promise<void> {
    return this.#enqueue(async () => {
      this.#indexes.delete(folder);
      await this.#findSites();
    });
  }

  /** A text as an editor shows it, which counts before the one on disk; from opening to closing. */
  setOpenText(path: ResourcePath, text: string): void {
    const isNew = !this.#openTexts.has(path);
    this.#openTexts.set(path, text);
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
    this.#queue = this.#queue.then(work).catch(this.#options.onError);
    return this.#queue;
  }

  async #index(folder: ResourcePath): Promise<void> {
    const index = await FileIndex.read(this.#fileSystem, folder);
    this.#indexes.set(folder, index);
    const holdsSite = configNames.some((name) => index.foldersWith(name).length > 0);
    const root = holdsSite ? undefined : await this.#siteRootAbove(folder);
    if (root === undefined || this.#indexes.has(root)) return;
    this.#indexes.set(root, await FileIndex.read(this.#fileSystem, root));
  }

  /** A folder without a site may be a part of one, as when only `guides/` is opened. */
  async #siteRootAbove(folder: ResourcePath): Promise<ResourcePath | undefined> {
    for (let parent = parentOf(folder); parent !== undefined; parent = parentOf(parent)) {
      for (const name of configNames) {
        const text = await this.#readText(join(parent, name));
        if (text !== undefined && readConfig(name as SitePath, text) !== undefined) return parent;
      }
      if ((await this.#fileSystem.stat(join(parent, '.git'))) !== undefined) return undefined;
    }
    return undefined;
  }

  #mayBelongToSite(path: ResourcePath): boolean {
    return !this.#isIndexed(path) && (isConfigName(nameOf(path)) || isMarkdown(path));
  }

  #isIndexed(path: ResourcePath): boolean {
    return [...this.#indexes.keys()].some((folder) => relativeTo(folder, path) !== undefined);
  }

  /** A file was opened without a folder around it: its site's folder is taken in. */
  async #openAlone(path: ResourcePath): Promise<void> {
    const folder = parentOf(path);
    // A folder that was opened before may hold it by now.
    if (folder === undefined || this.#isIndexed(path)) return;
    const text = isConfigName(nameOf(path)) ? this.#openTexts.get(path) : undefined;
    const configures = text !== undefined && readConfig(nameOf(path) as SitePath, text) !== undefined;
    const root = configures ? folder : await this.#siteRootAbove(path);
    if (root === undefined || this.#indexes.has(root)) return;
    this.#indexes.set(root, await FileIndex.read(this.#fileSystem, root));
    await this.#findSites();
  }

  async #applyChanges(changes: readonly FileChange[]): Promise<void> {
    const relevant = changes.filter(({ path }) => !this.#isNeverLookedInto(path));
    if (relevant.length === 0) return;
    const isConfigChanged = relevant.some(({ path }) => isConfigName(nameOf(path)));
    const areFilesChanged = await this.#updateIndexes(relevant);
    for (const { path } of relevant) {
      const site = this.#openTexts.has(path) ? undefined : this.siteOf(path);
      const inside = site && relativeTo(site.root, path);
      if (inside !== undefined) site?.forget(inside);
    }
    const areSettingsChanged = relevant.some(({ path }) => nameOf(path) === settingsFileName);
    if (isConfigChanged || areFilesChanged || areSettingsChanged) await this.#findSites();
    else await this.#loadAll();
  }

  /** Events in version control's own folders and in packages come by the thousand and mean nothing here. */
  #isNeverLookedInto(path: ResourcePath): boolean {
    return [...this.#indexes.keys()].some((root) => {
      const parts = relativeTo(root, path)?.split('/').slice(0, -1) ?? [];
      return parts.some(isNeverLookedInto);
    });
  }

  /** Looks again at each folder in which something was created or deleted, once however much it was. */
  async #updateIndexes(changes: readonly FileChange[]): Promise<boolean> {
    let changed = false;
    for (const index of this.#indexes.values()) {
      const inside = changes.filter(({ path }) => relativeTo(index.root, path) !== undefined);
      if (inside.some(({ path }) => isIgnoreFile(path))) {
        await index.rescan();
        changed = true;
        continue;
      }
      const moved = inside.filter(({ kind }) => kind !== 'changed').map(({ path }) => path);
      if (moved.length > 0 && (await index.refresh(moved))) changed = true;
    }
    return changed;
  }

  /** Finds the configurations in all open folders, keeps the sites that are known and gives each its files. */
  async #findSites(): Promise<void> {
    const found = new Map<ResourcePath, { readonly site: Site; readonly index: FileIndex }>();
    for (const index of this.#indexes.values()) {
      const folders = new Set(configNames.flatMap((name) => index.foldersWith(name)));
      for (const folder of folders) {
        const site = await this.#siteIn(folder, index);
        if (site !== undefined) found.set(site.configPath, { site, index });
      }
    }
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
      return new Site(path, folder, config, (inside) => this.#readIfAllowed(index, folder, join(folder, inside)));
    }
    return undefined;
  }

  async #loadAll(): Promise<void> {
    for (const site of this.#sites.values()) {
      const read: ReadText = (path) => this.#readText(path);
      const settings = await findSettings(this.#fileSystem, read, site.root, this.#openedFolderOf(site.root));
      site.setSettings(settings, settingsFrom(settings, site.root));
      await site.loadApiDescriptions();
      if (!this.#options.loadPages) continue;
      await site.loadPages();
      await site.loadSnippets();
    }
  }

  /** The outermost folder that was opened and holds a site. */
  #openedFolderOf(siteRoot: ResourcePath): ResourcePath {
    let outermost = siteRoot;
    for (const folder of this.#indexes.keys()) {
      if (relativeTo(folder, siteRoot) !== undefined && folder.length < outermost.length) outermost = folder;
    }
    return outermost;
  }

  #applyText(site: Site, path: ResourcePath, text: string): void {
    if (path === site.configPath) {
      if (site.setConfigText(text)) void this.#enqueue(() => site.loadApiDescriptions());
      else void this.#enqueue(() => this.#findSites());
      return;
    }
    const inside = relativeTo(site.root, path);
    if (inside === undefined) return;
    if (isMarkdown(inside) || isSnippetPath(inside)) site.setPageText(inside, text);
    else if (site.snapshot.apiDescriptions.has(inside)) {
      site.forget(inside);
      void this.#enqueue(() => site.loadApiDescriptions());
    }
    if (isConfigName(nameOf(path))) void this.#enqueue(() => this.#findSites());
  }

  #readIfAllowed(index: FileIndex, root: ResourcePath, path: ResourcePath): Promise<string | undefined> {
    return index.isReadable(root, path) ? this.#readText(path) : Promise.resolve(undefined);
  }

  #readText(path: ResourcePath): Promise<string | undefined> {
    const open = this.#openTexts.get(path);
    return open === undefined ? this.#fileSystem.readFile(path) : Promise.resolve(open);
  }
}

function isIgnoreFile(path: ResourcePath): boolean {
  return ignoreFiles.some((file) => file.name === nameOf(path));
}
