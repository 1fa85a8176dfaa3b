import {
  groupsOf,
  nodesIn,
  type Navigation,
  type NavigationDivision,
  type NavigationNode,
  type PageEntry,
} from '../../config/navigation.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { baseNameOf, foldersAbove, isWithin, siteRoot, toSitePath, type SitePath } from '../../paths/sitePath.ts';
import { lazy, lazyForEach } from '../../util/lazy.ts';
import { groupBy } from '../../util/collections.ts';
import { noLanguageFolders, type CopiedFolder, type FolderPair, type LanguageFolders } from './copiedFolders.ts';
import { looksLikeLanguage } from './editionNames.ts';
import { escapePattern } from '../../util/strings.ts';

/** A path in a copy: in an older version, or in another language than the default one. */
export interface CopiedPath {
  /** The titles of its versions and languages, for being compared. */
  readonly edition: string;
  /** The language that it is in, if that isn’t the default one. */
  readonly language: string | undefined;
  /** The same path in the newest version and the default language. */
  readonly original: SitePath;
  /** Returns the path in its edition that another original would have; undefined if the edition has no folder for it. */
  copyOf(original: SitePath): SitePath | undefined;
}

/** The folders in which a site repeats its pages for other versions and languages; found when first requested. */
export class Editions {
  readonly #pairs: () => readonly (readonly CopiedFolder[])[];
  /** Those of languages alone. */
  readonly #translated: () => readonly (readonly CopiedFolder[])[];
  readonly #folderPatterns: () => readonly RegExp[];
  readonly #languageFolders: () => ReadonlySet<string>;

  /** Takes the translated folders that the site names or shows, to be used where the navigation has no languages. */
  constructor(config: Pick<SiteConfig, 'navigation' | 'versions'>, languages: LanguageFolders = noLanguageFolders) {
    this.#pairs = lazy(() => pairsOf(editionLists(config), languages));
    this.#translated = lazy(() => this.#pairs().map((ofList) => ofList.filter(({ isTranslation }) => isTranslation)));
    this.#folderPatterns = lazy(() => folderPatterns(this.#pairs().flat()));
    this.#languageFolders = lazy(() => {
      return new Set(this.#translated().flat().flatMap(namesOf));
    });
  }

  /** Whether there are any. */
  get isEmpty(): boolean {
    return this.#pairs().every((ofList) => ofList.length === 0);
  }

  /** Returns the path of a file's original: in the newest version and the default language; else its own. */
  originalOf(file: SitePath): SitePath {
    return this.#pairs().reduce((path, ofList) => originalBy(pairAround(ofList, path), path), file);
  }

  /**
   * Returns the path that a file has, or would have, in a language or, for undefined, in the default one, of the same
   * version; undefined if the language has no folder for it.
   */
  inLanguage(file: SitePath, language: string | undefined): SitePath | undefined {
    const lists = this.#translated();
    const original = lists.reduce((path, ofList) => originalBy(pairAround(ofList, path), path), file);
    if (language === undefined) return original;
    for (const ofList of lists) {
      const copy = copyBy(ofList, language, original);
      if (copy !== undefined) return copy;
    }
    return undefined;
  }

  /** Whether a file is in a copy for another language, so that its text differs from that of its original. */
  isTranslation(file: SitePath): boolean {
    return this.languageOf(file) !== undefined;
  }

  /** Returns the name of the language into which a file is, or would be, translated; undefined for an original. */
  languageOf(file: SitePath): string | undefined {
    return this.copiedPath(file)?.language;
  }

  /**
   * Returns the name of a copy's edition, `v1` or `v1 (fr)`, or that of an original; undefined for a file outside of
   * versions and languages.
   */
  titleOf(file: SitePath): string | undefined {
    const copied = this.copiedPath(file);
    const titles = copied === undefined ? this.#mainTitles(file) : copied.edition.split('\n');
    const [first, ...inner] = titles;
    return first === undefined || inner.length === 0 ? first : `${first} (${inner.join(', ')})`;
  }

  /** Returns the titles of the main editions around an original, the outermost first. */
  #mainTitles(file: SitePath): readonly string[] {
    const around = this.#pairs().map((ofList) => ofList.find(({ main }) => main === '' || isWithin(file, main)));
    return around.flatMap((pair) => pair?.mainTitle ?? []).toReversed();
  }

  /** Returns the folders of a path that are named like those of languages, also of images: `/images/fr/menu.png`. */
  languageFoldersIn(path: string): readonly string[] {
    const names = this.#languageFolders();
    const folders = path.split('/').slice(0, -1);
    return folders.filter((folder) => names.has(folder) || looksLikeLanguage(folder));
  }

  /** Returns what is known of a path that would be in a copy, whether or not a file is there; undefined for others. */
  copiedPath(path: SitePath): CopiedPath | undefined {
    let original = path;
    const steps: EditionStep[] = [];
    for (const ofList of this.#pairs()) {
      const pair = pairAround(ofList, original);
      if (pair === undefined) continue;
      original = originalBy(pair, original);
      steps.unshift({ ofList, edition: pair.edition, isTranslation: pair.isTranslation });
    }
    if (steps.length === 0) return undefined;
    const copyIn = (from: SitePath | undefined, { ofList, edition }: EditionStep): SitePath | undefined =>
      from === undefined ? undefined : copyBy(ofList, edition, from);
    return {
      edition: steps.map(({ edition }) => edition).join('\n'),
      language: steps.find(({ isTranslation }) => isTranslation)?.edition,
      original,
      copyOf: (other) => steps.reduce<SitePath | undefined>(copyIn, other),
    };
  }

  /** Returns the folders that repeat others, each with the edition that it is for. */
  get copiedFolders(): readonly CopiedFolder[] {
    return this.#pairs().flat();
  }

  hasSameFolders(other: Editions): boolean {
    return JSON.stringify(this.#pairs()) === JSON.stringify(other.#pairs());
  }

  /** Returns a text without the folders of versions and languages in its paths, for being compared. */
  withoutFolders(text: string): string {
    return this.#folderPatterns().reduce((rest, pattern) => rest.replace(pattern, ''), text);
  }
}

