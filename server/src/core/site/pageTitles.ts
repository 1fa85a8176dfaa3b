import type { SiteConfig } from '../config/siteConfig.ts';
import { keyOfAddress } from '../config/linkedFrom.ts';
import type { PageSummary, SectionSummary } from '../page/record/pageSummary.ts';
import { pathKey } from '../paths/address.ts';
import { pageNameOf, titleFromPath } from '../paths/route.ts';
import { baseNameOf, type SitePath } from '../paths/sitePath.ts';
import { lazy } from '../util/lazy.ts';
import { editionTitlesOf } from './navigation/edition.ts';
import type { Editions } from './navigation/editions.ts';
import type { PageAddress, SiteFiles } from './siteFiles.ts';
import type { Trail } from './references/resolveEntry.ts';
import { addTo } from '../util/collections.ts';
import { possiblyChangedKeys } from '../util/layeredMap.ts';
import { wordsIn } from '../util/strings.ts';

type TitleSource = Pick<PageSummary, 'title' | 'sidebarTitle' | 'address' | 'contents' | 'sections'>;

/** A page with the texts by which it is found. */
export interface NamedPage {
  readonly path: SitePath;
  /** See `pathKey`. */
  readonly key: string;
  /** That of the same page in the newest version and the default language. */
  readonly originalKey: string;
  /** From the site's root, with the escapes that it needs. */
  readonly address: string;
  readonly title: string;
  /** The titles of the divisions and groups that list it; undefined if none does. */
  readonly trail: Trail | undefined;
  /** The same as one string, for being compared. */
  readonly group: string | undefined;
  /** Its position in the navigation, from 0; unlisted pages have the number of listed ones. */
  readonly position: number;
  /** The titles of its versions and languages, as one string. */
  readonly edition: string;
  /** Its title and sidebar title, the last part of its path, and the titles of its trail, as `searchable` text. */
  readonly titleText: string;
  readonly nameText: string;
  readonly trailText: string;
  /** The stems of the words of its title, of the last part of its path that says something, and of all of its path. */
  readonly titleStems: readonly string[];
  readonly nameStems: readonly string[];
  readonly pathStems: readonly string[];
  /** All of its texts in lower case, for being looked through. */
  readonly searched: string;
}

/** What the names of pages follow from. */
interface NamesSource {
  readonly files: SiteFiles;
  readonly config: Pick<SiteConfig, 'navigation'>;
  readonly editions: Editions;
}

/** A section and the file that it is written in. */
export interface TitledSection {
  readonly file: SitePath;
  readonly section: SectionSummary;
  /** In lower case, with a space before each word. */
  readonly searchText: string;
  /** The number of its words. */
  readonly length: number;
}

/** The titles of pages, snippets and their sections, and the pages that they link to; immutable and computed on demand. */
export class PageTitles {
  readonly #byTitle: () => ReadonlyMap<string, readonly SitePath[]>;
  readonly #pages: ReadonlyMap<SitePath, TitleSource>;
  readonly #before: NamedPages | undefined;
  readonly #sectionsOf: KnownSections;
  #named: NamedPages | undefined;
  readonly #byTarget: () => ReadonlyMap<string, readonly SitePath[]>;

  /** `before`: the titles of an earlier state, of which those of the same pages are kept. */
  constructor(pages: ReadonlyMap<SitePath, TitleSource>, before?: PageTitles) {
    this.#pages = pages;
    this.#before = before && (before.#named ?? before.#before);
    this.#byTitle = lazy(() => filesByKey(pages, ({ title }) => (title === undefined ? [] : [keyOf(title)])));
    this.#sectionsOf = before === undefined ? new KnownSections() : before.#sectionsOf;
    this.#byTarget = lazy(() => filesByKey(pages, keysOfAddresses));
  }

  /** Returns the files with a title, sorted; case and the amount of whitespace make no difference. */
  filesTitled(title: string): readonly SitePath[] {
    return this.#byTitle().get(keyOf(title)) ?? [];
  }

  /** Returns all pages with the texts by which they are found, sorted by path; computed once for a list of files and a navigation. */
  namedPages(source: NamesSource): readonly NamedPage[] {
    if (this.#named === undefined || !isSameSource(this.#named.source, source)) {
      this.#named = namePages(this.#pages, source, this.#named ?? this.#before);
    }
    return this.#named.list;
  }

