import { Tree } from '@lezer/common';
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

/** Returns elements with marks added where they are in the text: between elements or, at any depth, in one. */
export function withMarks(elements: readonly TreeElement[], marks: readonly TreeElement[]): readonly TreeElement[] {
  if (marks.length === 0) return elements;
  const all = [...elements];
  let at = 0;
  for (const mark of marks) {
    while ((all[at]?.to ?? Infinity) < mark.to) at++;
    const next = all[at];
    if (next !== undefined && next.from < mark.from) {
      all[at] = element(next.name, next.from, next.to, withMarks(next.children, [mark]));
    } else all.splice(at++, 0, mark);
  }
  return all;
}
