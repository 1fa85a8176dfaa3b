import { Tree } from '@lezer/common';
import { partitionPoint } from '../../util/collections.ts';
import { nodeSet, nodeType, type NodeName } from './nodeTypes.ts';

// Adapted from @lezer/markdown 1.8.1 by Marijn Haverbeke and others; its licence is LICENSE.lezer-markdown.txt.

/** A node while its block is being read, with offsets of the page; a tree has lengths and relative offsets instead. */
export class TreeElement {
  readonly name: NodeName;
  readonly from: number;
  readonly to: number;
  readonly children: readonly TreeElement[];

  constructor(name: NodeName, from: number, to: number, children: readonly TreeElement[]) {
    this.name = name;
    this.from = from;
    this.to = to;
    this.children = children;
  }
}

const none: readonly TreeElement[] = [];

export function element(name: NodeName, from: number, to: number, children = none): TreeElement {
  return new TreeElement(name, from, to, children);
}

/**
 * Returns an element with everything in it as a tree, whose offsets are relative. It is balanced, since the way to a node
 * in a paragraph with thousands of them would take as many steps.
 */
export function treeOf({ name, from, to, children }: TreeElement): Tree {
  const buffer: number[] = [];
  for (const child of children) write(child, from, buffer);
  return Tree.build({ buffer, nodeSet, topID: nodeType(name).id, length: to - from }).balance();
}

/** Appends four numbers for each node, the children's first: type, start, end, and how many numbers the node has. */
function write({ name, from, to, children }: TreeElement, start: number, buffer: number[]): void {
  const first = buffer.length;
  for (const child of children) write(child, start, buffer);
  buffer.push(nodeType(name).id, from - start, to - start, buffer.length - first + 4);
}

/** Returns the elements of a list in order that are in a range; of thousands, a few are compared. */
export function within(elements: readonly TreeElement[], start: number, end: number): readonly TreeElement[] {
  const first = partitionPoint(elements, ({ from }) => from >= start);
  return elements.slice(
    first,
    partitionPoint(elements, ({ to }) => to > end),
  );
}

/**
 * Returns elements with marks added where they are in the text: between elements or, at any depth, in one. Both are in
 * order.
 */
export function withMarks(elements: readonly TreeElement[], marks: readonly TreeElement[]): readonly TreeElement[] {
  if (marks.length === 0) return elements;
  const all: TreeElement[] = [];
  let next = 0;
  for (const one of elements) {
    const inside: TreeElement[] = [];
    for (let mark; (mark = marks[next]) !== undefined && mark.to <= one.to; next++)
      (one.from < mark.from ? inside : all).push(mark);
    all.push(inside.length === 0 ? one : element(one.name, one.from, one.to, withMarks(one.children, inside)));
  }
  for (const mark of marks.slice(next)) all.push(mark);
  return all;
}