  /** Returns the first sections with an anchor in whose titles each word of a text begins a word. */
  sectionsLike(text: string, limit: number): readonly TitledSection[] {
    const words = wordsIn(text);
    const found: TitledSection[] = [];
    if (words.length === 0) return found;
    for (const [file, page] of this.#pages) {
      for (const section of this.#sectionsOf.in(file, page)) {
        if (words.every((word) => section.searchText.includes(` ${word}`)) && found.push(section) >= limit)
          return found;
      }
    }
    return found;
  }

  /**
   * Returns a function that says how much a text, by the stems of its words, says what the sections of a page are called:
   * what its most similar one is, between 0 and 1.
   */
  sectionFits(words: ReadonlySet<string>): (page: NamedPage) => number {
    // A letter begins some word of nearly every title.
    const stems = new Set([...words].filter((word) => !/^[a-z\d]$/.test(word)));
    if (stems.size === 0) return () => 0;
    return (page) => {
      const source = this.#pages.get(page.path);
      let best = 0;
      // Few titles have any of the words, and dividing all others into theirs would take longest.
      if (source?.sections.some(({ title }) => hasAny(title, stems)) === true)
        for (const one of this.#sectionsOf.in(page.path, source)) best = Math.max(best, sectionFit(one, stems));
      return best;
    };
  }

  /** Returns the scores that pages were given for a text, to be added to: they stay while the text and the page do. */
  scoresOf(text: string): Map<NamedPage, number> {
    return this.#sectionsOf.scoresOf(text);
  }

  /** Returns the files that may link to a page, by their `url` or in their contents; sorted. */
  filesLinkingTo(page: SitePath): readonly SitePath[] {
    return this.#byTarget().get(pathKey(page)) ?? [];
  }
}

/** Returns the keys (see `pathKey`) of the pages that a page links to: by its `url`, or in its contents. */
function keysOfAddresses({ address, contents }: Pick<PageSummary, 'address' | 'contents'>): readonly string[] {
  const addressKey = address === undefined ? undefined : keyOfAddress(address);
  return addressKey === undefined ? contents : [...contents, addressKey];
}

interface NamedPages {
  readonly source: NamesSource;
  readonly pages: ReadonlyMap<SitePath, TitleSource>;
  readonly list: readonly NamedPage[];
  /** What each of the list was named from. */
  readonly summaries: readonly (TitleSource | undefined)[];
  readonly indexes: ReadonlyMap<SitePath, number>;
}

function isSameSource(a: NamesSource, b: NamesSource): boolean {
  return a.files === b.files && a.config.navigation === b.config.navigation && a.editions === b.editions;
}

/** Names all pages; with the same navigation as before, only those whose summary is another one. */
function namePages(
  pages: ReadonlyMap<SitePath, TitleSource>,
  { files, config, editions }: NamesSource,
  before: NamedPages | undefined,
): NamedPages {
  const source = { files, config, editions };
  if (before !== undefined && isSameSource(before.source, source)) return renamePages(before, pages);
  const trails = files.trails(config.navigation);
  const positions = new Map([...trails.keys()].map((path, position) => [path, position]));
  const addresses = files.pageAddresses;
  const summaries = addresses.map(({ path }) => pages.get(path));
  const list = addresses.map((address, index) => {
    const { path } = address;
    const edition = editionTitlesOf(source, path).join('\n');
    const listed = {
      trail: trails.get(path),
      position: positions.get(path) ?? positions.size,
      edition,
      originalKey: pathKey(editions.originalOf(path)),
    };
    return namePage(address, summaries[index], listed);
  });
  return { source, pages, list, summaries, indexes: new Map(addresses.map(({ path }, index) => [path, index])) };
}

/** Names pages that have another summary in the same navigation: while somebody types, that is one of them. */
function renamePages(before: NamedPages, pages: ReadonlyMap<SitePath, TitleSource>): NamedPages {
  const list = [...before.list];
  const summaries = [...before.summaries];
  for (const path of possiblyChangedKeys(before.pages, pages) ?? before.indexes.keys()) {
    const index = before.indexes.get(path);
    const page = index === undefined ? undefined : list[index];
    const summary = pages.get(path);
    if (index === undefined || page === undefined || summary === summaries[index]) continue;
    const { trail, position, edition, originalKey } = page;
    list[index] = namePage(page, summary, { trail, position, edition, originalKey });
    summaries[index] = summary;
  }
  return { ...before, pages, list, summaries };
}

function namePage(
  { path, address }: PageAddress,
  summary: TitleSource | undefined,
  listed: Pick<NamedPage, 'trail' | 'position' | 'edition' | 'originalKey'>,
): NamedPage {
  const title = summary?.title ?? titleFromPath(pageNameOf(path));
  const name = pageNameOf(path).replace(/\/index$/i, '');
  // The navigation names an `index` page in full, which its address doesn’t.
  const entry = name === pageNameOf(path) ? '' : `/${pageNameOf(path).toLowerCase()}`;
  const nameText = searchable(baseNameOf(name));
  const titleText = searchable([title, summary?.sidebarTitle ?? ''].join(' '));
  const trailText = searchable((listed.trail ?? []).join(' '));
  return {
    path,
    key: pathKey(path),
    address,
    title,
    ...listed,
    group: listed.trail?.join('\n'),
    titleText,
    nameText,
    trailText,
    titleStems: stemsOf(title),
    nameStems: stemsOf(nameOf(path)),
    pathStems: stemsOf(name),
    searched: [address.toLowerCase(), title.toLowerCase(), titleText, nameText, trailText, entry].join('\n'),
  };
}

/** Pages that are called like this are about their folder. */
const generalName = /^(?:index|overview|introduction|intro|readme|home|about)$/i;

/** Returns the last part of a path that says what its page is about. */
function nameOf(path: SitePath): string {
  const parts = pageNameOf(path).split('/');
  return parts.findLast((part) => !generalName.test(part)) ?? parts.at(-1) ?? '';
}

/** Returns the words of a text in lower case, each with a space before it. */
export function searchable(text: string): string {
  return wordsIn(text)
    .map((word) => ` ${word}`)
    .join('');
}

/** Words that say nothing about what a page is about. */
const fillers = new Set(
  'a an and as at by for from here how in is it of on or our see that the this to with you your'.split(' '),
);

/** Returns the words of a text without endings and fillers, each once: `retry` and `retries` are equal. */
export function stemsOf(text: string): readonly string[] {
  const words = wordsIn(text);
  const telling = words.filter((word) => !fillers.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(stemOf))];
}

