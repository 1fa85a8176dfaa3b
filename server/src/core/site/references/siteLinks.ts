import type { SiteConfig } from '../../config/siteConfig.ts';
import type { PageIndex } from '../../page/record/pageRecord.ts';
import type { PageSummary } from '../../page/record/pageSummary.ts';
import { pathKey } from '../../paths/address.ts';
import { folderOf, type SitePath } from '../../paths/sitePath.ts';
import type { SiteSettings } from '../../settings/siteSettings.ts';
import type { ApiDescription } from '../api/apiDescription.ts';
import type { Editions } from '../navigation/editions.ts';
import { FollowedCounts, type Counts } from '../followedCounts.ts';
import type { SiteFiles } from '../siteFiles.ts';
import { countUp, haveSameItems } from '../../util/collections.ts';
import { restsAfter } from '../../util/strings.ts';

/** The pages that link to a path, each with the number of its links. */
export type LinkedPath = ReadonlyMap<SitePath, number>;

/** A folder that doesn't exist, and whose pages probably are elsewhere. */
export interface MovedFolder {
  readonly folder: SitePath;
  /** How many links point to such pages. */
  readonly links: number;
  /** How many of them each page has. */
  readonly byPage: ReadonlyMap<SitePath, number>;
  /** The folders in which the pages are now, the one with the most links first. */
  readonly nowIn: readonly string[];
}

/** What decides which folders have moved. */
export interface MovedFoldersSource {
  readonly files: SiteFiles;
  readonly config: SiteConfig;
  readonly editions: Editions;
  readonly apiDescriptions: ReadonlyMap<SitePath, ApiDescription>;
  readonly settings: SiteSettings;
  readonly imported: ReadonlySet<SitePath>;
  readonly isLoaded: boolean;
  readonly links: SiteLinks;
}

/** The folders that have moved. Never changes, and is computed on demand. */
export interface MovedFolders {
  readonly source: MovedFoldersSource;
  readonly folders: readonly MovedFolder[];
  /** The current address, without the slash before it, of each path that links into these folders name. */
  readonly targets: ReadonlyMap<SitePath, string>;
}

type LinkingPage = Pick<PageSummary, 'linkedPaths'>;
type Pages = ReadonlyMap<SitePath, LinkingPage>;
type Indexes = ReadonlyMap<SitePath, Pick<PageIndex, 'linkTexts'>>;
type Folders = Pick<SiteFiles, 'hasFolder'>;

/** Where the pages of a site link to; never changes once created, and costs nothing until somebody asks. */
export class SiteLinks {
  readonly #pages: Pages;
  readonly #known: KnownLinks;

  /** `before`: the links of an earlier state, of which those of the same pages are kept. */
  constructor(pages: Pages, before?: SiteLinks) {
    this.#pages = pages;
    this.#known = before === undefined ? new KnownLinks() : before.#known;
  }

  /** Computes what `intoMissingFolders` needs of a page, for callers that pause between the pages. */
  prepare(files: Folders, page: SitePath): void {
    const summary = this.#pages.get(page);
    if (summary !== undefined) this.#known.intoMissingFolders(files, summary.linkedPaths);
  }

  intoMissingFolders(files: Folders): ReadonlyMap<SitePath, LinkedPath> {
    const linked = new Map<SitePath, Map<SitePath, number>>();
    for (const [page, { linkedPaths }] of this.#pages) {
      for (const path of this.#known.intoMissingFolders(files, linkedPaths)) {
        const counts = linked.get(path) ?? new Map<SitePath, number>();
        countUp(counts, page);
        linked.set(path, counts);
      }
    }
    return linked;
  }

  /** Returns the keys (see `pathKey`) of the paths that a page links to. */
  keysLinkedFrom(page: SitePath): ReadonlySet<string> {
    const summary = this.#pages.get(page);
    return summary === undefined ? new Set() : this.#known.keysOf(summary.linkedPaths);
  }

  /** Returns how many pages have a link with a text, and with a text and a target; see `linkTexts`. */
  pagesByText(pageIndexes: Indexes): Counts {
    return this.#known.pagesByText(pageIndexes);
  }

  /** Returns how many pages link to each path, by its key (see `pathKey`); valid until another state is asked. */
  pagesByKey(): Counts {
    return this.#known.pagesByKey(this.#pages);
  }

  /** As {@link pagesByKey}, of the keys with one of some beginnings, by the rest of each. */
  pagesByRest(starts: readonly string[]): Counts {
    return this.#known.pagesByRest(this.#pages, starts);
  }
}

/** How many pages link to each key with one of some beginnings, by the rest of it. */
interface RestCounts {
  readonly starts: readonly string[];
  readonly counts: FollowedCounts<LinkingPage>;
}

/**
 * What is computed of the list of all linked paths of a page: those in missing folders, for one state of the files, their
 * keys, and how many pages have each key.
 */
class KnownLinks {
  #files: Folders | undefined;
  #known = new WeakMap<readonly SitePath[], readonly SitePath[]>();
  readonly #keys = new WeakMap<readonly SitePath[], ReadonlySet<string>>();
  readonly #counts = new FollowedCounts(({ linkedPaths }: LinkingPage) =>
    [...this.keysOf(linkedPaths)].map((key) => [key, 1] as const),
  );

  #rests = this.#restsAfter([]);

  readonly #texts = new FollowedCounts(({ linkTexts }: Pick<PageIndex, 'linkTexts'>) =>
    [...linkTexts, ...new Set(linkTexts.map((text) => text.slice(0, text.indexOf('\n'))))].map(
      (text) => [text, 1] as const,
    ),
  );

  pagesByText(pageIndexes: Indexes): Counts {
    return this.#texts.of(pageIndexes);
  }

  keysOf(linkedPaths: readonly SitePath[]): ReadonlySet<string> {
    const keys = this.#keys.get(linkedPaths) ?? new Set(linkedPaths.map((path) => pathKey(path)));
    this.#keys.set(linkedPaths, keys);
    return keys;
  }

  pagesByKey(pages: Pages): Counts {
    return this.#counts.of(pages);
  }

  pagesByRest(pages: Pages, starts: readonly string[]): Counts {
    if (!haveSameItems(starts, this.#rests.starts)) this.#rests = this.#restsAfter(starts);
    return this.#rests.counts.of(pages);
  }

  #restsAfter(starts: readonly string[]): RestCounts {
    const countsOf = ({ linkedPaths }: LinkingPage): Iterable<readonly [string, number]> =>
      [...this.keysOf(linkedPaths)].flatMap((key) => restsAfter(key, starts)).map((rest) => [rest, 1] as const);
    return { starts, counts: new FollowedCounts(countsOf) };
  }

  intoMissingFolders(files: Folders, linkedPaths: readonly SitePath[]): readonly SitePath[] {
    if (files !== this.#files) this.#known = new WeakMap();
    this.#files = files;
    const known = this.#known.get(linkedPaths);
    if (known !== undefined) return known;
    const missing = linkedPaths.filter((path) => path.includes('/') && !files.hasFolder(folderOf(path)));
    this.#known.set(linkedPaths, missing);
    return missing;
  }
}
