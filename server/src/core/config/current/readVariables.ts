import { memberOf, propertiesOf, rangeOf, stringOf, type JsonNode } from '../json/jsonTree.ts';
import type { Variable } from '../siteConfig.ts';

/** Reads the variables that pages use by name; of a duplicate name the last counts. */
export function readVariables(root: JsonNode): readonly Variable[] {
  const found = propertiesOf(memberOf(root, 'variables')).flatMap(({ name, keyNode, valueNode }) => {
    const value = stringOf(valueNode);
    return value === undefined ? [] : [{ name, value, range: rangeOf(keyNode) }];
  });
  return [...new Map(found.map((variable) => [variable.name, variable])).values()];
}
