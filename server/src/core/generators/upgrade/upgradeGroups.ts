import { itemsOf, memberOf, pathOf, propertiesOf, stringOf, type JsonNode } from '../../config/json/jsonTree.ts';
import { toSitePath } from '../../paths/sitePath.ts';
import { code } from '../../util/messageText.ts';
import type { ClassicSource } from '../../config/classic/classicSource.ts';
import { arrayOut, objectOut, sameOut, valueOut, type OutNode } from '../../config/classic/outNode.ts';

/** A scope of the site that is converted, with what it may contain. */
export interface UpgradeScope {
  readonly groups: readonly JsonNode[];
  /** Whether a group, a tab or an anchor is shown in the scope, by its version. */
  readonly shows: (item: JsonNode) => boolean;
  /** Whether the scope has a page, by its path; for '', whether it has the pages of no tab or anchor. */
  readonly has: (page: string) => boolean;
}

/** The current generation requires a title, while in the classic one it may be empty. */
const titleOfUntitled = 'Overview';

/** Returns the groups of a scope: those whose pages belong to it, in their order. */
export function groupsInScope(source: ClassicSource, scope: UpgradeScope): readonly OutNode[] {
  return scope.groups.flatMap((group) => groupOf(source, group, scope) ?? []);
}

/** Whether any page belongs to a scope. */
export function hasPages(scope: UpgradeScope): boolean {
  return scope.groups.some((group) => scope.shows(group) && pagesIn(group, scope).some(scope.has));
}

/** Returns the version of a group, a tab or an anchor; undefined for one that belongs to all. */
export function versionOf(item: JsonNode): string | undefined {
  const version = stringOf(memberOf(item, 'version'))?.trim();
  return version === '' ? undefined : version;
}

/** Returns the paths of all pages of a visible group, at any depth. */
function pagesIn(group: JsonNode, scope: UpgradeScope): readonly string[] {
  const inside = insideOf(group, scope);
  return itemsOf(memberOf(group, 'pages')).flatMap((item) => {
    const entry = stringOf(item);
    if (entry !== undefined) return [pathOfEntry(entry)];
    return inside.shows(item) ? pagesIn(item, inside) : [];
  });
}

/** The content of a group of one version belongs to that version, whatever it says. */
function insideOf(group: JsonNode, scope: UpgradeScope): UpgradeScope {
  return versionOf(group) === undefined ? scope : { ...scope, shows: () => true };
}

function pathOfEntry(entry: string): string {
  return toSitePath(entry) ?? entry;
}

function groupOf(source: ClassicSource, group: JsonNode, scope: UpgradeScope): OutNode | undefined {
  if (!scope.shows(group)) return undefined;
  const pages = pagesIn(group, scope);
  // A group without pages goes with the pages of no tab or anchor.
  if (!(pages.length === 0 ? scope.has('') : pages.some(scope.has))) {
    if (pages.length === 0) source.leave(group, 'It has no pages.');
    return undefined;
  }
  // The scope of the group already has its version.
  source.takeMember(group, 'version');
  if (pages.every(scope.has) && isAlike(group)) return sameOut(source.takeItem(group));
  const list = memberOf(group, 'pages');
  return objectOut(
    {
      group: titleOf(source, group),
      icon: iconOf(source, group),
      public: source.sameIn(group, 'public'),
      pages: list && listOf(source, list, insideOf(group, scope)),
    },
    group,
  );
}

function titleOf(source: ClassicSource, group: JsonNode): OutNode {
  const title = source.takeMember(group, 'group');
  if (title !== undefined && stringOf(title)?.trim() !== '') return sameOut(title);
  source.change(pathOf(group), `A group must have a title. It was set to ${code(titleOfUntitled)}.`);
  return valueOut(titleOfUntitled);
}

function listOf(source: ClassicSource, list: JsonNode, scope: UpgradeScope): OutNode {
  const items = itemsOf(list);
  const isOurs = (item: JsonNode): boolean => item.type === 'string' && scope.has(pathOfEntry(String(item.value)));
  if (items.every(isOurs)) return sameOut(source.takeItem(list));
  const kept = items.flatMap((item) => {
    if (item.type !== 'string') return groupOf(source, item, scope) ?? [];
    return isOurs(item) ? [sameOut(source.takeItem(item))] : [];
  });
  return arrayOut(kept, list);
}

/** Whether both generations write a group in the same way. */
function isAlike(group: JsonNode): boolean {
  if (group.type !== 'object') return false;
  return propertiesOf(group).every(({ name, valueNode }) => {
    if (name === 'pages') return itemsOf(valueNode).every((item) => item.type === 'string' || isAlike(item));
    return name === 'icon' || name === 'public' || (name === 'group' && stringOf(valueNode)?.trim() !== '');
  });
}

/** Returns an icon with its style; without one its name alone, as both generations write it. */
export function iconOf(source: ClassicSource, owner: JsonNode): OutNode | undefined {
  const name = source.takeMember(owner, 'icon');
  const style = stringOf(source.takeMember(owner, 'iconType'));
  if (name === undefined || style === undefined || style === '') return name && sameOut(name);
  return objectOut({ name: sameOut(name), style: valueOut(style) });
}
