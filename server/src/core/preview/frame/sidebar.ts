import {
  type NavigationDivision,
  nodesIn,
  type NavigationGroup,
  type NavigationNode,
  type PageEntry,
  namesPage,
} from '../../config/navigation.ts';
import { memberOf, nodeAt, stringOf, valueOf, type JsonPath } from '../../config/json/jsonTree.ts';
import { containerTitle, outlineLabel } from '../../features/site/outline.ts';
import type { EntryLook } from '../../page/record/pageSummary.ts';
import { toSitePath, type SitePath } from '../../paths/sitePath.ts';
import type { ApiOperation } from '../../site/api/apiDescription.ts';
import { isSameFile, operationFor, operationsOf, formatOperation } from '../../site/api/operations.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { asObject, ownValue, textOf } from '../../util/values.ts';
import { escapeHtml, tag, type Html } from '../html.ts';
import { pageAddress } from '../links.ts';
import { entriesHtml, frameIcon, frameLink, type FrameContext } from './frameContext.ts';
import { firstPage, type Choice, type ShownNavigation, type Switch, fileOfEntry } from './shownNavigation.ts';

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
    switches.push({
      kind: first.division,
      choices: shown.slice(0, mostChoices).map((one) => choiceOf(context, one, one === current)),
    });
    nodes = current?.children ?? [];
  }
  return site.config.generation === 'classic' ? classicNavigation(context, nodes) : { switches, nodes };
}

function choiceOf(context: FrameContext, division: NavigationDivision, isCurrent: boolean): Choice {
  const icon = stringOf(memberOf(nodeAt(context.site.config.composed.root, division.path), 'icon'));
  return {
    label: division.division === 'language' ? languageName(containerTitle(division)) : containerTitle(division),
    isCurrent,
    file: firstPage(context.site, division.children),
    href: division.href,
    icon: frameIcon(context, icon),
  };
}

/** More tabs or versions than anybody chooses from. */
const mostChoices = 1000;

/** Codes of the platform that are codes of countries. */
const languageOf: ReadonlyMap<string, string> = new Map([
  ['cn', 'zh'],
  ['jp', 'ja'],
]);

/** Returns the name of a language in the language itself; its code if that is unknown. */
function languageName(code: string): string {
  const language = languageOf.get(code) ?? code;
  try {
    const name = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(language);
    return name === undefined ? code : `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}`;
  } catch {
    return code;
  }
}

/** Returns tabs, versions and languages as links. */
export function switchHtml(context: FrameContext, { kind, choices }: Switch): Html {
  const link = (one: Choice): Html => {
    const attributes = { ...frameLink(context, one), 'aria-current': one.isCurrent ? 'true' : undefined };
    return tag('a', attributes, `${one.icon}${tag('span', {}, escapeHtml(one.label))}`);
  };
  const items = entriesHtml(context, choices, (one) => tag('li', {}, link(one)));
  if (kind === 'tab' || kind === 'anchor') return tag('ul', { class: `switch-${kind}` }, items);
  const current = choices.find(({ isCurrent }) => isCurrent) ?? choices[0];
  const summary = tag('summary', {}, escapeHtml(current?.label ?? kind));
  return tag(
    'details',
    { class: 'switch', 'data-menu': true, 'data-key': `switch:${kind}` },
    `${summary}${tag('ul', {}, items)}`,
  );
}