function stemOf(word: string): string {
  const stem = word.replace(/(?:ies|ing|ed|es|s|y|e)$/, '');
  return stem.length < 3 ? word : stem;
}

/** What is computed of the sections of each page, by its summary, and of pages for a text. */
class KnownSections {
  readonly #titled = new WeakMap<TitleSource, readonly TitledSection[]>();
  #scores = new Map<NamedPage, number>();
  #text = '';

  in(file: SitePath, page: TitleSource): readonly TitledSection[] {
    const known = this.#titled.get(page);
    if (known !== undefined && (known.length === 0 || known[0]?.file === file)) return known;
    const titled = page.sections.flatMap((section) => titledSection(file, section));
    this.#titled.set(page, titled);
    return titled;
  }

  scoresOf(text: string): Map<NamedPage, number> {
    if (text !== this.#text) this.#scores = new Map();
    this.#text = text;
    return this.#scores;
  }
}

function titledSection(file: SitePath, section: SectionSummary): readonly TitledSection[] {
  if (!section.isSure || section.ids.length === 0) return [];
  const words = wordsIn(section.title);
  return [{ file, section, searchText: ` ${words.join(' ')}`, length: words.length }];
}

function hasAny(title: string, stems: ReadonlySet<string>): boolean {
  const text = title.toLowerCase();
  for (const stem of stems) if (text.includes(stem)) return true;
  return false;
}

/** Returns the harmonic mean of the shares of words in both texts that the other one has, too. */
function sectionFit({ searchText, length }: TitledSection, stems: ReadonlySet<string>): number {
  let equal = 0;
  for (const stem of stems) if (searchText.includes(` ${stem}`)) equal++;
  return Math.min(1, (2 * equal) / (stems.size + length));
}

function filesByKey(
  pages: ReadonlyMap<SitePath, TitleSource>,
  keysFor: (page: TitleSource) => readonly string[],
): ReadonlyMap<string, readonly SitePath[]> {
  const known = new Map<string, SitePath[]>();
  for (const [file, page] of pages) {
    for (const key of keysFor(page)) addTo(known, key, file);
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
