import type { ConfigString } from '../config/configStrings.ts';
import { insideQuotes } from '../config/insideQuotes.ts';
import { descriptionOf, namesPage, type ListedText } from '../config/navigation.ts';
import type { Located, Redirect } from '../config/siteConfig.ts';
import { isExternal } from '../paths/address.ts';
import { toSitePath, type SitePath } from '../paths/sitePath.ts';
import type { TextRange } from '../text/textRange.ts';
import { decodeEscapes } from '../util/decode.ts';
import { localFileOf } from './localFile.ts';
import { fileOfTarget, resolveEntry } from './resolveEntry.ts';
import { resolveLink } from './resolveLink.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

/**
 * What a text of docs.json names: a page of the navigation, an image or an API description, an address inside the
 * site that somebody can follow, either side of a redirect, or the beginning of the paths that a tab or an anchor has.
 */
export type ConfigMentionKind = 'entry' | 'file' | 'link' | 'redirectSource' | 'redirectDestination' | 'prefix';

/** A text of docs.json that names a place inside the site. */
export interface ConfigMention {
  readonly kind: ConfigMentionKind;
  /** As it is meant: escapes of JSON resolved, those of addresses not. */
  readonly value: string;
  /** Where it stands, without its quotes. */
  readonly range: TextRange;
  /** The page or file that it leads to; undefined where there is none. */
  readonly file?: SitePath;
  /** The section that it names, escapes resolved. */
  readonly fragment?: string;
  /** Of a prefix and of a redirect's source: the path that it begins with or stands for, wildcards as written. */
  readonly path?: SitePath;
}

/** All texts of docs.json that name a place inside the site, in the order of the file. */
export function configMentions(site: SiteSnapshot): readonly ConfigMention[] {
  const { entries } = site.config.navigation;
  return inOrder(site, [...entryMentions(site, entries), ...passedOverMentions(site), ...otherMentions(site)]);
}

/** The texts of docs.json that lead to a file of the site, in the order of the file. */
export function configReferencesTo(site: SiteSnapshot, file: SitePath): readonly ConfigMention[] {
  const entries = site.config.navigation.entriesOf(file);
  const mentions = [...entryMentions(site, entries), ...passedOverMentions(site), ...otherMentions(site)];
  return inOrder(
    site,
    mentions.filter((mention) => mention.file === file),
  );
}

/** A file that docs.json refers to twice has each of its texts once. */
function inOrder({ config }: SiteSnapshot, mentions: readonly ConfigMention[]): readonly ConfigMention[] {
  const sorted = [...mentions].sort((a, b) => a.range.start - b.range.start);
  if (config.whole.references.length === 0) return sorted;
  const places = new Set<string>();
  return sorted.filter(({ kind, range }) => {
    const place = `${kind} ${range.start}`;
    return !places.has(place) && places.add(place);
  });
}

function entryMentions(site: SiteSnapshot, entries: readonly ListedText[]): readonly ConfigMention[] {
  return entries
    .filter(({ entry }) => namesPage(entry))
    .map(({ entry, range }) => entryMention(site, { value: entry, range }));
}

/** A text that the platform passes over names something only where it names a page. */
function passedOverMentions(site: SiteSnapshot): readonly ConfigMention[] {
  return entryMentions(site, site.config.navigation.passedOver).filter(({ file }) => file !== undefined);
}

const fileKinds: ReadonlySet<ConfigString['kind']> = new Set(['image', 'apiDescription', 'file', 'icon']);

/** What docs.json names besides the pages of its navigation. */
function otherMentions(site: SiteSnapshot): readonly ConfigMention[] {
  const { navigation, redirects, prefixes, links, strings } = site.config;
  return [
    ...navigation.entries.flatMap((entry) => descriptionMention(site, entry)),
    ...redirects.flatMap((redirect) => redirectMentions(site, redirect)),
    ...prefixes.flatMap(({ url }) => pathMention(site, 'prefix', url)),
    ...links.flatMap((link) => linkMention(site, 'link', link)),
    ...strings.flatMap((text): readonly ConfigMention[] => {
      return fileKinds.has(text.kind) ? fileMention(site, text, text.kind === 'icon') : [];
    }),
  ];
}

function entryMention(site: SiteSnapshot, { value, range }: Located): ConfigMention {
  const file = fileOfTarget(resolveEntry(site.files, value));
  return {
    kind: 'entry',
    value,
    range: insideQuotes(site.config.whole, range),
    ...(file === undefined ? {} : { file }),
  };
}

/** The API description before an operation is found where the entry is closed and has no escapes. */
function descriptionMention(site: SiteSnapshot, { entry, range }: ListedText): readonly ConfigMention[] {
  const value = descriptionOf(entry);
  if (value === undefined || range.end - range.start !== entry.length + '""'.length) return [];
  const start = range.start + 1 + entry.indexOf(value);
  const path = localFileOf(value)?.path;
  if (path === undefined || !site.files.has(path)) return [];
  return [{ kind: 'file', value, range: { start, end: start + value.length }, file: path }];
}

function redirectMentions(site: SiteSnapshot, { source, destination }: Redirect): readonly ConfigMention[] {
  const to = destination === undefined ? [] : linkMention(site, 'redirectDestination', destination);
  return [...pathMention(site, 'redirectSource', source), ...to];
}

/** Addresses elsewhere, and those that are no plain path, name nothing in the site. */
function linkMention(
  site: SiteSnapshot,
  kind: 'link' | 'redirectDestination',
  { value, range }: Located,
): readonly ConfigMention[] {
  if (value.trim().startsWith('#')) return [];
  const found = resolveLink(site, site.config.file, value);
  const mention = { kind, value, range: insideQuotes(site.config.whole, range) };
  switch (found.kind) {
    case 'page': {
      const fragment = found.fragment === undefined ? {} : { fragment: found.fragment };
      return [{ ...mention, file: found.file, ...fragment }];
    }
    case 'file':
      return [{ ...mention, file: found.file }];
    case 'address':
    case 'unknown':
      return [];
    default:
      return [mention];
  }
}

/** The name of an icon is a path only where a file answers. */
function fileMention(site: SiteSnapshot, { value, range }: Located, isIcon: boolean): readonly ConfigMention[] {
  const path = localFileOf(value)?.path;
  if (path === undefined) return [];
  if (site.files.has(path)) return [{ kind: 'file', value, range: insideQuotes(site.config.whole, range), file: path }];
  return isIcon ? [] : [{ kind: 'file', value, range: insideQuotes(site.config.whole, range) }];
}

function pathMention(
  site: SiteSnapshot,
  kind: 'prefix' | 'redirectSource',
  { value, range }: Located,
): readonly ConfigMention[] {
  const isPath = !isExternal(value) && !/^\s*(?:#|$)/.test(value);
  const path = isPath ? toSitePath(decodeEscapes(value.replace(/[?#].*$/, ''))) : undefined;
  return path === undefined ? [] : [{ kind, value, range: insideQuotes(site.config.whole, range), path }];
}
