import type { SyntaxNodeRef, Tree } from '@lezer/common';

/** What is done at each node of a tree: before its children, which are left out if that returns false, and after them. */
interface Visitor {
  enter(node: SyntaxNodeRef): boolean;
  /** Goes on with a node that takes long, before its children; returns whether there is more to do. */
  goOn?(): boolean;
  leave(node: SyntaxNodeRef): void;
}

/** As many nodes are visited in a step: a pause after each would take as long as the visit. */
const nodesInStep = 25;

/** Visits the nodes of a tree as `Tree.iterate` does, in steps: a caller may do something else after each. */
export function* walkTree(tree: Tree, visitor: Visitor): Generator<undefined, void> {
  const cursor = tree.cursor();
  for (let count = 1; ; count++) {
    if (count % nodesInStep === 0) yield;
    let isEntered = visitor.enter(cursor);
    while (visitor.goOn?.() === true) yield;
    if (isEntered && cursor.firstChild()) continue;
    for (;;) {
      if (isEntered) visitor.leave(cursor);
      if (cursor.nextSibling()) break;
      if (!cursor.parent()) return;
      isEntered = true;
    }
  }
}
