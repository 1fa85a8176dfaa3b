import { itemsOf, propertiesOf, rangeOf, stringOf, type JsonNode } from '../json/jsonTree.ts';
import type { ListedText, PageEntry } from '../navigation.ts';

/** Properties whose value is a page, or is one by mistake instead of a list. */
const pageProperties: ReadonlySet<string> = new Set(['root', 'pages']);

/**
 * Returns the strings of the navigation that look like pages but aren't read as entries: in a list next to the one that
 * counts, under a misspelt name, or without a list. Their authors meant to list the pages.
 */
export function findPassedOver(navigation: JsonNode | undefined, entries: readonly PageEntry[]): readonly ListedText[] {
  const read = new Set(entries.map(({ range }) => range.start));
  const found: ListedText[] = [];
  const take = (node: JsonNode): void => {
    const entry = stringOf(node);
    if (entry !== undefined && !read.has(node.offset)) found.push({ entry, range: rangeOf(node) });
  };
  const visit = (node: JsonNode): void => {
    for (const item of itemsOf(node)) {
      take(item);
      visit(item);
    }
    for (const { name, valueNode } of propertiesOf(node)) {
      if (valueNode === undefined) continue;
      if (pageProperties.has(name)) take(valueNode);
      visit(valueNode);
    }
  };
  if (navigation !== undefined) visit(navigation);
  return found;
}
