import type { Derived } from '../../core/analysis/buildSnapshot.ts';
import type { Checking } from '../../core/analysis/report.ts';
import type { Notes } from '../../core/analysis/recheck.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import { noAddresses } from '../../core/site/externalAddresses.ts';
import { type SiteSnapshot, pageKindOf } from '../../core/site/siteSnapshot.ts';
import { hashOf } from '../files/hash.ts';
import { hashOfShared, type PlainFinding, type ReadingHashes } from '../pages/pageReading.ts';

/** A page, and what the site’s rules found in it. */
export interface CachedPage {
  readonly hashes: ReadingHashes;
  /** Undefined if it was open: its findings weren’t kept. */
  readonly inSite: readonly PlainFinding[] | undefined;
}

export interface CachedSite {
  readonly pages: ReadonlyMap<SitePath, CachedPage>;
  /** What the findings rest on, where that was noted. */
  readonly notes: Notes;
}

/** Where the findings of the site’s rules are kept for the next run. */
export interface CachedFindings {
  /** Returns what was kept in a state of the site, see {@link stateKey}. */
  read(state: string): CachedSite | undefined;
  write(state: string, site: CachedSite): void;
}

/** What is read from pages, which are compared one by one. */
type OfPages =
  | 'pages'
  | 'traits'
  | 'pageIndexes'
  | 'unreadable'
  | 'isLoaded'
  | 'imported'
  | 'includedBy'
  | 'unresolvedInclusions';

type OtherParts = Omit<SiteSnapshot, OfPages | Derived>;

/** Return all that a snapshot has of other files, as plain data. */
const partsAsData: { readonly [Part in keyof OtherParts]: (site: Pick<SiteSnapshot, Part>) => unknown } = {
  config: ({ config: { composed } }) => [
    composed.fragments.map(({ file, tree }) => [file, tree.text]),
    composed.references.map(({ problem }) => problem),
  ],
  settings: ({ settings: { docsUrl, sources } }) => [
    docsUrl,
    sources.map(({ file, source }) => [file, source.text, source.problems.map(({ message }) => message)]),
  ],
  files: ({ files }) => files.asData(),
  snippets: ({ snippets }) => [...snippets],
  apiDescriptions: ({ apiDescriptions }) =>
    [...apiDescriptions].map(([file, { title, problem, content }]) => [file, title, problem, hashOf(content.text)]),
  rulesFiles: ({ rulesFiles }) => rulesFiles.map(({ file, path, text, hiding }) => [file, path, text, hiding]),
  ignoredConfigs: ({ ignoredConfigs }) => ignoredConfigs,
  unreadFolders: ({ unreadFolders }) => unreadFolders,
  externalAddresses: ({ externalAddresses }) => externalAddresses === noAddresses,
  formerAddresses: ({ formerAddresses }) => formerAddresses,
  outdatedTranslations: ({ outdatedTranslations }) => outdatedTranslations,
  unusedFiles: ({ unusedFiles }) => unusedFiles(),
};

/**
 * Returns a key of everything but the pages from which the findings in closed pages follow; undefined where that can’t
 * be told.
 */
export function stateKey(site: SiteSnapshot, { rules, countsFixes }: Checking): string | undefined {
  if (!site.isLoaded || site.externalAddresses !== noAddresses) return undefined;
  const parts = Object.values(partsAsData).map((dataOf) => dataOf(site));
  return hashOf(JSON.stringify([rules.overrides, rules.lowest, countsFixes, parts]));
}

type Hashes = ReadonlyMap<SitePath, ReadingHashes>;

/**
 * Returns the hashes of all pages, also of those that can’t be read: they are part of what others depend on. Those of a
 * page without any, such as an open one, are computed; it has no text that could be compared.
 */
export function hashesOfPages(site: SiteSnapshot, hashesOf: (file: SitePath) => ReadingHashes | undefined): Hashes {
  const hashes = new Map<SitePath, ReadingHashes>();
  for (const file of site.pageIndexes.keys())
    hashes.set(file, hashesOf(file) ?? { text: '', shared: sharedOf(site, file) });
  for (const [file, reason] of site.unreadable) hashes.set(file, { text: reason, shared: reason });
  return hashes;
}

function sharedOf(site: SiteSnapshot, file: SitePath): string {
  const [summary, traits, pageIndex] = [site.pages.get(file), site.traits.get(file), site.pageIndexes.get(file)];
  const record = summary && traits && pageIndex && { summary, traits, pageIndex };
  return hashOfShared({ kind: pageKindOf(site, file), record });
}

/**
 * Returns the kept findings of pages whose text is the same; none if one of the others isn’t the same to its site, since
 * these may follow from it.
 */
export function usableFindings(
  { pages: kept }: CachedSite,
  now: Hashes,
): ReadonlyMap<SitePath, readonly PlainFinding[]> {
  const isSameToOthers = [...now].every(([file, { shared }]) => kept.get(file)?.hashes.shared === shared);
  if (!isSameToOthers || kept.size !== now.size) return new Map();
  const usable = new Map<SitePath, readonly PlainFinding[]>();
  for (const [file, { text }] of now) {
    const before = kept.get(file);
    if (text === '' || before?.hashes.text !== text) continue;
    const { inSite } = before;
    if (inSite !== undefined) usable.set(file, inSite);
  }
  return usable;
}

/** What findings in closed pages follow from: the same from what is equal. */
export interface Basis {
  /** A key of everything but the text of the page itself. */
  readonly site: string;
  /** Returns a hash of the text of a page; empty if it has none, such as that of an open one. */
  readonly textOf: (file: SitePath) => string;
}

export function basisOf(state: string, hashes: Hashes): Basis {
  const shared = [...hashes].map(([file, one]) => [file, one.shared]);
  return {
    site: hashOf(JSON.stringify([state, shared])),
    textOf: (file) => hashes.get(file)?.text ?? '',
  };
}
