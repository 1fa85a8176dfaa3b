import { mainName, type Catalogue } from '../../components/catalogue.ts';
import type { AttributeSpec, ComponentSpec } from '../../components/componentSpec.ts';
import { isFromScript, specIn, type ComponentUse } from '../../page/elements/componentUses.ts';
import { isHtmlName } from '../../page/elements/elements.ts';
import type { JsxTag } from '../../page/mdx/script/scanTag.ts';
import { hasSpread } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';

/** Returns the elements of a page that the catalogue knows, in the order of their opening tags. */
export function usesOf({ page, usesIn }: PageContext): readonly ComponentUse[] {
  return usesIn(page);
}

/** Returns the catalogue's entry for a component; undefined if the page imports or declares one of that name. */
export function specOf({ page, catalogue }: PageContext, name: string): ComponentSpec | undefined {
  return specIn(page, catalogue, name);
}

/**
 * Whether it is unknown how an element treats its children: a component of the site or of a package, or one that the
 * platform accepts without documenting it.
 */
export function isOpaque(context: PageContext, name: string): boolean {
  // What the page imports may be in lower case, too.
  if (isFromScript(context.page, name)) return true;
  if (isHtmlName(name)) return false;
  const spec = specOf(context, name);
  return spec === undefined || spec.isUndocumented === true;
}

/** Whether a component is one of a list of names, under any alias. */
export function isOneOf(catalogue: Catalogue, name: string, names: readonly string[]): boolean {
  const main = mainName(catalogue, name);
  return names.some((candidate) => mainName(catalogue, candidate) === main);
}

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
