import {
  isDataFile,
  isDownload,
  isImage,
  isMarkdown,
  isParsedDocument,
  isRepositoryDocument,
  isScript,
  isSnippetPath,
} from '../paths/fileKinds.ts';
import { namesPage, type Navigation, type PageEntry } from '../config/navigation.ts';
import { encodeAddress, pathKey } from '../paths/address.ts';
import { generatorsIn, type Generator } from '../paths/generators.ts';
import { routeOf, filesOfEntry } from '../paths/route.ts';
import {
  baseNameOf,
  folderOf,
  foldersAbove,
  isWithin,
  siteRoot,
  toSitePath,
  type SitePath,
} from '../paths/sitePath.ts';
import { lazy, lazyFor } from '../util/lazy.ts';
import { groupBy } from '../util/collections.ts';
import { hasNear } from '../util/nearest.ts';
import { originalOf } from '../util/views.ts';
import { FileNames } from './fileNames.ts';
import {
  isUnpublishedEntry,
  trailsIn,
  resolveEntry,
  type EntryTarget,
  type Trail,
  type ListedFiles,
} from './references/resolveEntry.ts';
import { ComparableNames } from '../util/comparableNames.ts';
import { variantFoldersIn } from './references/pageVariants.ts';

/** A file of a site. An ignored one (by `.gitignore` or `.mintignore`) exists, but is no page. */
export interface SiteFile {
  readonly path: SitePath;
  readonly ignored: boolean;
}

/** A page and what links to it say. */
export interface PageAddress {
  readonly path: SitePath;
  /** From the site's root, with the escapes that it needs: `/guides/install`. */
  readonly address: string;
}

/** The paths that `.gitignore` matches, whether they exist or not. */
export interface Exclusions {
  has(path: SitePath): boolean;
  /** Whether the site’s `.mintignore` excludes a file, whether it exists or not: the platform certainly drops it. */
  isUnpublished(path: SitePath): boolean;
  /** The ignore files as a text: equal ones exclude the same paths. */
  readonly state: string;
}

const noExclusions: Exclusions = { has: () => false, isUnpublished: () => false, state: '' };

