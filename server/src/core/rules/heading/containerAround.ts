import type { Element } from '../../page/elements.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { elementAround } from '../../page/pageQueries.ts';

/** Returns the component around a heading; HTML and fragments don't form an outline of their own. */
export function containerAround(page: PageModel, offset: number): Element | undefined {
  let container = elementAround(page, offset);
  while (container !== undefined && !/^[A-Z]/.test(container.name)) container = container.parent;
  return container;
}
