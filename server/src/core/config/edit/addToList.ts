import { contentAt, editsInComposed, type ComposedTree } from '../composedTree.ts';
import { itemsOf, nodeAt, type JsonNode, type JsonPath } from '../json/jsonTree.ts';
import type { TextEdit } from '../../text/textRange.ts';
import { detectLayout } from '../../text/lines.ts';
import { addProperty } from './configEdits.ts';
import { insertItems, plainItem } from './insertItems.ts';

/** A new item of a list: the path of a page, or an object of strings and empty lists. */
export type NewItem = string | Readonly<Record<string, string | readonly never[]>>;

/**
 * Adds an item to the list at a path of docs.json, laid out like its neighbours: before the item with the index, or as
 * the last one. A missing list, and what is missing around it, is created.
 */
export function addToList(
  composed: ComposedTree,
  path: JsonPath,
  item: NewItem,
  index = Infinity,
): readonly TextEdit[] {
  const { fragment, path: ownPath } = contentAt(composed, path);
  const { tree } = fragment;
  const list = nodeAt(tree.root, ownPath);
  if (list === undefined) return addList(composed, path, onOneLine(item));
  if (list.type !== 'array') return [];
  const isBroken = typeof item !== 'string' && getsLines(tree.text, list);
  const written = isBroken ? onLines(tree.text, item) : onOneLine(item);
  return editsInComposed(fragment, insertItems(tree, list, [plainItem(written)], { index, splitsEmpty: isBroken }));
}

function addList(composed: ComposedTree, path: JsonPath, item: string): readonly TextEdit[] {
  const missing = path.findIndex((_, depth) => nodeAt(composed.root, path.slice(0, depth + 1)) === undefined);
  const value = path
    .slice(missing + 1)
    .reduceRight<string>((inner, name) => `{ ${JSON.stringify(name)}: ${inner} }`, `[${item}]`);
  return addProperty(composed, path.slice(0, missing), String(path[missing]), value);
}

/** Whether an object gets lines of its own: as the last one of its list has, or by default. */
function getsLines(text: string, list: JsonNode): boolean {
  const object = itemsOf(list).findLast(({ type }) => type === 'object');
  const pattern = object ?? (itemsOf(list).length > 0 ? list : undefined);
  return (pattern === undefined ? text : text.slice(pattern.offset, pattern.offset + pattern.length)).includes('\n');
}

function onOneLine(item: NewItem): string {
  if (typeof item === 'string') return JSON.stringify(item);
  const properties = Object.entries(item).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{ ${properties.join(', ')} }`;
}

function onLines(text: string, item: NewItem): string {
  const { indentUnit, lineEnd } = detectLayout(text);
  return JSON.stringify(item, undefined, indentUnit).replaceAll('\n', lineEnd);
}