/** The files of a site; immutable. */
export class SiteFiles {
  readonly #files: ReadonlyMap<SitePath, SiteFile>;
  readonly #unknownFolders: readonly SitePath[];
  readonly #exclusions: Exclusions;
  readonly #pages = lazy(() => this.#select((file) => !file.ignored && isPagePath(file.path)));
  readonly #pageAddresses = lazy(() =>
    this.pages.map((path): PageAddress => ({ path, address: encodeAddress(routeOf(path)) })),
  );
  readonly #pagesByFolder = lazy(() => groupBy(this.pages, folderOf));
  readonly #snippets = lazy(() =>
    this.#select(({ path, ignored }) => !ignored && isMarkdown(path) && isSnippetPath(path)),
  );
  readonly #parsedDocuments = lazy(() => this.#select(({ path, ignored }) => !ignored && isParsedDocument(path)));
  readonly #paths = lazy(() => this.#select(({ ignored }) => !ignored));
  readonly #scripts = lazy(() =>
    this.#select(({ path, ignored }) => !ignored && isSnippetPath(path) && isScript(path)),
  );
  readonly #downloads = lazy(() => this.#select(({ path, ignored }) => !ignored && isDownload(path)));
  readonly #images = lazy(() => this.#select((file) => isImage(file.path)));
  readonly #dataFiles = lazy(() => this.#select((file) => !file.ignored && isDataFile(file.path)));
  /** Finds files by names that are not quite their paths. */
  readonly names: FileNames = new FileNames({
    all: () => [...this.#files.keys()],
    pages: () => this.pages,
    media: () => [...this.images, ...this.downloads],
    images: () => this.images,
  });
  readonly #folders = lazy(() => foldersOf(this.pages));
  readonly #allFolders = lazy(() => new Set(foldersOf([...this.#files.keys()])));
  readonly #generators = lazy(() => generatorsIn([...this.#files.keys(), ...this.#unknownFolders]));
  /** By navigation: after a change of docs.json, its states before and after it are compared. */
  readonly #missingPages = new WeakMap<Navigation, MissingPages>();

  /** Filled by `resolveEntry`. */
  readonly entryTargets = new Map<string, EntryTarget>();

  readonly #trails = lazyFor((navigation: Navigation) => trailsIn(this, navigation));

  readonly #unlistedKeys = lazyFor(
    (navigation: Navigation) =>
      new Set(this.pages.filter((page) => navigation.entriesOf(page).length === 0).map((page) => pathKey(page))),
  );

  readonly #listedFolders = lazyFor(
    (navigation: Navigation) => new Set(foldersOf(this.pages.filter((page) => navigation.entriesOf(page).length > 0))),
  );

  /**
   * `unknownFolders` exist, but their content wasn't read: hidden, ignored or outside of the site.
   */
  constructor(
    files: Iterable<SiteFile>,
    unknownFolders: Iterable<SitePath> = [],
    exclusions: Exclusions = noExclusions,
  ) {
    this.#files = new Map([...files].map((file) => [file.path, file]));
    this.#unknownFolders = [...unknownFolders];
    this.#exclusions = exclusions;
  }

  /** Whether a build step may write a path that doesn't exist, since `.gitignore` matches it. */
  mayBeBuilt(path: SitePath): boolean {
    return !this.has(path) && !this.#isInUnknown(path) && this.#exclusions.has(path);
  }

  has(path: SitePath): boolean {
    return this.#files.has(path);
  }

  /** Whether the site’s `.mintignore` excludes a file, whether it exists or not: it is certainly no page. */
  isUnpublished(path: SitePath): boolean {
    return this.#files.get(path)?.ignored !== false && this.#exclusions.isUnpublished(path);
  }

  /** Whether the site’s `.mintignore` excludes the page that a path means: no other file may be that page. */
  isUnpublishedPage(path: SitePath): boolean {
    const files = isMarkdown(path) ? [path] : [...filesOfEntry(path), ...filesOfEntry(`${path}/index`)];
    const isAbsent = (file: SitePath): boolean => !this.has(file) && this.isKnown(file);
    const excluded = files.filter((file) => !isAbsent(file));
    return excluded.length > 0 && excluded.every((file) => this.isUnpublished(file));
  }

  /** Whether a file is excluded by `.gitignore` or `.mintignore`. */
  isIgnored(path: SitePath): boolean {
    return this.#files.get(path)?.ignored === true;
  }

  /** Whether the absence of a path is certain: false if its folder wasn't read, or a build step may write it. */
  isKnown(path: SitePath): boolean {
    return !this.#isInUnknown(path) && !this.mayBeBuilt(path);
  }

  #isInUnknown(path: SitePath): boolean {
    return this.#unknownFolders.some((folder) => isWithin(path, folder));
  }

  /** The files that are pages rather than snippets, sorted. */
  get pages(): readonly SitePath[] {
    return this.#pages();
  }

  /** The extension of a new page: `.md` where all pages have it. */
  get pageExtension(): '.mdx' | '.md' {
    const { pages } = this;
    return pages.length > 0 && pages.every((page) => page.endsWith('.md')) ? '.md' : '.mdx';
  }

  /** The pages with their addresses from the site's root, as links contain them; computed once for all. */
  get pageAddresses(): readonly PageAddress[] {
    return this.#pageAddresses();
  }

  /** Returns the pages directly in a folder, sorted. */
  pagesIn(folder: SitePath): readonly SitePath[] {
    return this.#pagesByFolder().get(folder) ?? [];
  }

  /** The Markdown files in snippet folders, sorted. */
  get snippets(): readonly SitePath[] {
    return this.#snippets();
  }

  /** The documents about the repository that the platform parses: AGENTS.md, SECURITY.md …, sorted. */
  get parsedDocuments(): readonly SitePath[] {
    return this.#parsedDocuments();
  }

  /** Every file, sorted, without ignored ones. */
  get paths(): readonly SitePath[] {
    return this.#paths();
  }

  /** Every file, also ignored ones. */
  get allPaths(): readonly SitePath[] {
    return [...this.#files.keys()];
  }

  /** The components written in JavaScript in snippet folders, sorted. */
  get scripts(): readonly SitePath[] {
    return this.#scripts();
  }

  get images(): readonly SitePath[] {
    return this.#images();
  }

  /** The videos, sounds and documents that pages may link to. */
  get downloads(): readonly SitePath[] {
    return this.#downloads();
  }

  /** The JSON and YAML files. */
  get dataFiles(): readonly SitePath[] {
    return this.#dataFiles();
  }

  /** The folders that contain pages, at any depth, sorted, without the root. */
  get pageFolders(): readonly SitePath[] {
    return this.#folders();
  }

  hasFolder(folder: SitePath): boolean {
    return this.#allFolders().has(folder);
  }

  /** Returns the other generator that builds from a folder around a file, if the site's files show one. */
  generatorAbove(file: SitePath): Generator | undefined {
    const generators = this.#generators();
    if (generators.size === 0) return undefined;
    const folder = [...foldersAbove(file), siteRoot].find((one) => generators.has(one));
    return folder === undefined ? undefined : generators.get(folder);
  }

  /** Returns the missing pages of a navigation; computed once for all. */
  missingPages(of: Navigation): MissingPages {
    const navigation = originalOf(of);
    const known = this.#missingPages.get(navigation) ?? findMissingPages(this, navigation);
    this.#missingPages.set(navigation, known);
    return known;
  }

  /** Returns the folders in which a build step repeats the pages that a navigation lists. */
  variantFolders(navigation: Navigation): MissingPages['variantFolders'] {
    return this.missingPages(originalOf(navigation, 'variantFolders')).variantFolders;
  }

  /** Whether an entry without a file may mean a page: misspelled, or from before the page was moved. */
  mayMeanMissing(navigation: Navigation, name: string): boolean {
    const { baseNames, names } = this.missingPages(originalOf(navigation, `mayMean\n${name}`));
    const isMoved = baseNames.has(baseNameOf(name)) && baseNameOf(name) !== 'index';
    return isMoved || hasNear(name, names);
  }

  /** Returns the divisions and groups that list each page, in the order of the navigation; computed once for all. */
  trails(navigation: Navigation): ReadonlyMap<SitePath, Trail> {
    return this.#trails(navigation);
  }

  /** Returns the keys (see `pathKey`) of the pages that a navigation doesn't list; computed once for all. */
  unlistedKeys(navigation: Navigation): ReadonlySet<string> {
    return this.#unlistedKeys(navigation);
  }

  /** Returns the folders with pages that a navigation lists, at any depth; computed once for all. */
  listedFolders(navigation: Navigation): ReadonlySet<SitePath> {
    return this.#listedFolders(navigation);
  }

  /** Returns the same files with other paths, as after a move; a moved file replaces one that had its path before. */
  moved(newPathOf: (path: SitePath) => SitePath): SiteFiles {
    const files = [...this.#files.values()];
    const stays = ({ path }: SiteFile): boolean => newPathOf(path) === path;
    const moved = files.filter((file) => !stays(file)).map((file) => ({ ...file, path: newPathOf(file.path) }));
    return new SiteFiles([...files.filter(stays), ...moved], this.#unknownFolders.map(newPathOf), this.#exclusions);
  }

  /** Whether the same files are known, ignored and excluded. */
  equals(other: SiteFiles): boolean {
    if (this.#exclusions.state !== other.#exclusions.state) return false;
    if (this.#unknownFolders.join('\n') !== other.#unknownFolders.join('\n')) return false;
    if (this.#files.size !== other.#files.size) return false;
    for (const [path, { ignored }] of this.#files) if (other.#files.get(path)?.ignored !== ignored) return false;
    return true;
  }

  /** Returns all that is known of the files, as plain data. */
  asData(): readonly unknown[] {
    return [[...this.#files.values()], this.#unknownFolders, this.#exclusions.state];
  }

  #select(predicate: (file: SiteFile) => boolean): readonly SitePath[] {
    return [...this.#files.values()]
      .filter(predicate)
      .map((file) => file.path)
      .sort();
  }
}

function isPagePath(path: SitePath): boolean {
  return isMarkdown(path) && !isSnippetPath(path) && !isRepositoryDocument(path);
}

function foldersOf(pages: readonly SitePath[]): readonly SitePath[] {
  const folders = new Set<SitePath>();
  for (const page of pages) {
    for (let folder = folderOf(page); folder !== siteRoot && !folders.has(folder); folder = folderOf(folder)) {
      folders.add(folder);
    }
  }
  return [...folders].sort();
}

/** The pages that a navigation lists although they have no file. */
interface MissingPages {
  readonly entries: readonly PageEntry[];
  /** Entries whose pages the site’s `.mintignore` excludes. */
  readonly unpublished: readonly PageEntry[];
  /** Entries whose files only a build step can write, since `.gitignore` matches them. */
  readonly built: readonly PageEntry[];
  /** Entries of which a build step seems to write several from one page. */
  readonly variants: readonly PageEntry[];
  /** The folders of these variants, without which their paths are those of pages. */
  readonly variantFolders: ReadonlySet<string>;
  /** The paths of all without extensions, prepared for comparison with those of other pages. */
  readonly names: ComparableNames;
  /** The last segments of their paths, without extensions. */
  readonly baseNames: ReadonlySet<string>;
}

/** What has to be known of a site's files to recognise those that a build step writes. */
interface BuiltFiles extends ListedFiles {
  mayBeBuilt(path: SitePath): boolean;
}

/** Returns the entries of the navigation without a page, apart from those that a build step may write. */
function findMissingPages(files: BuiltFiles, navigation: Navigation): MissingPages {
  const pages = navigation.entries.filter(({ entry }) => namesPage(entry));
  const missing = pages.filter(({ entry }) => resolveEntry(files, entry).kind === 'missing');
  const isUnpublished = ({ entry }: PageEntry): boolean => isUnpublishedEntry(files, entry);
  const unpublished = missing.filter(isUnpublished);
  const lost = unpublished.length === 0 ? missing : missing.filter((one) => !isUnpublished(one));
  const variantFolders = foldersOfVariants(files, lost);
  const [entries, variants] = variantFolders.size === 0 ? [lost, []] : [[], lost];
  const built = pages.filter(({ entry }) => isBuilt(files, entry));
  const names = [...lost, ...built].map(({ entry }) => (toSitePath(entry) ?? entry).replace(/\.mdx?$/i, ''));
  return {
    entries,
    unpublished,
    built,
    variants,
    variantFolders,
    names: new ComparableNames(names),
    baseNames: new Set(names.map(baseNameOf)),
  };
}

/** A folder of a language that the navigation names lacks its translations rather than a build step. */
function foldersOfVariants(files: BuiltFiles, missing: readonly PageEntry[]): ReadonlySet<string> {
  const folders = variantFoldersIn(
    files,
    missing.map(({ entry }) => entry),
  );
  if (folders.size === 0) return folders;
  const divisions = missing.flatMap((one) => one.divisions).filter(({ division }) => division === 'language');
  return divisions.some(({ title }) => folders.has(title)) ? new Set() : folders;
}

function isBuilt(files: BuiltFiles, entry: string): boolean {
  const candidates = filesOfEntry(entry);
  const isUnknown = resolveEntry(files, entry).kind === 'unknown';
  return isUnknown && candidates.length > 0 && candidates.every((file) => files.mayBeBuilt(file));
}
