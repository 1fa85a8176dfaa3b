import type { AnyNode } from 'acorn';
import { partsOfNode } from './freeNames.ts';

/** A node of a script. */
export interface ModuleNode {
  readonly node: AnyNode;
  /** Whether it is in a function, which may be one that waits: else the text couldn’t be read at all. */
  readonly waits: boolean;
}

/**
 * Returns a node and all that it consists of, but for `import.meta.url`, which the platform replaces. Nothing recurses: a
 * chain of members may be as long as a page.
 */
export function moduleNodes(root: AnyNode): readonly ModuleNode[] {
  const visited: ModuleNode[] = [];
  const waiting: ModuleNode[] = [{ node: root, waits: false }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node } = next;
    if (isUrlOfMeta(node)) continue;
    visited.push(next);
    const waits = next.waits || node.type.includes('Function');
    for (const part of partsOfNode(node)) waiting.push({ node: part, waits });
  }
  return visited.sort((a, b) => a.node.start - b.node.start);
}

/** Whether a node is `import.meta`, which a function can’t have. */
export function isImportMeta(node: AnyNode): boolean {
  return node.type === 'MetaProperty' && node.meta.name === 'import';
}

function isUrlOfMeta(node: AnyNode): boolean {
  return (
    node.type === 'MemberExpression' &&
    isImportMeta(node.object) &&
    !node.computed &&
    node.property.type === 'Identifier' &&
    node.property.name === 'url'
  );
}
