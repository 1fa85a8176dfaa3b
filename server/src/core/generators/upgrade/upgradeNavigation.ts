import { itemsOf, memberOf, stringOf, type JsonNode } from '../../config/json/jsonTree.ts';
import type { ClassicSource } from '../../config/classic/classicSource.ts';
import {
  objectIfAny,
  objectOut,
  arrayOut,
  sameOut,
  valueOut,
  type OutMembers,
  type OutNode,
} from '../../config/classic/outNode.ts';
import { isElsewhere, hrefOf, claims } from '../../config/classic/addresses.ts';
import { tabsOf, divisionOf, generates, type DividedScope } from './upgradeDivisions.ts';
import { versionOf, hasPages } from './upgradeGroups.ts';
import { count } from '../../util/messageText.ts';

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
