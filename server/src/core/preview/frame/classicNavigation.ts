import { nodesIn, type NavigationGroup, type NavigationNode, type PageEntry } from '../../config/navigation.ts';
import { toSitePath, type SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { asObject, ownValue, textOf } from '../../util/values.ts';
import type { FrameContext } from './frameContext.ts';
import { firstPage, type Choice, type ShownNavigation } from './shownNavigation.ts';

/** In the classic generation tabs and anchors claim folders, and groups name their version. */
export function classicNavigation(context: FrameContext, nodes: readonly NavigationNode[]): ShownNavigation {
  const { site, file, raw } = context;
  const claimed = ['tabs', 'anchors']
    .flatMap((key) => listOf(ownValue(raw, key)).map((one) => folderOf(one['url'])))
    .filter((folder) => folder !== undefined)
    .sort((a, b) => b.length - a.length);
  const own = claimed.find((folder) => isBelow(file, folder));
  const versions = listOf(raw['versions'], 'name').map((one) => textOf(one['name']) ?? '');
  const groups = nodes.filter((node) => node.kind === 'group');
  const isShown = groupsByFolder(groups, claimed);
  const version =
    site.config.navigation.entriesOf(file)[0]?.groups.find((group) => group.version)?.version ?? versions[0];
  const tabs = tabChoices(context, groups, own, isShown);
  return {
    switches: [
      ...(versions.length > 0
        ? [{ kind: 'version' as const, choices: versionChoices(site, groups, versions, version) }]
        : []),
      ...(tabs.length > 1 ? [{ kind: 'tab' as const, choices: tabs }] : []),
    ],
    nodes: groups.filter((group) => isShown(group, own) && (group.version === undefined || group.version === version)),
  };
}

/** Returns the tabs of a site, the one of all that no tab claims first; `own` is the folder of the page's tab. */
function tabChoices(
  { site, raw }: FrameContext,
  groups: readonly NavigationGroup[],
  own: string | undefined,
  isShown: IsShown,
): readonly Choice[] {
  const tabs = listOf(raw['tabs']).map((tab): Choice => {
    const folder = folderOf(tab['url']);
    const target = groups.find((group) => folder !== undefined && isShown(group, folder));
    const file = firstPage(site, target?.children ?? []);
    return choice(textOf(tab['name']) ?? '', folder !== undefined && folder === own, file, tab['url']);
  });
  const main = textOf(asObject(raw['primaryTab'])?.['name']) ?? 'Documentation';
  const unclaimed = groups.filter((group) => isShown(group, undefined));
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

/** Whether a group has a page in the folder of a tab or anchor; undefined for pages that none of these claims. */
type IsShown = (group: NavigationGroup, folder: string | undefined) => boolean;

/**
 * Looks at each page once: a large site has thousands of pages, and each tab asks for its groups.
 * @param claimed the folders of tabs and anchors, the longest first
 */
function groupsByFolder(groups: readonly NavigationGroup[], claimed: readonly string[]): IsShown {
  const folderOfPage = ({ entry }: PageEntry): string | undefined => {
    const page = entry.replace(/^\//, '');
    return claimed.find((folder) => isBelow(page, folder));
  };
  const foldersOf = ({ children }: NavigationGroup): ReadonlySet<string | undefined> =>
    new Set([...nodesIn(children)].filter((node) => node.kind === 'page').map(folderOfPage));
  const folders = new Map(groups.map((group) => [group, foldersOf(group)]));
  return (group, folder) => folders.get(group)?.has(folder) === true;
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
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
