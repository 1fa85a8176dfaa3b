import { apiDescriptionIn } from '../../core/config/navigation.ts';
import { includedConfigFiles } from '../../core/config/composedTree.ts';
import { parsingJson, type JsonTree } from '../../core/config/json/jsonTree.ts';
import { largestText } from '../../core/config/readConfig.ts';
import type { SiteConfig } from '../../core/config/siteConfig.ts';
import { isScript } from '../../core/paths/fileKinds.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import {
  possibleDescriptions,
  readApiDescription,
  readPossibleDescription,
  type ApiDescription,
} from '../../core/site/api/apiDescription.ts';
import { localFileOf } from '../../core/paths/address.ts';
import type { SiteFiles } from '../../core/site/siteFiles.ts';
import { longestSnippet } from '../../core/site/siteSnapshot.ts';
import { finishInSlices, type Pause } from '../scheduling.ts';
import { eachLimited } from '../concurrency.ts';

/**
 * The files of a site other than pages: the beginnings of those that pages can import, API descriptions, and included
 * files of docs.json. Each map is the same object as long as nothing in it differs.
 */
export class OtherFiles {
  readonly #snippets: LoadedFiles<string>;
  readonly #apiDescriptions: LoadedFiles<ApiDescription>;
  readonly #possibleDescriptions: LoadedFiles<ApiDescription>;
  readonly #configFragments: LoadedFiles<JsonTree | 'unreadable'>;
  readonly #allDescriptions = new LastUnion<SitePath, ApiDescription>();

  constructor(readText: (path: SitePath) => Promise<string | undefined>, pause: Pause) {
    this.#snippets = new LoadedFiles(async (path) => (await readText(path))?.slice(0, longestSnippet));
    this.#apiDescriptions = new LoadedFiles(async (path) => {
      const text = await readText(path);
      return text === undefined ? undefined : finishInSlices(readApiDescription(path, text), pause);
    });
    this.#possibleDescriptions = new LoadedFiles(async (path) => {
      const text = await readText(path);
      return text === undefined ? undefined : finishInSlices(readPossibleDescription(path, text), pause);
    });
    this.#configFragments = new LoadedFiles(async (path) => {
      const text = await readText(path);
      return text === undefined || text.length > largestText ? 'unreadable' : finishInSlices(parsingJson(text), pause);
    });
  }

  get snippets(): ReadonlyMap<SitePath, string> {
    return this.#snippets.known;
  }

  get apiDescriptions(): ReadonlyMap<SitePath, ApiDescription> {
    return this.#allDescriptions.of(this.#possibleDescriptions.known, this.#apiDescriptions.known);
  }

  /** Returns the included files of the configuration. */
  get configFragments(): ReadonlyMap<SitePath, JsonTree | 'unreadable'> {
    return this.#configFragments.known;
  }

  /** Whether a file is read as one that pages can import. */
  isSnippet(path: SitePath): boolean {
    return this.#snippets.isRequested(path);
  }

  isApiDescription(path: SitePath): boolean {
    return this.#apiDescriptions.isRequested(path) || this.#possibleDescriptions.isRequested(path);
  }

  /** Whether a file is read as an included file of the configuration. */
  isConfigFragment(path: SitePath): boolean {
    return this.#configFragments.isRequested(path);
  }

  /** Sets the text of a snippet that is open in an editor. */
  setSnippet(path: SitePath, text: string): void {
    this.#snippets.set(path, text.slice(0, longestSnippet));
  }

  /** Reads the beginnings of unread files that pages can import, or import from anywhere. */
  async loadSnippets(files: SiteFiles, imported: ReadonlySet<SitePath>): Promise<void> {
    const importedScripts = [...imported].filter((file) => isScript(file));
    await this.#snippets.load([...files.snippets, ...files.scripts, ...importedScripts]);
  }

  /** Reads the unread API descriptions that the configuration refers to. */
  async loadApiDescriptions({ strings, navigation }: SiteConfig, files: SiteFiles): Promise<void> {
    const named = [
      ...strings.flatMap(({ kind, value }) => (kind === 'apiDescription' ? value : [])),
      ...navigation.entries.flatMap(({ entry }) => apiDescriptionIn(entry) ?? []),
    ];
    const paths = [...new Set(named)].flatMap((written) => {
      const path = localFileOf(written)?.path;
      return path !== undefined && files.has(path) ? [path] : [];
    });
    await this.#apiDescriptions.load(paths);
  }

  /** Reads the unread files that may be API descriptions though the configuration doesn’t name them, if wanted. */
  async loadPossibleDescriptions(files: SiteFiles, areWanted: boolean): Promise<void> {
    const possible = areWanted ? (possibleDescriptions(files) ?? []) : [];
    await this.#possibleDescriptions.load(possible.filter((file) => !this.#apiDescriptions.isRequested(file)));
  }

  /**
   * Reads the unread included files of configurations, and those that they include: composing a large configuration once
   * for each level would take longer.
   */
  async loadConfigFragments(configs: readonly SiteConfig[], files: SiteFiles): Promise<void> {
    const references = configs.flatMap(({ composed }) => composed.references);
    const requested = new Set(references.flatMap(({ file }) => (file === undefined ? [] : [file])));
    const followed = new Set<SitePath>();
    for (let isComplete = false; !isComplete;) {
      await this.#configFragments.load([...requested].filter((file) => files.has(file)));
      isComplete = true;
      for (const [file, tree] of this.configFragments) {
        if (followed.has(file)) continue;
        followed.add(file);
        if (tree === 'unreadable') continue;
        for (const one of includedConfigFiles(file, tree)) {
          if (files.has(one) && !requested.has(one)) isComplete = false;
          requested.add(one);
        }
      }
    }
  }

  /** Whether configurations include files that weren’t requested yet. */
  lacksConfigFragments(configs: readonly SiteConfig[], files: SiteFiles): boolean {
    const references = configs.flatMap(({ composed }) => composed.references);
    return references.some(
      ({ file }) => file !== undefined && files.has(file) && !this.#configFragments.isRequested(file),
    );
  }

  /** Forgets some files, so that the next load reads them again. */
  forget(isForgotten: (file: SitePath) => boolean): void {
    this.#snippets.forget(isForgotten);
    this.#apiDescriptions.forget(isForgotten);
    this.#possibleDescriptions.forget(isForgotten);
    this.#configFragments.forget(isForgotten);
  }
}

