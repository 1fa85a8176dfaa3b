import { type Element, isHtmlName } from '../../page/elements/elements.ts';
import { parentElementOf } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { type Fix, pageFix, wrapBlock } from '../engine/rule.ts';
import { isOneOf, isOpaque, specOf } from './componentUse.ts';
import { hasLinesToItself } from '../../text/lines.ts';

/** Whether an element certainly isn't in one of its valid parents. */
export function isMisplaced(context: PageContext, element: Element, parents: readonly string[]): boolean {
  const isParent = (name: string): boolean => isOneOf(context.catalogue, name, parents);
  const between: Element[] = [];
  let parent = parentElementOf(element);
  for (; parent !== undefined && !isParent(parent.name); parent = parentElementOf(parent)) {
    if (parent.isBroken || isOpaque(context, parent.name)) return false;
    between.push(parent);
  }
  if (parent !== undefined && (isOpaque(context, parent.name) || !isWrongWithin(context, parent, between)))
    return false;
  // The page that imports a snippet may have the parent around it.
  if (parent === undefined && context.isSnippet && between.every(({ name }) => isHtmlName(name))) return false;
  // Where a tag of the child or the parent is broken, the nesting is unknown; the syntax error is reported.
  return !context.brokenTags.hasAnyOf([...parents, element.name, ...between.map(({ name }) => name)]);
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

/**
 * Returns a fix that wraps a range of a page in a component; none if the range shares its lines, or if the component needs
 * attributes, whose values only its author knows.
 */
export function wrapIn(context: PageContext, range: TextRange, name: string): readonly Fix[] {
  const attributes = specOf(context, name)?.attributes ?? [];
  const isComplete = attributes.every(({ required, recommended }) => required !== true && recommended !== true);
  if (!isComplete || !hasLinesToItself(context.page.text, range)) return [];
  const edits = wrapBlock(context.page.text, range, `<${name}>`, `</${name}>`);
  return [pageFix(context, `Wrap in ${code(name)}`, edits, { preferred: true })];
}
