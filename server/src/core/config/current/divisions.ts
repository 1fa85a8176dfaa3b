import { memberOf, type JsonNode, type JsonPath } from '../json/jsonTree.ts';
import type { DivisionKind } from '../navigation.ts';

/** The lists that a node of the navigation may have, by their names in docs.json, and the kind of their items. */
export const divisionLists = {
  products: 'product',
  languages: 'language',
  versions: 'version',
  tabs: 'tab',
  dropdowns: 'dropdown',
  anchors: 'anchor',
  menu: 'item',
} as const satisfies Readonly<Record<string, DivisionKind>>;

export type DivisionList = keyof typeof divisionLists;

/** What a node may contain: a list of divisions, groups, pages, or an address instead of them. */
export type ChildKey = DivisionList | 'groups' | 'pages' | 'href';

/**
 * The keys that each kind of node may have, in the platform's order: it uses the first of the right kind and silently
 * drops the others. Observed in its validator; the documentation differs.
 */
export const childKeys: Readonly<Record<DivisionKind | 'root', readonly ChildKey[]>> = {
  root: keys('products languages versions tabs dropdowns anchors groups pages'),
  tab: keys('href languages versions dropdowns anchors products groups pages menu'),
  anchor: keys('href languages versions dropdowns tabs products groups pages'),
  dropdown: keys('href languages versions tabs anchors products groups pages'),
  product: keys('href languages versions tabs anchors dropdowns groups pages menu'),
  version: keys('href languages tabs dropdowns anchors products groups pages'),
  language: keys('href versions tabs dropdowns anchors products groups pages'),
  item: keys('href languages versions dropdowns anchors products tabs groups pages'),
};

function keys(names: string): readonly ChildKey[] {
  return names.split(' ') as ChildKey[];
}

/** Whether the platform refuses a list of a node because of one of its entries. */
export type IsRefused = (list: ChildKey) => boolean;

/**
 * Returns the key of the one list of a node that the platform displays: the first that has entries and no wrong one, or
 * else the first of all.
 */
export function countingKey(
  node: JsonNode,
  kind: DivisionKind | 'root',
  isRefused: IsRefused = () => false,
): ChildKey | undefined {
  const keys = childKeys[kind].filter((key) => memberOf(node, key)?.type === (key === 'href' ? 'string' : 'array'));
  if (keys.length <= 1) return keys[0];
  const isEmpty = (key: ChildKey): boolean => memberOf(node, key)?.children?.length === 0;
  return keys.find((key) => !isEmpty(key) && !isRefused(key)) ?? keys[0];
}

/** Whether an entry of the navigation shows a list, so that an address would hide its content. */
export function hasContentList(path: JsonPath, node: JsonNode): boolean {
  const kind = nodeKindAt(path);
  const key = kind === undefined ? undefined : countingKey(node, kind);
  return key !== undefined && key !== 'href';
}

/** Returns the kind of the node at a path of docs.json; undefined for groups and for anything that is no node. */
export function nodeKindAt(path: JsonPath): DivisionKind | 'root' | undefined {
  if (path[0] !== 'navigation') return undefined;
  if (path.length === 1) return 'root';
  const [list, index] = path.slice(-2);
  const isItem = typeof index === 'number' && typeof list === 'string' && Object.hasOwn(divisionLists, list);
  return isItem && !path.includes('global') ? divisionLists[list as DivisionList] : undefined;
}
