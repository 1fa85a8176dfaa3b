import { certainIconLibrary } from '../core/config/iconLibrary.ts';
import type { NavigationGroup, PageEntry } from '../core/config/navigation.ts';
import type { SiteConfig } from '../core/config/siteConfig.ts';
import { pathKey } from '../core/paths/address.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import { listedEditionOf } from '../core/site/edition.ts';
import { isForgotten } from '../core/site/orphans.ts';
import { pageKindOf } from '../core/site/pageKind.ts';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';
import { symmetricDifference } from '../core/util/symmetricDifference.ts';

/** What another docs.json may have changed for pages. */
export interface AffectedByConfig {
  /** The pages that are shown elsewhere now: other titles may stand beside theirs. */
  readonly moved: readonly SitePath[];
  /** Those in no group that only one of the two has forgotten. */
  readonly forgotten: readonly SitePath[];
  /** Those that began or ceased to be pages by that: who names them is concerned too. */
  readonly turned: readonly SitePath[];
  /** The keys (see `pathKey`) of the paths that are redirected otherwise. */
  readonly redirected: ReadonlySet<string>;
}

/** Where the configuration is the same. */
export const noneByConfig: AffectedByConfig = { moved: [], forgotten: [], turned: [], redirected: new Set() };

/**
 * What two configurations make differ for pages; undefined where links anywhere may lead elsewhere, or icons are
 * another library's. Rules about pages take from docs.json these two, what a page is shown with, and whether it was
 * forgotten. The last follows from nearly everything in the file, so it is asked, of those pages alone that no group
 * lists. A rule that takes something else belongs here too.
 */
export function affectedByConfig(before: SiteSnapshot, after: SiteSnapshot): AffectedByConfig | undefined {
  const [was, is] = [before.config, after.config];
  if (!haveSameRedirects(was, is) || certainIconLibrary(was) !== certainIconLibrary(is)) return undefined;
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
  return { ...found, forgotten, redirected: redirectedKeys(was, is) };
}

/** One state is asked after the other: of what is looked up for a configuration only the last is kept. */
function forgottenOf(site: SiteSnapshot, files: readonly SitePath[]): ReadonlySet<SitePath> {
  return new Set(files.filter((file) => isForgotten(site, file)));
}

/** Whether links to what is no file lead to the same, but for redirects of single paths. */
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

/** Tells what a page is shown with, for being compared: its group and its edition; undefined for one in no group. */
function navigationPositions({ navigation }: SiteConfig): (file: SitePath) => string | undefined {
  const names = namesOfGroups(navigation.entries);
  return (file) => {
    const [entry] = navigation.entriesOf(file);
    const group = entry?.groups.at(-1);
    return entry && JSON.stringify([group && names.get(group), ...listedEditionOf(entry)]);
  };
}

/** Names for groups that stay when something comes before them: their first entries; groups with the same are numbered. */
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
