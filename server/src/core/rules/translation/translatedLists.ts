import { nodesIn, type NavigationDivision, type NavigationNode, type PageEntry } from '../../config/navigation.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { memberOf, nodeAt, rangeOf } from '../../config/json/jsonTree.ts';
import { suppressionLookup } from '../../page/suppressions.ts';
import { filesOfEntry, pageNameOf } from '../../paths/route.ts';
import { toSitePath, type SitePath } from '../../paths/sitePath.ts';
import type { CopiedFolder } from '../../site/navigation/copiedFolders.ts';
import { resolveEntry } from '../../site/references/resolveEntry.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { groupBy } from '../../util/collections.ts';
import { navigationKey } from '../navigation/other-generator.ts';
import type { TextRange } from '../../text/textRange.ts';
import { lazyForEach } from '../../util/lazy.ts';
import { code } from '../../util/messageText.ts';
import type { Finding } from '../engine/rule.ts';

/** A language of the navigation, with the pages that exist of those that it lists. */
export interface Language {
  readonly title: string;
  /** Where the navigation names it. */
  readonly range: TextRange;
  readonly entries: readonly LanguageEntry[];
  /** Whether it has an entry for a path, with or without a page there, in whatever case. */
  readonly lists: (path: SitePath) => boolean;
  /** The title of the language that it translates; undefined for that one. */
  readonly source: string | undefined;
  /** The pages that the language lists that it translates, each once, of the versions that this one has. */
  readonly translations: readonly ListedOriginal[];
}

interface ListedPage {
  readonly entry: PageEntry;
  readonly file: SitePath;
}

/** A listed page; it may be one of another language. */
export interface LanguageEntry extends ListedPage {
  readonly isOwn: boolean;
  /** The page in the language itself, if there is one. */
  readonly counterpart: SitePath | undefined;
}

/** A page that is listed in the language that is translated. */
export interface ListedOriginal extends ListedPage {
  /** The path that it has in the other language, whether or not there is a file. */
  readonly path: SitePath;
  readonly translation: SitePath | undefined;
}

interface KnownLanguages extends Pick<SiteSnapshot, 'editions' | 'files'> {
  readonly languages: readonly Language[];
}

const knownIn = lazyForEach((_config: SiteConfig): { last?: KnownLanguages } => ({}));

/** Returns the languages between which pages are translated: none if no folder has the pages of another. */
export function languagesOf(site: SiteSnapshot): readonly Language[] {
  // Some rules ask, for each letter that is typed in docs.json.
  const { config, editions, files } = site;
  const known = knownIn(config);
  if (known.last?.editions !== editions || known.last.files !== files) {
    known.last = { editions, files, languages: readLanguages(site) };
  }
  return known.last.languages;
}

/** Whether a page is as it is on purpose: a comment at its top disables a rule, or the settings ignore the page. */
export function isOnPurpose({ pageIndexes, settings }: SiteSnapshot, file: SitePath, ruleId: string): boolean {
  return settings.isIgnored(file) || suppressionLookup(pageIndexes.get(file)?.suppressions ?? [])(ruleId, 0);
}

/**
 * Returns the finding of some pages of a language, each with its own message. What is said of them, of one or of several,
 * follows “A page of the language X” or “3 pages of the language X”.
 */
export function findingOfPages(
  { title, range }: Language,
  pages: readonly { readonly file: SitePath; readonly message: string }[],
  [ofOne, ofSeveral]: readonly [ofOne: string, ofSeveral: string],
): Finding {
  const shown = `of the language ${code(title)}`;
  return {
    range,
    message: pages.length === 1 ? `A page ${shown} ${ofOne}` : `${pages.length} pages ${shown} ${ofSeveral}`,
    counted: pages.map((page) => ({ ...page, range: { start: 0, end: 0 } })),
  };
}

function readLanguages(site: SiteSnapshot): readonly Language[] {
  const folders = site.editions.copiedFolders.filter(({ isTranslation }) => isTranslation);
  if (folders.length === 0) return [];
  const divisions = divisionsIn(site.config.navigation.nodes);
  const lists =
    divisions.length > 0 ? divisions.map((division) => listOf(site, division)) : listsOfFolders(site, folders);
  const listed = lists.map((list) => ({ ...list, pages: list.nodes.flatMap((node) => listedPage(site, node) ?? []) }));
  const originalsOf = lazyForEach((list: { readonly pages: readonly ListedPage[] }) =>
    onceEach(list.pages).map((page) => ({ page, version: versionOf(site, page.file) })),
  );
  return listed.map(({ title, range, nodes, pages }) => {
    const language = { title, folders: folders.filter(({ edition }) => edition === title) };
    const versions = new Set(pages.map(({ file }) => versionOf(site, file)));
    const source = listed.find((one) => one.title === language.folders[0]?.mainTitle);
    return {
      title,
      range,
      entries: pages.map((page) => entryIn(site, language, page)),
      lists: listing(nodes),
      source: source?.title,
      translations: (source === undefined ? [] : originalsOf(source)).flatMap(({ page, version }) =>
        versions.has(version) ? (translationOf(site, language, page) ?? []) : [],
      ),
    };
  });
}

