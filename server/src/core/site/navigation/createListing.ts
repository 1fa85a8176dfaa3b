import { pageNameOf } from '../../paths/route.ts';
import type { PageTraits } from '../../page/record/pageTraits.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { lazy, withLazy } from '../../util/lazy.ts';
import { possiblyChangedKeys } from '../../util/layeredMap.ts';
import { navigationEntryOf, knowsListed } from './navigationEntries.ts';
import type { ComputedListing, Listing, ListingSource } from './listing.ts';
import { pageKindOf } from '../siteSnapshot.ts';

/**
 * Returns the listing of a site; nothing is computed before somebody asks. `before` is that of an earlier state: while
 * somebody types, the traits of one page change, and which pages have readers mostly stays.
 */
export function createListing(site: ListingSource, before?: Listing): Listing {
  const { config, files, settings, isLoaded, imported, includedBy, traits } = site;
  // Whatever else a snapshot has changes often, and isn't kept alive from here.
  const source = { config, files, settings, isLoaded, imported, includedBy, traits };
  let last = before?.last();
  const computed = lazy(() => {
    last = (last && follow(last, source)) ?? compute(source);
    return last;
  });
  return withLazy(
    { source, last: () => last },
    { unlisted: () => computed().unlisted, counted: () => computed().counted },
  );
}

function compute(source: ListingSource): ComputedListing {
  const unlisted = findUnlisted(source);
  return withLazy({ source, unlisted }, { counted: () => countedPages(source, unlisted) });
}

/** Returns the listing of a later state in which only traits differ, and no page is hidden or shown; else undefined. */
function follow(before: ComputedListing, source: ListingSource): ComputedListing | undefined {
  const { traits, ...others } = source;
  const isSame = (Object.keys(others) as (keyof typeof others)[]).every((key) => before.source[key] === source[key]);
  const changed = isSame ? possiblyChangedKeys(before.source.traits, traits) : undefined;
  const isHidden = (of: ListingSource, file: SitePath): boolean | undefined => of.traits.get(file)?.isHidden;
  if (changed === undefined || ![...changed].every((file) => isHidden(before.source, file) === isHidden(source, file)))
    return undefined;
  // Computed at once, since it would keep all states before alive.
  return { source, unlisted: before.unlisted, counted: recounted(before.counted, traits, changed) };
}

function recounted(
  before: Listing['counted'],
  traits: ListingSource['traits'],
  changed: ReadonlySet<SitePath>,
): Listing['counted'] {
  const counted = new Map(before);
  for (const file of changed) {
    const now = traits.get(file);
    if (now !== undefined && counted.has(file)) counted.set(file, now);
  }
  return counted;
}

/** Returns the unlisted pages; none if the navigation isn't completely known, or lists no page that exists. */
function findUnlisted(source: ListingSource): ReadonlySet<SitePath> {
  if (!knowsListed(source)) return new Set();
  const unlisted = new Set<SitePath>();
  let listsAny = false;
  for (const [file, { isHidden }] of source.traits) {
    const isListed = navigationEntryOf(source, file) !== undefined;
    // This runs for each page at each key in docs.json, and most are listed.
    if (isListed && listsAny) continue;
    const kind = pageKindOf(source, file);
    if (kind === undefined) continue;
    listsAny ||= isListed;
    const hasReaders = isListed || (kind === 'page' && (isHidden || isReached(source, file)));
    if (!hasReaders) unlisted.add(file);
  }
  if (!listsAny) return new Set();
  const included = [...unlisted].filter((file) => isIncludedInListed(source, file, unlisted));
  for (const file of included) unlisted.delete(file);
  return unlisted;
}

/** Whether a page has readers without an entry of its own. */
function isReached({ config }: ListingSource, file: SitePath): boolean {
  const name = pageNameOf(file).toLowerCase();
  // If the platform ignores the list of a page, its location is what is wrong.
  if (name === 'index' || name === '404' || config.navigation.passesOver(file)) return true;
  return config.navigation.entriesOf(file).length > 0 || config.resolvesTo(file);
}

/** Whether a listed page includes a file, directly or through others. */
function isIncludedInListed(
  { includedBy }: ListingSource,
  included: SitePath,
  unlisted: ReadonlySet<SitePath>,
): boolean {
  const seen = new Set([included]);
  for (const file of seen) {
    for (const from of includedBy.get(file) ?? []) {
      if (!unlisted.has(from)) return true;
      seen.add(from);
    }
  }
  return false;
}

function countedPages(source: ListingSource, unlisted: ReadonlySet<SitePath>): ReadonlyMap<SitePath, PageTraits> {
  const counted = new Map<SitePath, PageTraits>();
  for (const [file, traits] of source.traits) {
    if (unlisted.has(file) || source.settings.isIgnored(file)) continue;
    if (pageKindOf(source, file) === 'page') counted.set(file, traits);
  }
  return counted;
}
