import { readConfig } from '../core/config/readConfig.ts';
import type { SiteConfig } from '../core/config/siteConfig.ts';
import { summarizePage, type PageSummary } from '../core/page/pageSummary.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import { readApiDescription, type ApiDescription } from '../core/site/apiDescription.ts';
import { localFileOf } from '../core/site/localFile.ts';
import { resolveEntry } from '../core/site/resolveEntry.ts';
import { SiteFiles } from '../core/site/siteFiles.ts';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';
import { nameOf, relativeTo, type ResourcePath } from './resourcePath.ts';
import type { SiteFileList } from './fileIndex.ts';

/** Reads a file of the site as it is now: what an editor holds of it before what the disk has. */
export type ReadText = (path: SitePath) => Promise<string | undefined>;

/** One site of a workspace: its current snapshot, and how it gets to the next one. */
export class Site {
  readonly root: ResourcePath;
  readonly configPath: ResourcePath;
  readonly #readText: ReadText;
  #snapshot: SiteSnapshot;

  constructor(configPath: ResourcePath, root: ResourcePath, config: SiteConfig, readText: ReadText) {
    this.configPath = configPath;
    this.root = root;
    this.#readText = readText;
    this.#snapshot = { config, files: new SiteFiles([]), pages: new Map(), apiDescriptions: new Map() };
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

  setFiles({ files, unknownFolders }: SiteFileList): void {
    this.#snapshot = { ...this.#snapshot, files: new SiteFiles(files, unknownFolders) };
  }

  /** Takes over a page's text; what others see of it changes only when its summary does. */
  setPageText(path: SitePath, text: string): void {
    const summary = summarizePage(text);
    const before = this.#snapshot.pages.get(path);
    if (before?.title === summary.title && before?.description === summary.description) return;
    this.#snapshot = { ...this.#snapshot, pages: new Map(this.#snapshot.pages).set(path, summary) };
  }

  /** Reads the pages that aren't known yet and drops those that are gone. */
  async loadPages(): Promise<void> {
    const known = this.#snapshot.pages;
    const pages = new Map<SitePath, PageSummary>();
    await eachLimited(this.#allPages(), async (path) => {
      const summary = known.get(path) ?? (await this.#summary(path));
      if (summary !== undefined) pages.set(path, summary);
    });
    // What was typed while the disk was read is newer than what was read.
    for (const [path, summary] of this.#snapshot.pages) {
      if (pages.has(path) && summary !== known.get(path)) pages.set(path, summary);
    }
    this.#snapshot = { ...this.#snapshot, pages };
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
    const { config, files, apiDescriptions: known } = this.#snapshot;
    const wanted = config.strings.flatMap((text) => {
      const path = text.kind === 'apiDescription' ? localFileOf(text.value)?.path : undefined;
      return path !== undefined && files.has(path) ? [path] : [];
    });
    if (wanted.length === known.size && wanted.every((path) => known.has(path))) return;
    const apiDescriptions = new Map<SitePath, ApiDescription>();
    for (const path of new Set(wanted)) {
      const description = known.get(path) ?? (await this.#describeApi(path));
      if (description !== undefined) apiDescriptions.set(path, description);
    }
    this.#snapshot = { ...this.#snapshot, apiDescriptions };
  }

  /** Forgets what was read of a file, so that the next load reads it again. */
  forget(path: SitePath): void {
    const pages = new Map(this.#snapshot.pages);
    const apiDescriptions = new Map(this.#snapshot.apiDescriptions);
    if (!pages.delete(path) && !apiDescriptions.delete(path)) return;
    this.#snapshot = { ...this.#snapshot, pages, apiDescriptions };
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

/** Disks answer a handful of requests at once best; thousands would only queue and hold memory. */
const atOnce = 16;

async function eachLimited<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
