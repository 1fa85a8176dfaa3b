import { itemsOf, memberOf, stringOf, type JsonNode, pathOf } from '../../config/json/jsonTree.ts';
import type { ClassicSource } from '../../config/classic/classicSource.ts';
import {
  objectIfAny,
  objectOut,
  arrayOut,
  sameOut,
  valueOut,
  type OutMembers,
  type OutNode,
  descriptionsOut,
} from '../../config/classic/outNode.ts';
import { isElsewhere, hrefOf, claims, claimantOf } from '../../config/classic/addresses.ts';
import { versionOf, hasPages, groupsInScope, iconOf, type UpgradeScope } from './upgradeGroups.ts';
import { count, code } from '../../util/messageText.ts';

/**
 * Returns the navigation: in the classic generation, tabs and anchors claim pages by path prefixes, and versions are
 * next to the groups; in the current one they contain the groups. External links are shown everywhere.
 */
export function upgradeNavigation(source: ClassicSource): OutNode {
  const tabs = itemsOf(source.peek('tabs'));
  const root = {
    groups: itemsOf(source.peek('navigation')),
    tabs,
    // A list of external links alone is shown with the pages; among other tabs the links keep their order.
    hasTabs: !tabs.every(isElsewhere),
    anchors: itemsOf(source.peek('anchors')),
    shows: () => true,
    has: () => true,
  };
  const beside = globalLinks(source, root, (item) => versionOf(item) === undefined);
  if (isVersioned(root)) return navigationOut(source, versionsOf(source, root), beside);
  return navigationOut(source, tabsOf(source, root), { ...versionLinksOf(source), ...beside });
}

function navigationOut(source: ClassicSource, divided: OutMembers, beside: OutMembers): OutNode {
  return objectOut({ ...divided, global: objectIfAny(beside) }, source.peek('navigation'));
}

/** Whether any content of the site belongs to one version only. */
function isVersioned(root: DividedScope): boolean {
  return versionsIn(root).length > 0;
}

function versionsIn({ groups, tabs, anchors }: DividedScope): readonly string[] {
  return versionsNamedBy([...groups, ...tabs, ...anchors]);
}

/** Returns the versions that groups, tabs and anchors name, at any depth, each once. */
function versionsNamedBy(items: readonly JsonNode[]): readonly string[] {
  const named = items.flatMap((item) => {
    const version = versionOf(item);
    return version === undefined ? versionsNamedBy(itemsOf(memberOf(item, 'pages'))) : [version];
  });
  return [...new Set(named)];
}

/** A version of the classic file, or one that only groups name. */
interface Version {
  readonly name: string;
  readonly node: JsonNode | undefined;
}

/** Returns the versions, each with its own content, and with the content of all versions. */
function versionsOf(source: ClassicSource, root: DividedScope): OutMembers {
  const list = itemsOf(source.peek('versions'));
  const listed = list.map((node) => ({ name: nameOf(node), node }));
  const unlisted = versionsIn(root).filter((name) => listed.every((version) => version.name !== name));
  const versions: readonly Version[] = [...listed, ...unlisted.map((name) => ({ name, node: undefined }))];
  const key = unlisted.length === 0 && areLanguages(list) ? 'language' : 'version';
  noteShared(source, root, versions.length);
  const entries = versions.map((version) => entryOf(source, root, version, key));
  return { [`${key}s`]: arrayOut(entries, source.peek('versions')) };
}

function noteShared(source: ClassicSource, { groups }: DividedScope, versions: number): void {
  const shared = groups.filter((group) => versionOf(group) === undefined).length;
  if (shared === 0 || versions < 2) return;
  source.change(['versions'], `Content shared by all versions was copied to each version: ${count(shared, 'group')}.`);
}

/** Returns the versions as links, if each has a site of its own. */
function versionLinksOf(source: ClassicSource): OutMembers {
  const list = itemsOf(source.peek('versions'));
  const links = list.filter((version) => memberOf(version, 'url') !== undefined);
  if (links.length === 0) return {};
  const key = areLanguages(list) ? 'language' : 'version';
  const entries = links.map((node) =>
    objectOut({ ...headOf(source, { name: nameOf(node), node }, key), href: hrefOf(source, node) }, node),
  );
  return { [`${key}s`]: arrayOut(entries, source.peek('versions')) };
}

