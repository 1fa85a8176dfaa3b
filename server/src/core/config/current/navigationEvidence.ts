import { nearestNames } from '../../util/nearest.ts';
import { itemsOf, memberOf, propertiesOf, stringOf, type JsonNode } from '../json/jsonTree.ts';
import { divisionLists } from './divisions.ts';

/** Each list that a navigation may have, and the property that identifies its entries. */
const entryNames: ReadonlyMap<string, string> = new Map(Object.entries({ ...divisionLists, groups: 'group' }));
const known = [...entryNames.keys(), 'pages', 'global', 'directory', 'openapi', 'asyncapi', '$ref'];
const references = ['$ref', 'sourceRef'];
/** The properties that an entry may have next to such a list if its name is missing or wrong. */
const besideLists = [...known, 'icon', 'tag', 'hidden', 'expanded', 'root'];

/**
 * Returns what an object called `navigation` is: the current generation's if it has a list with valid entries, or the
 * beginning of one; `open` if nothing contradicts that; another tool's if something does.
 */
export function navigationEvidence(navigation: JsonNode): 'certain' | 'open' | 'other' {
  const present = propertiesOf(navigation).filter(({ valueNode }) => valueNode?.type !== 'null');
  const lists = present.filter(({ name }) => entryNames.has(name) || name === 'pages' || name === 'global');
  if (lists.some(({ name, valueNode }) => valueNode === undefined || isListOf(name, valueNode))) return 'certain';
  const isStrange = present.some(
    ({ name, valueNode }) => valueNode !== undefined && !known.includes(name) && nearestNames(name, known).length === 0,
  );
  return lists.length > 0 || isStrange ? 'other' : 'open';
}

function isListOf(name: string, value: JsonNode): boolean {
  if (value.type === 'object') return name === 'global' ? isGlobal(value) : isReference(value);
  if (value.type !== 'array') return false;
  const items = itemsOf(value);
  return items.length === 0 || items.some((item) => isEntryOf(name, item));
}

/** Whether an item is an entry of a list: it has its name, or is still empty. */
function isEntryOf(list: string, item: JsonNode): boolean {
  if (item.type === 'string') return list === 'pages';
  if (item.type !== 'object') return false;
  const isBegun = propertiesOf(item).every(({ valueNode }) => valueNode === undefined);
  const name = entryNames.get(list) ?? 'group';
  return isBegun || isReference(item) || stringOf(memberOf(item, name)) !== undefined || holdsList(item, name);
}

/** Whether an entry holds a list of the navigation and nothing of another tool, though it doesn't say its name. */
function holdsList(item: JsonNode, entryName: string): boolean {
  const actual = propertiesOf(item).flatMap(({ name, valueNode }) =>
    valueNode === undefined ? [] : [{ name, valueNode }],
  );
  const isOwn = actual.every(({ name }) => name === entryName || besideLists.includes(name));
  const lists = actual.filter(({ name }) => entryNames.has(name) || name === 'pages');
  return isOwn && lists.some(({ name, valueNode }) => itemsOf(valueNode).length > 0 && isListOf(name, valueNode));
}

function isGlobal(value: JsonNode): boolean {
  return propertiesOf(value).every(({ name, valueNode }) => valueNode === undefined || isListOf(name, valueNode));
}

function isReference(value: JsonNode): boolean {
  return references.some((name) => stringOf(memberOf(value, name)) !== undefined);
}
