import type { Element } from '../../page/elements.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { elementAround } from '../../page/places.ts';

/** The component in which a heading stands; HTML and fragments around it make no part of their own. */
export function partAround(page: PageModel, offset: number): Element | undefined {
  let part = elementAround(page, offset);
  while (part !== undefined && !/^[A-Z]/.test(part.name)) part = part.parent;
  return part;
}
