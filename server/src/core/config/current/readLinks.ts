import { itemsOf, propertiesOf, rangeOf, stringOf, type JsonNode } from '../json/jsonTree.ts';
import type { Located } from '../siteConfig.ts';

/** Reads the addresses that the current generation leads to from outside of its pages; all of them are an `href`. */
export function readLinks(root: JsonNode | undefined): readonly Located[] {
  const links: Located[] = [];
  const visit = (node: JsonNode): void => {
    itemsOf(node).forEach(visit);
    for (const { name, valueNode } of propertiesOf(node)) {
      if (valueNode === undefined) continue;
      const value = name === 'href' ? stringOf(valueNode) : undefined;
      if (value !== undefined) links.push({ value, range: rangeOf(valueNode) });
      visit(valueNode);
    }
  };
  if (root !== undefined) visit(root);
  return links;
}
