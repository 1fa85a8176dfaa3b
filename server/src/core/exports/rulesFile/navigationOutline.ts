import type { NavigationDivision, NavigationGroup, NavigationNode } from '../../config/navigation.ts';
import { joinWithin, plainWords } from './siteWords.ts';

type Holder = NavigationDivision | NavigationGroup;

/** How deep the outline may go. */
const mostLevels = 4;
/** A title of one character in quotes, and what stands between two. */
const shortestLabel = 5;

/**
 * The divisions and groups of a navigation: a nested list as deep as there is room for, or one line where nothing is
 * nested. It begins behind a colon. Of several languages the first stands for all.
 * @param most how many characters it may have
 */
export function navigationOutline(nodes: readonly NavigationNode[], most: number): string {
  const holders = holdersIn(nodes);
  for (let levels = mostLevels; levels > 1; levels--) {
    if (amount(holders, levels) * shortestLabel > most) continue;
    const whole = contents(holders, levels, '  ');
    if (whole.length <= most) return whole;
  }
  const names = holders.map(label);
  return names.length === 0 ? '' : ` ${joinWithin(names, ', ', most - 1)}`;
}

/** How many there are, down to a level. */
function amount(holders: readonly Holder[], levels: number): number {
  if (levels === 1) return holders.length;
  return holders.reduce((sum, { children }) => sum + amount(holdersIn(children), levels - 1), holders.length);
}

/** What is in something, behind its colon: on the same line, if none of it has a content of its own to show. */
function contents(holders: readonly Holder[], levels: number, indent: string): string {
  const inside = holders.map((holder) => (levels === 1 ? [] : holdersIn(holder.children)));
  if (inside.every((found) => found.length === 0)) {
    return holders.length === 0 ? '' : ` ${holders.map(label).join(', ')}`;
  }
  return holders
    .map((holder, index) => {
      const below = contents(inside[index] ?? [], levels - 1, `${indent}  `);
      return `\n${indent}- ${label(holder)}${below === '' ? '' : `:${below}`}`;
    })
    .join('');
}

/** The divisions and groups among some nodes; the content of one without a title stands in its place. */
function holdersIn(nodes: readonly NavigationNode[]): readonly Holder[] {
  const holders = nodes.filter((node) => node.kind !== 'page');
  const [first, ...others] = holders;
  const isTranslated = first?.kind === 'division' && first.division === 'language' && others.length > 0;
  const shown = isTranslated ? [first] : holders;
  return shown.flatMap((holder) => (holder.title.trim() === '' ? holdersIn(holder.children) : [holder]));
}

function label(holder: Holder): string {
  const term = holder.kind === 'division' ? `${holder.division} ` : '';
  return `${term}“${plainWords(holder.title)}”`;
}
