import { readConfig } from '../core/config/readConfig.ts';
import type { SiteConfig } from '../core/config/siteConfig.ts';
import { summarizePage, type PageSummary } from '../core/page/pageSummary.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import { defaultSiteSettings, type SiteSettings } from '../core/settings/siteSettings.ts';
import { isSnippetPath } from '../core/paths/fileKinds.ts';
import { readApiDescription, type ApiDescription } from '../core/site/apiDescription.ts';
import { localFileOf } from '../core/site/localFile.ts';
import { resolveEntry } from '../core/site/resolveEntry.ts';
import { SiteFiles } from '../core/site/siteFiles.ts';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';
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
      snippets: new Map(),
      apiDescriptions: new Map(),
    };
  }

  get snapshot(): SiteSnapshot {
    return this.#snapshot;
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
  }

  setFiles({ files, unknownFolders }: SiteFileList): void {
    this.#snapshot = { ...this.#snapshot, files: new SiteFiles(files, unknownFolders) };
  }

  /** Takes over the text of a page or snippet; what others see of a page changes only when its summary does. */
  setPageText(path: SitePath, text: string): void {
    if (isSnippetPath(path)) {
      const snippets = new Map(this.#snapshot.snippets).set(path, text.slice(0, longestSnippet));
      this.#snapshot = { ...this.#snapshot, snippets };
      return;
    }
    const summary = summarizePage(text);
    const before = this.#snapshot.pages.get(path);
    if (before?.title === summary.title && before?.description === summary.description) return;
    this.#snapshot = { ...this.#snapshot, pages: new Map(this.#snapshot.pages).set(path, summary) };
  }

  /** Reads the pages that aren't known yet and drops those that are gone. */
  async loadPages(): Promise<void> {
    await load<PageSummary>({
      wanted: this.#allPages(),
      current: () => this.#snapshot.pages,
      read: (path) => this.#summary(path),
      take: (pages) => (this.#snapshot = { ...this.#snapshot, pages }),
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
    const pages = new Map(this.#snapshot.pages);
    const snippets = new Map(this.#snapshot.snippets);
    const apiDescriptions = new Map(this.#snapshot.apiDescriptions);
    const wasKnown = [pages.delete(path), snippets.delete(path), apiDescriptions.delete(path)].includes(true);
    if (wasKnown) this.#snapshot = { ...this.#snapshot, pages, snippets, apiDescriptions };
  }

  async #summary(path: SitePath): Promise<PageSummary | undefined> {
    const text = await this.#readText(path);
    return text === undefined ? undefined : summarizePage(text);
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
