import { readConfig } from '../core/config/readConfig.ts';
import type { SiteConfig } from '../core/config/siteConfig.ts';
import { recordPage } from '../core/page/pageRecord.ts';
import { readPage } from '../core/page/readPage.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import { defaultSiteSettings, type SiteSettings } from '../core/settings/siteSettings.ts';
import { isMarkdown, isSnippetPath } from '../core/paths/fileKinds.ts';
import { readApiDescription, type ApiDescription } from '../core/site/apiDescription.ts';
import { localFileOf } from '../core/site/localFile.ts';
import { pageInSite, type PageInSite } from '../core/site/pageInSite.ts';
import { importedFiles } from '../core/site/references.ts';
import { resolveEntry } from '../core/site/resolveEntry.ts';
import { SiteFiles } from '../core/site/siteFiles.ts';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';
import { PageRecords } from './pageRecords.ts';
import { nameOf, relativeTo, type ResourcePath } from './resourcePath.ts';
import type { SiteFileList } from './fileIndex.ts';
import type { FoundSettings } from './siteSettingsFiles.ts';

/** Reads a file of the site as it is now: what an editor holds of it before what the disk has. */
export type ReadText = (path: SitePath) => Promise<string | undefined>;

/** One site of a workspace: its current snapshot, and how it gets to the next one. */
export class Site {
  readonly root: ResourcePath;
  readonly configPath: ResourcePath;
  readonly #readText: ReadText;
  readonly #records = new PageRecords();
  /** All but its pages, which `snapshot` brings up to date. */
  #snapshot: SiteSnapshot;
  #settingsFiles: readonly FoundSettings[] = [];

