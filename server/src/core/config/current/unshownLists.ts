import { itemsOf, memberOf, propertiesOf, rangeOf, stringOf, type JsonNode, type JsonPath } from '../json/jsonTree.ts';
import type { DivisionKind, IgnoredList, ListedText, PageEntry } from '../navigation.ts';
import { childKeys, type ChildKey } from './divisions.ts';

/** Returns the lists next to the displayed one, except for empty ones, from which readers miss nothing. */
export function unshownListsIn(
  node: JsonNode,
  kind: DivisionKind | 'root',
  shown: ChildKey,
  path: JsonPath,
): readonly IgnoredList[] {
  return propertiesOf(node).flatMap(({ name, keyNode, valueNode }) => {
    const isList = name !== shown && childKeys[kind].some((key) => key === name) && valueNode?.type === 'array';
    if (!isList || valueNode.children?.length === 0) return [];
    return [{ name, shown, range: rangeOf(keyNode), path: [...path, name] }];
  });
}

/** Returns the descriptions of a tab that the platform uses only if the tab has nothing but groups. */
export function unshownDescriptionsIn(node: JsonNode, kind: DivisionKind, path: JsonPath): readonly IgnoredList[] {
  if (kind !== 'tab') return [];
  const shown = [...childKeys.tab, 'openapi', 'asyncapi'].find(
    (key) => key !== 'groups' && memberOf(node, key) !== undefined,
  );
  if (shown === undefined) return [];
  return propertiesOf(node).flatMap(({ name, keyNode, valueNode }) =>
    (name === 'graphql' || name === 'sdk') && valueNode !== undefined
      ? [{ name, shown, range: rangeOf(keyNode), path: [...path, name] }]
      : [],
  );
}

/** Properties whose value is a page, or is one by mistake instead of a list. */
const pageProperties: ReadonlySet<string> = new Set(['root', 'pages']);

/**
 * Returns the strings of the navigation that look like pages but aren't read as entries: in a list next to the one that
 * counts, under a misspelled name, or without a list. Their authors meant to list the pages.
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
