import type { NavigationDivision, NavigationGroup, NavigationNode } from '../../config/navigation.ts';
import { joinWithin, plainExcerpt } from './siteText.ts';

type NavigationContainer = NavigationDivision | NavigationGroup;

/** The maximum depth of the outline. */
const mostLevels = 4;
/** A title of one character in quotes, and the separator. */
const shortestLabel = 5;

/**
 * Returns the divisions and groups of a navigation, to follow a colon: a list nested as deep as the limit allows, or
 * one line if nothing is nested. Of several languages only the first is listed.
 * @param most the limit in characters
 */
export function navigationOutline(nodes: readonly NavigationNode[], most: number): string {
  const containers = containersIn(nodes);
  for (let levels = mostLevels; levels > 1; levels--) {
    if (amount(containers, levels) * shortestLabel > most) continue;
    const fullText = contents(containers, levels, '  ');
    if (fullText.length <= most) return fullText;
  }
  const names = containers.map(label);
  return names.length === 0 ? '' : ` ${joinWithin(names, ', ', most - 1)}`;
}

/** Returns the number of containers down to a level. */
function amount(containers: readonly NavigationContainer[], levels: number): number {
  if (levels === 1) return containers.length;
  return containers.reduce((sum, { children }) => sum + amount(containersIn(children), levels - 1), containers.length);
}

/** Returns the content of a container after its colon: on the same line, if none of it has content of its own. */
function contents(containers: readonly NavigationContainer[], levels: number, indent: string): string {
  const inside = containers.map((container) => (levels === 1 ? [] : containersIn(container.children)));
  if (inside.every((found) => found.length === 0)) {
    return containers.length === 0 ? '' : ` ${containers.map(label).join(', ')}`;
  }
  return containers
    .map((container, index) => {
      const below = contents(inside[index] ?? [], levels - 1, `${indent}  `);
      return `\n${indent}- ${label(container)}${below === '' ? '' : `:${below}`}`;
    })
    .join('');
}

/** Returns the divisions and groups among some nodes; a container without a title is replaced by its content. */
function containersIn(nodes: readonly NavigationNode[]): readonly NavigationContainer[] {
  const containers = nodes.filter((node) => node.kind !== 'page');
  const [first, ...others] = containers;
  const isTranslated = first?.kind === 'division' && first.division === 'language' && others.length > 0;
  const shown = isTranslated ? [first] : containers;
  return shown.flatMap((container) => (container.title.trim() === '' ? containersIn(container.children) : [container]));
}

function label(container: NavigationContainer): string {
  const term = container.kind === 'division' ? `${container.division} ` : '';
  return `${term}“${plainExcerpt(container.title)}”`;
}
