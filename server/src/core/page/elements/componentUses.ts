import type { Catalogue } from '../../components/catalogue.ts';
import type { ComponentSpec } from '../../components/componentSpec.ts';
import type { Element } from './elements.ts';
import type { PageModel } from '../pageModel.ts';

/** A use of a known component on a page. */
export interface ComponentUse {
  readonly element: Element;
  readonly spec: ComponentSpec;
}

/**
 * Returns the elements of a page that the catalogue knows, in the order of their opening tags. Which component an
 * element is whose tags name two of them is unknown until that error is fixed.
 */
export function componentUses(page: PageModel, catalogue: Catalogue): readonly ComponentUse[] {
  const uses: ComponentUse[] = [];
  for (const element of page.elements) {
    const { name, closing } = element;
    const spec = specIn(page, catalogue, name);
    const isOther =
      closing !== undefined && closing.name !== name && specIn(page, catalogue, closing.name) !== undefined;
    if (spec !== undefined && !isOther) uses.push({ element, spec });
  }
  return uses;
}

/** Returns the catalogue's entry for a component; undefined if the page imports or declares one of that name. */
export function specIn(page: PageModel, catalogue: Catalogue, name: string): ComponentSpec | undefined {
  return isFromScript(page, name) ? undefined : catalogue.get(name);
}

/** Whether a tag's name, up to its first dot, is imported or declared on the page. */
export function isFromScript({ script }: PageModel, name: string): boolean {
  return script.names.size > 0 && script.names.has(name.split('.', 1)[0] ?? name);
}