/** One of several versions or languages of the same pages. */
interface Edition {
  readonly title: string;
  readonly isLanguage: boolean;
  readonly isDefault: boolean;
  readonly paths: readonly SitePath[];
}

/** From a copy towards its original: to the main one of a list of editions. */
interface EditionStep extends Pick<CopiedFolder, 'edition' | 'isTranslation'> {
  readonly ofList: readonly CopiedFolder[];
}

/**
 * Returns the lists of versions and of languages, the innermost first, so that a nested one is followed before its
 * parent.
 */
function editionLists({
  navigation,
  versions,
}: Pick<SiteConfig, 'navigation' | 'versions'>): readonly (readonly Edition[])[] {
  const ofGroups = classicVersions(
    navigation,
    versions.map(({ value }) => value),
  );
  return [...divisionLists(navigation), ofGroups];
}

/** Returns the copied folders of each list of editions, and last, as it is outermost, of the languages of folders. */
function pairsOf(
  lists: readonly (readonly Edition[])[],
  { found, areChosen }: LanguageFolders,
): readonly (readonly CopiedFolder[])[] {
  const isOfLanguages = (list: readonly Edition[]): boolean => list.some(({ isLanguage }) => isLanguage);
  if (!areChosen && lists.some(isOfLanguages)) return lists.map(pairsIn);
  return [...lists.filter((list) => !isOfLanguages(list)).map(pairsIn), found()];
}

function pairsIn(list: readonly Edition[]): readonly CopiedFolder[] {
  const main = mainOf(list);
  if (main === undefined) return [];
  return list.flatMap((other) =>
    other === main
      ? []
      : matchFolders(main.paths, other.paths).map((pair) => ({
          ...pair,
          edition: other.title,
          mainTitle: main.title,
          isTranslation: other.isLanguage,
        })),
  );
}

/** Returns what matches the folders of editions in the paths of a text. */
function folderPatterns(pairs: readonly FolderPair[]): readonly RegExp[] {
  const folders = [...new Set(pairs.flatMap(({ main, copy }) => [main, copy]))].filter((folder) => folder !== '');
  if (folders.length === 0) return [];
  // Images are often next to those of other languages: `/images/fr/menu.png`.
  const names = [...new Set(pairs.flatMap(namesOf))].map(escapePattern).join('|');
  return [
    new RegExp(`(?<![\\w.-])(?:(?:${folders.map(escapePattern).join('|')})/)+`, 'g'),
    new RegExp(`(?<=/)(?:${names})/`, 'g'),
  ];
}

/** Returns the names by which the folders of two editions differ. */
function namesOf({ main, copy }: FolderPair): readonly string[] {
  const own = baseNameOf(copy);
  const other = baseNameOf(main);
  return (isWithin(copy, main) ? [own] : [own, other]).filter((name) => name !== '');
}

/** The pairs of a list by their folders: a site may have 200 languages, and each path is looked up. */
interface PairsByFolder {
  readonly byCopy: ReadonlyMap<SitePath, CopiedFolder>;
  readonly mains: ReadonlySet<SitePath>;
  readonly byEdition: ReadonlyMap<string, readonly CopiedFolder[]>;
}

const byFolder = lazyForEach((pairs: readonly CopiedFolder[]): PairsByFolder => ({
  // Of several pairs with the same copy, the first.
  byCopy: new Map(pairs.toReversed().map((pair) => [pair.copy, pair])),
  mains: new Set(pairs.flatMap(({ main }) => (main === siteRoot ? [] : [main]))),
  byEdition: groupBy(pairs, ({ edition }) => edition),
}));

