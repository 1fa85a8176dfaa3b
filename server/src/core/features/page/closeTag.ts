import { isVoid } from '../../page/elements.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { isOpenAt } from './enclosingElements.ts';

/** Returns the closing tag to insert after a `>` just typed; undefined if none is missing. */
export function closeTagAt({ page }: PageContext, offset: number): string | undefined {
  const element = page.elements.find(({ opening }) => opening.range.end === offset);
  if (element?.opening.form !== 'opening' || isVoid(element)) return undefined;
  // Its closing tag may be that of an outer element of the same name.
  const isTaken = page.elements.some((other) => other.name === element.name && isOpenAt(page, other, offset));
  return element.closing === undefined || isTaken ? `</${element.name}>` : undefined;
}
