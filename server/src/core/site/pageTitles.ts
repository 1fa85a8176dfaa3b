import { keyOfAddress } from '../config/linkedFrom.ts';
import type { Navigation } from '../config/navigation.ts';
import type { PageSummary, SectionSummary } from '../page/record/pageSummary.ts';
import { pathKey } from '../paths/address.ts';
import { pageNameOf, titleFromPath } from '../paths/route.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { lazy } from '../util/lazy.ts';
import type { SiteFiles } from './siteFiles.ts';
import type { Trail } from './references/resolveEntry.ts';

type TitleSource = Pick<PageSummary, 'title' | 'address' | 'contents' | 'sections'>;

/** A page with the texts by which it is found. */
export interface NamedPage {
  readonly path: SitePath;
  /** From the site's root, with the escapes that it needs. */
  readonly address: string;
  readonly title: string;
  /** Its title, and those of the divisions and groups that list it. */
  readonly searchText: string;
  /** Its address and search text in lower case. */
  readonly searched: string;
}

/** A section and the file that it is written in. */
export interface TitledSection {
  readonly file: SitePath;
  readonly section: SectionSummary;
  /** In lower case, with a space before each word. */
  readonly searchText: string;
}

/** The titles of pages, snippets and their sections, and the pages that they link to; immutable and computed on demand. */
export class PageTitles {
  readonly #byTitle: () => ReadonlyMap<string, readonly SitePath[]>;
  readonly #sections: () => readonly TitledSection[];
  readonly #pages: ReadonlyMap<SitePath, TitleSource>;
  #named:
    | { readonly files: SiteFiles; readonly navigation: Navigation; readonly pages: readonly NamedPage[] }
    | undefined;
  readonly #byTarget: () => ReadonlyMap<string, readonly SitePath[]>;

  constructor(pages: ReadonlyMap<SitePath, TitleSource>) {
    this.#pages = pages;
    this.#byTitle = lazy(() => filesByKey(pages, ({ title }) => (title === undefined ? [] : [keyOf(title)])));
    this.#sections = lazy(() => [...sectionsIn(pages)]);
    this.#byTarget = lazy(() => filesByKey(pages, keysOfAddresses));
  }

  /** Returns the files with a title, sorted; case and the amount of whitespace make no difference. */
  filesTitled(title: string): readonly SitePath[] {
    return this.#byTitle().get(keyOf(title)) ?? [];
  }

  /** Returns all pages with the texts by which they are found; computed once for a list of files and a navigation. */
  namedPages(files: SiteFiles, navigation: Navigation): readonly NamedPage[] {
    if (this.#named?.files !== files || this.#named.navigation !== navigation) {
      this.#named = { files, navigation, pages: namePages(this.#pages, files, files.trails(navigation)) };
    }
    return this.#named.pages;
  }

  /** Returns the first sections with an anchor in whose titles each word of a text begins a word. */
  sectionsLike(text: string, limit: number): readonly TitledSection[] {
    const words = wordsOf(text);
    const found: TitledSection[] = [];
    if (words.length === 0) return found;
    for (const section of this.#sections()) {
      if (words.every((word) => section.searchText.includes(` ${word}`)) && found.push(section) >= limit) break;
    }
    return found;
  }

  /** Returns the files that may link to a page, by their `url` or in their contents; sorted. */
  filesLinkingTo(page: SitePath): readonly SitePath[] {
    return this.#byTarget().get(pathKey(page)) ?? [];
  }
}

/** Returns the keys (see `pathKey`) of the pages that a page links to: by its `url`, or in its contents. */
export function keysOfAddresses({ address, contents }: Pick<PageSummary, 'address' | 'contents'>): readonly string[] {
  const addressKey = address === undefined ? undefined : keyOfAddress(address);
  return addressKey === undefined ? contents : [...contents, addressKey];
}

function namePages(
  pages: ReadonlyMap<SitePath, TitleSource>,
  { pageAddresses }: SiteFiles,
  trails: ReadonlyMap<SitePath, Trail>,
): readonly NamedPage[] {
  return pageAddresses.map(({ path, address }) => {
    const title = displayTitleOf({ pages }, path);
    const searchText = [title, ...(trails.get(path) ?? [])].join(' ');
    return { path, address, title, searchText, searched: `${address} ${searchText}`.toLowerCase() };
  });
}

function* sectionsIn(pages: ReadonlyMap<SitePath, TitleSource>): Iterable<TitledSection> {
  for (const [file, { sections }] of pages) {
    for (const section of sections) {
      if (!section.isSure || section.ids.length === 0) continue;
      yield { file, section, searchText: ` ${wordsOf(section.title).join(' ')}` };
    }
  }
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function filesByKey(
  pages: ReadonlyMap<SitePath, TitleSource>,
  keysFor: (page: TitleSource) => readonly string[],
): ReadonlyMap<string, readonly SitePath[]> {
  const known = new Map<string, SitePath[]>();
  for (const [file, page] of pages) {
    for (const key of keysFor(page)) {
      const others = known.get(key);
      if (others === undefined) known.set(key, [file]);
      else others.push(file);
    }
  }
  for (const files of known.values()) files.sort();
  return known;
}

function keyOf(title: string): string {
  return title.trim().toLowerCase().replace(/\s+/g, ' ');
}

/** Returns the title of a page as readers see it. */
export function displayTitleOf(
  { pages }: { readonly pages: ReadonlyMap<SitePath, Pick<PageSummary, 'title'>> },
  file: SitePath,
): string {
  return pages.get(file)?.title ?? titleFromPath(pageNameOf(file));
}
