import { mainName, type Catalogue } from '../../components/catalogue.ts';
import type { AttributeSpec, ComponentSpec } from '../../components/componentSpec.ts';
import { isHtmlName, type Element } from '../../page/elements.ts';
import type { JsxTag } from '../../page/mdx/scanTag.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { hasSpread } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/pageContext.ts';

/** A use of a known component on a page. */
export interface ComponentUse {
  readonly element: Element;
  readonly spec: ComponentSpec;
}

/**
 * Yields the elements of a page that the catalogue knows, in the order of their opening tags. Which component an element
 * is whose tags name two of them is unknown until that error is fixed.
 */
export function* usesOf(context: PageContext): Iterable<ComponentUse> {
  for (const element of context.page.elements) {
    const { name, closing } = element;
    const spec = specOf(context, name);
    const isOther = closing !== undefined && closing.name !== name && specOf(context, closing.name) !== undefined;
    if (spec !== undefined && !isOther) yield { element, spec };
  }
}

/** Returns the catalogue's entry for a component; undefined if the page imports or declares one of that name. */
export function specOf({ page, catalogue }: PageContext, name: string): ComponentSpec | undefined {
  return isFromScript(page, name) ? undefined : catalogue.get(name);
}

/** Whether a tag's name, up to its first dot, is imported or declared on the page. */
export function isFromScript({ script }: PageModel, name: string): boolean {
  return script.names.size > 0 && script.names.has(name.split('.', 1)[0] ?? name);
}

/**
 * Whether it is unknown how an element treats its children: a component of the site or of a package, or one that the
 * platform accepts without documenting it.
 */
export function isOpaque(context: PageContext, name: string): boolean {
  if (isHtmlName(name)) return false;
  const spec = specOf(context, name);
  return spec === undefined || spec.isUndocumented === true;
}

/** Whether a component is one of a list of names, under any alias. */
export function isOneOf(catalogue: Catalogue, name: string, names: readonly string[]): boolean {
  const main = mainName(catalogue, name);
  return names.some((candidate) => mainName(catalogue, candidate) === main);
}

/** Returns the attribute of a component with a name. */
export function attributeSpecOf({ attributes }: ComponentSpec, name: string): AttributeSpec | undefined {
  return attributes.find((attribute) => attribute.name === name);
}

/** Whether a tag certainly lacks an attribute: a spread object may contain it. */
export function lacks(tag: JsxTag, name: string): boolean {
  return !hasSpread(tag) && !tag.attributes.some((attribute) => attribute.name === name);
}

/** Returns the offset at which another attribute can be inserted into a tag. */
export function endOfAttributes(tag: JsxTag): number {
  return tag.attributes.at(-1)?.range.end ?? tag.nameRange.end;
}

/** Returns the attributes of which a component takes exactly one: a parameter is in the path, the query … */
export function locationsOf({ oneOf = [] }: ComponentSpec): readonly string[] | undefined {
  return oneOf.find(({ isExclusive }) => isExclusive)?.names;
}
