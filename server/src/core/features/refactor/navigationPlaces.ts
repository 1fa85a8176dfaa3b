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
import { holderList } from '../site/holderList.ts';
import { holderTitle } from '../site/outline.ts';

/** A holder of the navigation that something new can be put into. */
export interface NavigationPlace {
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
export function navigationPlaces(
  site: SiteSnapshot,
  wanted: NewNodeKind,
  folder: SitePath,
): readonly NavigationPlace[] {
  const { config } = site;
  const holders = [...nodesIn(config.navigation.nodes)].flatMap((node) => (node.kind === 'page' ? [] : [node]));
  return [undefined, ...holders]
    .flatMap((holder) => placeIn(config, holder, wanted) ?? [])
    .map((place) => ({ ...place, nearness: nearnessOf(place.children, folder) }))
    .sort((a, b) => order(a, wanted) - order(b, wanted) || compareNearness(a.nearness, b.nearness))
    .map(({ nearness: { index }, ...place }) => ({ ...place, index }));
}

function order({ path }: Pick<NavigationPlace, 'path'>, wanted: NewNodeKind): number {
  return wanted === 'group' && path.length === 1 ? 0 : 1;
}

/** The place with a path that is called by its label or its name, as long as it is still there. */
export function placeAt(
  site: SiteSnapshot,
  wanted: NewNodeKind,
  folder: SitePath,
  { path, label }: Pick<NavigationPlace, 'path' | 'label'>,
): NavigationPlace | undefined {
  const key = JSON.stringify(path);
  return navigationPlaces(site, wanted, folder).find(
    (place) => JSON.stringify(place.path) === key && (place.label === label || place.name === label),
  );
}

/** The place among the outermost nodes; undefined where they are of another kind. */
export function outermostPlace(
  { config }: Pick<SiteSnapshot, 'config'>,
  wanted: NewNodeKind,
): NavigationPlace | undefined {
  const place = placeIn(config, undefined, wanted);
  return place && { ...place, index: Infinity };
}

/** What the place among the outermost nodes is called. */
const outermost = 'Top level';

function placeIn(
  config: SiteConfig,
  holder: NavigationGroup | NavigationDivision | undefined,
  wanted: NewNodeKind,
): Omit<NavigationPlace, 'index'> | undefined {
  const { path: list, takes } = listOf(config, holder, wanted);
  if (!takes.includes(wanted)) return undefined;
  return {
    path: holder?.path ?? ['navigation'],
    label: holder === undefined ? outermost : [...titlesAround(holder), titleWithVersion(holder)].join(' › '),
    name: holder === undefined ? outermost : holderTitle(holder),
    list,
    children: holder?.children ?? config.navigation.nodes,
  };
}

function listOf(
  config: SiteConfig,
  holder: NavigationGroup | NavigationDivision | undefined,
  wanted: NewNodeKind,
): ReturnType<typeof holderList> {
  const isMissing = holder === undefined && nodeAt(config.whole.root, ['navigation']) === undefined;
  if (!isMissing) return holderList(config, holder, wanted);
  if (config.generation === 'classic') return { path: ['navigation'], takes: ['group'] };
  return { path: ['navigation', wanted === 'group' ? 'groups' : 'pages'], takes: [wanted] };
}

function titlesAround({ divisions, groups }: NavigationGroup | NavigationDivision): readonly string[] {
  return [...divisions, ...groups].map(titleWithVersion);
}

/** The title of a holder, with the version that a group is for. */
function titleWithVersion(holder: NavigationGroup | NavigationDivision): string {
  const isVersioned = holder.kind === 'group' && holder.version !== undefined;
  return isVersioned ? `${holderTitle(holder)} (${holder.version})` : holderTitle(holder);
}
