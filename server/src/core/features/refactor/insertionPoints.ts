import { nodeAt, type JsonPath } from '../../config/json/jsonTree.ts';
import {
  nodesIn,
  type NavigationDivision,
  type NavigationGroup,
  type NavigationNode,
} from '../../config/navigation.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { compareNearness, nearnessOf } from '../../site/nearestLists.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { containerList } from '../site/containerList.ts';
import { containerTitle } from '../site/outline.ts';

/** A holder of the navigation that something new can be put into. */
export interface InsertionPoint {
  /** The way to the holder in docs.json. */
  readonly path: JsonPath;
  /** The titles of the holder and of those around it: `Guides › Advanced`. */
  readonly label: string;
  /** The title of the holder alone. */
  readonly name: string;
  /** The way to its list, which needn't stand there yet. */
  readonly list: JsonPath;
  /** The index that a page of the folder would get in the list. */
  readonly index: number;
  readonly children: readonly NavigationNode[];
}

/** What new things can be put into a holder. */
export type NewNodeKind = 'page' | 'group';

/**
 * All holders that can list a page, or hold a group, in the order of their nearness to a folder: the one that lists pages
 * of the folder itself comes first, those without pages last. Groups mostly stand among the outermost nodes.
 */
export function findInsertionPoints(
  site: SiteSnapshot,
  requestedKind: NewNodeKind,
  folder: SitePath,
): readonly InsertionPoint[] {
  const { config } = site;
  const containers = [...nodesIn(config.navigation.nodes)].flatMap((node) => (node.kind === 'page' ? [] : [node]));
  return [undefined, ...containers]
    .flatMap((container) => insertionPointIn(config, container, requestedKind) ?? [])
    .map((insertionPoint) => ({ ...insertionPoint, nearness: nearnessOf(insertionPoint.children, folder) }))
    .sort((a, b) => order(a, requestedKind) - order(b, requestedKind) || compareNearness(a.nearness, b.nearness))
    .map(({ nearness: { index }, ...location }) => ({ ...location, index }));
}

function order({ path }: Pick<InsertionPoint, 'path'>, requestedKind: NewNodeKind): number {
  return requestedKind === 'group' && path.length === 1 ? 0 : 1;
}

/** The place with a path that is called by its label or its name, as long as it is still there. */
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

/** The place among the outermost nodes; undefined where they are of another kind. */
export function outermostInsertionPoint(
  { config }: Pick<SiteSnapshot, 'config'>,
  requestedKind: NewNodeKind,
): InsertionPoint | undefined {
  const insertionPoint = insertionPointIn(config, undefined, requestedKind);
  return insertionPoint && { ...insertionPoint, index: Infinity };
}

/** What the place among the outermost nodes is called. */
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

/** The title of a holder, with the version that a group is for. */
function titleWithVersion(container: NavigationGroup | NavigationDivision): string {
  const isVersioned = container.kind === 'group' && container.version !== undefined;
  return isVersioned ? `${containerTitle(container)} (${container.version})` : containerTitle(container);
}