/** Returns the pair whose copy contains a path; undefined if the path is in none, or in the main edition. */
function pairAround(pairs: readonly CopiedFolder[], path: SitePath): CopiedFolder | undefined {
  const { byCopy, mains } = byFolder(pairs);
  const around = [path, ...foldersAbove(path)];
  for (const folder of around) if (folder !== siteRoot && byCopy.has(folder)) return byCopy.get(folder);
  return around.some((folder) => mains.has(folder)) ? undefined : byCopy.get(siteRoot);
}

function originalBy(pair: FolderPair | undefined, path: SitePath): SitePath {
  return pair === undefined ? path : movedPath(path, pair.copy, pair.main);
}

function copyBy(pairs: readonly CopiedFolder[], edition: string, path: SitePath): SitePath | undefined {
  const ofEdition = byFolder(pairs).byEdition.get(edition) ?? [];
  const [pair] = ofEdition.filter(({ main }) => isWithin(path, main)).sort((a, b) => b.main.length - a.main.length);
  return pair && movedPath(path, pair.main, pair.copy);
}

/** Returns a path within one folder as a path within another; an empty text is the root of the site. */
function movedPath(path: SitePath, from: SitePath, to: SitePath): SitePath {
  const rest = from === '' ? path : path.slice(from.length + 1);
  return (to === '' ? rest : `${to}/${rest}`) as SitePath;
}

/** Returns the edition that readers see first; by default the newest of numbered ones, or the first. */
function mainOf(list: readonly Edition[]): Edition | undefined {
  const numbers = list.map(({ title }) => /^v?(\d+(?:\.\d+)*)$/i.exec(title.trim())?.[1]);
  const newest = numbers.every((number) => number !== undefined)
    ? numbers.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))[0]
    : undefined;
  return list.find(({ isDefault }) => isDefault) ?? list[newest === undefined ? 0 : numbers.indexOf(newest)];
}

function divisionLists({ nodes }: Navigation): readonly (readonly Edition[])[] {
  const lists: (readonly Edition[])[] = [];
  const visit = (children: readonly NavigationNode[]): void => {
    const divisions = children.filter((node): node is NavigationDivision => node.kind === 'division');
    for (const division of divisions) visit(division.children);
    const editions = divisions.filter(({ division }) => division === 'version' || division === 'language');
    if (editions.length > 1) lists.push(editions.map(editionOf));
  };
  visit(nodes);
  return lists;
}

function editionOf({ division, title, isDefault, children }: NavigationDivision): Edition {
  return { title, isLanguage: division === 'language', isDefault, paths: pathsIn(children) };
}

function pathsIn(nodes: readonly NavigationNode[]): readonly SitePath[] {
  const entries = [...nodesIn(nodes)].filter((node): node is PageEntry => node.kind === 'page');
  return entries.flatMap(({ entry }) => toSitePath(entry) ?? []);
}

/** Returns the versions of the classic generation, in which each group names its own. */
function classicVersions(navigation: Navigation, versions: readonly string[]): readonly Edition[] {
  if (versions.length < 2) return [];
  const groups = [...groupsOf(navigation)];
  return versions.map((title) => {
    const own = groups.filter(({ version }) => version === title);
    return { title, isLanguage: false, isDefault: false, paths: own.flatMap(({ children }) => pathsIn(children)) };
  });
}

/** A name as usual as `index` is shared by many pages; comparing some of them is enough to vote. */
const mostCompared = 20;

/** Returns the folders of which one holds copies of the other's pages: those that enough of the paths agree on. */
function matchFolders(main: readonly SitePath[], copies: readonly SitePath[]): readonly FolderPair[] {
  const byName = groupBy(main, (path) => baseNameOf(path));
  const known = new Set(main);
  const own = copies.filter((path) => !known.has(path));
  const votes = new Map<string, { readonly pair: FolderPair; count: number }>();
  for (const path of own) {
    const pair = longestMatch(path, byName.get(baseNameOf(path)) ?? []);
    if (pair === undefined) continue;
    const key = `${pair.main} ${pair.copy}`;
    const vote = votes.get(key) ?? { pair, count: 0 };
    vote.count++;
    votes.set(key, vote);
  }
  const fewest = Math.min(own.length / 2, Math.max(3, own.length / 10));
  return [...votes.values()].filter(({ count }) => count >= fewest).map(({ pair }) => pair);
}

/** Returns the folders that differ between a path and the candidate with the most segments in common at its end. */
function longestMatch(path: SitePath, candidates: readonly SitePath[]): FolderPair | undefined {
  const segments = path.split('/');
  let best: FolderPair | undefined;
  let longest = 0;
  for (const candidate of candidates.slice(0, mostCompared)) {
    const others = candidate.split('/');
    let same = 0;
    while (same < segments.length && same < others.length && segments.at(-1 - same) === others.at(-1 - same)) same++;
    if (same <= longest) continue;
    longest = same;
    best = { main: firstOf(others, same), copy: firstOf(segments, same) };
  }
  return best;
}

/** Returns a path without its last segments. */
function firstOf(segments: readonly string[], dropped: number): SitePath {
  return segments.slice(0, segments.length - dropped).join('/') as SitePath;
}
