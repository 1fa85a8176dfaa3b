import { itemsOf, memberOf, rangeOf, stringOf, type JsonNode, type JsonPath } from './json/jsonTree.ts';
import type { NavigationDivision, NavigationGroup, PageEntry } from './navigation.ts';
import { addAll } from '../util/collections.ts';

/** The ancestors of a node of the navigation. */
export interface NavigationTrail {
  readonly groups: readonly NavigationGroup[];
  readonly divisions: readonly NavigationDivision[];
}

/** Reads a list of groups; both generations write them alike. What is no group is left to the schema. */
export function readGroups(
  list: JsonNode | undefined,
  path: JsonPath,
  trail: NavigationTrail,
): readonly NavigationGroup[] {
  return itemsOf(list).flatMap((item, index) => readGroup(item, [...path, index], trail) ?? []);
}

export function readPages(
  list: JsonNode | undefined,
  path: JsonPath,
  trail: NavigationTrail,
): readonly (PageEntry | NavigationGroup)[] {
  const read: (PageEntry | NavigationGroup)[] = [];
  for (const [index, item] of itemsOf(list).entries()) {
    const itemPath = [...path, index];
    const node = readPage(item, itemPath, trail) ?? readGroup(item, itemPath, trail);
    if (node !== undefined) read.push(node);
  }
  return read;
}

function readPage(node: JsonNode | undefined, path: JsonPath, trail: NavigationTrail): PageEntry | undefined {
  const entry = stringOf(node);
  return entry === undefined || node === undefined
    ? undefined
    : { kind: 'page', entry, range: rangeOf(node), path, groups: trail.groups, divisions: trail.divisions };
}

function readGroup(node: JsonNode, path: JsonPath, trail: NavigationTrail): NavigationGroup | undefined {
  if (node.type !== 'object') return undefined;
  const pages = memberOf(node, 'pages');
  const children: (PageEntry | NavigationGroup)[] = [];
  const group: NavigationGroup = {
    kind: 'group',
    title: stringOf(memberOf(node, 'group')) ?? '',
    range: rangeOf(node),
    path,
    ...trail,
    version: stringOf(memberOf(node, 'version')),
    children,
    isEmpty: pages?.type === 'array' && itemsOf(pages).length === 0 && !isFilledOtherwise(node),
  };
  const inner = { ...trail, groups: [...trail.groups, group] };
  const root = readPage(memberOf(node, 'root'), [...path, 'root'], inner);
  if (root !== undefined) children.push(root);
  addAll(children, readPages(pages, [...path, 'pages'], inner));
  return group;
}

/** Whether a group shows something though it lists no page. */
function isFilledOtherwise(node: JsonNode): boolean {
  return ['root', 'openapi', 'asyncapi', 'sdk', '$ref'].some((name) => memberOf(node, name) !== undefined);
}
