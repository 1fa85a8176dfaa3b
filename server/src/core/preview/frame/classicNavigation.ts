import { nodesIn, type NavigationGroup, type NavigationNode, type PageEntry } from '../../config/navigation.ts';
import { toSitePath, type SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { asObject, ownValue, textOf } from '../../util/values.ts';
import type { FrameContext } from './frameContext.ts';
import { firstPage, type Choice, type ShownNavigation } from './shownNavigation.ts';

/** In the classic generation tabs and anchors claim folders, and groups name their version. */
export function classicNavigation(context: FrameContext, nodes: readonly NavigationNode[]): ShownNavigation {
  const { site, file, raw } = context;
  const claimed = ['tabs', 'anchors'].flatMap((key) => listOf(ownValue(raw, key)).map((one) => folderOf(one['url'])));
  const own = claimed.filter((folder) => folder !== undefined && isBelow(file, folder)).sort(byLength)[0];
  const versions = listOf(raw['versions'], 'name').map((one) => textOf(one['name']) ?? '');
  const groups = nodes.filter((node) => node.kind === 'group');
  const version =
    site.config.navigation.entriesOf(file)[0]?.groups.find((group) => group.version)?.version ?? versions[0];
  const tabs = tabChoices(context, groups, own, claimed);
  return {
    switches: [
      ...(versions.length > 0
        ? [{ kind: 'version' as const, choices: versionChoices(site, groups, versions, version) }]
        : []),
      ...(tabs.length > 1 ? [{ kind: 'tab' as const, choices: tabs }] : []),
    ],
    nodes: groups.filter(
      (group) => isShown(group, own, claimed) && (group.version === undefined || group.version === version),
    ),
  };
}

/** Returns the tabs of a site, the one of all that no tab claims first; `own` is the folder of the page's tab. */
function tabChoices(
  { site, raw }: FrameContext,
  groups: readonly NavigationGroup[],
  own: string | undefined,
  claimed: readonly (string | undefined)[],
): readonly Choice[] {
  const tabs = listOf(raw['tabs']).map((tab): Choice => {
    const folder = folderOf(tab['url']);
    const target = groups.find((group) => folder !== undefined && isShown(group, folder, claimed));
    const file = firstPage(site, target?.children ?? []);
    return choice(textOf(tab['name']) ?? '', folder !== undefined && folder === own, file, tab['url']);
  });
  const main = textOf(asObject(raw['primaryTab'])?.['name']) ?? 'Documentation';
  const unclaimed = groups.filter((group) => isShown(group, undefined, claimed));
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

function isShown(group: NavigationGroup, own: string | undefined, claimed: readonly (string | undefined)[]): boolean {
  const pages = [...nodesIn(group.children)].filter((node): node is PageEntry => node.kind === 'page');
  const folderOfPage = ({ entry }: PageEntry): string | undefined =>
    claimed.filter((folder) => folder !== undefined && isBelow(entry.replace(/^\//, ''), folder)).sort(byLength)[0];
  return pages.some((page) => folderOfPage(page) === own);
}

function byLength(a: string | undefined, b: string | undefined): number {
  return (b ?? '').length - (a ?? '').length;
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
