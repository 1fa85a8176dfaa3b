import { isHtmlName, type Element } from '../../page/elements.ts';
import { wholeOf } from '../../page/places.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { hasBrokenTag } from './brokenWhole.ts';
import { isOneOf, isOpaque, specOf } from './componentUse.ts';

/** Whether an element surely isn't in one of the components that its kind belongs into. */
export function isMisplaced(place: PageInSite, element: Element, parents: readonly string[]): boolean {
  const isParent = (name: string): boolean => isOneOf(place.catalogue, name, parents);
  const between: Element[] = [];
  let parent = wholeOf(element);
  for (; parent !== undefined && !isParent(parent.name); parent = wholeOf(parent)) {
    if (parent.isBroken || isOpaque(place, parent.name)) return false;
    between.push(parent);
  }
  if (parent !== undefined && (isOpaque(place, parent.name) || !isWrongWithin(place, parent, between))) return false;
  // The page that imports a snippet may have the parent around it.
  if (parent === undefined && place.isSnippet && between.every(({ name }) => isHtmlName(name))) return false;
  // Where a tag of the child or the parent is broken, the nesting can't be told; the break is reported.
  const around = [element, ...between].map(({ name }) => name);
  return !hasBrokenTag(place.page, (name) => isParent(name) || around.includes(name));
}

/** Whether a child is misplaced though its parent is further out; `between` has the innermost first. */
function isWrongWithin(place: PageInSite, parent: Element, between: readonly Element[]): boolean {
  const outermost = between.at(-1);
  if (outermost === undefined) return false;
  const allowed = specOf(place, parent.name)?.children;
  if (allowed === undefined) return between.some(({ name }) => !isHtmlName(name));
  // What the parent itself doesn't take is reported by component/children.
  return isOneOf(place.catalogue, outermost.name, allowed);
}
