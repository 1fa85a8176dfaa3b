import { itemsOf, memberOf, rangeOf, stringOf, type JsonNode, type JsonPath } from '../json/jsonTree.ts';
import {
  navigationOf,
  type DivisionKind,
  type IgnoredList,
  type Navigation,
  type NavigationDivision,
  type NavigationNode,
} from '../navigation.ts';
import { readGroups, readPages, type NavigationTrail } from '../readGroups.ts';
import { countingKey, divisionLists } from './divisions.ts';
import { unshownDescriptionsIn, findPassedOver, unshownListsIn } from './unshownLists.ts';
import { addAll } from '../../util/collections.ts';

/** Reads the current generation's tree of divisions, groups and pages as the platform does. */
export function readCurrentNavigation(navigation: JsonNode | undefined): Navigation {
  const ignored: IgnoredList[] = [];
  const nodes = new NavigationReader(ignored).children(navigation, 'root', ['navigation'], {
    groups: [],
    divisions: [],
  });
  return navigationOf(nodes, { ignored, findPassedOver: (entries) => findPassedOver(navigation, entries) });
}

class NavigationReader {
  readonly #ignored: IgnoredList[];

  constructor(ignored: IgnoredList[]) {
    this.#ignored = ignored;
  }

  children(
    node: JsonNode | undefined,
    kind: DivisionKind | 'root',
    path: JsonPath,
    trail: NavigationTrail,
  ): readonly NavigationNode[] {
    const key = node && countingKey(node, kind);
    if (node === undefined || key === undefined) return [];
    addAll(this.#ignored, unshownListsIn(node, kind, key, path));
    const list = memberOf(node, key);
    const listPath = [...path, key];
    if (key === 'href') return [];
    if (key === 'groups') return readGroups(list, listPath, trail);
    if (key === 'pages') return readPages(list, listPath, trail);
    const division = divisionLists[key];
    return itemsOf(list).flatMap((item, index) => this.#division(item, division, [...listPath, index], trail) ?? []);
  }

  #division(
    node: JsonNode,
    division: DivisionKind,
    path: JsonPath,
    trail: NavigationTrail,
  ): NavigationDivision | undefined {
    if (node.type !== 'object') return undefined;
    addAll(this.#ignored, unshownDescriptionsIn(node, division, path));
    const children: NavigationNode[] = [];
    const read: NavigationDivision = {
      kind: 'division',
      division,
      title: titleOf(node, division),
      range: rangeOf(node),
      path,
      ...trail,
      isHidden: memberOf(node, 'hidden')?.value === true,
      isDefault: memberOf(node, 'default')?.value === true,
      href: stringOf(memberOf(node, 'href')),
      children,
    };
    addAll(children, this.children(node, division, path, { ...trail, divisions: [...trail.divisions, read] }));
    return read;
  }
}

function titleOf(node: JsonNode, division: DivisionKind): string {
  return stringOf(memberOf(node, division)) ?? stringOf(memberOf(node, 'name')) ?? '';
}
