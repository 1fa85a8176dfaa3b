import { memberOf, propertiesOf, rangeOf, type JsonNode, type JsonPath } from '../json/jsonTree.ts';
import type { DivisionKind, IgnoredList } from '../navigation.ts';
import { childKeys, type ChildKey } from './divisions.ts';

/** Returns the lists next to the displayed one, except for empty ones, from which readers miss nothing. */
export function listsBeside(
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
export function descriptionsBeside(node: JsonNode, kind: DivisionKind, path: JsonPath): readonly IgnoredList[] {
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