function entryOf(source: ClassicSource, root: DividedScope, version: Version, key: 'version' | 'language'): OutNode {
  const { name, node } = version;
  const shows = (item: JsonNode): boolean => (versionOf(item) ?? name) === name;
  const isOwn = versionsIn(root).includes(name);
  const head = headOf(source, version, key);
  // A URL counts only without other content, which the platform would ignore.
  if (!isOwn && memberOf(node, 'url') !== undefined && node)
    return objectOut({ ...head, href: hrefOf(source, node) }, node);
  const beside = objectIfAny(globalLinks(source, root, (item) => versionOf(item) === name));
  return objectOut({ ...head, ...tabsOf(source, { ...root, shows }), global: beside }, node);
}

function headOf(source: ClassicSource, { name, node }: Version, key: 'version' | 'language'): OutMembers {
  if (node?.type === 'string') source.takeItem(node);
  const title = source.takeMember(node, 'name');
  const isDefault = source.takeMember(node, 'default')?.value === true;
  const locale = key === 'language' ? source.sameIn(node, 'locale') : undefined;
  const said = title ?? (node?.type === 'string' ? node : undefined);
  const label = said === undefined ? valueOut(name) : sameOut(said);
  return {
    ...(locale === undefined ? { version: label } : { language: locale }),
    default: isDefault ? valueOut(true) : undefined,
  };
}

function nameOf(version: JsonNode): string {
  return (stringOf(version) ?? stringOf(memberOf(version, 'name')) ?? '').trim();
}

/** Whether the versions of the classic file are its languages, for which it has no other property. */
function areLanguages(versions: readonly JsonNode[]): boolean {
  return versions.length > 0 && versions.every((version) => stringOf(memberOf(version, 'locale')) !== undefined);
}

/**
 * Returns what is shown with every page: tabs if all of them are external links, and anchors without pages of the
 * site.
 */
function globalLinks(source: ClassicSource, root: DividedScope, predicate: (item: JsonNode) => boolean): OutMembers {
  const tabs = root.hasTabs ? [] : root.tabs.filter(predicate);
  const anchors = root.anchors.filter((anchor) => predicate(anchor) && isLink(root, anchor));
  return { tabs: linksOf(source, tabs, 'tab'), anchors: linksOf(source, anchors, 'anchor') };
}

function isLink(root: DividedScope, anchor: JsonNode): boolean {
  return !generates(anchor) && !hasPages({ ...root, has: (page) => claims(anchor, page) });
}

function linksOf(source: ClassicSource, items: readonly JsonNode[], key: 'tab' | 'anchor'): OutNode | undefined {
  if (items.length === 0) return undefined;
  const links = items.map((item) => objectOut({ ...divisionOf(source, item, key), href: hrefOf(source, item) }, item));
  return arrayOut(links, source.peek(`${key}s`));
}

/** A scope of the site that tabs and anchors divide. */
interface DividedScope extends UpgradeScope {
  readonly tabs: readonly JsonNode[];
  /** Whether any tab of the site isn't just a link. */
  readonly hasTabs: boolean;
  readonly anchors: readonly JsonNode[];
}

/** The default title of the pages that no tab or anchor claims. */
const titleOfRest = 'Documentation';

/** Returns the tabs of a scope with their content; without tabs, its anchors or its groups. */
function tabsOf(source: ClassicSource, scope: DividedScope): OutMembers {
  const tabs = scope.hasTabs ? scope.tabs.filter(scope.shows) : [];
  if (tabs.length === 0) return anchorsOf(source, scope, { isAlone: true });
  const [rest, ...claimed] = divide(scope, tabs);
  const scopes = [rest, ...claimed].filter(hasPages);
  const inside = (one: DividedScope): OutMembers =>
    // What an anchor generates from an API description goes into one tab.
    anchorsOf(
      source,
      one === scopes[0] ? one : { ...one, anchors: one.anchors.filter((anchor) => holds(one, anchor)) },
    );
  const first = hasPages(rest) ? [objectOut({ ...firstTab(source), ...inside(rest) })] : [];
  const entries = tabs.map((tab, at) => {
    const own = claimed[at];
    const content = own !== undefined && hasPages(own) ? inside(own) : undefined;
    return divisionEntry(source, tab, 'tab', content);
  });
  return { tabs: arrayOut([...first, ...entries], source.peek('tabs')) };
}

function firstTab(source: ClassicSource): OutMembers {
  const title = source.same('primaryTab', 'name') ?? valueOut(titleOfRest);
  return { tab: title, hidden: source.same('primaryTab', 'isDefaultHidden') };
}

