import { hasCapitalExtension } from '../paths/fileKinds.ts';
import { pageNameOf, routeOf } from '../paths/route.ts';
import { baseNameOf, folderOf, type SitePath } from '../paths/sitePath.ts';
import { groupBy } from '../util/collections.ts';
import { lazy, lazyFor } from '../util/lazy.ts';
import { ComparableNames } from '../util/comparableNames.ts';
import { findNearestPath } from '../paths/nearestPath.ts';
import type { Nearest } from '../util/nearest.ts';
import type { Editions } from './navigation/editions.ts';

/** The files of a site whose names are compared; each list is computed when it is needed. */
interface NamedFiles {
  readonly all: () => readonly SitePath[];
  readonly pages: () => readonly SitePath[];
  readonly images: () => readonly SitePath[];
  /** Images, and what pages link to for download. */
  readonly media: () => readonly SitePath[];
}

/** No system has a longer path. Each form of one would be put in lower case to look it up. */
const longestPath = 4096;

/** Finds the files of a site that a wrong or incomplete path may mean. */
export class FileNames {
  readonly #byLowerCase: () => ReadonlyMap<string, SitePath>;
  readonly #byNameAlone: () => ReadonlyMap<string, SitePath>;
  readonly #pageTargets: () => NamedTargets;
  readonly #imageTargets: () => NamedTargets;
  readonly #pagesByFolder: () => ReadonlyMap<SitePath, readonly SitePath[]>;
  readonly #pagesByBaseName: () => ReadonlyMap<string, readonly SitePath[]>;

  constructor({ all, pages, images, media }: NamedFiles) {
    this.#byLowerCase = lazy(() => new Map(all().map((path) => [path.toLowerCase(), path])));
    this.#byNameAlone = lazy(() => new Map(media().map((path) => [path.replace(/\.[^./]+$/, ''), path])));
    const found = (): readonly SitePath[] => pages().filter((path) => !hasCapitalExtension(path));
    this.#pageTargets = lazy(() => new NamedTargets(found().map((path) => routeOf(path).slice(1))));
    this.#imageTargets = lazy(() => new NamedTargets(images()));
    const pageNames = lazy(() => pages().map((page) => pageNameOf(page) as SitePath));
    this.#pagesByFolder = lazy(() => groupBy(pageNames(), folderOf));
    this.#pagesByBaseName = lazy(() => groupBy(pageNames(), baseNameOf));
  }

  /** Returns the file whose path differs from this one only in case. */
  inOtherCase(path: SitePath): SitePath | undefined {
    if (path.length > longestPath) return undefined;
    const file = this.#byLowerCase().get(path.toLowerCase());
    return file === path ? undefined : file;
  }

  /** Returns the image or download that a path names without its extension. */
  withoutExtension(path: SitePath): SitePath | undefined {
    return this.#byNameAlone().get(path);
  }

  /** Returns the paths without extensions of the pages that are directly in a folder. */
  pagesIn(folder: SitePath): readonly SitePath[] {
    return this.#pagesByFolder().get(folder) ?? [];
  }

  /** Returns the paths without extensions of the pages in any folder whose file has a name. */
  pagesEndingIn(baseName: string): readonly SitePath[] {
    return this.#pagesByBaseName().get(baseName) ?? [];
  }

  /** The addresses of the pages without the leading slash, prepared for comparison with those of missing ones. */
  get pageTargets(): NamedTargets {
    return this.#pageTargets();
  }

  /** The images, prepared for comparison in the same way. */
  get imageTargets(): NamedTargets {
    return this.#imageTargets();
  }
}

/** The number of mistyped paths whose nearest ones are remembered. */
const mostRemembered = 2_000;

/** Paths among which similar ones are searched often. */
export class NamedTargets {
  readonly #names: () => ComparableNames;
  readonly #nearest = new Map<string, Nearest>();
  readonly #byBaseName: () => ReadonlyMap<string, readonly string[]>;
  readonly #byLanguage: (editions: Editions) => ReadonlyMap<string, NamedTargets>;

  constructor(paths: readonly string[]) {
    const named = paths.filter((path) => path !== '');
    this.#byLanguage = lazyFor((editions) => {
      const grouped = groupBy(named, (path) => editions.languageFoldersIn(path).join('/'));
      return new Map([...grouped].map(([language, ofLanguage]) => [language, new NamedTargets(ofLanguage)]));
    });
    this.#names = lazy(() => new ComparableNames(named));
    this.#byBaseName = lazy(() => groupBy(named, baseNameOf));
  }

  /** Returns those of the language of a path. */
  inLanguageOf(editions: Editions, path: string): NamedTargets {
    return this.#byLanguage(editions).get(editions.languageFoldersIn(path).join('/')) ?? new NamedTargets([]);
  }

  /** Returns the paths that a mistyped one may mean. Often, many pages have the same broken link. */
  nearest(written: string): Nearest {
    const known = this.#nearest.get(written) ?? findNearestPath(written, this.#names());
    if (this.#nearest.size < mostRemembered) this.#nearest.set(written, known);
    return known;
  }

  /** Returns the paths whose last segment has a name. */
  named(baseName: string): readonly string[] {
    return this.#byBaseName().get(baseName) ?? [];
  }
}
