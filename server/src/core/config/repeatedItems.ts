import type { TextRange } from '../text/textRange.ts';
import { code } from '../util/messageText.ts';
import { itemsOf, memberOf, rangeOf, showPath, type JsonNode, type JsonPath } from './json/jsonTree.ts';
import { hasSyntaxError } from './propertyProblems.ts';
import type { JsonSchema } from './schema/jsonSchema.ts';
import { nothingNear, type SchemaProblem } from './schemaProblem.ts';

/**
 * Returns repeated entries of lists whose entries must be unique (`x-unique`). Such lists have fixed paths, so the
 * complete document needn't be walked.
 */
export function findRepeatedItems(
  schema: JsonSchema,
  node: JsonNode,
  broken: readonly TextRange[],
  path: JsonPath = [],
): readonly SchemaProblem[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]): readonly SchemaProblem[] => {
    const value = memberOf(node, name);
    if (value === undefined) return [];
    const itemPath = [...path, name];
    const unique = property['x-unique'];
    if (unique === undefined || unique === false) return findRepeatedItems(property, value, broken, itemPath);
    return hasSyntaxError(value, broken) ? [] : [...repeatedIn(itemsOf(value), unique, itemPath)];
  });
}

function* repeatedIn(items: readonly JsonNode[], unique: string | true, path: JsonPath): Iterable<SchemaProblem> {
  const firsts = new Map<unknown, JsonPath>();
  for (const [index, item] of items.entries()) {
    const published = unique === true ? item : memberOf(item, unique);
    // An empty value is still to be typed, and a switch that is off shows nothing.
    if (published === undefined || !['string', 'boolean'].includes(published.type)) continue;
    if (published.value === '' || published.value === false) continue;
    const itemPath = unique === true ? [...path, index] : [...path, index, unique];
    const first = firsts.get(published.value);
    if (first === undefined) firsts.set(published.value, itemPath);
    else yield repeated(published, itemPath, path, first);
  }
}

function repeated(node: JsonNode, path: JsonPath, list: JsonPath, first: JsonPath): SchemaProblem {
  return {
    kind: 'repeated',
    message: duplicateMessage(node, path, list, first),
    range: rangeOf(node),
    path,
    severity: undefined,
    properties: [],
    nearest: nothingNear,
  };
}

function duplicateMessage(node: JsonNode, path: JsonPath, list: JsonPath, first: JsonPath): string {
  const owner = code(showPath(list));
  const earlier = `${code(showPath(first))} is already ${code(String(node.value))}`;
  const name = path.at(-1);
  if (typeof name !== 'string') return `Duplicate entry in ${owner}: ${earlier}. Remove one of the two.`;
  if (node.type === 'boolean')
    return `Only one entry in ${owner} can have ${code(name)}: ${earlier}. Remove ${code(name)} from one of the two.`;
  return `Duplicate ${code(name)} in ${owner}: ${earlier}. Change or remove one of the two.`;
}
