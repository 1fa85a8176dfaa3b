import { nodesIn, type NavigationGroup, type NavigationNode, type PageEntry } from '../../config/navigation.ts';
import { toSitePath, type SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { asObject, ownValue, textOf } from '../../util/values.ts';
import type { FrameContext } from './frameContext.ts';
import { firstPage, type Choice, type ShownNavigation } from './shownNavigation.ts';

/** In the classic generation tabs and anchors claim folders, and groups name their version. */
export function classicNavigation(context: FrameContext, nodes: readonly NavigationNode[]): ShownNavigation {
  const { site, file, raw } = context;
  const claimed = new Set(
    ['tabs', 'anchors']
      .flatMap((key) => listOf(ownValue(raw, key)).map((one) => folderOf(one['url'])))
      .filter((folder) => folder !== undefined),
  );
  const own = longestAround(file, claimed);
  const versions = listOf(raw['versions'], 'name').map((one) => textOf(one['name']) ?? '');
  const groups = nodes.filter((node) => node.kind === 'group');
  const folders = groupsByFolder(groups, claimed);
  const version =
    site.config.navigation.entriesOf(file)[0]?.groups.find((group) => group.version)?.version ?? versions[0];
  const tabs = tabChoices(context, { groups, folders }, own);
  return {
    switches: [
      ...(versions.length > 0
        ? [{ kind: 'version' as const, choices: versionChoices(site, groups, versions, version) }]
        : []),
      ...(tabs.length > 1 ? [{ kind: 'tab' as const, choices: tabs }] : []),
    ],
    nodes: groups.filter(
      (group) => folders.get(group)?.has(own) === true && (group.version === undefined || group.version === version),
    ),
  };
}

/** Returns the tabs of a site, the one of all that no tab claims first; `own` is the folder of the page's tab. */
function tabChoices(
  { site, raw }: FrameContext,
  { groups, folders }: ClaimedGroups,
  own: string | undefined,
): readonly Choice[] {
  const firstIn = new Map<string | undefined, NavigationGroup>();
  for (const group of groups) {
    for (const folder of folders.get(group) ?? []) if (!firstIn.has(folder)) firstIn.set(folder, group);
  }
  const tabs = listOf(raw['tabs']).map((tab): Choice => {
    const folder = folderOf(tab['url']);
    const target = folder === undefined ? undefined : firstIn.get(folder);
    const file = firstPage(site, target?.children ?? []);
    return choice(textOf(tab['name']) ?? '', folder !== undefined && folder === own, file, tab['url']);
  });
  const main = textOf(asObject(raw['primaryTab'])?.['name']) ?? 'Documentation';
  const unclaimed = groups.filter((group) => folders.get(group)?.has(undefined) === true);
  return [choice(main, !tabs.some((tab) => tab.isCurrent), firstPage(site, unclaimed), undefined), ...tabs];
}

function versionChoices(
  site: SiteSnapshot,
  groups: readonly NavigationGroup[],
  versions: readonly string[],
  current: string | undefined,
): readonly Choice[] {
  return versions.map((name) => {
    const own = groups.filter((group) => group.version === name);
    return choice(name, name === current, firstPage(site, own), undefined);
  });
}

function choice(label: string, isCurrent: boolean, file: SitePath | undefined, href: unknown): Choice {
  const address = typeof href === 'string' && /^https?:/i.test(href) ? href : undefined;
  return { label, isCurrent, file, href: address, icon: '' };
}

/** The folders of tabs and anchors in which each group has pages; undefined for pages that none of these claims. */
type FoldersOfGroups = ReadonlyMap<NavigationGroup, ReadonlySet<string | undefined>>;

interface ClaimedGroups {
  readonly groups: readonly NavigationGroup[];
  readonly folders: FoldersOfGroups;
}

/**
 * Looks at each page once: a large site has thousands of pages, and each tab asks for its groups.
 * @param claimed the folders of tabs and anchors
 */
function groupsByFolder(groups: readonly NavigationGroup[], claimed: ReadonlySet<string>): FoldersOfGroups {
  const folderOfPage = ({ entry }: PageEntry): string | undefined => {
    const page = entry.replace(/^\//, '');
    return longestAround(page, claimed);
  };
  const foldersOf = ({ children }: NavigationGroup): ReadonlySet<string | undefined> =>
    new Set([...nodesIn(children)].filter((node) => node.kind === 'page').map(folderOfPage));
  return new Map(groups.map((group) => [group, foldersOf(group)]));
}

/** Returns the deepest of some folders that a path is in, or is. */
function longestAround(path: string, folders: ReadonlySet<string>): string | undefined {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const folder = path.slice(0, end);
    if (folders.has(folder)) return folder;
  }
  return undefined;
}

function folderOf(url: unknown): string | undefined {
  return typeof url === 'string' && !/^[a-z]+:/i.test(url) ? toSitePath(url) : undefined;
}

function listOf(value: unknown, key = ''): readonly Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    if (typeof one === 'string' && key !== '') return [{ [key]: one }];
    const object = asObject(one);
    return object === undefined ? [] : [object];
  });
}