function anchorsOf(source: ClassicSource, scope: DividedScope, { isAlone = false } = {}): OutMembers {
  const anchors = scope.anchors.filter((anchor) => scope.shows(anchor) && (holds(scope, anchor) || generates(anchor)));
  const groups = (one: UpgradeScope): OutMembers => ({ groups: arrayOut(groupsInScope(source, one)) });
  const isNamed = isAlone && source.peek('topAnchor', 'name') !== undefined;
  if (anchors.length === 0 && !isNamed) return groups(scope);
  const [rest, ...claimed] = divide(scope, anchors);
  const first = hasPages(rest) ? [objectOut({ ...firstAnchor(source), ...groups(rest) })] : [];
  const entries = anchors.map((anchor, at) => {
    const own = claimed[at];
    return divisionEntry(source, anchor, 'anchor', own !== undefined && hasPages(own) ? groups(own) : undefined);
  });
  return { anchors: arrayOut([...first, ...entries], source.peek('anchors')) };
}

function firstAnchor(source: ClassicSource): OutMembers {
  const top = source.peek('topAnchor');
  const icon = top && iconOf(source, top);
  return { anchor: source.same('topAnchor', 'name') ?? valueOut(titleOfRest), icon: icon ?? valueOut('book-open') };
}

/**
 * Divides pages into those of no tab or anchor, and those of each; a page that two could have goes to the nearer one.
 */
function divide<Scope extends UpgradeScope>(
  scope: Scope,
  items: readonly JsonNode[],
): [rest: Scope, ...claimed: Scope[]] {
  const scopeOf = (owner: JsonNode | undefined): Scope => ({
    ...scope,
    has: (page: string) => scope.has(page) && claimantOf(items, page) === owner,
  });
  return [scopeOf(undefined), ...items.map(scopeOf)];
}

function holds(scope: UpgradeScope, item: JsonNode): boolean {
  return hasPages({ ...scope, has: (page) => scope.has(page) && claims(item, page) });
}

/** Whether the pages of a tab or an anchor are generated from an API description. */
function generates(item: JsonNode): boolean {
  return memberOf(item, 'openapi') !== undefined;
}

/** Returns a tab or an anchor: with its pages, with their source, or as a link if it has none. */
function divisionEntry(
  source: ClassicSource,
  item: JsonNode,
  key: 'tab' | 'anchor',
  content: OutMembers | undefined,
): OutNode {
  const described = source.takeMember(item, 'openapi');
  const openapi = described && descriptionsOut(described);
  const url = source.textIn(item, 'url');
  const isLink = content === undefined && openapi === undefined;
  const href = isLink ? hrefOf(source, item) : undefined;
  const inside = content && withOpened(source, item, content, url ?? '');
  return objectOut({ ...divisionOf(source, item, key), href, openapi, ...inside }, item);
}

/**
 * Returns the content of a tab with the page at its URL first: the classic generation opened that page, listed or not,
 * the current one opens the first page.
 */
function withOpened(source: ClassicSource, item: JsonNode, content: OutMembers, url: string): OutMembers {
  const opened = source.unlistedAt(url);
  const { groups } = content;
  if (opened === undefined || groups?.kind !== 'array') return content;
  source.change(
    [...pathOf(item), 'url'],
    `It opened ${code(opened)}, which isn’t in any group. That page is now the first one.`,
  );
  return { pages: arrayOut([valueOut(opened), ...groups.items]) };
}

/** Returns the properties of a tab or an anchor itself: its name, its look, and whether it is hidden by default. */
function divisionOf(source: ClassicSource, item: JsonNode, key: 'tab' | 'anchor'): OutMembers {
  // The enclosing version already says where it is shown.
  source.takeMember(item, 'version');
  const isHidden = source.takeMember(item, 'isDefaultHidden')?.value === true;
  return {
    [key]: source.sameIn(item, 'name'),
    icon: iconOf(source, item),
    color: colorOf(source, item),
    hidden: isHidden ? valueOut(true) : undefined,
  };
}

/** Returns one color for both modes; a gradient has no counterpart. */
function colorOf(source: ClassicSource, item: JsonNode): OutNode | undefined {
  if (memberOf(item, 'color')?.type !== 'string') return undefined;
  const color = source.takeMember(item, 'color');
  return color && objectOut({ light: sameOut(color), dark: sameOut(color) });
}
