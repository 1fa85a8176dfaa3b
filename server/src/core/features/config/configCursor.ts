import { fragmentAt, rangeInComposed, type ComposedTree, type ConfigFragment } from '../../config/composedTree.ts';
import {
  itemsOf,
  propertiesOf,
  type JsonNode,
  type JsonPath,
  type JsonTree,
  type JsonProperty,
} from '../../config/json/jsonTree.ts';
import type { TextRange } from '../../text/textRange.ts';

/** What a cursor in a JSON text is about to write. */
interface TextCursor {
  readonly role: 'key' | 'value';
  /** The object that gets the key, or the path of the value. */
  readonly path: JsonPath;
  /** The key at the cursor, however short. */
  readonly currentKey: string | undefined;
  /** The token that accepting a completion replaces, quotes included; empty if there is none yet. */
  readonly replace: TextRange;
  readonly inQuotes: boolean;
  /** The typed start of the token, without its quote. */
  readonly typed: string;
  /** Whether a colon follows, so that a key needs none. */
  readonly colonFollows: boolean;
  /** Where a comma is missing before the token. */
  readonly missingCommaAt: number | undefined;
  readonly needsCommaAfter: boolean;
}

/**
 * What a cursor in docs.json, or in an included file, is about to write; paths and offsets are those of the composed
 * config.
 */
export interface ConfigCursor extends TextCursor {
  /** The file with the cursor. */
  readonly fragment: ConfigFragment;
  /** The path within that file. */
  readonly pathInFragment: JsonPath;
}

export function configCursorAt(composed: ComposedTree, offset: number): ConfigCursor | undefined {
  const fragment = fragmentAt(composed, offset);
  const cursor = cursorAt(fragment.tree, offset - fragment.start);
  if (cursor === undefined) return undefined;
  const { path, replace, missingCommaAt } = cursor;
  return {
    ...cursor,
    fragment,
    path: [...fragment.path, ...path],
    pathInFragment: path,
    replace: rangeInComposed(fragment, replace),
    missingCommaAt: missingCommaAt === undefined ? undefined : missingCommaAt + fragment.start,
  };
}

/** Returns the cursor, also where the JSON around it is incomplete; undefined where nothing can be written. */
function cursorAt({ text, root, problems }: JsonTree, offset: number): TextCursor | undefined {
  const isInComment = problems.some(
    ({ kind, range }) => kind === 'comment' && range.start < offset && offset <= range.end,
  );
  if (isInComment) return undefined;
  const { role, path, token } = cursorContextAt(text, root, offset);
  const inQuotes = token !== undefined && text.charAt(token.offset) === '"';
  const replace = token === undefined ? { start: offset, end: offset } : rangeOfToken(text, token, offset);
  const before = lastSignificant(text, replace.start);
  const continues = before === undefined || '[{,:'.includes(text.charAt(before));
  // Directly after a value nothing can begin.
  if (!continues && token === undefined && before === offset - 1) return undefined;
  const next = text.slice(replace.end).trimStart().charAt(0);
  return {
    role,
    path,
    currentKey: role === 'key' && token !== undefined ? String(token.value) : undefined,
    replace,
    inQuotes,
    typed: text.slice(replace.start + (inQuotes ? 1 : 0), offset),
    colonFollows: next === ':',
    missingCommaAt: continues ? undefined : before + 1,
    needsCommaAfter: !['', ',', '}', ']', ':'].includes(next),
  };
}

/** A string without a closing quote was cut at punctuation; the rest of the word after the cursor belongs to it. */
function rangeOfToken(text: string, token: JsonNode, offset: number): TextRange {
  const range = { start: token.offset, end: token.offset + token.length };
  if (text.charAt(token.offset) !== '"' || !isOpenText(text, token)) return range;
  return { start: range.start, end: Math.max(offset, range.end) };
}

function lastSignificant(text: string, offset: number): number | undefined {
  for (let at = offset - 1; at >= 0; at--) if (!' \t\r\n\uFEFF'.includes(text.charAt(at))) return at;
  return undefined;
}

/** The position of a cursor in a tree, and the token there. */
interface CursorContext {
  readonly role: 'key' | 'value';
  /** The object that gets the key, or the path of the value. */
  readonly path: JsonPath;
  /** The key or plain value at the cursor. */
  readonly token: JsonNode | undefined;
}

/** Returns the context of a cursor; works for the tree of an incomplete text. */
function cursorContextAt(text: string, root: JsonNode | undefined, offset: number): CursorContext {
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
function isOpenText(text: string, node: JsonNode): boolean {
  const end = node.offset + node.length;
  return node.length < 2 || text.charAt(end - 1) !== '"' || text.charAt(end - 2) === '\\';
}
