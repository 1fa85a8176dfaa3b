import { getNodePath, parseTree, type Node, type ParseError } from 'jsonc-parser';
import type { TextRange } from '../../text/textRange.ts';
import { syntaxProblems, type SyntaxProblem } from './syntaxProblems.ts';

/** A node of the tolerant tree: offset, length, type, value and children. A half-written property may lack its value. */
export type JsonNode = Node;

/** The way from the root to a node: property names and array indexes. */
export type JsonPath = readonly (string | number)[];

/** What was read of a JSON text: always a tree as far as it goes, and where the text breaks. */
export interface JsonTree {
  readonly text: string;
  readonly root: JsonNode | undefined;
  readonly problems: readonly SyntaxProblem[];
}

/** Deeper than any configuration, and far from what the parser's recursion can bear. */
const deepestNesting = 200;

/** Reads a JSON text however broken it is. */
export function parseJson(text: string): JsonTree {
  const deep = offsetOfTooDeepNesting(text);
  if (deep !== undefined) {
    const message = `This is nested more than ${deepestNesting} levels deep, which is further than Docsight reads.`;
    return { text, root: undefined, problems: [{ kind: 'other', message, range: { start: deep, end: deep + 1 } }] };
  }
  // A byte order mark is no part of the JSON; a blank in its place keeps all offsets.
  const plain = text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text;
  const errors: ParseError[] = [];
  const root = parseTree(plain, errors, { disallowComments: true, allowTrailingComma: false });
  return { text, root, problems: syntaxProblems(plain, errors) };
}

function offsetOfTooDeepNesting(text: string): number | undefined {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === 92) at++;
      else if (code === 34 || code === 10) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 91 || code === 123) {
      if (++depth > deepestNesting) return at;
    } else if (code === 93 || code === 125) depth--;
  }
  return undefined;
}

/** The range of a node in its text, quotes included. */
export function rangeOf(node: JsonNode): TextRange {
  return { start: node.offset, end: node.offset + node.length };
}

/** A property of an object: its key, and its value where one stands already. */
export interface JsonProperty {
  readonly name: string;
  readonly keyNode: JsonNode;
  readonly valueNode: JsonNode | undefined;
}

/** The properties of an object in the order of the text, those that stand twice included; none for anything else. */
export function propertiesOf(node: JsonNode | undefined): readonly JsonProperty[] {
  if (node?.type !== 'object') return [];
  return (node.children ?? []).flatMap((property) => {
    const keyNode = property.children?.[0];
    if (keyNode === undefined) return [];
    return [{ name: String(keyNode.value), keyNode, valueNode: property.children?.[1] }];
  });
}

/** The value of a property; of one that stands twice the last counts, as for every JSON reader. */
export function memberOf(node: JsonNode | undefined, name: string): JsonNode | undefined {
  return propertiesOf(node).findLast((property) => property.name === name)?.valueNode;
}

/** The items of an array; none for anything else. */
export function itemsOf(node: JsonNode | undefined): readonly JsonNode[] {
  return node?.type === 'array' ? (node.children ?? []) : [];
}

/** The text of a string node; undefined for anything else. */
export function stringOf(node: JsonNode | undefined): string | undefined {
  return node?.type === 'string' ? String(node.value) : undefined;
}

/** The node at a path; of properties that stand twice the last. */
export function nodeAt(root: JsonNode | undefined, path: JsonPath): JsonNode | undefined {
  let node = root;
  for (const step of path) {
    node = typeof step === 'number' ? itemsOf(node)[step] : memberOf(node, step);
  }
  return node;
}

/** The path of a node. */
export function pathOf(node: JsonNode): JsonPath {
  return getNodePath(node);
}

/** The plain value of a node; a property without a value is left out. */
export function valueOf(node: JsonNode): unknown {
  if (node.type === 'array') return itemsOf(node).map(valueOf);
  if (node.type !== 'object') return node.value as unknown;
  const entries = propertiesOf(node).flatMap(({ name, valueNode }) =>
    valueNode === undefined ? [] : [[name, valueOf(valueNode)] as const],
  );
  return Object.fromEntries(entries);
}
