import { nodeAt, type JsonPath } from '../../config/json/jsonTree.ts';
import {
  nodesIn,
  type NavigationDivision,
  type NavigationGroup,
  type NavigationNode,
} from '../../config/navigation.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { compareNearness, isFarApart, nearnessOf, type Nearness } from '../../site/navigation/nearestLists.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { containerList } from '../site/containerList.ts';
import { containerTitle } from '../site/outline.ts';

/** A container of the navigation into which something new can be inserted. */
export interface InsertionPoint {
  /** The path of the container in docs.json. */
  readonly path: JsonPath;
  /** The titles of the container and its ancestors: `Guides › Advanced`. */
  readonly label: string;
  /** The title of the container alone. */
  readonly name: string;
  /** The path of its list, which need not exist yet. */
  readonly list: JsonPath;
  /** The index that a page of the folder would get in the list. */
  readonly index: number;
  readonly children: readonly NavigationNode[];
}

/** The kinds of new nodes that a container takes. */
export type NewNodeKind = 'page' | 'group';

/**
 * Returns all containers that take a page or a group, the nearest to a folder first: first the one that lists pages of
 * that folder, then those whose pages have nothing in common with it, as the navigation has them, last those without
 * pages. Groups are mostly at the top level. Those around a cursor, an offset in the composed text, come before all others,
 * the innermost first.
 */
export function findInsertionPoints(
  site: SiteSnapshot,
  requestedKind: NewNodeKind,
  folder: SitePath,
  cursor?: number,
): readonly InsertionPoint[] {
  const { config } = site;
  const containers = [...nodesIn(config.navigation.nodes)].flatMap((node) => (node.kind === 'page' ? [] : [node]));
  return [undefined, ...containers]
    .flatMap((container) => {
      const point = insertionPointIn(config, container, requestedKind);
      if (point === undefined) return [];
      return [{ point, depth: depthAround(container, cursor), nearness: nearnessOf(point.children, folder) }];
    })
    .sort(
      (a, b) =>
        b.depth - a.depth ||
        order(a.point, requestedKind) - order(b.point, requestedKind) ||
        compareFolders(a.nearness, b.nearness),
    )
    .map(({ point, nearness: { index } }) => ({ ...point, index }));
}

/** Returns how deep in the navigation a container is that is around a cursor; 0 for all others. */
function depthAround(container: NavigationGroup | NavigationDivision | undefined, cursor: number | undefined): number {
  if (container === undefined || cursor === undefined) return 0;
  const { range, divisions, groups } = container;
  return range.start <= cursor && cursor <= range.end ? 1 + divisions.length + groups.length : 0;
}

/** Compares by nearness as far as there is any: people look for other containers where the navigation has them. */
function compareFolders(a: Nearness, b: Nearness): number {
  return isFarApart(a) && isFarApart(b) ? 0 : compareNearness(a, b);
}

function order({ path }: Pick<InsertionPoint, 'path'>, requestedKind: NewNodeKind): number {
  return requestedKind === 'group' && path.length === 1 ? 0 : 1;
}

/** Returns the insertion point with a path and that label or name, if it still exists. */
export function insertionPointAt(
  site: SiteSnapshot,
  requestedKind: NewNodeKind,
  folder: SitePath,
  { path, label }: Pick<InsertionPoint, 'path' | 'label'>,
): InsertionPoint | undefined {
  const key = JSON.stringify(path);
  return findInsertionPoints(site, requestedKind, folder).find(
    (insertionPoint) =>
      JSON.stringify(insertionPoint.path) === key && (insertionPoint.label === label || insertionPoint.name === label),
  );
}

/** Returns the insertion point at the top level; undefined if its nodes are of another kind. */
export function outermostInsertionPoint(
  { config }: Pick<SiteSnapshot, 'config'>,
  requestedKind: NewNodeKind,
): InsertionPoint | undefined {
  const insertionPoint = insertionPointIn(config, undefined, requestedKind);
  return insertionPoint && { ...insertionPoint, index: Infinity };
}

/** The label of the top level. */
const outermost = 'Top level';

function insertionPointIn(
  config: SiteConfig,
  container: NavigationGroup | NavigationDivision | undefined,
  requestedKind: NewNodeKind,
): Omit<InsertionPoint, 'index'> | undefined {
  const { path: list, takes } = listOf(config, container, requestedKind);
  if (!takes.includes(requestedKind)) return undefined;
  return {
    path: container?.path ?? ['navigation'],
    label: container === undefined ? outermost : [...titlesAround(container), titleWithVersion(container)].join(' › '),
    name: container === undefined ? outermost : containerTitle(container),
    list,
    children: container?.children ?? config.navigation.nodes,
  };
}

function listOf(
  config: SiteConfig,
  container: NavigationGroup | NavigationDivision | undefined,
  requestedKind: NewNodeKind,
): ReturnType<typeof containerList> {
  const isMissing = container === undefined && nodeAt(config.composed.root, ['navigation']) === undefined;
  if (!isMissing) return containerList(config, container, requestedKind);
  if (config.generation === 'classic') return { path: ['navigation'], takes: ['group'] };
  return { path: ['navigation', requestedKind === 'group' ? 'groups' : 'pages'], takes: [requestedKind] };
}

function titlesAround({ divisions, groups }: NavigationGroup | NavigationDivision): readonly string[] {
  return [...divisions, ...groups].map(titleWithVersion);
}

function titleWithVersion(container: NavigationGroup | NavigationDivision): string {
  const isVersioned = container.kind === 'group' && container.version !== undefined;
  return isVersioned ? `${containerTitle(container)} (${container.version})` : containerTitle(container);
}
