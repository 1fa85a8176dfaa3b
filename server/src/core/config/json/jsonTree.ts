import type { TextRange } from '../../text/textRange.ts';
import { lazyForEach } from '../../util/lazy.ts';
import type { JsonNode } from './jsonNode.ts';
import { finished } from '../../util/finished.ts';
import { readingJson } from './readJson.ts';
import type { SyntaxProblem } from './syntaxProblem.ts';

export type { JsonNode } from './jsonNode.ts';

/** The path from the root to a node: property names and array indexes. */
export type JsonPath = readonly (string | number)[];

/** A parsed JSON text: always a tree as far as it goes, and the syntax errors. */
export interface JsonTree {
  readonly text: string;
  readonly root: JsonNode | undefined;
  readonly problems: readonly SyntaxProblem[];
}

/** Reads a JSON text however broken it is. */
export function parseJson(text: string): JsonTree {
  return finished(parsingJson(text));
}

/** As {@link parseJson}, in steps: a caller may do something else after each. */
export function* parsingJson(text: string): Generator<undefined, JsonTree> {
  return { text, ...(yield* readingJson(text)) };
}

/** Returns the range of a node in its text, quotes included. */
export function rangeOf(node: JsonNode): TextRange {
  return { start: node.offset, end: node.offset + node.length };
}

export function endOf({ offset, length }: JsonNode): number {
  return offset + length;
}

/** A property of an object: its key, and its value if there already. */
export interface JsonProperty {
  readonly name: string;
  readonly keyNode: JsonNode;
  readonly valueNode: JsonNode | undefined;
}

/** Returns the properties of an object in the order of the text, duplicates included; none for anything else. */
export function propertiesOf(node: JsonNode | undefined): readonly JsonProperty[] {
  if (node?.type !== 'object') return [];
  const properties: JsonProperty[] = [];
  for (const { children } of node.children ?? []) {
    const keyNode = children?.[0];
    if (keyNode !== undefined) properties.push({ name: String(keyNode.value), keyNode, valueNode: children?.[1] });
  }
  return properties;
}

/** Returns the value of a property; of duplicates the last, as every JSON reader does. */
export function memberOf(node: JsonNode | undefined, name: string): JsonNode | undefined {
  return propertyOf(node, name)?.children?.[1];
}

/** Returns the node of a property; of duplicates the last. */
function propertyOf(node: JsonNode | undefined, name: string): JsonNode | undefined {
  if (node?.type !== 'object' || node.children === undefined) return undefined;
  if (node.children.length > mostSearched) return propertiesByName(node.children).get(name);
  for (let at = node.children.length - 1; at >= 0; at--) {
    if (node.children[at]?.children?.[0]?.value === name) return node.children[at];
  }
  return undefined;
}

/** Returns a property of an object; of duplicates the last. */
export function propertyNamed(node: JsonNode | undefined, name: string): JsonProperty | undefined {
  const [keyNode, valueNode] = propertyOf(node, name)?.children ?? [];
  return keyNode && { name, keyNode, valueNode };
}

/** Larger objects are indexed: each of thousands of findings may be about a property of one. */
const mostSearched = 100;

const propertiesByName = lazyForEach(
  (properties: readonly JsonNode[]): ReadonlyMap<string, JsonNode> =>
    new Map(properties.map((property) => [String(property.children?.[0]?.value), property])),
);

/** Returns the items of an array; none for anything else. */
export function itemsOf(node: JsonNode | undefined): readonly JsonNode[] {
  return node?.type === 'array' ? (node.children ?? []) : [];
}

/** Returns the value of a string node; undefined for anything else. */
export function stringOf(node: JsonNode | undefined): string | undefined {
  return node?.type === 'string' ? String(node.value) : undefined;
}

/** Returns the node at a path; of duplicate properties the last. */
export function nodeAt(root: JsonNode | undefined, path: JsonPath): JsonNode | undefined {
  let node = root;
  for (const step of path) {
    node = typeof step === 'number' ? itemsOf(node)[step] : memberOf(node, step);
  }
  return node;
}

export function pathOf(node: JsonNode): JsonPath {
  const { parent } = node;
  if (parent === undefined) return [];
  const around = pathOf(parent);
  if (parent.type === 'property') return [...around, String(parent.children?.[0]?.value)];
  return parent.type === 'array' ? [...around, parent.children?.indexOf(node) ?? 0] : around;
}

/** Returns the plain value of a node; properties without a value are omitted. */
export function valueOf(node: JsonNode): unknown {
  if (node.type === 'array') return itemsOf(node).map(valueOf);
  if (node.type !== 'object') return node.value;
  const entries: (readonly [string, unknown])[] = [];
  for (const { name, valueNode } of propertiesOf(node)) {
    if (valueNode !== undefined) entries.push([name, valueOf(valueNode)]);
  }
  return Object.fromEntries(entries);
}

/**
 * Returns the path of a JSON pointer; numbers stay strings where the parent may be an object, so callers resolve the
 * steps.
 */
export function stepsOfPointer(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'));
}

/** Formats a path for people: `navigation[0].pages[2]`; empty for the root. */
export function showPath(path: JsonPath): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      const plain = /^[\w$-]+$/.test(step);
      return plain ? `${index === 0 ? '' : '.'}${step}` : `["${step}"]`;
    })
    .join('');
}
