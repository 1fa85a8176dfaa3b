import {
  namesPage,
  nodesIn,
  type NavigationDivision,
  type NavigationGroup,
  type NavigationNode,
  type PageEntry,
} from '../../config/navigation.ts';
import { memberOf, nodeAt, stringOf } from '../../config/json/jsonTree.ts';
import { containerTitle } from '../../features/site/outline.ts';
import { toSitePath, type SitePath } from '../../paths/sitePath.ts';
import { fileOfTarget, resolveEntry } from '../../site/resolveEntry.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { asObject, ownValue, textOf } from '../../util/values.ts';
import { escapeHtml, tag, type Html } from '../html.ts';
import { frameIcon, frameLink, type FrameContext } from './frameContext.ts';

/** A way to another part of the navigation. */
export interface Choice {
  readonly label: string;
  readonly isCurrent: boolean;
  /** The page that it opens, or an address. */
  readonly file: SitePath | undefined;
  readonly href: string | undefined;
  readonly icon: Html;
}

/** The choices at one level of the navigation: its tabs, its versions … */
export interface Switch {
  readonly kind: NavigationDivision['division'];
  readonly choices: readonly Choice[];
}

/** What the navigation shows around a page. */
export interface ShownNavigation {
  readonly switches: readonly Switch[];
  readonly nodes: readonly NavigationNode[];
}

/** Returns the part of the navigation around a page, and the ways to the other parts. */
export function navigationAround(context: FrameContext): ShownNavigation {
  const { site, file } = context;
  const { navigation } = site.config;
  const trail = navigation.entriesOf(file)[0]?.divisions ?? [];
  const switches: Switch[] = [];
  let { nodes } = navigation;
  for (;;) {
    const divisions = nodes.filter((node) => node.kind === 'division');
    const [first] = divisions;
    if (first === undefined) break;
    const shown = divisions.filter(({ isHidden }) => !isHidden);
    const current =
      divisions.find((one) => trail.includes(one)) ??
      shown.find(({ isDefault }) => isDefault) ??
      shown.find(({ href }) => href === undefined);
    switches.push({ kind: first.division, choices: shown.map((one) => choiceOf(context, one, one === current)) });
    nodes = current?.children ?? [];
  }
  return site.config.generation === 'classic' ? classicNavigation(context, nodes) : { switches, nodes };
}

function choiceOf(context: FrameContext, division: NavigationDivision, isCurrent: boolean): Choice {
  const icon = stringOf(memberOf(nodeAt(context.site.config.composed.root, division.path), 'icon'));
  return {
    label: containerTitle(division),
    isCurrent,
    file: firstPage(context.site, division.children),
    href: division.href,
    icon: frameIcon(context, icon),
  };
}

function firstPage(site: SiteSnapshot, nodes: readonly NavigationNode[]): SitePath | undefined {
  for (const node of nodesIn(nodes)) {
    const file = node.kind === 'page' ? fileOfEntry(site, node.entry) : undefined;
    if (file !== undefined) return file;
  }
  return undefined;
}

export function fileOfEntry({ files }: SiteSnapshot, entry: string): SitePath | undefined {
  return namesPage(entry) ? fileOfTarget(resolveEntry(files, entry)) : undefined;
}

/** In the classic generation tabs and anchors claim folders, and groups name their version. */
function classicNavigation(context: FrameContext, nodes: readonly NavigationNode[]): ShownNavigation {
  const { site, file, raw } = context;
  const claimed = ['tabs', 'anchors'].flatMap((key) => listOf(ownValue(raw, key)).map((one) => folderOf(one['url'])));
  const own = claimed.filter((folder) => folder !== undefined && isBelow(file, folder)).sort(byLength)[0];
  const versions = listOf(raw['versions'], 'name').map((one) => textOf(one['name']) ?? '');
  const groups = nodes.filter((node) => node.kind === 'group');
  const version =
    site.config.navigation.entriesOf(file)[0]?.groups.find((group) => group.version)?.version ?? versions[0];
  const shown = groups.filter(
    (group) => isShown(group, own, claimed) && (group.version === undefined || group.version === version),
  );
  const tabs = listOf(raw['tabs']).map((tab): Choice => {
    const folder = folderOf(tab['url']);
    const target = groups.find((group) => folder !== undefined && isShown(group, folder, claimed));
    return choice(
      textOf(tab['name']) ?? '',
      folder !== undefined && folder === own,
      firstPage(site, target?.children ?? []),
      tab['url'],
    );
  });
  const rest = firstPage(
    site,
    groups.filter((group) => isShown(group, undefined, claimed)),
  );
  const main = choice(
    textOf(asObject(raw['primaryTab'])?.['name']) ?? 'Documentation',
    !tabs.some((tab) => tab.isCurrent),
    rest,
    undefined,
  );
  const versionChoices = versions.map((name) =>
    choice(
      name,
      name === version,
      firstPage(
        site,
        groups.filter((group) => group.version === name),
      ),
      undefined,
    ),
  );
  return {
    switches: [
      ...(versions.length > 0 ? [{ kind: 'version' as const, choices: versionChoices }] : []),
      ...(tabs.length > 0 ? [{ kind: 'tab' as const, choices: [main, ...tabs] }] : []),
    ],
    nodes: shown,
  };
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

/** Returns tabs, versions and languages as links. */
export function switchHtml(context: FrameContext, { kind, choices }: Switch): Html {
  const link = (one: Choice): Html => {
    const attributes = { ...frameLink(context, one), 'aria-current': one.isCurrent ? 'true' : undefined };
    return tag('a', attributes, `${one.icon}${tag('span', {}, escapeHtml(one.label))}`);
  };
  const items = choices.map((one) => tag('li', {}, link(one))).join('');
  if (kind === 'tab' || kind === 'anchor') return tag('ul', { class: `switch-${kind}` }, items);
  const current = choices.find(({ isCurrent }) => isCurrent) ?? choices[0];
  const summary = tag('summary', {}, escapeHtml(current?.label ?? kind));
  return tag(
    'details',
    { class: 'switch', 'data-menu': true, 'data-key': `switch:${kind}` },
    `${summary}${tag('ul', {}, items)}`,
  );
}
