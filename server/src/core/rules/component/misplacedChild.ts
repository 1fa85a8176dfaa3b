import { isHtmlName, type Element } from '../../page/elements.ts';
import { parentOf } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { hasBrokenTag } from './brokenParent.ts';
import { isOneOf, isOpaque, specOf } from './componentUse.ts';

/** Whether an element certainly isn't in one of its valid parents. */
export function isMisplaced(context: PageContext, element: Element, parents: readonly string[]): boolean {
  const isParent = (name: string): boolean => isOneOf(context.catalogue, name, parents);
  const between: Element[] = [];
  let parent = parentOf(element);
  for (; parent !== undefined && !isParent(parent.name); parent = parentOf(parent)) {
    if (parent.isBroken || isOpaque(context, parent.name)) return false;
    between.push(parent);
  }
  if (parent !== undefined && (isOpaque(context, parent.name) || !isWrongWithin(context, parent, between)))
    return false;
  // The page that imports a snippet may have the parent around it.
  if (parent === undefined && context.isSnippet && between.every(({ name }) => isHtmlName(name))) return false;
  // Where a tag of the child or the parent is broken, the nesting is unknown; the syntax error is reported.
  const around = [element, ...between].map(({ name }) => name);
  return !hasBrokenTag(context.page, (name) => isParent(name) || around.includes(name));
}

/** Whether a child is misplaced though its parent is an ancestor; `between` has the innermost first. */
function isWrongWithin(context: PageContext, parent: Element, between: readonly Element[]): boolean {
  const outermost = between.at(-1);
  if (outermost === undefined) return false;
  const allowed = specOf(context, parent.name)?.children;
  if (allowed === undefined) return between.some(({ name }) => !isHtmlName(name));
  // What the parent itself doesn't accept is reported by component/children.
  return isOneOf(context.catalogue, outermost.name, allowed);
}
