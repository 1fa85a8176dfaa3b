import { itemsOf, memberOf, rangeOf, stringOf, type JsonNode, type JsonPath } from '../json/jsonTree.ts';
import { navigationOf, type Navigation, type NavigationGroup, type PageEntry } from '../navigation.ts';

/** Reads the classic generation's array of groups; what is no group and no text is left to the schema. */
export function readClassicNavigation(navigation: JsonNode | undefined): Navigation {
  const entries: PageEntry[] = [];
  const groups = itemsOf(navigation).flatMap((item, index) => {
    const group = readGroup(item, ['navigation', index], [], entries);
    return group === undefined ? [] : [group];
  });
  return navigationOf(groups, entries);
}

function readGroup(
  node: JsonNode,
  path: JsonPath,
  parents: readonly NavigationGroup[],
  entries: PageEntry[],
): NavigationGroup | undefined {
  if (node.type !== 'object') return undefined;
  const pages = memberOf(node, 'pages');
  const children: (PageEntry | NavigationGroup)[] = [];
  const group: NavigationGroup = {
    kind: 'group',
    title: stringOf(memberOf(node, 'group')) ?? '',
    range: rangeOf(node),
    path,
    groups: parents,
    version: stringOf(memberOf(node, 'version')),
    children,
    isEmpty: pages?.type === 'array' && itemsOf(pages).length === 0,
  };
  const trail = [...parents, group];
  itemsOf(pages).forEach((item, index) => {
    const itemPath = [...path, 'pages', index];
    const entry = stringOf(item);
    if (entry !== undefined) {
      const page: PageEntry = { kind: 'page', entry, range: rangeOf(item), path: itemPath, groups: trail };
      entries.push(page);
      children.push(page);
      return;
    }
    const inner = readGroup(item, itemPath, trail, entries);
    if (inner !== undefined) children.push(inner);
  });
  return group;
}
