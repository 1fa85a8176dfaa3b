import type { Catalogue } from '../components/catalogue.ts';
import { isHtmlName, type Element } from './elements.ts';
import type { PageModel } from './pageModel.ts';
import { attributeOf, attributeText, hasSpread } from './places.ts';
import { sectionAttributes } from '../components/catalogue.ts';

/**
 * Whether a page may have sections that its text doesn't show: those of parts that it takes in, of components of its
 * own, and of titles and ids that are computed.
 */
export function hasUnknownSections(page: PageModel, catalogue: Catalogue): boolean {
  const isComputed = page.expressions.some(({ isComment }) => !isComment);
  return isComputed || page.elements.some((element) => mayHoldSections(element, catalogue));
}

function mayHoldSections({ name, opening }: Element, catalogue: Catalogue): boolean {
  if (name === '') return false;
  const spec = catalogue.get(name);
  if (name === 'Snippet') return true;
  if (spec === undefined && !isHtmlName(name)) return true;
  const attributes = ['id', ...(spec === undefined ? [] : sectionAttributes(spec))];
  return hasSpread(opening) || attributes.some((attribute) => isComputedAttribute(opening, attribute));
}

function isComputedAttribute(tag: Element['opening'], name: string): boolean {
  const attribute = attributeOf(tag, name);
  return attribute?.value !== undefined && attributeText(attribute) === undefined;
}
