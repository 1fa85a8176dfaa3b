import { itemsOf, memberOf, rangeOf, stringOf, type JsonNode, type JsonPath } from './json/jsonTree.ts';
import type { NavigationDivision, NavigationGroup, PageEntry } from './navigation.ts';
import { addAll } from '../util/collections.ts';

/** The ancestors of a node of the navigation. */
export interface NavigationTrail {
  readonly groups: readonly NavigationGroup[];
  readonly divisions: readonly NavigationDivision[];
}

/** In lists of pages, how many are read in a step. */
const pagesPerStep = 500;

/**
 * Reads a list of groups, in steps: a caller may do something else after each. Both generations write them alike. What is
 * no group is left to the schema.
 */
export function* readingGroups(
  list: JsonNode | undefined,
  path: JsonPath,
  trail: NavigationTrail,
): Generator<undefined, readonly NavigationGroup[]> {
  const groups: NavigationGroup[] = [];
  for (const [index, item] of itemsOf(list).entries()) {
    const group = yield* readingGroup(item, [...path, index], trail);
    if (group !== undefined) groups.push(group);
  }
  return groups;
}

export function* readingPages(
  list: JsonNode | undefined,
  path: JsonPath,
  trail: NavigationTrail,
): Generator<undefined, readonly (PageEntry | NavigationGroup)[]> {
  const read: (PageEntry | NavigationGroup)[] = [];
  for (const [index, item] of itemsOf(list).entries()) {
    const itemPath = [...path, index];
    const node = readPage(item, itemPath, trail) ?? (yield* readingGroup(item, itemPath, trail));
    if (node !== undefined) read.push(node);
    if (index % pagesPerStep === pagesPerStep - 1) yield;
  }
  return read;
}

function readPage(node: JsonNode | undefined, path: JsonPath, trail: NavigationTrail): PageEntry | undefined {
  const entry = stringOf(node);
  return entry === undefined || node === undefined
    ? undefined
    : { kind: 'page', entry, range: rangeOf(node), path, groups: trail.groups, divisions: trail.divisions };
}

function* readingGroup(
  node: JsonNode,
  path: JsonPath,
  trail: NavigationTrail,
): Generator<undefined, NavigationGroup | undefined> {
  if (node.type !== 'object') return undefined;
  yield;
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
  addAll(children, yield* readingPages(pages, [...path, 'pages'], inner));
  return group;
}

/** Whether a group shows something though it lists no page. */
function isFilledOtherwise(node: JsonNode): boolean {
  return ['root', 'openapi', 'asyncapi', 'sdk', '$ref'].some((name) => memberOf(node, name) !== undefined);
}
