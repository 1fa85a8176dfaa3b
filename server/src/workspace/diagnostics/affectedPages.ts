import type { Reference } from '../../core/page/references.ts';
import { pathKey } from '../../core/paths/address.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import { movedFoldersOf } from '../../core/site/movedFolders.ts';
import { keysOfAddresses } from '../../core/site/pageTitles.ts';
import { allIncludedFiles } from '../../core/site/includingPages.ts';
import { pagesNaming, pagesWithKeys } from '../../core/site/references.ts';
import { resolveReference } from '../../core/site/resolveLink.ts';
import type { SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import { changedKeys, symmetricDifference } from '../../core/util/collections.ts';
import { affectedByConfig, noneByConfig } from './affectedByConfig.ts';

/** The pages whose findings in the site may differ; `all` if a precise answer isn't worth its cost. */
export type AffectedPages = ReadonlySet<SitePath> | 'all';

/** The search for references to more files than this costs as much as a new check of every page. */
const mostSearched = 50;

/**
 * Returns the affected pages between two states of a site: the changed pages, pages that refer to what changed, share a
 * title with it or are linked from it and, if redirects of copied pages were added or removed, those with findings
 * (`hasFindings`), because their suggestions may be other files now. If files were added or removed, all pages are: a
 * link may reach a file through redirects, without its extension or as a feed, and a suggestion may be any file.
 */
export function affectedPages(
  before: SiteSnapshot,
  after: SiteSnapshot,
  hasFindings: Iterable<SitePath>,
): AffectedPages {
  if (after.files !== before.files) return 'all';
  const byConfig = before.config === after.config ? noneByConfig : affectedByConfig(before, after);
  if (byConfig === undefined || !areSameElse(before, after)) return 'all';
  if (!haveSameVariants(before, after)) return 'all';
  const changed = new Set([...byConfig.turned, ...changedFiles(before, after)]);
  const affected = new Set([
    ...changedKeys(before.pageIndexes, after.pageIndexes),
    ...byConfig.moved,
    ...byConfig.forgotten,
    ...pagesOfSameTitle(before, after, byConfig.moved),
    ...pagesWithKeys(after, byConfig.redirected),
    ...changedKeys(before.setAside.files, after.setAside.files),
  ]);
  if (byConfig.changesSuggestions) for (const file of hasFindings) affected.add(file);
  for (const file of pagesOfMovedFolders(before, after)) affected.add(file);
  if (changed.size === 0) return affected;
  for (const file of pagesIncluding(after, changed)) changed.add(file);
  if (changed.size > mostSearched) return 'all';
  // A snippet's links to sections are resolved against the pages that include it.
  for (const site of [before, after]) for (const file of allIncludedFiles(site, changed)) affected.add(file);
  // A link to a section of a copy may mean the one at the same position of its original.
  const copies = [...changed].flatMap((file) => after.editions.copiesOf(file));
  const naming = pagesNaming(after, copies.length === 0 ? changed : new Set([...changed, ...copies]));
  const related = [...pagesOfSameTitle(before, after, changed), ...pagesLinkedFrom(before, after, changed)];
  for (const file of [...changed, ...copies, ...naming, ...related]) affected.add(file);
  return affected;
}

/** Returns the pages and snippets of which others may know something else now. */
function changedFiles(before: SiteSnapshot, after: SiteSnapshot): readonly SitePath[] {
  return [
    ...changedKeys(before.pages, after.pages),
    ...changedKeys(before.snippets, after.snippets),
    ...symmetricDifference(before.imported, after.imported),
  ];
}

/** Returns the pages with links into a folder that only one of the two states reports as moved. */
function pagesOfMovedFolders(before: SiteSnapshot, after: SiteSnapshot): readonly SitePath[] {
  const [was, is] = [before, after].map((site) => movedFoldersOf(site).targets);
  if (was === undefined || is === undefined || was === is) return [];
  const changed = new Set(changedKeys(was, is));
  if (changed.size === 0) return [];
  return [...after.pages]
    .filter(([, { linkedPaths }]) => linkedPaths.some((path) => changed.has(path)))
    .map(([file]) => file);
}

function areSameElse(a: SiteSnapshot, b: SiteSnapshot): boolean {
  return (
    a.settings === b.settings &&
    a.isLoaded === b.isLoaded &&
    a.apiDescriptions === b.apiDescriptions &&
    a.externalAddresses === b.externalAddresses
  );
}

/** Whether pages are built in the same folders: a link into another one is broken. */
function haveSameVariants(before: SiteSnapshot, after: SiteSnapshot): boolean {
  if (before.config.navigation === after.config.navigation) return true;
  const [was, is] = [before, after].map(({ files, config }) => files.missingPages(config.navigation).variantFolders);
  return was === undefined || is === undefined || symmetricDifference(was, is).length === 0;
}

/** Returns the pages that include one of some files, directly or through another page. */
function pagesIncluding(site: SiteSnapshot, files: ReadonlySet<SitePath>): ReadonlySet<SitePath> {
  const showing = new Set<SitePath>();
  const isShownIn = (page: SitePath, reference: Reference): boolean => {
    const found = resolveReference(site, page, reference);
    return found.kind === 'file' && (files.has(found.file) || showing.has(found.file));
  };
  for (let size = -1; size !== showing.size;) {
    size = showing.size;
    for (const [page, { includes }] of site.pageIndexes) {
      if (includes.some((reference) => isShownIn(page, reference))) showing.add(page);
    }
  }
  return showing;
}

function pagesOfSameTitle(before: SiteSnapshot, after: SiteSnapshot, changed: Iterable<SitePath>): readonly SitePath[] {
  const titles = [...changed].flatMap((file) => [before.pages.get(file)?.title, after.pages.get(file)?.title]);
  return titles.flatMap((title) => (title === undefined ? [] : after.titles.filesTitled(title)));
}

/** Returns the pages that some pages link to, or linked to: by `url` in the front matter, or as their contents. */
function pagesLinkedFrom(before: SiteSnapshot, after: SiteSnapshot, from: Iterable<SitePath>): readonly SitePath[] {
  const summaries = [...from].flatMap((file) => [before.pages.get(file), after.pages.get(file)]);
  const keys = new Set(summaries.flatMap((summary) => (summary === undefined ? [] : keysOfAddresses(summary))));
  return keys.size === 0 ? [] : after.files.pages.filter((file) => keys.has(pathKey(file)));
}
