import { insideQuotes, type ConfigString } from '../../config/configStrings.ts';
import { apiDescriptionIn, namesPage, type ListedText } from '../../config/navigation.ts';
import type { Located } from '../../config/siteConfig.ts';
import { isExternal, localFileOf } from '../../paths/address.ts';
import { toSitePath, type SitePath } from '../../paths/sitePath.ts';
import { rangeHoldsCursor, rangesTouch, type TextRange } from '../../text/textRange.ts';
import { decodeEscapes } from '../../util/strings.ts';
import { fileOfTarget, resolveEntry } from './resolveEntry.ts';
import { belowBasePath } from './basePath.ts';
import { resolveLink } from './resolveLink.ts';
import type { SiteSnapshot } from '../siteSnapshot.ts';

/**
 * What a text of docs.json names: a page of the navigation, an image or an API description, an address inside the
 * site that somebody can follow, either side of a redirect, or the beginning of the paths that a tab or an anchor has.
 */
export type ConfigReferenceKind = 'entry' | 'file' | 'link' | 'redirectSource' | 'redirectDestination' | 'prefix';

/** A string of docs.json that points to something inside the site. */
export interface ConfigReference {
  readonly kind: ConfigReferenceKind;
  /** As it is meant: escapes of JSON resolved, those of addresses not. */
  readonly value: string;
  /** Its range, without quotes. */
  readonly range: TextRange;
  /** The page or file that it points to; undefined if it doesn't exist. */
  readonly file?: SitePath;
  /** The path below which the site is served, if it begins with that. */
  readonly basePath?: SitePath;
  /** The section that it names, escapes resolved. */
  readonly fragment?: string;
  /** Of a prefix and of a redirect's source: the path with which it begins or that it means, wildcards as written. */
  readonly path?: SitePath;
}

/** Whether a string of docs.json is looked at: resolving thousands of others would keep who asks about one waiting. */
type IsSought = (text: { readonly range: TextRange }) => boolean;

const everywhere: IsSought = () => true;

/** Returns the references of docs.json to something inside the site, in the order of the file: all, or those in a range. */
export function configReferences(site: SiteSnapshot, within?: TextRange): readonly ConfigReference[] {
  const isSought: IsSought = within === undefined ? everywhere : ({ range }) => rangesTouch(range, within);
  return inOrder(site, [...unorderedReferences(site, isSought)]);
}

/** Finds all of them, with pauses: a caller may do something else after each. */
export function* findingConfigReferences(site: SiteSnapshot): Generator<undefined, readonly ConfigReference[]> {
  const found: ConfigReference[] = [];
  for (const reference of unorderedReferences(site)) {
    yield;
    found.push(reference);
  }
  return inOrder(site, found);
}

/** As {@link configReferences}, but one by one and in any order: there may be thousands, of which some are enough. */
export function* unorderedReferences(site: SiteSnapshot, isSought = everywhere): Iterable<ConfigReference> {
  yield* entryReferences(site, site.config.navigation.entries, isSought);
  yield* passedOverReferences(site, isSought);
  yield* otherReferences(site, isSought);
}

/** Returns the reference of docs.json at an offset. */
export function configReferenceAt(site: SiteSnapshot, offset: number): ConfigReference | undefined {
  const near = configReferences(site, { start: offset, end: offset });
  return near.find(({ range }) => rangeHoldsCursor(range, offset));
}

/** Returns the references of docs.json to a file of the site, in the order of the file. */
export function configReferencesTo(site: SiteSnapshot, file: SitePath): readonly ConfigReference[] {
  const entries = site.config.navigation.entriesOf(file);
  const references = [
    ...entryReferences(site, entries, everywhere),
    ...passedOverReferences(site, everywhere),
    ...otherReferences(site, everywhere),
  ];
  return inOrder(
    site,
    references.filter((reference) => reference.file === file),
  );
}

/** Sorts references; a file that docs.json refers to twice has each of its strings once. */
function inOrder({ config }: SiteSnapshot, references: readonly ConfigReference[]): readonly ConfigReference[] {
  const sorted = [...references].sort((a, b) => a.range.start - b.range.start);
  if (config.composed.references.length === 0) return sorted;
  const keys = new Set<string>();
  return sorted.filter(({ kind, range }) => {
    const key = `${kind} ${range.start}`;
    return !keys.has(key) && keys.add(key);
  });
}

