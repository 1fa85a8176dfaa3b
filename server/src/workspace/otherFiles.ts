import { parseJson, type JsonTree } from '../core/config/json/jsonTree.ts';
import { largestText } from '../core/config/readConfig.ts';
import type { SiteConfig } from '../core/config/siteConfig.ts';
import { isScript } from '../core/paths/fileKinds.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import { readApiDescription, type ApiDescription } from '../core/site/apiDescription.ts';
import { localFileOf } from '../core/site/localFile.ts';
import type { SiteFiles } from '../core/site/siteFiles.ts';
import { longestSnippet } from '../core/site/siteSnapshot.ts';
import { LoadedFiles } from './loadedFiles.ts';

/**
 * What is known of a site's files beside its pages: the beginnings of those that pages can import, API
 * descriptions, and the files that docs.json refers to. Each map the same one as long as nothing in it differs.
 */
export class OtherFiles {
  readonly #snippets: LoadedFiles<string>;
  readonly #apiDescriptions: LoadedFiles<ApiDescription>;
  readonly #configFragments: LoadedFiles<JsonTree>;

  constructor(readText: (path: SitePath) => Promise<string | undefined>) {
    this.#snippets = new LoadedFiles(async (path) => (await readText(path))?.slice(0, longestSnippet));
    this.#apiDescriptions = new LoadedFiles(async (path) => {
      const text = await readText(path);
      return text === undefined ? undefined : readApiDescription(path, text);
    });
    this.#configFragments = new LoadedFiles(async (path) => {
      const text = await readText(path);
      return text === undefined || text.length > largestText ? undefined : parseJson(text);
    });
  }

  get snippets(): ReadonlyMap<SitePath, string> {
    return this.#snippets.known;
  }

  get apiDescriptions(): ReadonlyMap<SitePath, ApiDescription> {
    return this.#apiDescriptions.known;
  }

  /** The files in which parts of the configuration stand. */
  get configFragments(): ReadonlyMap<SitePath, JsonTree> {
    return this.#configFragments.known;
  }

  /** Whether a file is read as one that pages can import. */
  isSnippet(path: SitePath): boolean {
    return this.#snippets.isRequested(path);
  }

  /** Whether a file is read as an API description. */
  isApiDescription(path: SitePath): boolean {
    return this.#apiDescriptions.isRequested(path);
  }

  /** Takes over the text of a snippet as an editor shows it. */
  setSnippet(path: SitePath, text: string): void {
    this.#snippets.set(path, text.slice(0, longestSnippet));
  }

  /** Reads the beginnings of the files that pages can import, or do wherever they lie, and that aren't known yet. */
  async loadSnippets(files: SiteFiles, imported: ReadonlySet<SitePath>): Promise<void> {
    const importedScripts = [...imported].filter((file) => isScript(file));
    await this.#snippets.load([...files.snippets, ...files.scripts, ...importedScripts]);
  }

  /** Reads the API descriptions that the configuration names and that aren't known yet. */
  async loadApiDescriptions({ strings }: SiteConfig, files: SiteFiles): Promise<void> {
    const paths = strings.flatMap((text) => {
      const path = text.kind === 'apiDescription' ? localFileOf(text.value)?.path : undefined;
      return path !== undefined && files.has(path) ? [path] : [];
    });
    await this.#apiDescriptions.load(paths);
  }

  /** Reads the files in which parts of a configuration stand and that aren't known yet; they may refer to others. */
  async loadConfigFragments({ composed }: SiteConfig, files: SiteFiles): Promise<void> {
    const paths = composed.references.flatMap(({ file }) => (file !== undefined && files.has(file) ? [file] : []));
    await this.#configFragments.load(paths);
  }

  /** Forgets what was read of some files, so that the next load reads them again. */
  forget(isForgotten: (file: SitePath) => boolean): void {
    this.#snippets.forget(isForgotten);
    this.#apiDescriptions.forget(isForgotten);
    this.#configFragments.forget(isForgotten);
  }
}
