import {
  nodesIn,
  type NavigationDivision,
  type NavigationGroup,
  type NavigationNode,
} from '../../config/navigation.ts';
import { folderOf, toSitePath, type SitePath } from '../../paths/sitePath.ts';
import { lazyForEach } from '../../util/lazy.ts';
import { isChoice } from '../llms/selection.ts';
import { joinWithin, plainCode, plainExcerpt } from './siteText.ts';

type NavigationContainer = NavigationDivision | NavigationGroup;

/** The maximum depth of the outline. */
const mostLevels = 4;
/** A title of one character in quotes, and the separator. */
const shortestLabel = 5;

/**
 * Returns the divisions and groups of a navigation with the folders of their pages, to follow a colon: a list nested as
 * deep as the limit allows, or one line if nothing is nested. Of several languages or versions only the one that readers see first is listed.
 * @param most the limit in characters
 */
export function navigationOutline(nodes: readonly NavigationNode[], most: number): string {
  const containers = containersIn(nodes);
  for (let levels = mostLevels; levels > 1; levels--) {
    if (amount(containers, levels) * shortestLabel > most) continue;
    const fullText = contents(containers, levels, '  ', '');
    if (fullText.length <= most) return fullText;
  }
  const names = containers.map((container) => label(container, ''));
  return names.length === 0 ? '' : ` ${joinWithin(names, ', ', most - 1)}`;
}

/** Returns the number of containers down to a level. */
function amount(containers: readonly NavigationContainer[], levels: number): number {
  if (levels === 1) return containers.length;
  return containers.reduce((sum, { children }) => sum + amount(containersIn(children), levels - 1), containers.length);
}

/** Returns the content of a container after its colon: on the same line, if none of it has content of its own. */
function contents(containers: readonly NavigationContainer[], levels: number, indent: string, folder: string): string {
  const inside = containers.map((container) => (levels === 1 ? [] : containersIn(container.children)));
  if (inside.every((found) => found.length === 0)) {
    return containers.length === 0 ? '' : ` ${containers.map((container) => label(container, folder)).join(', ')}`;
  }
  return containers
    .map((container, index) => {
      const own = folderOfPages(container) ?? folder;
      const below = contents(inside[index] ?? [], levels - 1, `${indent}  `, own);
      return `\n${indent}- ${label(container, folder)}${below === '' ? '' : `:${below}`}`;
    })
    .join('');
}

/** Returns the divisions and groups among some nodes; a container without a title is replaced by its content. */
function containersIn(nodes: readonly NavigationNode[]): readonly NavigationContainer[] {
  const containers = nodes.filter((node) => node.kind !== 'page');
  const main = containers.find(isDefault) ?? containers[0];
  const shown = main !== undefined && isChoice(main) ? [main] : containers;
  return shown.flatMap((container) => (container.title.trim() === '' ? containersIn(container.children) : [container]));
}

function isDefault(container: NavigationContainer): boolean {
  return container.kind === 'division' && container.isDefault;
}

/** Returns the title of a container, with the folder of its pages unless it is the one above. */
function label(container: NavigationContainer, above: string): string {
  const term = container.kind === 'division' ? `${container.division} ` : '';
  const folder = folderOfPages(container) ?? above;
  return `${term}“${plainExcerpt(container.title)}”${folder === above ? '' : ` in ${plainCode(`${folder}/`, 80)}`}`;
}

/** The share of pages from which on a container has a folder. */
const clearMajority = 0.6;

/** Returns the deepest folder that holds most of a container's pages; undefined if there is none. */
const folderOfPages = lazyForEach((container: NavigationContainer): SitePath | undefined => {
  const paths = [...nodesIn(container.children)].flatMap((node) =>
    node.kind === 'page' ? (toSitePath(node.entry) ?? []) : [],
  );
  const counts = new Map<SitePath, number>();
  for (const path of paths) {
    for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder))
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const shared = [...counts].filter(([, count]) => count >= Math.max(2, paths.length * clearMajority));
  return shared.sort(([a], [b]) => b.length - a.length)[0]?.[0];
});
