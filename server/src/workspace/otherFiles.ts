import { parseJson, type JsonTree } from '../core/config/json/jsonTree.ts';
import { largestText } from '../core/config/readConfig.ts';
import type { SiteConfig } from '../core/config/siteConfig.ts';
import { isScript } from '../core/paths/fileKinds.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import { readApiDescription, type ApiDescription } from '../core/site/apiDescription.ts';
import { localFileOf } from '../core/site/localFile.ts';
import type { SiteFiles } from '../core/site/siteFiles.ts';
import { longestSnippet } from '../core/site/siteSnapshot.ts';
import { loadFiles } from './loadFiles.ts';

/**
 * What is known of a site's files beside its pages: the beginnings of those that pages can import, API
 * descriptions, and the files that docs.json refers to. Each map the same one as long as nothing in it differs.
 */
export class OtherFiles {
  readonly #readText: (path: SitePath) => Promise<string | undefined>;
  #snippets: ReadonlyMap<SitePath, string> = new Map();
  #apiDescriptions: ReadonlyMap<SitePath, ApiDescription> = new Map();
  #configParts: ReadonlyMap<SitePath, JsonTree> = new Map();

  constructor(readText: (path: SitePath) => Promise<string | undefined>) {
    this.#readText = readText;
  }

  get snippets(): ReadonlyMap<SitePath, string> {
    return this.#snippets;
  }

  get apiDescriptions(): ReadonlyMap<SitePath, ApiDescription> {
    return this.#apiDescriptions;
  }

  /** The files in which parts of the configuration stand. */
  get configParts(): ReadonlyMap<SitePath, JsonTree> {
    return this.#configParts;
  }

  /** Takes over the text of a snippet as an editor shows it. */
  setSnippet(path: SitePath, text: string): void {
    this.#snippets = new Map(this.#snippets).set(path, text.slice(0, longestSnippet));
  }

  /** Reads the beginnings of the files that pages can import, or do wherever they lie, and that aren't known yet. */
  async loadSnippets(files: SiteFiles, imported: ReadonlySet<SitePath>): Promise<void> {
    const importedScripts = [...imported].filter((file) => isScript(file));
    await loadFiles<string>({
      wanted: [...files.snippets, ...files.scripts, ...importedScripts],
      current: () => this.#snippets,
      read: async (path) => (await this.#readText(path))?.slice(0, longestSnippet),
      take: (snippets) => (this.#snippets = snippets),
    });
  }

  /** Reads the API descriptions that the configuration names and that aren't known yet. */
  async loadApiDescriptions({ strings }: SiteConfig, files: SiteFiles): Promise<void> {
    const wanted = strings.flatMap((text) => {
      const path = text.kind === 'apiDescription' ? localFileOf(text.value)?.path : undefined;
      return path !== undefined && files.has(path) ? [path] : [];
    });
    await loadFiles<ApiDescription>({
      wanted,
      current: () => this.#apiDescriptions,
      read: (path) => this.#describeApi(path),
      take: (apiDescriptions) => (this.#apiDescriptions = apiDescriptions),
    });
  }

  /** Reads the files in which parts of a configuration stand and that aren't known yet; they may refer to others. */
  async loadConfigParts({ whole }: SiteConfig, files: SiteFiles): Promise<void> {
    await loadFiles<JsonTree>({
      wanted: whole.references.flatMap(({ file }) => (file !== undefined && files.has(file) ? [file] : [])),
      current: () => this.#configParts,
      read: async (path) => {
        const text = await this.#readText(path);
        return text === undefined || text.length > largestText ? undefined : parseJson(text);
      },
      take: (configParts) => (this.#configParts = configParts),
    });
  }

  /** Forgets what was read of some files, so that the next load reads them again. */
  forget(isForgotten: (file: SitePath) => boolean): void {
    this.#snippets = without(this.#snippets, isForgotten);
    this.#apiDescriptions = without(this.#apiDescriptions, isForgotten);
    this.#configParts = without(this.#configParts, isForgotten);
  }

  async #describeApi(path: SitePath): Promise<ApiDescription | undefined> {
    const text = await this.#readText(path);
    return text === undefined ? undefined : readApiDescription(path, text);
  }
}

/** A map without some files; the same one where it has none of them. */
function without<T>(map: ReadonlyMap<SitePath, T>, isGone: (file: SitePath) => boolean): ReadonlyMap<SitePath, T> {
  const kept = [...map].filter(([file]) => !isGone(file));
  return kept.length === map.size ? map : new Map(kept);
}
