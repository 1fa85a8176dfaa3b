import { namesPage } from '../../config/navigation.ts';
import { pageNameOf } from '../../paths/route.ts';
import { toSitePath } from '../../paths/sitePath.ts';
import { operationFor, operationsOf, formatOperation, type KnownOperation } from '../../site/api/operations.ts';
import type { PageSummary } from '../../page/record/pageSummary.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { plainText } from '../../text/markdown.ts';
import type { ConfigCursor } from './configCursor.ts';
import { textProposal, type Proposal } from './proposal.ts';

/** Returns the entries for a list of pages: pages, and in the current generation operations of the site's APIs. */
export function entryProposals(site: SiteSnapshot, cursor: ConfigCursor): readonly Proposal[] {
  const isInList = typeof cursor.path.at(-1) === 'number';
  const takesOperations = site.config.generation === 'current' && isInList;
  return [...pageProposals(site, cursor), ...(takesOperations ? operationProposals(site, cursor) : [])];
}

/** Returns the pages that no group lists yet; the one at the cursor counts as not listed. */
function pageProposals(site: SiteSnapshot, cursor: ConfigCursor): readonly Proposal[] {
  const listed = new Set(
    otherEntries(site, cursor)
      .filter(namesPage)
      .map((entry) => pageNameOf(toSitePath(entry) ?? site.config.file)),
  );
  // A typed slash or dot is kept; the platform accepts both forms.
  const prefix = /^\.?\/?/.exec(cursor.typed)?.[0] ?? '';
  return site.files.pages.flatMap((file) => {
    const name = pageNameOf(file);
    if (listed.has(name)) return [];
    const page = site.pages.get(file);
    const remembered = page && rememberedOf(page);
    // One of thousands on a large site, so its object is made at once.
    return {
      label: prefix + name,
      kind: 'page',
      detail: page?.title,
      json: JSON.stringify(prefix + name),
      isSnippet: false,
      documentation: remembered?.documentation,
      searchText: remembered?.searchText,
    };
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

/** Returns the operations that no list has yet, with their file if there are several descriptions. */
function operationProposals(site: SiteSnapshot, cursor: ConfigCursor): readonly Proposal[] {
  const entries = otherEntries(site, cursor).filter((entry) => !namesPage(entry));
  const listed = new Set(entries.map((entry) => keyOf(operationFor(site, entry))));
  const known = operationsOf(site);
  const needsFile = new Set(known.map(({ file }) => file)).size > 1;
  return known
    .filter((operation) => !listed.has(keyOf(operation)))
    .map((operation) => {
      const written = formatOperation(operation);
      return textProposal(needsFile ? `${operation.file} ${written}` : written, 'value', operation.summary);
    });
}

function keyOf(operation: KnownOperation | undefined): string | undefined {
  return operation && `${operation.file} ${operation.method} ${operation.path}`;
}

function otherEntries({ config }: SiteSnapshot, { replace }: ConfigCursor): readonly string[] {
  return config.navigation.entries.filter(({ range }) => range.start !== replace.start).map(({ entry }) => entry);
}
