import { itemsOf, memberOf, rangeOf, stringOf, type JsonNode, type JsonPath } from '../json/jsonTree.ts';
import {
  navigationOf,
  type DivisionKind,
  type Navigation,
  type NavigationDivision,
  type NavigationNode,
} from '../navigation.ts';
import { readGroups, readPages, type NavigationTrail } from '../readGroups.ts';
import { childKeys, divisionLists, type ChildKey } from './divisions.ts';
import { findPassedOver } from './passedOver.ts';

/** Reads the current generation's tree of divisions, groups and pages, in the way in which the platform does. */
export function readCurrentNavigation(navigation: JsonNode | undefined): Navigation {
  const nodes = readChildren(navigation, 'root', ['navigation'], { groups: [], divisions: [] });
  return navigationOf(nodes, (entries) => findPassedOver(navigation, entries));
}

function readChildren(
  node: JsonNode | undefined,
  kind: DivisionKind | 'root',
  path: JsonPath,
  trail: NavigationTrail,
): readonly NavigationNode[] {
  const key = node && countingKey(node, kind);
  if (key === undefined || key === 'href') return [];
  const list = memberOf(node, key);
  const listPath = [...path, key];
  if (key === 'groups') return readGroups(list, listPath, trail);
  if (key === 'pages') return readPages(list, listPath, trail);
  const division = divisionLists[key];
  return itemsOf(list).flatMap((item, index) => readDivision(item, division, [...listPath, index], trail) ?? []);
}

/** Of the lists that a node holds the one that the platform shows. */
export function countingKey(node: JsonNode, kind: DivisionKind | 'root'): ChildKey | undefined {
  return childKeys[kind].find((key) => memberOf(node, key)?.type === (key === 'href' ? 'string' : 'array'));
}

function readDivision(
  node: JsonNode,
  division: DivisionKind,
  path: JsonPath,
  trail: NavigationTrail,
): NavigationDivision | undefined {
  if (node.type !== 'object') return undefined;
  const children: NavigationNode[] = [];
  const read: NavigationDivision = {
    kind: 'division',
    division,
    title: titleOf(node, division),
    range: rangeOf(node),
    path,
    ...trail,
    isHidden: memberOf(node, 'hidden')?.value === true,
    href: stringOf(memberOf(node, 'href')),
    children,
  };
  children.push(...readChildren(node, division, path, { ...trail, divisions: [...trail.divisions, read] }));
  return read;
}

function titleOf(node: JsonNode, division: DivisionKind): string {
  return stringOf(memberOf(node, division)) ?? stringOf(memberOf(node, 'name')) ?? '';
}