/** Joins two maps; the same result as long as both are the same. */
class LastUnion<K, V> {
  #first: ReadonlyMap<K, V> = new Map();
  #second: ReadonlyMap<K, V> = new Map();
  #union: ReadonlyMap<K, V> = new Map();

  /** Returns the values of both maps; where both have a key, those of the second. */
  of(first: ReadonlyMap<K, V>, second: ReadonlyMap<K, V>): ReadonlyMap<K, V> {
    if (first !== this.#first || second !== this.#second) {
      this.#union = first.size === 0 ? second : new Map([...first, ...second]);
      this.#first = first;
      this.#second = second;
    }
    return this.#union;
  }
}

/** The results of a load so far, by file; undefined for files that can't be read. */
type Read<T> = Map<SitePath, T | undefined>;

/**
 * The values read from some files of a site. The result of a first read is dropped if the file was set or forgotten
 * meanwhile: the disk may have had an older text.
 */
class LoadedFiles<T> {
  readonly #read: (file: SitePath) => Promise<T | undefined>;
  #known: ReadonlyMap<SitePath, T> = new Map();
  /** The files that were requested last, read or not. */
  #requested: ReadonlySet<SitePath> = new Set();
  /** The files whose results each load in progress may still store. */
  readonly #pending = new Set<Set<SitePath>>();

  constructor(read: (file: SitePath) => Promise<T | undefined>) {
    this.#read = read;
  }

  /** Returns the known values by file; the same map as long as nothing in it differs. */
  get known(): ReadonlyMap<SitePath, T> {
    return this.#known;
  }

  /** Whether a file is among those requested last, also while it is being read or can't be. */
  isRequested(file: SitePath): boolean {
    return this.#requested.has(file);
  }

  /** Reads the requested files that aren't known yet, and drops all others. */
  async load(files: Iterable<SitePath>): Promise<void> {
    const requested = new Set(files);
    this.#requested = requested;
    const pending = new Set([...requested].filter((file) => !this.#known.has(file)));
    this.#pending.add(pending);
    try {
      const read: Read<T> = new Map();
      await eachLimited([...pending], async (file) => {
        read.set(file, await this.#read(file));
      });
      this.#take(pending, read);
    } finally {
      this.#pending.delete(pending);
    }
  }

  /** Sets the value of a file from another source, such as its text in an editor. */
  set(file: SitePath, value: T): void {
    this.#overtake((one) => one === file);
    this.#keep(new Map(this.#known).set(file, value));
  }

  /** Forgets the values of some files, so that the next load reads them again. */
  forget(isForgotten: (file: SitePath) => boolean): void {
    this.#overtake(isForgotten);
    const kept = [...this.#known].filter(([file]) => !isForgotten(file));
    if (kept.length < this.#known.size) this.#known = new Map(kept);
  }

  #overtake(isOvertaken: (file: SitePath) => boolean): void {
    for (const pending of this.#pending) {
      for (const file of pending) if (isOvertaken(file)) pending.delete(file);
    }
  }

  #take(pending: ReadonlySet<SitePath>, read: Read<T>): void {
    const added = [...pending].flatMap((file) => {
      const value = read.get(file);
      return value === undefined ? [] : [[file, value] as const];
    });
    const isDropped = [...this.#known.keys()].some((file) => !this.#requested.has(file));
    if (isDropped || added.length > 0) this.#keep(new Map([...this.#known, ...added]));
  }

  /** Keeps what was requested in that order, as a fresh start would, whichever file was read again last. */
  #keep(values: ReadonlyMap<SitePath, T>): void {
    const kept = new Map<SitePath, T>();
    for (const file of this.#requested) {
      const value = values.get(file);
      if (value !== undefined) kept.set(file, value);
    }
    this.#known = kept;
  }
}
