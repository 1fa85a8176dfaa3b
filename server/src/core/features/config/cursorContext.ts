import { itemsOf, propertiesOf, type JsonNode, type JsonPath, type JsonProperty } from '../../config/json/jsonTree.ts';

/** The position of a cursor in a tree, and the token there. */
export interface CursorContext {
  readonly role: 'key' | 'value';
  /** The object that gets the key, or the path of the value. */
  readonly path: JsonPath;
  /** The key or plain value at the cursor. */
  readonly token: JsonNode | undefined;
}

/** Returns the context of a cursor; works for the tree of an incomplete text. */
export function cursorContextAt(text: string, root: JsonNode | undefined, offset: number): CursorContext {
  if (root === undefined || !holds(text, root, offset)) return { role: 'value', path: [], token: undefined };
  return contextIn(text, root, [], offset);
}

function contextIn(text: string, node: JsonNode, path: JsonPath, offset: number): CursorContext {
  if (node.type === 'object') return contextInObject(text, node, path, offset);
  if (node.type === 'array') return contextInArray(text, node, path, offset);
  return { role: 'value', path, token: node };
}

function contextInObject(text: string, node: JsonNode, path: JsonPath, offset: number): CursorContext {
  const property = propertiesOf(node).findLast(({ keyNode }) => keyNode.offset <= offset);
  if (property === undefined) return { role: 'key', path, token: undefined };
  const { name, keyNode, valueNode } = property;
  if (holds(text, keyNode, offset)) return { role: 'key', path, token: keyNode };
  const inner = [...path, name];
  if (valueNode !== undefined && holds(text, valueNode, offset)) return contextIn(text, valueNode, inner, offset);
  const isValueNext = followsColon(text, property, offset);
  return isValueNext ? { role: 'value', path: inner, token: undefined } : { role: 'key', path, token: undefined };
}

/** Whether there is only a colon between a key and the cursor. */
function followsColon(text: string, { keyNode, valueNode }: JsonProperty, offset: number): boolean {
  const end = keyNode.offset + keyNode.length;
  if (valueNode !== undefined && valueNode.offset < offset) return false;
  return /^\s*:\s*$/.test(text.slice(end, offset));
}

function contextInArray(text: string, node: JsonNode, path: JsonPath, offset: number): CursorContext {
  const items = itemsOf(node);
  const index = items.findLastIndex((item) => item.offset <= offset);
  const item = items[index];
  if (item !== undefined && holds(text, item, offset)) return contextIn(text, item, [...path, index], offset);
  return { role: 'value', path: [...path, index + 1], token: undefined };
}

/** Whether a cursor is in a node: between its quotes or brackets, or anywhere in a bare word. */
function holds(text: string, node: JsonNode, offset: number): boolean {
  const end = node.offset + node.length;
  if (node.type === 'object' || node.type === 'array') {
    if (offset <= node.offset) return false;
    return offset < end || (!isClosed(text, node) && /^[\s,]*$/.test(text.slice(end, offset)));
  }
  if (text.charAt(node.offset) !== '"') return node.offset <= offset && offset <= end;
  return node.offset < offset && (offset < end || (offset === end && isOpenText(text, node)));
}

/** Whether an object or list ends with its own bracket, not with that of something in it. */
function isClosed(text: string, node: JsonNode): boolean {
  const end = node.offset + node.length;
  const inner = node.children?.at(-1);
  if (node.length < 2 || (inner !== undefined && inner.offset + inner.length === end)) return false;
  return text.charAt(end - 1) === (node.type === 'object' ? '}' : ']');
}

/** Whether a string lacks its closing quote. */
export function isOpenText(text: string, node: JsonNode): boolean {
  const end = node.offset + node.length;
  return node.length < 2 || text.charAt(end - 1) !== '"' || text.charAt(end - 2) === '\\';
}
