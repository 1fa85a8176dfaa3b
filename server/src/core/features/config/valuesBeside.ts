import { divisionLists } from '../../config/current/divisions.ts';
import { itemsOf, memberOf, nodeAt, type JsonNode, type JsonPath } from '../../config/json/jsonTree.ts';

/** Returns the values, as JSON, of the other entries of a list: a string or a language is listed once. */
export function valuesBeside(root: JsonNode | undefined, { path }: { readonly path: JsonPath }): ReadonlySet<string> {
  const name = path.at(-1);
  if (typeof name === 'number') return textsBeside(nodeAt(root, path.slice(0, -1)), name, (item) => item);
  const [list, index] = path.slice(-3, -1);
  const isDivision = typeof index === 'number' && Object.entries(divisionLists).some((pair) => same(pair, list, name));
  if (!isDivision || name === undefined) return new Set();
  return textsBeside(nodeAt(root, path.slice(0, -2)), index, (item) => memberOf(item, name));
}

function same([list, division]: readonly [string, string], ofList: unknown, name: unknown): boolean {
  return list === ofList && division === name;
}

function textsBeside(
  list: JsonNode | undefined,
  index: number,
  textIn: (item: JsonNode) => JsonNode | undefined,
): ReadonlySet<string> {
  const others = itemsOf(list).filter((_, at) => at !== index);
  const values = others.map((item) => textIn(item)?.value).filter((value) => value !== undefined);
  return new Set(values.map((value) => JSON.stringify(value)));
}
