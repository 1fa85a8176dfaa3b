import type { Redirect } from '../../config/siteConfig.ts';
import type { PageIndex } from '../../page/record/pageRecord.ts';
import type { Reference } from '../../page/record/references.ts';
import { meantPaths, pathKey, splitAddress } from '../../paths/address.ts';
import { baseNameOf, toSitePath, type SitePath } from '../../paths/sitePath.ts';
import { keysNaming } from './basePath.ts';
import { resolveImport, resolveReference, resolveSnippet } from './resolveLink.ts';
import type { SiteSnapshot } from '../siteSnapshot.ts';

/** A reference of a page to a file. */
export interface IncomingReference {
  /** The page that names it. */
  readonly file: SitePath;
  readonly reference: Reference;
  /** The named section, escapes resolved; undefined if only the file is named. */
  readonly fragment: string | undefined;
}

/**
 * Yields every reference to a file in the site's pages, in the order of their paths, including the file's own links to its sections. For docs.json
 * see `configReferencesTo`.
 */
export function* referencesTo(site: SiteSnapshot, file: SitePath): Iterable<IncomingReference> {
  const naming = keysNaming(site, file);
  const resolves = resolvesTo(site, file);
  for (const [from, { references }] of indexesWith(site, ({ keys }) => naming.some((key) => keys.has(key)))) {
    for (const reference of references) {
      if (!mayName(reference.value, pathKey(file)) || !resolves(from, reference)) continue;
      yield { file: from, reference, fragment: splitAddress(reference.value).fragment };
    }
  }
}

/** Returns some of a site's pages in the order of their paths: that of a site depends on when each page was read. */
function indexesWith(
  { pageIndexes }: SiteSnapshot,
  matches: (index: PageIndex) => boolean,
): readonly (readonly [SitePath, PageIndex])[] {
  const found: (readonly [SitePath, PageIndex])[] = [];
  for (const entry of pageIndexes) if (matches(entry[1])) found.push(entry);
  return found.sort(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * Returns a test of whether references resolve to a file. From the root an address means the same on every page, so it
 * is resolved once.
 */
function resolvesTo(site: SiteSnapshot, file: SitePath): (from: SitePath, reference: Reference) => boolean {
  const fromRoot = new Map<string, boolean>();
  return (from, reference) => {
    const isFromRoot = reference.kind === 'link' && reference.value.startsWith('/');
    const known = isFromRoot ? fromRoot.get(reference.value) : undefined;
    if (known !== undefined) return known;
    const found = resolveReference(site, from, reference);
    const resolves = (found.kind === 'page' || found.kind === 'file') && found.file === file;
    if (isFromRoot) fromRoot.set(reference.value, resolves);
    return resolves;
  };
}

/** Whether an address could name a path with a key: most can be excluded by their text, without being resolved. */
function mayName(value: string, key: string): boolean {
  const isWrittenDifferently = /%|^\s*(?:[?#]|$)|(?:^\s*|\/)\.{0,2}\/*\s*(?:[?#]|$)/.test(value);
  return isWrittenDifferently || value.toLowerCase().includes(baseNameOf(key));
}

/**
 * Yields every link to which a redirect applies: those to its source; of a source with wildcards those to whatever it
 * matches.
 */
export function* linksThrough(site: SiteSnapshot, { source, destination }: Redirect): Iterable<IncomingReference> {
  const isPattern = /[*(]/.test(source.value);
  const path = toSitePath(splitAddress(source.value).path) ?? (source.value as SitePath);
  const naming = keysNaming(site, path);
  const names = (key: string): boolean => naming.includes(key);
  for (const [from, { references }] of indexesWith(
    site,
    ({ keys }) => isPattern || naming.some((key) => keys.has(key)),
  )) {
    for (const reference of references) {
      const found = resolveReference(site, from, reference);
      if (found.kind !== 'redirect' || found.to !== destination?.value) continue;
      const { path: named, fragment } = splitAddress(reference.value);
      const isTaken = isPattern || meantPaths(from, named).some((candidate) => names(pathKey(candidate)));
      if (isTaken) yield { file: from, reference, fragment };
    }
  }
}

/**
 * Returns the files that pages and snippets include, each with those that include it, and the paths of missing ones.
 */
export function buildIncludedBy({
  files,
  pageIndexes,
}: Pick<SiteSnapshot, 'files' | 'pageIndexes'>): Pick<SiteSnapshot, 'includedBy' | 'unresolvedInclusions'> {
  const includedBy = new Map<SitePath, SitePath[]>();
  const unresolvedInclusions = new Set<SitePath>();
  for (const [from, { includes }] of pageIndexes) {
    for (const { kind, value } of includes) {
      const found = kind === 'import' ? resolveImport({ files }, from, value) : resolveSnippet({ files }, from, value);
      if (found.kind === 'missing') unresolvedInclusions.add(found.path);
      if (found.kind !== 'file') continue;
      const others = includedBy.get(found.file);
      if (others === undefined) includedBy.set(found.file, [from]);
      else if (others.at(-1) !== from) others.push(from);
    }
  }
  return { includedBy, unresolvedInclusions: unresolvedInclusions };
}