/** In the classic generation tabs and anchors claim folders, and groups name their version. */
function classicNavigation(context: FrameContext, nodes: readonly NavigationNode[]): ShownNavigation {
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

/** Returns the sidebar: groups with their pages, the current page marked. */
export function sidebarHtml(context: FrameContext, nodes: readonly NavigationNode[], depth = 0): Html {
  const items = entriesHtml(context, nodes, (node) => {
    if (node.kind === 'page') return entryHtml(context, node);
    return node.kind === 'group' ? groupHtml(context, node, depth) : '';
  });
  return tag('ul', {}, items);
}

function groupHtml(context: FrameContext, group: NavigationGroup, depth: number): Html {
  const raw = nodeAt(context.site.config.composed.root, group.path);
  if (memberOf(raw, 'hidden')?.value === true) return '';
  const icon = frameIcon(context, stringOf(memberOf(raw, 'icon')));
  const title = `${icon}${tag('span', {}, escapeHtml(containerTitle(group)))}${badge(stringOf(memberOf(raw, 'tag')))}`;
  const list =
    group.children.length > 0
      ? sidebarHtml(context, group.children, depth + 1)
      : generatedEntriesHtml(context, group.path);
  if (depth === 0) return tag('li', { class: 'nav-group' }, `${tag('p', { class: 'nav-title' }, title)}${list}`);
  const isCurrent = context.current?.groups.includes(group) === true;
  const isOpen = isCurrent || memberOf(raw, 'expanded')?.value === true;
  const key = `nav:${group.path.join('/')}`;
  return tag('li', {}, tag('details', { open: isOpen, 'data-key': key }, `${tag('summary', {}, title)}${list}`));
}

function badge(text: string | undefined, color = 'green'): Html {
  return text === undefined ? '' : tag('span', { class: `badge is-${color} is-xs` }, escapeHtml(text));
}

function entryHtml(context: FrameContext, node: PageEntry): Html {
  const { site } = context;
  const file = fileOfEntry(site, node.entry);
  if (file === undefined) {
    const isOperation = node.entry.trim() !== '' && !namesPage(node.entry);
    if (isOperation) return operationHtml(operationFor(site, node.entry) ?? operationIn(node.entry));
    const attributes = { class: 'is-missing', title: 'This page doesn’t exist.' };
    return tag('li', {}, tag('span', attributes, escapeHtml(outlineLabel(site, node))));
  }
  const page = site.pages.get(file);
  if (page?.isHidden === true && file !== context.file) return '';
  const isCurrent = file === context.file;
  const attributes = { href: pageAddress(file), 'data-page': file, 'aria-current': isCurrent ? 'page' : undefined };
  const label = tag('span', {}, escapeHtml(outlineLabel(site, node)));
  return tag('li', {}, tag('a', attributes, withLook(context, label, page?.look)));
}

function withLook(context: FrameContext, label: Html, look: EntryLook | undefined): Html {
  if (look === undefined) return label;
  const icon = frameIcon(context, look.icon, look.iconType);
  const method = look.method === undefined ? '' : methodHtml(look.method);
  return `${icon}${method}${label}${badge(look.tag)}${look.isDeprecated ? badge('Deprecated', 'orange') : ''}`;
}

function methodHtml(method: string): Html {
  const short = { DELETE: 'DEL', OPTIONS: 'OPT', WEBHOOK: 'HOOK' }[method] ?? method;
  return tag('span', { class: `method is-small is-${method.toLowerCase()}` }, escapeHtml(short));
}

/** An operation as its entry in the navigation names it. */
function operationIn(entry: string): Pick<ApiOperation, 'method' | 'path' | 'summary'> {
  const words = entry.trim().split(/\s+/);
  const method = words.at(-2)?.toUpperCase() ?? '';
  return { method: /^[A-Z]+$/.test(method) ? method : '', path: words.at(-1) ?? entry, summary: undefined };
}

/** Operations have pages that the platform generates, and no preview. */
function operationHtml({ method, path, summary }: Pick<ApiOperation, 'method' | 'path' | 'summary'>): Html {
  const label = tag('span', {}, escapeHtml(summary ?? path));
  const attributes = { title: 'The platform generates this page; it has no preview.' };
  return tag('li', {}, tag('span', attributes, `${method === '' ? '' : methodHtml(method)}${label}`));
}

/** More operations than anybody reads in a preview. */
const mostOperations = 200;

/** Returns the operations of the API description from which a group or a division without pages is filled. */
function generatedEntriesHtml(context: FrameContext, path: JsonPath): Html {
  const { site } = context;
  const written = memberOf(nodeAt(site.config.composed.root, path), 'openapi');
  const value = written && valueOf(written);
  const sources = [value].flat().flatMap((one) => asObject(one)?.['source'] ?? one);
  const distinct = new Map<string, ApiOperation>();
  for (const operation of sources.length === 0 ? [] : operationsOf(site)) {
    // Thousands of groups may each name a description of thousands of operations.
    if (distinct.size === mostOperations || !context.budget.takeSteps(sources.length)) break;
    if (sources.some((source) => typeof source === 'string' && isSameFile(operation.file, source)))
      distinct.set(formatOperation(operation), operation);
  }
  return tag('ul', {}, entriesHtml(context, distinct.values(), operationHtml));
}
