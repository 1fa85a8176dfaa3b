import {
  groupsOf,
  nodesIn,
  type Navigation,
  type NavigationDivision,
  type NavigationNode,
  type PageEntry,
} from '../config/navigation.ts';
import type { SiteConfig } from '../config/siteConfig.ts';
import { isWithin, toSitePath, type SitePath } from '../paths/sitePath.ts';
import { lazyFor } from '../util/lazy.ts';
import { matchFolders, type FolderPair } from './matchFolders.ts';

/** The folders in which a site repeats its pages for other versions and languages. */
export interface Editions {
  /** Whether it has any. */
  readonly isEmpty: boolean;
  /** Returns the path of a file's original: in the newest version and the default language; else its own. */
  originalOf(file: SitePath): SitePath;
  /** Returns a text without the folders of versions and languages in its paths, for being compared. */
  withoutFolders(text: string): string;
}

/** Returns a function that finds the editions of a site, and remembers those of the configuration that it saw last. */
export function editionFinder(): (config: SiteConfig) => Editions {
  return lazyFor(({ navigation, versions }: SiteConfig) =>
    editionsIn([
      ...divisionLists(navigation),
      classicVersions(
        navigation,
        versions.map(({ value }) => value),
      ),
    ]),
  );
}

/** One of several versions or languages of the same pages. */
interface Edition {
  readonly title: string;
  readonly isDefault: boolean;
  readonly paths: readonly SitePath[];
}

function editionsIn(lists: readonly (readonly Edition[])[]): Editions {
  const pairs = lists.map((list) => {
    const main = mainOf(list);
    if (main === undefined) return [];
    return list.flatMap((other) => (other === main ? [] : matchFolders(main.paths, other.paths)));
  });
  const folders = [...new Set(pairs.flat().flatMap(({ main, copy }) => [main, copy]))].filter(
    (folder) => folder !== '',
  );
  const inPaths = new RegExp(`(?<![\\w.-])(?:(?:${folders.map(escaped).join('|')})/)+`, 'g');
  // Images are often next to those of other languages: `/images/fr/menu.png`.
  const names = [...new Set(pairs.flat().flatMap(namesOf))].map(escaped).join('|');
  const asSegments = new RegExp(`(?<=/)(?:${names})/`, 'g');
  return {
    isEmpty: pairs.flat().length === 0,
    originalOf: (file) => pairs.reduce((path, ofList) => originalBy(ofList, path), file),
    withoutFolders: (text) => (folders.length === 0 ? text : text.replace(inPaths, '').replace(asSegments, '')),
  };
}

/** Returns the names by which the folders of two editions differ. */
function namesOf({ main, copy }: FolderPair): readonly string[] {
  const own = copy.slice(copy.lastIndexOf('/') + 1);
  const other = main.slice(main.lastIndexOf('/') + 1);
  return (isWithin(copy, main) ? [own] : [own, other]).filter((name) => name !== '');
}

function originalBy(pairs: readonly FolderPair[], file: SitePath): SitePath {
  const isOriginal = pairs.some(({ main }) => main !== '' && isWithin(file, main));
  const around = pairs.filter(({ copy }) => (copy === '' ? !isOriginal : isWithin(file, copy)));
  const [pair] = around.sort((a, b) => b.copy.length - a.copy.length);
  if (pair === undefined) return file;
  const rest = pair.copy === '' ? file : file.slice(pair.copy.length + 1);
  return (pair.main === '' ? rest : `${pair.main}/${rest}`) as SitePath;
}

function escaped(folder: string): string {
  return folder.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Returns the edition that readers see first; by default the newest of numbered ones, or the first. */
function mainOf(list: readonly Edition[]): Edition | undefined {
  const numbers = list.map(({ title }) => /^v?(\d+(?:\.\d+)*)$/i.exec(title.trim())?.[1]);
  const newest = numbers.every((number) => number !== undefined)
    ? numbers.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))[0]
    : undefined;
  return list.find(({ isDefault }) => isDefault) ?? list[newest === undefined ? 0 : numbers.indexOf(newest)];
}

/**
 * Returns the lists of versions and of languages, the innermost first, so that a nested one is followed before its
 * parent.
 */
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

function editionOf({ title, isDefault, children }: NavigationDivision): Edition {
  return { title, isDefault, paths: pathsIn(children) };
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
    return { title, isDefault: false, paths: own.flatMap(({ children }) => pathsIn(children)) };
  });
}