/** A language with the folders of its translations; none if it is the one that is translated. */
interface LanguageFoldersOf {
  readonly title: string;
  readonly folders: readonly CopiedFolder[];
}

function entryIn(site: SiteSnapshot, language: LanguageFoldersOf, page: ListedPage): LanguageEntry {
  const path = pathIn(site, language, page.file);
  const found = path === undefined ? undefined : pageAt(site, path);
  return { ...page, isOwn: path === undefined, counterpart: found === page.file ? undefined : found };
}

function translationOf(site: SiteSnapshot, language: LanguageFoldersOf, page: ListedPage): ListedOriginal | undefined {
  const path = pathIn(site, language, page.file);
  return path === undefined ? undefined : { ...page, path, translation: pageAt(site, path) };
}

interface LanguageList extends Pick<Language, 'title' | 'range'> {
  readonly nodes: readonly PageEntry[];
}

function listOf(site: SiteSnapshot, division: NavigationDivision): LanguageList {
  const nodes = [...nodesIn(division.children)].filter((node) => node.kind === 'page');
  return { title: division.title, range: rangeOfTitle(site, division), nodes };
}

/** Returns the entries of each language, where only folders show which it is. */
function listsOfFolders(site: SiteSnapshot, folders: readonly CopiedFolder[]): readonly LanguageList[] {
  const { editions, config } = site;
  const source = folders[0]?.mainTitle ?? '';
  const byTitle = groupBy(config.navigation.entries, ({ entry }) => {
    const path = toSitePath(entry);
    return path === undefined ? undefined : (editions.languageOf(path) ?? source);
  });
  const titles = new Set([source, ...folders.map(({ edition }) => edition)]);
  return [...titles].map((title) => ({ title, range: navigationKey(site), nodes: byTitle.get(title) ?? [] }));
}

/** Returns the name of the version of a page, in whatever language it is; undefined for the newest one. */
function versionOf({ editions }: SiteSnapshot, file: SitePath): string | undefined {
  return editions.copiedPath(editions.inLanguage(file, undefined) ?? file)?.edition;
}

/** Returns the pages of a list without those that it repeats, as in several versions. */
function onceEach(pages: readonly ListedPage[]): readonly ListedPage[] {
  const seen = new Set<SitePath>();
  return pages.filter(({ file }) => !seen.has(file) && seen.add(file));
}

/** Returns whether entries name a path. Files of one language may have another case than their originals. */
function listing(entries: readonly PageEntry[]): Language['lists'] {
  const nameOf = (path: SitePath): string => pageNameOf(path).toLowerCase();
  const names = new Set(entries.flatMap(({ entry }) => toSitePath(entry) ?? []).map(nameOf));
  return (path) => names.has(nameOf(path));
}

function divisionsIn(nodes: readonly NavigationNode[]): readonly NavigationDivision[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'division') return [];
    return node.division === 'language' ? [node] : divisionsIn(node.children);
  });
}

function rangeOfTitle({ config }: SiteSnapshot, { path, range }: NavigationDivision): TextRange {
  const name = memberOf(nodeAt(config.composed.root, path), 'language');
  return name === undefined ? range : rangeOf(name);
}

function listedPage({ files }: SiteSnapshot, entry: PageEntry): ListedPage | undefined {
  const target = resolveEntry(files, entry.entry);
  return target.kind === 'page' ? { entry, file: target.file } : undefined;
}

/** Returns the path that a page has in a language, whether or not there is a file; undefined if it is in that language. */
function pathIn({ editions }: SiteSnapshot, language: LanguageFoldersOf, file: SitePath): SitePath | undefined {
  const own = editions.languageOf(file);
  if (own === language.title) return undefined;
  if (language.folders.length > 0) return editions.inLanguage(file, language.title);
  // The language that is translated has the originals.
  return own === undefined ? undefined : editions.inLanguage(file, undefined);
}

/** Returns the page at a path, whatever its extension; undefined if there is none. */
export function pageAt({ files }: SiteSnapshot, path: SitePath): SitePath | undefined {
  return filesOfEntry(pageNameOf(path)).find((file) => files.has(file) && !files.isIgnored(file));
}
