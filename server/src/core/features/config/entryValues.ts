import { inheritedDescriptions } from '../../config/current/inheritedDescriptions.ts';
import { itemsOf, nodeAt, stringOf } from '../../config/json/jsonTree.ts';
import { apiDescriptionIn, namesPage, type PageEntry } from '../../config/navigation.ts';
import { localFileOf } from '../../paths/address.ts';
import { pageNameOf } from '../../paths/route.ts';
import { folderOf, longestPath, toSitePath, type SitePath } from '../../paths/sitePath.ts';
import { operationFor, operationsOf, formatOperation, type KnownOperation } from '../../site/api/operations.ts';
import type { PageSummary } from '../../page/record/pageSummary.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { NamedPage } from '../../site/pageTitles.ts';
import { plainText } from '../../text/markdown.ts';
import { hasLetters, mostRanked } from '../limitItems.ts';
import { matcherOf } from '../page/completion/rankPages.ts';
import type { ConfigCursor } from './configCursor.ts';
import { textProposal, type Proposal } from './proposal.ts';

/** Returns the entries for a list of pages: pages, and in the current generation operations of the site's APIs. */
export function entryProposals(site: SiteSnapshot, cursor: ConfigCursor): readonly Proposal[] {
  const isInList = typeof cursor.path.at(-1) === 'number';
  const takesOperations = site.config.generation === 'current' && isInList;
  return [...pageProposals(site, cursor), ...(takesOperations ? operationProposals(site, cursor) : [])];
}

/**
 * Returns the pages that match what is typed and aren’t in the list yet: first those of the list’s language; of these,
 * first those that no group lists, of the folders of the list before others; then, once something is typed, those that
 * others list. The page at the cursor counts as not listed.
 */
function pageProposals(site: SiteSnapshot, cursor: ConfigCursor): readonly Proposal[] {
  const { typed } = cursor;
  if (typed.length > longestPath) return [];
  const listed = new Set(
    otherEntries(site, cursor)
      .filter(({ entry }) => namesPage(entry))
      .map(({ entry }) => pageNameOf(toSitePath(entry) ?? site.config.file)),
  );
  // A typed slash or dot is kept; the platform accepts both forms.
  const prefix = /^\.?\/?/.exec(typed)?.[0] ?? '';
  const text = typed.slice(prefix.length);
  const match = matcherOf(text);
  const beginsPath = (name: string): boolean => text !== '' && name.toLowerCase().startsWith(text.toLowerCase());
  const beside = siblingPaths(site, cursor);
  const siblings = new Set(beside.map(pageNameOf));
  const folders = new Set(beside.map(folderOf));
  const languageOf = (path: SitePath): string => site.editions.languageFoldersIn(path).join('/');
  const languages = new Set(beside.map(languageOf));
  const pages = site.titles.namedPages(site).flatMap((page) => {
    const name = pageNameOf(page.path);
    const isListed = listed.has(name);
    const summary = site.pages.get(page.path);
    const remembered = isListed || summary === undefined ? undefined : rememberedOf(summary);
    if (siblings.has(name)) return [];
    const matched = beginsPath(name)
      ? 1
      : (match(page, name) ?? (isSimilar(remembered?.searchText, page, typed) ? 0 : undefined));
    if (matched === undefined) return [];
    const score =
      (languages.has(languageOf(page.path)) ? 200 : 0) +
      (isListed ? 0 : 100) +
      3 * matched +
      (folders.has(folderOf(page.path)) ? 1 : 0);
    return [{ page, name, isListed, remembered, score }];
  });
  const offersListed = typed !== '' || pages.every(({ isListed }) => isListed);
  return pages
    .filter(({ isListed }) => offersListed || !isListed)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostRanked)
    .map(({ page: { path, title, trail }, name, isListed, remembered }) => ({
      label: prefix + name,
      kind: 'page',
      detail: isListed ? `${title} · listed in ${trail?.at(-1) ?? 'the navigation'}` : site.pages.get(path)?.title,
      json: JSON.stringify(prefix + name),
      isSnippet: false,
      isRanked: true,
      documentation: remembered?.documentation,
      searchText: remembered?.searchText,
    }));
}

/** Whether a page’s path, title or sections have the typed letters in this order. */
function isSimilar(searchText: string | undefined, { searched }: NamedPage, typed: string): boolean {
  return hasLetters(searched, typed) || (searchText !== undefined && hasLetters(searchText, typed));
}

/** Returns the paths of the other pages in the list of the cursor. */
function siblingPaths({ config }: SiteSnapshot, { path }: ConfigCursor): readonly SitePath[] {
  const items = itemsOf(nodeAt(config.composed.root, path.slice(0, -1)));
  return items.flatMap((node, index) => {
    const entry = index === path.at(-1) ? undefined : stringOf(node);
    return (entry === undefined ? undefined : toSitePath(entry)) ?? [];
  });
}

/** Editors match no more than the beginning of a long text. */
const mostWords = 100;

type Remembered = Pick<Proposal, 'documentation' | 'searchText'>;

/** Returns the text by which a page is found besides its path and title: its description and its sections. */
function rememberedOf({ description, sidebarTitle, sections }: PageSummary): Remembered {
  const titles = [...(sidebarTitle === undefined ? [] : [sidebarTitle]), ...sections.map(({ title }) => title)];
  const searchText = titles.join(' ').slice(0, mostWords);
  return {
    documentation: description === undefined ? undefined : plainText(description),
    searchText: searchText === '' ? undefined : searchText,
  };
}

/**
 * Returns the operations that no list has yet, first those of the description that the list inherits. Others are
 * inserted with their file, as no description would be searched for them.
 */
function operationProposals(site: SiteSnapshot, cursor: ConfigCursor): readonly Proposal[] {
  const inherited = inheritedDescriptions(site.config.composed);
  const entries = otherEntries(site, cursor).filter(({ entry }) => !namesPage(entry));
  const listed = new Set(
    entries.map(({ entry, path }) => {
      const around = apiDescriptionIn(entry) === undefined ? inherited(path) : undefined;
      return keyOf(operationFor(site, around === undefined ? entry : `${around} ${entry}`));
    }),
  );
  const known = operationsOf(site).filter((operation) => !listed.has(keyOf(operation)));
  const isAmbiguous = new Set(operationsOf(site).map(({ file }) => file)).size > 1;
  const own = localFileOf(inherited(cursor.path) ?? '')?.path;
  return [...known.filter(({ file }) => file === own), ...known.filter(({ file }) => file !== own)].map((operation) => {
    const { file, summary } = operation;
    const written = formatOperation(operation);
    if (file === own) return textProposal(written, 'value', summary);
    const full = textProposal(`${file} ${written}`, 'value', summary);
    const isFileTyped = cursor.typed !== '' && file.startsWith(cursor.typed.split(' ', 1)[0] ?? '');
    return isAmbiguous || isFileTyped ? full : { ...full, label: written };
  });
}

function keyOf(operation: KnownOperation | undefined): string | undefined {
  return operation && `${operation.file} ${operation.method} ${operation.path}`;
}

function otherEntries({ config }: SiteSnapshot, { replace }: ConfigCursor): readonly PageEntry[] {
  return config.navigation.entries.filter(({ range }) => range.start !== replace.start);
}
