import { certainIconLibrary } from '../../core/config/iconLibrary.ts';
import type { NavigationGroup, PageEntry } from '../../core/config/navigation.ts';
import { shownVariations } from '../../core/config/variations.ts';
import type { SiteConfig } from '../../core/config/siteConfig.ts';
import { pathKey } from '../../core/paths/address.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import { listedEditionOf } from '../../core/site/edition.ts';
import { isForgotten } from '../../core/site/orphans.ts';
import { pageKindOf } from '../../core/site/pageKind.ts';
import type { SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import { symmetricDifference } from '../../core/util/collections.ts';

/** The changes of docs.json that affect pages. */
export interface AffectedByConfig {
  /** Pages at another position of the navigation: other titles may be next to theirs. */
  readonly moved: readonly SitePath[];
  /** Unlisted pages that only one of the two configurations reports as forgotten. */
  readonly forgotten: readonly SitePath[];
  /** Those that became or ceased to be pages by that: pages that refer to them are affected too. */
  readonly turned: readonly SitePath[];
  /** The keys (see `pathKey`) of the paths with another redirect. */
  readonly redirected: ReadonlySet<string>;
  /** Whether another page may be right for a path that is missing in a copy: that to which its original is redirected. */
  readonly changesSuggestions: boolean;
}

/** The result for equal configurations. */
export const noneByConfig: AffectedByConfig = {
  moved: [],
  forgotten: [],
  turned: [],
  redirected: new Set(),
  changesSuggestions: false,
};

/**
 * Returns the pages affected by a change of the configuration; undefined if links anywhere may resolve differently, or
 * the icon library, the variations or the credentials of the API are others. Rules about pages depend on these, on a page's position in
 * the navigation, and on whether it is forgotten. The last depends on nearly everything in the file, so it is computed,
 * but only for unlisted pages. Extend this for a rule that depends on anything else.
 */
export function affectedByConfig(before: SiteSnapshot, after: SiteSnapshot): AffectedByConfig | undefined {
  const [was, is] = [before.config, after.config];
  if (!haveSameRedirects(was, is) || certainIconLibrary(was) !== certainIconLibrary(is)) return undefined;
  if (JSON.stringify(shownVariations(was)) !== JSON.stringify(shownVariations(is))) return undefined;
  if (was.api.authMethod !== is.api.authMethod || was.api.authName !== is.api.authName) return undefined;
  const found = { moved: [] as SitePath[], turned: [] as SitePath[] };
  const unlisted: SitePath[] = [];
  const [positionBefore, positionAfter] = [navigationPositions(was), navigationPositions(is)];
  for (const file of after.pageIndexes.keys()) {
    const [from, to] = [positionBefore(file), positionAfter(file)];
    if (to === undefined && from === undefined) unlisted.push(file);
    if (from === to) continue;
    found.moved.push(file);
    if (pageKindOf(before, file) !== pageKindOf(after, file)) found.turned.push(file);
  }
  const forgotten = symmetricDifference(forgottenOf(before, unlisted), forgottenOf(after, unlisted));
  const redirected = redirectedKeys(was, is);
  if (mayBeReachedByPattern(is, redirected)) return undefined;
  const changesSuggestions =
    (redirected.size > 0 && !after.editions.isEmpty) || !after.editions.hasSameFolders(before.editions);
  return { ...found, forgotten, redirected, changesSuggestions };
}

/**
 * Returns the forgotten pages. Evaluated for one state after the other: the cache keeps only the last configuration.
 */
function forgottenOf(site: SiteSnapshot, files: readonly SitePath[]): ReadonlySet<SitePath> {
  return new Set(files.filter((file) => isForgotten(site, file)));
}

/** Whether links to missing files resolve to the same, except for redirects of single paths. */
function haveSameRedirects(a: SiteConfig, b: SiteConfig): boolean {
  const shown = ({ knowsRoutes, generated, redirects }: SiteConfig): string => {
    const patterns = redirects.filter(({ isPattern }) => isPattern);
    return JSON.stringify([knowsRoutes, generated, patterns.map((one) => [one.sourcePath, one.destination?.value])]);
  };
  return shown(a) === shown(b);
}

function redirectedKeys(a: SiteConfig, b: SiteConfig): ReadonlySet<string> {
  const single = [...a.redirects, ...b.redirects].flatMap(({ sourcePath, isPattern }) =>
    isPattern ? [] : (sourcePath ?? []),
  );
  return new Set(single.filter((path) => a.redirectOf(path) !== b.redirectOf(path)).map(pathKey));
}

/** Whether a redirect by pattern may send readers on to one of some paths: any address can match the pattern. */
function mayBeReachedByPattern({ redirects }: SiteConfig, keys: ReadonlySet<string>): boolean {
  if (keys.size === 0) return false;
  const beginnings = redirects.flatMap(({ isPattern, destination }) =>
    isPattern && destination !== undefined ? (/^\/?([^:*]*)/.exec(destination.value.toLowerCase())?.[1] ?? []) : [],
  );
  return beginnings.some((beginning) => [...keys].some((key) => `${key}/`.startsWith(beginning)));
}

/** Returns a key of a page's position, for comparison: its group and its edition; undefined for an unlisted page. */
function navigationPositions({ navigation }: SiteConfig): (file: SitePath) => string | undefined {
  const names = namesOfGroups(navigation.entries);
  return (file) => {
    const [entry] = navigation.entriesOf(file);
    const group = entry?.groups.at(-1);
    return entry && JSON.stringify([group && names.get(group), ...listedEditionOf(entry)]);
  };
}

/** Returns stable names of groups, independent of groups before them: their first entries; duplicates are numbered. */
function namesOfGroups(entries: readonly PageEntry[]): ReadonlyMap<NavigationGroup, string> {
  const names = new Map<NavigationGroup, string>();
  const counts = new Map<string, number>();
  for (const { entry, groups } of entries) {
    const group = groups.at(-1);
    if (group === undefined || names.has(group)) continue;
    const count = counts.get(entry) ?? 0;
    counts.set(entry, count + 1);
    names.set(group, `${count} ${entry}`);
  }
  return names;
}