  constructor(configPath: ResourcePath, root: ResourcePath, config: SiteConfig, readText: ReadText) {
    this.configPath = configPath;
    this.root = root;
    this.#readText = readText;
    const settings = defaultSiteSettings();
    this.#snapshot = {
      settings,
      config,
      files: new SiteFiles([]),
      pages: new Map(),
      places: new Map(),
      imported: new Set(),
      snippets: new Map(),
      apiDescriptions: new Map(),
    };
  }

  /** The site as it is now, open pages as they are in the editor; the same object as long as nothing differs. */
  get snapshot(): SiteSnapshot {
    const before = this.#snapshot;
    const { pages, places } = this.#records.known(before.settings.catalogue);
    if (pages === before.pages && places === before.places) return before;
    const imported = importedFiles({ files: before.files, places });
    this.#snapshot = {
      ...before,
      pages,
      places,
      imported: isSameSet(imported, before.imported) ? before.imported : imported,
    };
    return this.#snapshot;
  }

  /** An open page or snippet in its site; undefined for every other file. */
  pageIn(file: SitePath): PageInSite | undefined {
    const { snapshot } = this;
    const model = this.#records.modelOf(file, snapshot.settings.catalogue);
    if (model === undefined) return undefined;
    const summary = snapshot.pages.get(file);
    const places = snapshot.places.get(file);
    return pageInSite(snapshot, file, model, summary && places && { summary, places });
  }

  /** Takes over a new text of the configuration; false when it no longer configures a site. */
  setConfigText(text: string): boolean {
    if (text === this.#snapshot.config.tree.text) return true;
    const file = relativeTo(this.root, this.configPath) ?? (nameOf(this.configPath) as SitePath);
    const config = readConfig(file, text, this.#snapshot.config);
    if (config === undefined) return false;
    this.#snapshot = { ...this.#snapshot, config };
    return true;
  }

  /** The settings files that hold for the site, for telling what is wrong in them. */
  get settingsFiles(): readonly FoundSettings[] {
    return this.#settingsFiles;
  }

  /** Takes over what the settings files say; the same texts again change nothing. */
  setSettings(files: readonly FoundSettings[], settings: SiteSettings): void {
    const isSame =
      files.length === this.#settingsFiles.length &&
      files.every(({ path, text }, at) => {
        const known = this.#settingsFiles[at];
        return known?.path === path && known.text === text;
      });
    if (isSame) return;
    this.#settingsFiles = files;
    this.#snapshot = { ...this.#snapshot, settings };
    this.#records.markAllStale();
  }

  setFiles({ files, unknownFolders }: SiteFileList): void {
    this.#snapshot = { ...this.#snapshot, files: new SiteFiles(files, unknownFolders) };
    this.#records.setWanted(this.checkedFiles());
  }

  /** Takes over the text of a page or snippet as an editor shows it. */
  setPageText(path: SitePath, text: string): void {
    if (isMarkdown(path)) this.#records.setOpenText(path, text);
    if (!isSnippetPath(path)) return;
    const snippets = new Map(this.#snapshot.snippets).set(path, text.slice(0, longestSnippet));
    this.#snapshot = { ...this.#snapshot, snippets };
  }

  /** An editor has closed a file: what the disk has counts again. */
  closePage(path: SitePath): void {
    this.#records.close(path);
  }

  /** Reads the pages that aren't known yet, or that the disk may have another text of. */
  async loadPages(): Promise<void> {
    this.#records.setWanted(this.checkedFiles());
    await eachLimited(this.#records.stale, async (file) => {
      const text = await this.#readText(file);
      const { catalogue } = this.#snapshot.settings;
      this.#records.take(file, text === undefined ? undefined : recordPage(file, readPage(text), catalogue));
    });
  }

  /** Reads the beginnings of the files that pages can import and that aren't known yet. */
  async loadSnippets(): Promise<void> {
    const { files } = this.#snapshot;
    await load<string>({
      wanted: [...files.snippets, ...files.scripts],
      current: () => this.#snapshot.snippets,
      read: async (path) => (await this.#readText(path))?.slice(0, longestSnippet),
      take: (snippets) => (this.#snapshot = { ...this.#snapshot, snippets }),
    });
  }

  /** The pages of the site, and other documents that the navigation lists. */
  #allPages(): readonly SitePath[] {
    const { config, files } = this.#snapshot;
    const listed = config.navigation.entries.flatMap(({ entry }) => {
      const target = resolveEntry(files, entry);
      return target.kind === 'page' ? [target.file] : [];
    });
    return [...new Set([...files.pages, ...listed])];
  }

  /** Reads the API descriptions that the configuration names and that aren't known yet. */
  async loadApiDescriptions(): Promise<void> {
    const { config, files } = this.#snapshot;
    const wanted = config.strings.flatMap((text) => {
      const path = text.kind === 'apiDescription' ? localFileOf(text.value)?.path : undefined;
      return path !== undefined && files.has(path) ? [path] : [];
    });
    await load<ApiDescription>({
      wanted,
      current: () => this.#snapshot.apiDescriptions,
      read: (path) => this.#describeApi(path),
      take: (apiDescriptions) => (this.#snapshot = { ...this.#snapshot, apiDescriptions }),
    });
  }

  /** The files that are checked as pages: pages, what navigation lists besides, and snippets. */
  checkedFiles(): readonly SitePath[] {
    return [...new Set([...this.#allPages(), ...this.#snapshot.files.snippets])];
  }

  /** The current text of a file of the site; undefined where it can't be read. */
  readText(path: SitePath): Promise<string | undefined> {
    return this.#readText(path);
  }

  /** Forgets what was read of a file, so that the next load reads it again. */
  forget(path: SitePath): void {
    this.#records.markStale(path);
    const snippets = new Map(this.#snapshot.snippets);
    const apiDescriptions = new Map(this.#snapshot.apiDescriptions);
    const wasKnown = [snippets.delete(path), apiDescriptions.delete(path)].includes(true);
    if (wasKnown) this.#snapshot = { ...this.#snapshot, snippets, apiDescriptions };
  }

  async #describeApi(path: SitePath): Promise<ApiDescription | undefined> {
    const text = await this.#readText(path);
    return text === undefined ? undefined : readApiDescription(path, text);
  }
}

/** What is shown of a snippet is its beginning, or that of one of its parts. */
const longestSnippet = 20_000;

interface Load<T> {
  readonly wanted: readonly SitePath[];
  readonly current: () => ReadonlyMap<SitePath, T>;
  readonly read: (path: SitePath) => Promise<T | undefined>;
  /** Called at once with what is known then, unless nothing differs. */
  readonly take: (loaded: ReadonlyMap<SitePath, T>) => void;
}

/**
 * Reads what isn't known yet of some files and drops what is known of others. What was typed or forgotten while the
 * disk was read counts before what was read.
 */
async function load<T>({ wanted, current, read, take }: Load<T>): Promise<void> {
  const known = current();
  const loaded = new Map<SitePath, T>();
  await eachLimited([...new Set(wanted)], async (path) => {
    const value = known.get(path) ?? (await read(path));
    if (value !== undefined) loaded.set(path, value);
  });
  for (const [path, value] of current()) if (value !== known.get(path)) loaded.set(path, value);
  for (const path of known.keys()) if (!current().has(path)) loaded.delete(path);
  const now = current();
  const isSame = loaded.size === now.size && [...loaded].every(([path, value]) => now.get(path) === value);
  if (!isSame) take(loaded);
}

/** Disks answer a handful of requests at once best; thousands would only queue and hold memory. */
const atOnce = 16;

async function eachLimited<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function isSameSet(a: ReadonlySet<SitePath>, b: ReadonlySet<SitePath>): boolean {
  return a.size === b.size && [...a].every((item) => b.has(item));
}