function* entryReferences(
  site: SiteSnapshot,
  entries: readonly ListedText[],
  isSought: IsSought,
): Iterable<ConfigReference> {
  for (const listed of entries) {
    if (isSought(listed) && namesPage(listed.entry)) {
      yield entryReference(site, { value: listed.entry, range: listed.range });
    }
  }
}

/** Yields the references in strings that the platform ignores: only pages are named there. */
function* passedOverReferences(site: SiteSnapshot, isSought: IsSought): Iterable<ConfigReference> {
  for (const reference of entryReferences(site, site.config.navigation.passedOver, isSought)) {
    if (reference.file !== undefined) yield reference;
  }
}

const fileKinds: ReadonlySet<ConfigString['kind']> = new Set(['image', 'apiDescription', 'file', 'icon']);

/** Yields what docs.json names besides the pages of its navigation. */
function* otherReferences(site: SiteSnapshot, isSought: IsSought): Iterable<ConfigReference> {
  const { navigation, redirects, prefixes, links, strings } = site.config;
  for (const entry of navigation.entries) if (isSought(entry)) yield* descriptionReference(site, entry);
  for (const { source, destination } of redirects) {
    if (isSought(source)) yield* pathReference(site, 'redirectSource', source);
    if (destination !== undefined && isSought(destination)) {
      yield* linkReference(site, 'redirectDestination', destination);
    }
  }
  for (const { url } of prefixes) if (isSought(url)) yield* pathReference(site, 'prefix', url);
  for (const link of links) if (isSought(link)) yield* linkReference(site, 'link', link);
  for (const text of strings) if (fileKinds.has(text.kind) && isSought(text)) yield* fileReference(site, text);
}

function entryReference(site: SiteSnapshot, { value, range }: Located): ConfigReference {
  const file = fileOfTarget(resolveEntry(site.files, value));
  return {
    kind: 'entry',
    value,
    range: insideQuotes(site.config.composed, range),
    ...(file === undefined ? {} : { file }),
  };
}

/** Returns the reference to the API description before an operation if the entry is closed and has no escapes. */
function descriptionReference(site: SiteSnapshot, { entry, range }: ListedText): readonly ConfigReference[] {
  const value = apiDescriptionIn(entry);
  if (value === undefined || range.end - range.start !== entry.length + '""'.length) return [];
  const start = range.start + 1 + entry.indexOf(value);
  const path = localFileOf(value)?.path;
  if (path === undefined || !site.files.has(path)) return [];
  return [{ kind: 'file', value, range: { start, end: start + value.length }, file: path }];
}

/** Returns the reference of an address, unless it is external or no plain path. */
function linkReference(
  site: SiteSnapshot,
  kind: 'link' | 'redirectDestination',
  { value, range }: Located,
): readonly ConfigReference[] {
  if (value.trim().startsWith('#')) return [];
  const found = resolveLink(site, site.config.file, value);
  const basePath = 'basePath' in found ? { basePath: found.basePath } : {};
  const reference = { kind, value, range: insideQuotes(site.config.composed, range), ...basePath };
  switch (found.kind) {
    case 'page': {
      const fragment = found.fragment === undefined ? {} : { fragment: found.fragment };
      return [{ ...reference, file: found.file, ...fragment }];
    }
    case 'file':
      return [{ ...reference, file: found.file }];
    case 'address':
    case 'unknown':
      return [];
    default:
      return [reference];
  }
}

/** Returns the reference of an icon's name if it is the path of an existing file. */
function fileReference(site: SiteSnapshot, { kind, value, range }: ConfigString): readonly ConfigReference[] {
  const path = localFileOf(value)?.path;
  if (path === undefined) return [];
  const reference = { kind: 'file' as const, value, range: insideQuotes(site.config.composed, range) };
  if (site.files.has(path)) return [{ ...reference, file: path }];
  // Descriptions are read from the repository, whatever the address of the site is.
  const below = kind === 'apiDescription' || !value.startsWith('/') ? undefined : belowBasePath(site, path);
  if (below !== undefined && site.files.has(below.rest))
    return [{ ...reference, file: below.rest, basePath: below.basePath }];
  return kind === 'icon' ? [] : [reference];
}

function pathReference(
  site: SiteSnapshot,
  kind: 'prefix' | 'redirectSource',
  { value, range }: Located,
): readonly ConfigReference[] {
  const isPath = !isExternal(value) && !/^\s*(?:#|$)/.test(value);
  const path = isPath ? toSitePath(decodeEscapes(value.replace(/[?#].*$/, ''))) : undefined;
  return path === undefined ? [] : [{ kind, value, range: insideQuotes(site.config.composed, range), path }];
}
