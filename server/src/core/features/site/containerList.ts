import { childKeys, countingKey, divisionLists } from '../../config/current/divisions.ts';
import { memberOf, nodeAt, type JsonNode, type JsonPath } from '../../config/json/jsonTree.ts';
import type { DivisionKind, NavigationDivision, NavigationGroup } from '../../config/navigation.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';

/** A kind of navigation node, one for each kind of division. */
export type NodeKind = 'page' | 'group' | DivisionKind;

/** The list of a container that the platform shows: new items go there. */
export interface ContainerList {
  /** The path of the list, which need not exist yet. */
  readonly path: JsonPath;
  readonly takes: readonly NodeKind[];
}

/**
 * Returns the list for nodes of some kind, so that no second one is created next to it; without a container, that of the
 * top level. It takes nothing if the container's content is in another file, isn't a list, or is generated from an API
 * description, which a list would override.
 */
export function containerList(
  { generation, composed, navigation }: Pick<SiteConfig, 'generation' | 'composed' | 'navigation'>,
  container: NavigationGroup | NavigationDivision | undefined,
  requestedKind: 'page' | 'group' = 'page',
): ContainerList {
  const path = container?.path ?? ['navigation'];
  const node = nodeAt(composed.root, path);
  if (container?.kind === 'group') return listNamed(node, path, 'pages');
  if (container === undefined && generation === 'classic') {
    return { path, takes: node?.type === 'array' ? ['group'] : [] };
  }
  const kind = container?.division ?? 'root';
  const unshown = new Set(navigation.ignored.map((list) => list.path.join('/')));
  const counting = node && countingKey(node, kind, (key) => unshown.has([...path, key].join('/')));
  if (counting === 'href') return { path, takes: [] };
  if (counting === 'pages' || counting === 'groups') return listNamed(node, path, counting);
  if (counting !== undefined) return { path: [...path, counting], takes: [divisionLists[counting]] };
  const holdsSomething = childKeys[kind].some((key) => memberOf(node, key) !== undefined);
  const key = requestedKind === 'group' && !holdsSomething ? 'groups' : 'pages';
  return holdsSomething ? { path, takes: [] } : { ...listNamed(node, path, key), takes: takenBy(node, 'pages') };
}

function listNamed(node: JsonNode | undefined, path: JsonPath, key: 'pages' | 'groups'): ContainerList {
  return { path: [...path, key], takes: takenBy(node, key) };
}

function takenBy(node: JsonNode | undefined, key: 'pages' | 'groups'): readonly NodeKind[] {
  const list = memberOf(node, key);
  const isElsewhere = memberOf(node, '$ref') !== undefined;
  if (node?.type !== 'object' || isElsewhere || (list !== undefined && list.type !== 'array')) return [];
  if (list === undefined && hasGeneratedPages(node)) return [];
  return key === 'pages' ? ['page', 'group'] : ['group'];
}

export function hasGeneratedPages(container: JsonNode): boolean {
  return ['openapi', 'asyncapi', 'sdk', 'graphql'].some((name) => memberOf(container, name) !== undefined);
}
